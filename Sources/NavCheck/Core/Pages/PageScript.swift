/// The scripts of pages.
///
/// They write texts as text only, so that nothing in a report is taken for markup.
enum PageScript {
  /// Elements, visible texts, and the looks of coordinators.
  static let base = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const page = document.getElementById('page');

    /** Creates an element. `attributes` may contain `class`, `text`, `on` (a click handler), and CSS variables (`--…`). */
    function el(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (value === undefined || value === null || value === false) continue;
        if (key === 'text') element.textContent = visible(value);
        else if (key === 'on') element.addEventListener('click', value);
        else if (key.startsWith('--')) element.style.setProperty(key, value);
        else element.setAttribute(key, value === true ? '' : visible(String(value)));
      }
      for (const child of children.flat()) {
        if (child === undefined || child === null || child === false || child === '') continue;
        element.append(typeof child === 'string' ? visible(child) : child);
      }
      return element;
    }

    /** Replaces control characters and direction marks in a text by their code points. */
    function visible(text) {
      const hidden = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;
      return text.replace(hidden, (mark) => '\\u{' + mark.charCodeAt(0).toString(16).toUpperCase() + '}');
    }

    /** Shortens a text to a number of characters, and appends the number of omitted characters. */
    function brief(text, most = 90) {
      const all = Array.from(text);
      if (all.length <= most) return text;
      return all.slice(0, most - 10).join('') + '… (' + (all.length - most + 10).toLocaleString('en') + ' more)';
    }

    function count(number, noun) { return number.toLocaleString('en') + ' ' + noun + (number === 1 ? '' : 's'); }

    const actors = {
      user: ['☝', 'user'], environment: ['◎', 'environment'], platform: ['⚙', 'platform'], effect: ['⇄', 'effect'],
      launch: ['▶', 'launch'],
    };

    /** The sign and the name of the actor of a step. */
    function actorTag(actor) {
      const [sign, word] = actors[actor] || ['•', actor];
      return el('span', {class: 'tag'}, el('span', {'aria-hidden': 'true', text: sign}), word);
    }

    const hues = [212, 24, 150, 285, 48, 345, 188, 95, 255, 5, 322, 120];
    const weaves = [
      (c) => `linear-gradient(${c}, ${c})`,
      (c) => `repeating-linear-gradient(90deg, ${c} 0 9px, transparent 9px 14px)`,
      (c) => `repeating-linear-gradient(90deg, ${c} 0 3px, transparent 3px 7px)`,
      (c) => `repeating-linear-gradient(90deg, ${c} 0 12px, transparent 12px 15px, ${c} 15px 18px, transparent 18px 21px)`,
      (c) => `linear-gradient(180deg, ${c} 0 35%, transparent 35% 65%, ${c} 65%)`,
    ];

    /** The looks of the coordinators of one spec: for each, a hue, a border pattern, and two letters. */
    function cast(names) {
      const looks = new Map();
      const taken = new Set();
      names.forEach((name, index) => {
        if (looks.has(name)) return;
        const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, '')) ;
        const capitals = letters.slice(1).filter((letter) => letter !== letter.toLowerCase());
        const seconds = [...capitals, ...letters.slice(1), ...'123456789'];
        const first = (letters[0] || '?').toUpperCase();
        let mark = seconds.map((second) => first + second.toLowerCase()).find((pair) => !taken.has(pair));
        if (!mark) mark = first + (index + 1);
        taken.add(mark);
        const hue = (hues[index % hues.length] + 11 * Math.floor(index / hues.length)) % 360;
        looks.set(name, {hue, mark, weave: index % weaves.length});
      });
      return looks;
    }

    /** The CSS variables for the colour and the pattern of a coordinator. */
    function look(looks, name) {
      const own = looks.get(name);
      if (!own) return {'--h': '0', '--band-s': '0%', '--mark-s': '0%', '--weave': 'linear-gradient(var(--edge), var(--edge))'};
      return {
        '--h': String(own.hue), '--weave': weaves[own.weave](`hsl(${own.hue} 55% var(--mark-l))`),
      };
    }

    /** The two letters of a coordinator. */
    function letters(looks, name) { return looks.has(name) ? looks.get(name).mark : '∅'; }

    /** The badge of a coordinator: its letters, its name, and its state unless it is alive. */
    function owner(looks, name, state, branch) {
      return el('span', {class: 'owner ' + (state || 'alive'), ...look(looks, name)},
        el('span', {class: 'mono2', 'aria-hidden': 'true', text: letters(looks, name)}),
        el('span', {class: 'name', text: brief(branch ? name + ' · ' + branch : name)}),
        state && state !== 'alive' && el('span', {class: 'state', text: state}));
    }

    /** A text with a button that copies it. */
    function command(label, text) {
      const pre = el('pre', text.includes('\n') || text.length > 300 ? {text, tabindex: '0', role: 'group', 'aria-label': label} : {text});
      const button = el('button', {type: 'button', 'aria-label': 'Copy: ' + label, on: () => {
        const done = () => { button.textContent = 'Copied'; say(label + ' copied'); };
        const select = () => {
          const range = document.createRange();
          range.selectNodeContents(pre);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          try { if (document.execCommand('copy')) { done(); return; } } catch (error) { /* reported below */ }
          say(label + ' is selected; copy it by keyboard');
        };
        if (navigator.clipboard && isSecureContext) navigator.clipboard.writeText(text).then(done, select);
        else select();
      }}, 'Copy');
      return el('div', {class: 'command'}, pre, button);
    }

    const live = el('p', {class: 'unseen', role: 'status', 'aria-live': 'polite'});

    /** Announces a change to screen readers. */
    function say(text) { live.textContent = visible(text); }
    """#
}
