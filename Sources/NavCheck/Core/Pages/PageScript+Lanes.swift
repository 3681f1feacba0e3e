extension PageScript {
  /// The sequence chart of messages.
  static let lanes = #"""
    const seats = {'@user': ['☝', 'user'], '@environment': ['◎', 'environment'], '@platform': ['⚙', 'platform'], '@effect': ['⇄', 'effects'],
      '@code': ['{}', 'the app’s code']};

    /** The badge of a sender or receiver: the letters of a coordinator, or a sign. */
    function seat(looks, side, withName) {
      const fixed = seats[side];
      if (!fixed) {
        const own = looks.get(side);
        const mark = el('span', {class: 'mono2', ...look(looks, side), 'aria-hidden': 'true', text: own ? own.mark : '?'});
        return withName ? owner(looks, side) : mark;
      }
      const mark = el('span', {class: 'seat', 'aria-hidden': 'true', text: fixed[0]});
      return withName ? el('span', {class: 'owner'}, mark, el('span', {class: 'name', text: fixed[1]})) : mark;
    }

    function sideName(side) { return side === undefined ? 'the app' : seats[side] ? seats[side][1] : side; }

    /** The messages of all steps, on one lane for each sender and receiver; the text is beside the lanes, so that it can wrap. */
    function lanes(property, looks, names) {
      const steps = property.trace;
      const used = new Set();
      for (const step of steps) for (const message of step.messages || []) { used.add(message.from); used.add(message.to); }
      const others = [...used].filter((side) => side !== undefined && !seats[side] && !names.includes(side));
      const sides = [...Object.keys(seats), ...names, ...others].filter((side) => used.has(side));
      if (!sides.length) return null;
      const column = new Map(sides.map((side, index) => [side, index + 1]));
      const head = el('div', {class: 'lane-head', 'aria-hidden': 'true'}, sides.map((side) => seat(looks, side, true)));
      const beats = steps.map((step, index) => {
        const marks = marksOf(property, index + 1);
        return el('li', {class: 'beat ' + marks.kind},
          el('p', {text: (index + 1) + '  ' + brief(step.event, 300)}),
          (step.messages || []).map((message) => {
            const to = column.get(message.to);
            const from = message.from === undefined ? to : column.get(message.from);
            const [low, high] = [Math.min(from, to), Math.max(from, to)];
            const rails = el('div', {class: 'rails', 'aria-hidden': 'true', '--lanes': String(sides.length)});
            rails.style.gridTemplateColumns = 'repeat(' + sides.length + ', minmax(0, 1fr))';
            sides.forEach((side, position) => {
              const rail = el('i');
              rail.style.gridColumn = String(position + 1);
              rails.append(rail);
            });
            if (low !== high) {
              const flight = el('span', {class: 'flight' + (to < from ? ' left' : '')});
              flight.style.gridColumn = low + ' / ' + (high + 1);
              const inset = 50 / (high - low + 1);
              flight.style.marginInline = `calc(${inset}% + .8rem)`;
              rails.append(flight);
            }
            for (const [place, side] of [[to, message.to], ...(low !== high ? [[from, message.from]] : [])]) {
              const mark = el('span', {class: 'post-mark'}, seat(looks, side, false));
              mark.style.gridColumn = String(place);
              rails.append(mark);
            }
            const route = message.from === undefined || message.from === message.to ? sideName(message.to)
              : sideName(message.from) + ' → ' + sideName(message.to);
            return el('div', {class: 'say' + (message.isLost ? ' lost' : '')},
              el('div', {class: 'text'}, el('span', {class: 'soft', text: brief(route, 120) + ': '}), brief(message.text, 400),
                message.isLost ? ' — lost' : ''), rails);
          }));
      });
      return el('div', {class: 'lanes'}, head, el('ol', {}, beats));
    }
    """#
}
