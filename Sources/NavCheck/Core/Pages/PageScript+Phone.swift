extension PageScript {
  /// The phone for a picture of a world, and the lists beside it.
  static let phone = #"""
    /** The arrow and the label of each kind of movement. */
    const movements = {
      entering: '← entering', back: '→ comes back', running: 'leaving →', gesture: 'dragged →', cancelling: '↩ going back',
      presenting: '↑ coming', dismissing: '↓ leaving', layerGesture: '↓ dragged', layerCancelling: '↺ going back',
    };

    /** A world as a phone; its label for screen readers is one sentence. */
    function phone(picture, looks, before) {
      const known = new Set(before ? goneFrom(before) : []);
      const columns = JSON.stringify(picture.layers).includes('"isExpanded":true');
      const top = picture.layers.length - 1;
      return el('div', {
        class: 'phone' + (columns ? ' wide' : '') + (picture.isInBackground ? ' away' : ''),
        role: 'img', 'aria-label': brief(sentence(picture), 900),
      }, el('span', {class: 'island'}),
      picture.isInBackground && el('span', {class: 'move', text: 'in the background'}),
      picture.layers.map((layer, index) => drawLayer({...picture, known}, layer, index < top, looks)));
    }

    /** The names of the screens that leave in a picture; a screen that comes back is not marked as new. */
    function goneFrom(picture) {
      const names = [];
      const visit = (stack) => {
        for (const screen of stack.leaving || []) names.push(screen.name);
        for (const screen of stack.screens) if (screen.tabs) screen.tabs.stacks.forEach(visit);
      };
      picture.layers.forEach((layer) => visit(layer.stack));
      return names;
    }

    function drawLayer(picture, layer, isUnder, looks) {
      const words = layer.phase && movements[
        {gesture: 'layerGesture', cancelling: 'layerCancelling'}[layer.phase] || layer.phase];
      const grip = layer.style && el('div', {class: 'grip'}, el('span', {class: 'kind', text: layer.style}),
        words && el('span', {class: 'move', text: words}));
      return el('div', {
        class: 'layer ' + (layer.style || 'root') + (isUnder ? ' under' : '') + (layer.phase ? ' moving' : ''),
      }, grip, drawStack({...picture, isComing: layer.phase === 'presenting'}, layer.stack, isUnder, looks));
    }

    function drawStack(picture, stack, isUnder, looks) {
      const box = el('div', {class: 'stack'});
      const screens = stack.screens;
      const below = screens.slice(0, -1);
      const shown = below.length > 4 ? [...below.slice(0, 1), null, ...below.slice(-2)] : below;
      shown.forEach((screen, index) => {
        const attributes = look(looks, screen ? ownerName(picture, screen.owner) : '');
        box.append(el('div', {class: 'below', '--n': String(Math.min(shown.length - index, 4)), ...attributes},
          screen && el('span', {class: 'mono2', 'aria-hidden': 'true', text: letters(looks, ownerName(picture, screen.owner))}),
          screen ? el('span', {class: 'title', text: brief(screen.name, 40)})
            : el('span', {text: count(below.length - 3, 'more screen')})));
      });
      const top = screens[screens.length - 1];
      const isBack = top && top.isEntering && (stack.leaving || []).length > 0;
      if (top) {
        const words = top.isEntering && !isBack && !picture.isComing ? movements.entering : '';
        box.append(drawScreen(picture, top, below.length > 0, words, isUnder || Boolean(stack.leaving), looks, top.isNew));
      } else {
        const owned = stack.owner === undefined ? '' : ' of ' + ownerName(picture, stack.owner);
        box.append(el('div', {class: 'blank', text: 'an empty stack' + brief(owned, 90)}));
      }
      const under = box.lastElementChild;
      for (const screen of stack.leaving || []) {
        under.append(el('div', {class: 'ghost'},
          drawScreen(picture, screen, false, movements[stack.phase] || movements.running, true, looks, false)));
      }
      return box;
    }

    function drawScreen(picture, screen, hasBack, words, isShort, looks, isNew) {
      const coordinator = screen.owner === undefined ? undefined : picture.coordinators[screen.owner];
      const state = coordinator ? coordinator.state : 'unowned';
      const name = coordinator ? coordinator.name : 'unowned';
      const body = el('div', {class: 'body'}, words && el('span', {class: 'move', text: words}),
        owner(looks, name, coordinator ? coordinator.state : 'without owner'));
      if (isNew && !screen.tabs && !picture.known.has(screen.name)) body.append(el('span', {class: 'new', text: 'new'}));
      if (!isShort && !screen.tabs) body.append(el('span', {class: 'bones'}, el('i'), el('i'), el('i')));
      const card = el('div', {class: 'screen ' + state, ...look(looks, name)},
        el('div', {class: 'nav'}, hasBack && el('span', {class: 'back', text: '‹'}),
          el('span', {class: 'title', text: brief(screen.name, 60)})), body);
      if (screen.tabs) drawTabs(picture, screen.tabs, card, looks);
      return card;
    }

    function drawTabs(picture, tabs, card, looks) {
      if (tabs.isExpanded) {
        card.append(el('div', {class: 'columns'}, tabs.stacks.map((stack) => drawStack(picture, stack, false, looks))));
        return;
      }
      const turn = tabs.leaving === undefined ? '' : movements[tabs.phase] || movements.running;
      card.append(el('div', {class: 'inside'},
        turn && el('span', {class: 'move', text: brief(tabs.names[tabs.leaving] || 'page', 60) + ' ' + turn}),
        drawStack(picture, tabs.stacks[tabs.selected], false, looks)));
      card.append(el('div', {class: 'tabbar'}, tabs.stacks.map((stack, index) =>
        el('span', {class: 'tab' + (index === tabs.selected ? ' on' : '')},
          (index === tabs.selected ? '● ' : '') + brief(tabs.names[index] || String(index + 1), 30),
          stack.screens.length > 1 && el('span', {class: 'deep', text: ' ·' + stack.screens.length})))));
    }

    function ownerName(picture, index) {
      return index === undefined ? 'unowned' : picture.coordinators[index].name;
    }

    /** The content of a picture as a sentence for screen readers. */
    function sentence(picture) {
      const parts = picture.layers.map((layer) => (layer.style ? layer.style + ': ' : '') + told(picture, layer.stack)
        + (layer.phase ? ', ' + layer.phase : ''));
      if (picture.isInBackground) parts.push('in the background');
      return parts.join('; ');
    }

    function told(picture, stack) {
      const one = (screen) => {
        const coordinator = screen.owner === undefined ? undefined : picture.coordinators[screen.owner];
        const state = coordinator && coordinator.state !== 'alive' ? coordinator.state + ' ' : '';
        const inside = screen.tabs
          ? ' (' + screen.tabs.stacks.map((stack, index) => (index === screen.tabs.selected ? 'selected: ' : '')
            + told(picture, stack)).join(' | ') + ')' : '';
        return screen.name + inside + ' of ' + state + (coordinator ? coordinator.name : 'unowned')
          + (screen.isEntering ? ', entering' : '');
      };
      const leaving = (stack.leaving || []).map((screen) => one(screen) + ', '
        + (movements[stack.phase] || 'leaving').replace(/[^a-z ]/g, '').trim());
      return [...stack.screens.map(one), ...leaving].join(' then ') || 'an empty stack';
    }

    /** The waiting messages and running effects below a phone. */
    function post(picture, looks) {
      const letters = [
        ...picture.mail.map((letter) => ['✉', letter]), ...picture.effects.map((letter) => ['⇄', letter]),
      ];
      if (!letters.length && !picture.beliefs.length && picture.end === undefined) return null;
      return el('ul', {class: 'post'},
        letters.map(([sign, letter]) => el('li', {class: 'letter'},
          el('span', {class: 'icon', 'aria-hidden': 'true', text: sign}),
          el('span', {}, el('span', {class: 'unseen', text: letter.kind === 'effect' ? 'running: ' : 'waiting: '}),
            brief(letter.text, 160), letter.to && !letter.text.endsWith(letter.to) ? ' → ' + brief(letter.to, 60) : ''))),
        picture.beliefs.map((belief) => el('li', {class: 'letter'},
          el('span', {class: 'icon', 'aria-hidden': 'true', text: '≠'}), el('span', {text: brief(belief, 200)}))),
        picture.end !== undefined && el('li', {class: 'letter'},
          el('span', {class: 'icon', 'aria-hidden': 'true', text: '✗'}),
          el('span', {text: brief('the app ends: ' + picture.end, 300)})));
    }

    /** The coordinators and variables, with the changes since another picture. */
    function facts(picture, before, looks) {
      const old = new Map((before ? before.variables : []).map((variable) => [variable.name, variable.value]));
      const depth = (index) => {
        let steps = 0;
        for (let next = picture.coordinators[index]; next && next.parent !== undefined && steps < 12; steps += 1) {
          next = picture.coordinators[next.parent];
        }
        return steps;
      };
      return el('dl', {class: 'facts'},
        el('dt', {text: 'Coordinators'}),
        el('dd', {}, el('ul', {}, picture.coordinators.map((coordinator, index) =>
          el('li', {class: 'child', '--d': String(depth(index))},
            owner(looks, coordinator.name, coordinator.state, coordinator.branch))))),
        picture.variables.length > 0 && [
          el('dt', {text: 'Variables'}),
          el('dd', {}, el('ul', {}, picture.variables.map((variable) => {
            const was = old.get(variable.name);
            const changed = was !== undefined && was !== variable.value;
            return el('li', {class: 'code' + (changed ? ' changed' : '')},
              brief(variable.name + ' = ' + variable.value, 300), changed && el('span', {text: brief(' (was ' + was + ')', 200)}));
          })))],
        el('dt', {text: 'In progress'}),
        el('dd', {}, picture.isAtRest ? 'nothing: the app has settled' : picture.end !== undefined ? 'nothing: the app has ended'
          : 'transitions, messages or effects'));
    }
    """#
}
