extension PageScript {
  /// The worlds of an atlas, and the texts about them.
  static let explorer = #"""
    const looks = cast(data.coordinators);
    const none = -1;
    for (const property of data.properties) {
      property.isBroken = new Set(property.broken);
      property.isCertain = new Set(property.certain);
      property.isBreaking = new Set();
      for (let index = 0; index < property.breaking.length; index += 2) {
        property.isBreaking.add(property.breaking[index] + ' ' + property.breaking[index + 1]);
      }
    }

    /** Assembles the picture of a world from the tables of its parts. */
    function pictureOf(world) {
      const parts = data.worlds;
      const row = parts.pictures[world];
      const list = (column, table) => parts.lists[row[column]].map((index) => parts[table][index]);
      return {
        layers: list(0, 'layers').map((layer) => ({...layer, stack: stackAt(layer.stack)})),
        coordinators: list(1, 'coordinators'), mail: list(2, 'letters'), effects: list(3, 'letters'),
        beliefs: list(4, 'beliefs'), variables: list(5, 'variables'), end: row[6] === none ? undefined : parts.ends[row[6]],
        isAtRest: (row[7] & 1) !== 0, isInBackground: (row[7] & 2) !== 0,
      };
    }

    function stackAt(index) {
      const stack = data.worlds.stacks[index];
      return {...stack, screens: stack.screens.map(screenAt), leaving: stack.leaving && stack.leaving.map(screenAt)};
    }

    function screenAt(index) {
      const screen = data.worlds.screens[index];
      if (screen.tabs === undefined) return screen;
      const tabs = data.worlds.tabs[screen.tabs];
      return {...screen, tabs: {...tabs, ...data.worlds.bars[tabs.bar], stacks: tabs.stacks.map(stackAt)}};
    }

    /** The steps from a world. */
    function stepsOf(world) {
      const row = data.steps[world];
      const steps = [];
      for (let index = 0; index < row.length; index += 2) {
        steps.push({index: index / 2, event: data.events[row[index]], target: row[index + 1]});
      }
      return steps;
    }

    /** The worlds and steps of a trace, which is a launch and a step index for each world; null if there is no such trace. */
    function follow(way) {
      if (!way.length || !(way[0] >= 0 && way[0] < data.launches)) return null;
      const worlds = [way[0]];
      const taken = [];
      for (const index of way.slice(1)) {
        const step = stepsOf(worlds[worlds.length - 1])[index];
        if (!step || step.target === none) return null;
        taken.push(step);
        worlds.push(step.target);
      }
      return {worlds, taken};
    }

    function distanceOf(property, world) {
      const length = property.distances ? property.distances[world] : none;
      return length === none ? null : {inputs: Math.floor(length / 10000), steps: length % 10000, length};
    }

    function far(length) {
      return length.inputs === 0 ? count(length.steps, 'step') + ' without input'
        : count(length.inputs, 'input') + ', ' + count(length.steps, 'step');
    }

    /** The target of a distance: the failure, or the beginning of a wait that may never end. */
    function aim(property) { return (property.isAboutRuns ? 'an endless wait for ' : '') + brief(property.name, 120); }

    /** Tags for a step: the properties that it violates, failures that are certain after it, and the nearest failure. */
    function consequences(world, step) {
      if (step.target === none) return [el('span', {class: 'tag', text: 'leads to a world that this page does not contain'})];
      const tags = [];
      let nearest = null;
      for (const property of followed()) {
        if (property.isBreaking.has(world + ' ' + step.index)
          || (property.isBroken.has(step.target) && !property.isBroken.has(world))) {
          tags.push(property.isAboutRuns ? el('span', {class: 'tag warn', text: '⚠ from then on ' + brief(property.name, 120) + ' may never become true'})
            : el('span', {class: 'tag bad', text: '✗ breaks ' + brief(property.name, 120)}));
        } else if (property.isCertain.has(step.target)) {
          tags.push(el('span', {class: 'tag warn', text: '⚠ failure is certain: ' + brief(property.name, 120)}));
        } else {
          const length = distanceOf(property, step.target);
          if (length && length.steps > 0 && (!nearest || length.length < nearest.length)) {
            nearest = {...length, name: aim(property)};
          }
        }
      }
      if (nearest) tags.push(el('span', {class: 'tag', text: far(nearest) + ' to ' + nearest.name}));
      if (step.target === world) tags.push(el('span', {class: 'tag', text: 'nothing changes'}));
      else if (data.worlds.pictures[step.target][6] !== none) tags.push(el('span', {class: 'tag bad', text: 'the app ends'}));
      return tags;
    }

