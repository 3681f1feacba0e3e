extension PageScript {
  /// The whole report: its summary, its index with a filter, and its findings.
  static let report = #"""
    /** Groups the findings of a check that have the same trace. */
    function grouped(check) {
      const groups = [];
      const runs = new Map();
      for (const property of check.properties) {
        if (property.verdict !== 'violated') continue;
        const key = property.trace && property.pictures
          ? JSON.stringify([property.isExpected, property.pointOfNoReturn, property.lasso, property.trap,
            property.trace.map((step) => step.event), property.pictures[0]]) : null;
        if (key !== null && runs.has(key)) runs.get(key).push(property);
        else {
          const group = [property];
          groups.push(group);
          if (key !== null) runs.set(key, group);
        }
      }
      return groups;
    }

    function titleOf(check) {
      return check.path + (check.variant === undefined ? '' : ' · variant ' + check.variant)
        + (check.specIOS === undefined || check.ios === undefined ? '' : ' · iOS ' + check.ios);
    }

    function finding(entry) {
      const {check, group, looks, id} = entry;
      const isExpected = group.every((property) => property.isExpected);
      const first = group[0];
      const platform = check.platform === undefined ? '' : check.platform + (check.ios === undefined ? '' : ' on iOS ' + check.ios);
      const article = el('article', {class: 'finding' + (isExpected ? ' expected' : ''), id, 'aria-labelledby': id + '-t'},
        el('p', {class: 'where'},
          el('span', {class: 'tag ' + (isExpected ? '' : 'bad'), text: isExpected ? '✓ as the spec expects' : '✗ not expected'}),
          el('span', {text: brief(first.path, 300) + (first.line ? ':' + first.line : '')}),
          check.variant !== undefined && el('span', {text: 'variant ' + brief(check.variant, 120)}), platform && el('span', {text: brief(platform, 120)})),
        el('h2', {id: id + '-t'}, el('span', {class: 'short', text: brief(group.map((property) => property.name).join(' · '), 600)}),
          brief(first.message === undefined ? 'The property is violated' : sentenceCase(first.message), 600)),
        group.slice(1).map((property) => property.message !== undefined && property.message !== first.message
          && el('p', {}, el('code', {text: brief(property.name, 120)}), ' ' + brief(property.message, 600))),
        group.map((property) => property.rule !== undefined
          && el('p', {class: 'rule'}, el('b', {text: group.length > 1 ? 'Rule ' + brief(property.name, 120) + ' ' : 'Rule '}), brief(property.rule, 900))));
      for (const property of group) {
        if (!property.after) continue;
        const {property: earlier, step} = property.after;
        article.append(el('p', {class: 'rule'}, el('b', {text: 'After ' + brief(earlier, 120)}), ' which this trace violates '
          + (step === 0 ? 'at launch' : 'in step ' + step) + '. Read that finding first.'));
      }
      if (first.trace && first.pictures) {
        article.append(...film(group, check, looks).filter(Boolean), ...comparisons(group, check, looks).filter(Boolean));
        const chart = lanes(first, looks, check.coordinators || []);
        if (chart) article.append(el('h3', {}, 'The messages of each step'), chart);
        article.append(...gaps(group), ...source(group));
      } else if (first.trace) {
        article.append(el('h3', {}, 'The steps'), el('ol', {class: 'source'}, first.trace.map((step, index) =>
          el('li', {}, el('span', {class: 'at', text: (index + 1) + ' ' + step.actor}),
            el('span', {text: brief([step.event, ...step.changes].join(' · '), 900)})))));
        article.append(...comparisons(group, check, looks).filter(Boolean), ...gaps(group), ...source(group));
      } else if (first.text !== undefined) article.append(...source([{...first, trace: []}]));
      article.append(...(next(group, check) || []));
      if (check.scope !== undefined) {
        article.append(el('p', {class: 'foot small', text: (check.worlds === undefined ? '' : count(check.worlds, 'world')
          + (check.isComplete && !check.worldsNotFollowed ? ' (all)' : '') + ', ') + brief(check.scope, 900)}));
      }
      return article;
    }

    function sentenceCase(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

    const outcomes = {
      'as-expected': ['✓', 'as expected', 'good'], 'not-as-expected': ['✗', 'not as expected', 'bad'],
      incomplete: ['?', 'incomplete', 'warn'], invalid: ['!', 'has errors', 'bad'],
      counted: ['•', 'counted by --census', ''],
    };

    /** Every spec with its verdict, its differences from expectations, and its diagnostics. */
    function overview(isOpen) {
      return el('details', {class: 'finding checks', open: isOpen}, el('summary', {text: 'All checks: '
        + (data.checks.length === 1 ? '1 spec, variant or test' : data.checks.length.toLocaleString('en') + ' specs, variants and tests')}),
      el('ul', {}, data.checks.map((check) => {
        const [sign, words, tone] = outcomes[check.outcome] || ['•', check.outcome, ''];
        const numbers = ['holds', 'violated', 'incomplete', 'vacuous'].map((verdict) => {
          const some = check.properties.filter((property) => property.verdict === verdict).length;
          return some ? some + ' ' + verdict : '';
        }).filter(Boolean);
        if (check.worlds !== undefined) numbers.unshift(count(check.worlds, 'world'));
        const runs = check.completeInputs ? ['all runs of up to ' + count(check.completeInputs, 'input') + ' are explored'] : [];
        const more = [...check.differences, ...check.cuts, ...runs, ...check.diagnostics.map((one) =>
          one.path + ':' + one.line + ': ' + one.severity + ': ' + one.message + ' (' + one.code + ')')];
        return el('li', {}, el('span', {text: brief(titleOf(check), 300)}), el('span', {class: 'tag ' + tone, text: sign + ' ' + words}),
          el('span', {class: 'soft small', text: numbers.join(', ')}),
          more.slice(0, 20).map((line) => el('span', {class: 'more', text: brief(line, 600)})),
          more.length > 20 && el('span', {class: 'more', text: count(more.length - 20, 'more line')}));
      })));
    }

    function draw() {
      const looksOf = new Map();
      const entries = [];
      for (const check of data.checks) {
        if (!looksOf.has(check.path)) {
          const names = data.checks.filter((other) => other.path === check.path).flatMap((other) => other.coordinators || []);
          looksOf.set(check.path, cast([...new Set(names)]));
        }
        for (const group of grouped(check)) {
          entries.push({check, group, looks: looksOf.get(check.path), id: 'finding-' + (entries.length + 1)});
        }
      }
      const news = entries.filter((entry) => entry.group.some((property) => !property.isExpected));
      const wrong = data.checks.filter((check) => check.outcome !== 'as-expected' && check.outcome !== 'counted').length;
      const headline = data.checks.length === 0 ? 'Nothing was checked' : wrong === 0
        ? (entries.length ? 'All results are as expected, with ' + count(entries.length, 'expected failure') : 'All results are as expected')
        : wrong + ' of ' + count(data.checks.length, 'check') + (wrong === 1 ? ' is' : ' are') + ' not as expected, incomplete or with errors';
      const tile = (number, words, tone) => el('div', {class: 'tile ' + (tone || '')},
        el('b', {text: number.toLocaleString('en')}), el('span', {class: 'small soft', text: words}));
      const worlds = data.checks.reduce((sum, check) => sum + (check.worlds || 0), 0);
      const skip = el('a', {class: 'skip', href: '#findings', text: 'To the findings'});
      const header = el('header', {class: 'top'},
        el('p', {class: 'brand'}, el('b', {text: 'navcheck'}), el('span', {text: data.tool}),
          data.shard !== undefined && el('span', {text: 'shard ' + data.shard})),
        el('h1', {text: headline}),
        el('p', {class: 'lead', text: entries.length ? 'Each failure with pictures of its steps is shown as a film: the screens, the coordinators that own them, '
          + 'the work in progress, and the point from which the failure was certain, if it is known.' : 'There is no failure to show.'}),
        el('div', {class: 'tiles'}, tile(data.checks.length, 'specs, variants and tests'),
          tile(news.length, 'failures not expected', news.length ? 'bad' : 'good'),
          tile(entries.length - news.length, 'failures as expected'), tile(worlds, 'worlds explored')));
      const main = el('main', {class: 'findings', id: 'findings', tabindex: '-1'});
      const articles = entries.map(finding);
      const nothing = el('p', {class: 'finding none', hidden: true, text: 'No finding matches the filter.'});
      main.append(...articles, nothing, overview(entries.length === 0));
      const rows = el('div', {class: 'rows'}, entries.length > 0 && index(entries, articles, nothing), main);
      page.append(skip, header, rows, live);
      const target = location.hash && document.getElementById(location.hash.slice(1));
      if (target) target.scrollIntoView();
    }

    /** The list of findings, with the controls that filter it. */
    function index(entries, articles, nothing) {
      const field = el('input', {type: 'search', autocomplete: 'off', spellcheck: 'false'});
      const kind = el('select', {}, el('option', {value: 'all', text: 'All findings'}),
        el('option', {value: 'news', text: 'Not expected'}), el('option', {value: 'known', text: 'As expected'}));
      const list = el('nav', {class: 'index', 'aria-label': 'Findings', tabindex: '0'});
      const items = [];
      let title = null;
      let heading = null;
      let box = null;
      entries.forEach((entry) => {
        if (titleOf(entry.check) !== title) {
          title = titleOf(entry.check);
          heading = el('p', {class: 'spec', text: brief(title, 120)});
          box = el('ul');
          list.append(heading, box);
        }
        const isNew = entry.group.some((property) => !property.isExpected);
        const item = el('li', {}, el('a', {href: '#' + entry.id},
          el('span', {class: 'sign ' + (isNew ? 'bad' : 'ok'), 'aria-hidden': 'true', text: isNew ? '✗' : '✓'}),
          el('span', {}, el('span', {class: 'unseen', text: isNew ? 'not expected: ' : 'as expected: '}),
            brief(entry.group.map((property) => property.name).join(', '), 120))));
        box.append(item);
        const words = JSON.stringify([title, entry.group.map((property) =>
          [property.name, property.message, property.path, (property.trace || []).map((step) => step.event)])]).toLowerCase();
        items.push({item, heading, isNew, words});
      });
      function narrow() {
        const wanted = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
        const shownHeadings = new Set();
        let shown = 0;
        items.forEach((one, position) => {
          const fits = (kind.value === 'all' || (kind.value === 'news') === one.isNew) && wanted.every((word) => one.words.includes(word));
          one.item.hidden = !fits;
          articles[position].hidden = !fits;
          if (fits) { shown += 1; shownHeadings.add(one.heading); }
        });
        items.forEach((one) => { one.heading.hidden = !shownHeadings.has(one.heading); });
        nothing.hidden = shown > 0;
        say(count(shown, 'finding') + ' shown');
      }
      field.addEventListener('input', narrow);
      kind.addEventListener('change', narrow);
      return el('aside', {class: 'side'}, el('div', {class: 'controls'},
        el('label', {}, 'Filter by words', field), el('label', {}, 'Show', kind)), list);
    }

    /** Puts as many frames as fit into each row of a film, in rows of equal length. */
    function balance() {
      for (const strip of document.querySelectorAll('.strip')) {
        const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const most = Math.max(1, Math.floor((strip.clientWidth + .75 * size) / (10.15 * size)));
        strip.style.setProperty('--span', most > 1 ? '2' : '1');
        const frames = strip.children.length + strip.querySelectorAll('.wide').length;
        strip.style.setProperty('--cols', String(Math.min(most, Math.max(Math.ceil(frames / Math.ceil(frames / most)), most > 1 && strip.querySelector('.wide') ? 2 : 1))));
      }
    }

    draw();
    balance();
    addEventListener('resize', balance);

    // A printed page shows all details, since its sections cannot be opened.
    let opened = [];
    addEventListener('beforeprint', () => {
      opened = [...document.querySelectorAll('details:not([open])')];
      opened.forEach((one) => { one.open = true; });
    });
    addEventListener('afterprint', () => { opened.forEach((one) => { one.open = false; }); });
    """#
}
