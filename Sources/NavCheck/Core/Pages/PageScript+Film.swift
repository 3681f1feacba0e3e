extension PageScript {
  /// A finding: the strip of phones, the step before and after, the lanes, the lines and the commands.
  static let film = #"""
    /** The mark of a frame: a violation, the point from which the failure is certain, or the repetition of a run. */
    function marksOf(property, index) {
      const last = property.trace.length;
      if (index === last && !property.lasso) return {kind: 'breaks', text: '✗ breaks here', tone: 'bad'};
      if (property.lasso) {
        const {waitsAfter, repeatsAfter} = property.lasso;
        if (index === last) {
          const text = repeatsAfter === last ? '✗ the run stops here' : '✗ repeats from step ' + (repeatsAfter + 1) + ', for ever';
          return {kind: 'breaks', text, tone: 'bad'};
        }
        if (index === waitsAfter) return {kind: 'certain', text: '⚠ from here on, the expected condition never becomes true', tone: 'warn'};
        return {kind: ''};
      }
      const point = property.pointOfNoReturn;
      if (point !== undefined && index === point) {
        return {kind: 'certain', text: '⚠ point of no return: from here on, the app cannot settle without the failure', tone: 'warn'};
      }
      if (point !== undefined && index > point) return {kind: 'certain', text: ''};
      return {kind: ''};
    }

    function eventOf(property, index) {
      return index === 0 ? {actor: 'launch', event: 'launch', changes: property.launch || []} : property.trace[index - 1];
    }

    /** The strip of phones, and the stage below it, which shows the chosen step. */
    function film(group, check, looks) {
      const property = group[0];
      const last = property.pictures.length - 1;
      const frames = property.pictures.map((picture, index) => {
        const step = eventOf(property, index);
        const marks = marksOf(property, index);
        const button = el('button', {type: 'button', 'aria-pressed': 'false', on: () => choose(index, true)},
          el('span', {class: 'count'}, el('b', {text: String(index)}), actorTag(step.actor)),
          el('span', {class: 'what', text: index === 0 ? 'The app has launched' : brief(step.event, 140)}));
        const isWide = JSON.stringify(picture.layers).includes('"isExpanded":true');
        return el('li', {class: 'frame ' + marks.kind + (isWide ? ' wide' : '')}, button,
          marks.text ? el('p', {class: 'mark ' + marks.tone, text: marks.text}) : el('span'), phone(picture, looks, property.pictures[index - 1]),
          post(picture, looks) || el('span'));
      });
      const stage = el('div', {class: 'stage'});
      let shown = last;
      function choose(index, isTold) {
        shown = index;
        frames.forEach((frame, position) => {
          frame.classList.toggle('shown', position === index);
          frame.querySelector('button').setAttribute('aria-pressed', String(position === index));
        });
        draw();
        if (isTold) {
          const marks = marksOf(property, index);
          say('Step ' + index + ' of ' + last + ': ' + eventOf(property, index).event + '. ' + (marks.text || '') + ' '
            + sentence(property.pictures[index]));
        }
      }
      const back = el('button', {type: 'button', on: () => { if (shown > 0) choose(shown - 1, true); }}, '← Previous step');
      const forth = el('button', {type: 'button', on: () => { if (shown < last) choose(shown + 1, true); }}, 'Next step →');
      const place = el('span', {class: 'tag'});
      const sides = el('div', {class: 'sides'});
      stage.append(el('div', {class: 'bar'}, back, place, forth), sides);
      function side(title, index) {
        const picture = property.pictures[index];
        return el('figure', {class: 'big'}, el('figcaption', {text: title}), phone(picture, looks, property.pictures[index - 1]), post(picture, looks),
          facts(picture, index > 0 ? property.pictures[index - 1] : null, looks));
      }
      function draw() {
        back.disabled = shown === 0;
        forth.disabled = shown === last;
        place.textContent = 'Step ' + shown + ' of ' + last;
        const step = eventOf(property, shown);
        const marks = marksOf(property, shown);
        const between = el('div', {class: 'between'}, actorTag(step.actor),
          el('p', {class: 'what', text: brief(step.event, 300)}), el('span', {class: 'arrow', 'aria-hidden': 'true', text: '→'}),
          marks.text && el('span', {class: 'tag ' + marks.tone, text: marks.text}),
          el('ul', {}, step.changes.map((change) => el('li', {text: brief(change, 400)}))));
        sides.replaceChildren(...(shown === 0 ? [el('span'), between, side('At launch', 0)]
          : [side('Before', shown - 1), between, side('After', shown)]));
      }
      choose(last, false);
      return [el('h3', {}, 'The film', el('span', {class: 'soft', text: lengths(property)})),
        el('ol', {class: 'strip'}, frames), ending(property),
        el('h3', {}, 'Before and after', el('span', {class: 'soft', text: 'choose any frame above'})), stage];
    }

    function lengths(property) {
      return count(property.inputs, 'input') + ', ' + count(property.trace.length, 'step');
    }

    function ending(property) {
      if (!property.trap) return null;
      const {events, isPartial} = property.trap;
      const among = isPartial ? ', in which events change something, among them: ' : ', in which only these events change anything: ';
      return el('p', {class: 'foot', text: 'After the last step, the goal is out of reach: '
        + (isPartial ? 'more than ' : '') + count(property.trap.worlds, 'world')
        + (events.length ? among + brief(events.join(', '), 900) : ', in which no event changes anything') + '.'});
    }

    /** The two continuations that a finding compares, side by side, and the difference at their ends. */
    function comparisons(group, check, looks) {
      return group.filter((property) => property.comparison).flatMap((property) => [
        check.kind === 'conformance' ? el('h3', {}, 'The screens that the spec allows, and those of the code')
          : el('h3', {}, 'Two continuations that should have the same result', el('span', {class: 'soft', text: 'both begin at the last frame'})),
        (property.alternatives || []).length > 0 && el('div', {class: 'others'}, property.alternatives.map((picture, index) =>
          el('figure', {class: 'big'}, el('figcaption', {text: index === 0 ? 'The spec allows' : 'or' }), phone(picture, looks), post(picture, looks),
            facts(picture, null, looks))),
          property.pictures && el('figure', {class: 'big'}, el('figcaption', {text: '✗ The code shows'}),
            phone(property.pictures[property.pictures.length - 1], looks), facts(property.pictures[property.pictures.length - 1], null, looks))),
        el('div', {class: 'ways'}, property.comparison.ways.map((way) => el('div', {class: 'one-way'},
          el('h4', {text: brief(way.name, 120)}), el('ol', {}, (way.steps.length ? way.steps : ['nothing happens']).map((step, index) =>
            el('li', {text: (check.kind === 'conformance' ? (index > 0 ? 'or ' : '') : way.steps.length ? index + 1 + '  ' : '') + brief(step, 600)})))))),
        el('p', {class: 'differs', text: '✗ ' + brief(property.comparison.difference, 600)})]);
    }

    /** The facts that the film cannot show, since they are unknown. */
    function gaps(group) {
      const told = [...new Set(group.flatMap((property) => property.unknown || []))];
      return told.length ? [el('h3', {text: 'Not known in this film'}), el('ul', {class: 'gaps'}, told.map((text) => el('li', {text: brief(text, 600)})))] : [];
    }

    /** The lines of the spec that a finding concerns: the line of the property, and the lines of handlers that ran. */
    function source(group) {
      const rows = new Map();
      const add = (place, why) => {
        if (!place || !place.path || !place.line) return;
        const key = place.path + ':' + place.line;
        const row = rows.get(key) || {key, text: place.text, why: []};
        if (!row.why.includes(why)) row.why.push(why);
        rows.set(key, row);
      };
      for (const property of group) add(property, property.isBuiltIn ? 'the last step' : property.name);
      group[0].trace.forEach((step, index) => {
        add(step.place, 'runs in step ' + (index + 1));
        (step.choices || []).forEach((place) => add(place, 'chooses in step ' + (index + 1)));
      });
      const code = group[0].code || [];
      if (!rows.size && !code.length) return [];
      return [el('h3', {}, 'In the spec'), el('ul', {class: 'source'}, [...rows.values()].map((row) =>
        el('li', {}, el('span', {class: 'at', text: brief(row.key, 300)}), el('span', {},
          row.text !== undefined && el('code', {text: brief(row.text, 400)}),
          el('span', {class: 'soft small', text: (row.text === undefined ? '' : '  ') + brief(row.why.join(', '), 600)})))),
        code.length > 0 && el('li', {}, el('span', {class: 'at', text: 'the app’s code'}), el('code', {text: brief(code.join(', '), 600)})))];
    }

    /** The next actions: a command that shows the finding again, and a line that allows it. */
    function next(group, check) {
      const parts = [];
      const again = group.map((property) => property.again).filter((line) => line !== undefined);
      if (again.length) parts.push(el('h4', {text: 'To see the finding again'}), ...again.slice(0, 8).map((line) => command('command', line)));
      const allow = group.map((property) => property.allow).filter((line) => line !== undefined);
      if (allow.length) {
        parts.push(el('h4', {text: check.kind === 'app' ? 'If the behaviour is intended: add this element to the argument `allowing` of `explore`, with the reason'
          : 'If the behaviour is intended: add this line to the spec, with the reason'}),
          ...allow.map((line) => command('line', line)));
      }
      return parts.length ? [el('h3', {}, 'What to do'), el('div', {class: 'next'}, parts)] : null;
    }
    """#
}