    let focus = '';

    /** The properties with announced failures: all, or the chosen one. */
    function followed() {
      return data.properties.filter((property) => property.distances && (focus === '' || property.name === focus));
    }

    /** The lines above a world: violations, certain failures and the nearest failures. */
    function alarms(world, before, step) {
      const lines = [];
      const picture = pictureOf(world);
      if (picture.end !== undefined) lines.push(['bad', 'The app has ended: ' + picture.end]);
      for (const property of followed()) {
        const name = brief(property.name, 120);
        if (property.isAboutRuns) {
          if (property.isBroken.has(world) || (step && property.isBreaking.has(before + ' ' + step.index))) {
            lines.push(['warn', '⚠ From here ' + name + ' may never become true' + (property.rule ? ': ' + property.rule : '')]);
          }
          continue;
        }
        if (step && property.isBreaking.has(before + ' ' + step.index)) {
          lines.push(['bad', '✗ The last step breaks ' + name + (property.rule ? ': ' + property.rule : '')]);
        }
        if (property.isBroken.has(world)) {
          lines.push(['bad', '✗ ' + name + ' is violated here' + (property.rule ? ': ' + property.rule : '')]);
        } else if (property.isCertain.has(world)) {
          lines.push(['warn', '⚠ Without further input, every run from here violates ' + name]);
        }
      }
      if (!lines.length) {
        const near = followed().map((property) => [distanceOf(property, world), aim(property)]).filter(([length]) => length)
          .sort(([left], [right]) => left.length - right.length).slice(0, 3);
        for (const [length, name] of near) lines.push(['near', name + ' is ' + far(length) + ' away']);
      }
      return lines;
    }
    """#

  /// The controls of the explorer.
  static let explorerControls = #"""
    let way = [0];

    function readHash() {
      const words = location.hash.slice(1);
      if (words === '') return [0];
      const numbers = words.split('.').map((word) => (/^[0-9]{1,6}$/.test(word) ? Number(word) : NaN));
      return numbers.some(Number.isNaN) || !follow(numbers) ? null : numbers;
    }

    function go(next, words) {
      way = next;
      const hash = '#' + way.join('.');
      if (location.hash !== hash) history.replaceState(null, '', hash);
      draw();
      if (words) say(words);
    }

    /** A trace as a file for `navcheck replay`. */
    function traceText(run) {
      const broken = brokenAt(run);
      const file = {...data.trace, property: broken || data.trace.property,
        events: run.taken.map((step) => ({actor: step.event.actor, cost: step.event.cost, event: step.event.text}))};
      return JSON.stringify(file, Object.keys(file).sort().concat(['actor', 'cost', 'event', 'adversaries', 'depth', 'overtake',
        ...Object.keys(file.settings || {})]), 2);
    }

    function brokenAt(run) {
      const world = run.worlds[run.worlds.length - 1];
      const before = run.worlds[run.worlds.length - 2];
      const step = run.taken[run.taken.length - 1];
      const broken = data.properties.find((property) => property.isShownByEnd && (property.isBroken.has(world)
        || (step && property.isBreaking.has(before + ' ' + step.index))));
      return broken && broken.name;
    }

    /** A trace as a Swift test. */
    function testText(run) {
      const quoted = (text) => JSON.stringify(text).replace(/[^\x20-\x7E]/g, (mark) => mark)
        .replace(/\\u([0-9a-f]{4})/g, '\\u{$1}').replace(/\\([bf])/g, (_, mark) => '\\u{' + (mark === 'b' ? '8' : 'C') + '}');
      const property = brokenAt(run) || data.trace.property;
      const variant = data.variant === undefined ? '' : 'variant: ' + quoted(data.variant) + ', ';
      return '@Test func `' + property + ' stays fixed`() {\n  expectTrace(of: spec, ' + variant + 'keeps: ' + quoted(property)
        + ', [\n' + run.taken.map((step) => '    ' + quoted(step.event.text) + ',\n').join('') + '  ])\n}\n';
    }

    const world = el('section', {class: 'pane world', 'aria-labelledby': 'world-t'});
    const now = el('section', {class: 'pane now', 'aria-labelledby': 'now-t'});
    const path = el('section', {class: 'pane path', 'aria-labelledby': 'path-t'});
    const takes = el('section', {class: 'pane takes', 'aria-labelledby': 'takes-t'});
    const begin = el('select', {id: 'begin'});
    const follower = el('select', {id: 'follow'});

    function draw() {
      const run = follow(way);
      const here = run.worlds[run.worlds.length - 1];
      const before = run.worlds[run.worlds.length - 2];
      const last = run.taken[run.taken.length - 1];
      const picture = pictureOf(here);
      const lines = alarms(here, before, last);
      page.dataset.world = data.hashes[here];
      world.replaceChildren(el('h2', {id: 'world-t'}, 'The world', el('span', {class: 'soft code', text: data.hashes[here]})),
        el('div', {class: 'alarm'}, lines.map(([tone, text]) => el('p', {class: tone, text: brief(text, 600)}))),
        el('div', {class: 'big'}, phone(picture, looks, before === undefined ? undefined : pictureOf(before)), post(picture, looks),
          facts(picture, before === undefined ? null : pictureOf(before), looks)));
      const steps = stepsOf(here);
      const title = el('h2', {id: 'now-t', tabindex: '-1'}, 'What can happen now', el('span', {class: 'soft', text: count(steps.length, 'step')}));
      const choice = (step) => {
        const tags = consequences(here, step);
        const breaks = tags.some((tag) => tag.classList.contains('bad'));
        return el('li', {}, el('button', {
          type: 'button', class: 'choice' + (breaks ? ' breaks' : ''), 'data-step': String(step.index),
          disabled: step.target === none, on: () => {
            go([...way, step.index], brief(step.event.text, 300) + '. ' + brief(sentence(pictureOf(step.target)), 600) + '. '
              + brief(alarms(step.target, here, step).map(([, text]) => text).join('. '), 600));
            document.getElementById('now-t').focus({preventScroll: true});
          },
        }, el('span', {class: 'to'}, actorTag(step.event.actor), el('span', {class: 'what', text: brief(step.event.text, 300)})),
        tags.length > 0 && el('span', {class: 'to'}, tags)));
      };
      const inputs = steps.filter((step) => ['user', 'environment'].includes(step.event.actor));
      const others = steps.filter((step) => !inputs.includes(step));
      const list = (words, some) => (some.length ? [el('h3', {text: words}), el('ul', {class: 'choices'}, some.map(choice))] : []);
      now.replaceChildren(title, ...list('User and environment', inputs), ...list('Without input', others));
      if (!steps.length) {
        now.append(el('p', {class: 'soft', text: picture.end === undefined ? 'No step is possible in this world.' : 'No step is possible: the app has ended.'}));
      }
      const undo = el('button', {type: 'button', id: 'undo', disabled: way.length < 2, on: () => {
        go(way.slice(0, -1), 'The last step is undone.');
        document.getElementById('now-t').focus({preventScroll: true});
      }}, '← Undo');
      const restart = el('button', {type: 'button', id: 'restart', disabled: way.length < 2, on: () => {
        go(way.slice(0, 1), 'The trace is empty: this is the launch.');
        document.getElementById('now-t').focus({preventScroll: true});
      }}, 'Back to the launch');
      const inputsTaken = run.taken.reduce((sum, step) => sum + step.event.cost, 0);
      path.replaceChildren(el('h2', {id: 'path-t'}, 'The trace so far',
        el('span', {class: 'soft', text: count(inputsTaken, 'input') + ', ' + count(run.taken.length, 'step')})),
      el('div', {class: 'buttons'}, undo, restart),
      el('ol', {class: 'way'}, ['launch', ...run.taken.map((step) => step.event.text)].map((text, index) =>
        el('li', {}, el('span', {class: 'number', text: String(index)}), el('button', {
          type: 'button', 'aria-current': index === run.taken.length ? 'step' : undefined,
          on: () => { go(way.slice(0, index + 1), 'The trace ends with step ' + index + '.'); document.getElementById('now-t').focus({preventScroll: true}); },
        }, brief(text, 200))))));
      takes.replaceChildren(el('h2', {id: 'takes-t'}, 'Copy the trace'), el('div', {class: 'take'},
        el('h3', {text: 'As a trace file, for navcheck replay trace.json --spec ' + brief(data.path, 300)}), command('trace file', traceText(run)),
        el('h3', {text: 'As a Swift test with NavCheckTesting'}), command('Swift test', testText(run))));
      begin.value = begin.querySelector('option[value="' + way.join('.') + '"]') ? way.join('.') : '';
    }

    function start() {
      const option = (value, text) => el('option', {value, text: brief(text, 120)});
      begin.append(option('', 'the trace below'));
      for (let launch = 0; launch < data.launches; launch += 1) {
        begin.append(option(String(launch), data.launches === 1 ? 'the launch' : 'launch ' + (launch + 1)));
      }
      for (const property of data.properties) {
        if (!property.way) continue;
        const run = follow(property.way);
        const group = el('optgroup', {label: 'the trace to the failure of ' + brief(property.name, 120)});
        property.way.forEach((_, index) => {
          if (index > 0) {
            group.append(option(property.way.slice(0, index + 1).join('.'), 'step ' + index + ': ' + run.taken[index - 1].event.text));
          }
        });
        begin.append(group);
      }
      follower.append(option('', 'all properties'));
      for (const property of data.properties) {
        if (property.distances) follower.append(option(property.name, property.name));
      }
      begin.addEventListener('change', () => {
        if (begin.value !== '') go(begin.value.split('.').map(Number), 'The trace is replaced by the chosen one.');
      });
      follower.addEventListener('change', () => { focus = follower.value; draw(); say(focus === '' ? 'All failures are announced.' : 'Only failures of ' + focus + ' are announced.'); });
      const named = (list) => list.map((property) => property.name).join(', ');
      const missing = data.properties.filter((property) => property.isAboutMissing);
      const untold = data.properties.filter((property) => !property.distances && !property.isAboutMissing);
      const among = data.limit === undefined ? 'No world' : 'None of these worlds';
      const size = data.limit === undefined ? count(data.hashes.length, 'world') + ' (all)'
        : 'the ' + count(data.limit, 'world') + ' nearest to the launch; steps to other worlds cannot be taken on this page';
      page.append(el('header', {class: 'top'},
        el('p', {class: 'brand'}, el('b', {text: 'navcheck explorer'}), el('span', {text: data.tool})),
        el('h1', {text: brief(data.path + (data.variant === undefined ? '' : ' · variant ' + data.variant), 300)}),
        el('p', {class: 'lead', text: brief(size + ', ' + data.platform + ', ' + data.scope, 900)}),
        missing.length > 0 && el('p', {class: 'lead', text: brief(among + ' satisfies ' + named(missing) + ', so no distance to a failure is shown.', 900)}),
        untold.length > 0 && el('p', {class: 'lead', text: brief('The distance to a failure of ' + named(untold) + ' is not known within this number of worlds. Begin at the trace of the failure instead.', 900)}),
        el('div', {class: 'controls'}, el('label', {}, 'Begin at', begin), data.properties.some((property) => property.distances) && el('label', {}, 'Announce failures of', follower))),
      el('main', {class: 'desk'}, world, now, path, takes), live);
      const first = readHash();
      go(first || [0], first ? '' : 'The trace in the address does not exist; this is the launch.');
      addEventListener('hashchange', () => {
        const next = readHash();
        if (next && next.join('.') !== way.join('.')) go(next, 'The trace in the address is shown.');
        else if (!next) go([0], 'The trace in the address does not exist; this is the launch.');
      });
    }

    start();
    """#
}
