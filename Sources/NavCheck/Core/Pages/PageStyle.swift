/// The style sheets of pages.
enum PageStyle {
  /// Colours, type and controls.
  static let base = """
    :root {
      color-scheme: light dark;
      --bg: #f4f4f6; --card: #ffffff; --sunk: #ececf0; --ink: #1b1b1f; --soft: #55555e; --line: #d4d4db;
      --edge: #85858f; --accent: #0b57c4; --accent-bg: #e5effd; --bad: #a8201a; --bad-bg: #fdeceb;
      --bad-line: #e0918c; --warn: #754800; --warn-bg: #fff3d9; --good: #17612f; --good-bg: #e3f4e8;
      --bezel: #2c2c31; --screen: #fbfbfd; --bone: #e4e4ea;
      --band-s: 62%; --band-l: 91%; --mark-l: 40%; --word-l: 23%;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
      --sans: -apple-system, BlinkMacSystemFont, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --bg: #101012; --card: #1a1a1d; --sunk: #242428; --ink: #f1f1f4; --soft: #b0b0ba; --line: #37373e;
        --edge: #85858f; --accent: #86b8ff; --accent-bg: #14273f; --bad: #ffa29a; --bad-bg: #3b1817;
        --bad-line: #a34640; --warn: #ffcf7d; --warn-bg: #38290b; --good: #8fdca7; --good-bg: #12301d;
        --bezel: #6d6d77; --screen: #222226; --bone: #35353c;
        --band-s: 38%; --band-l: 23%; --mark-l: 62%; --word-l: 86%;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { font: 16px/1.5 var(--sans); -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--bg); color: var(--ink); overflow-wrap: anywhere; }
    h1, h2, h3, h4, p, ol, ul, dl, dd, figure, pre { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    a { color: var(--accent); text-underline-offset: 2px; }
    code, .code { font-family: var(--mono); font-size: .9em; }
    .soft { color: var(--soft); }
    .small { font-size: .8125rem; line-height: 1.45; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    button, input, select {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge);
      border-radius: 8px; padding: .4rem .8rem; min-height: 2.25rem; max-width: 100%;
    }
    button { cursor: pointer; overflow-wrap: anywhere; }
    button:hover:not(:disabled) { border-color: var(--accent); background: var(--accent-bg); }
    button:disabled { cursor: default; color: var(--soft); background: var(--sunk); border-style: dashed; }
    .tag {
      display: inline-flex; align-items: center; gap: .35em; padding: .05rem .55rem; border-radius: .8rem;
      font-size: .8125rem; font-weight: 600; background: var(--sunk); color: var(--ink);
    }
    .tag.bad { background: var(--bad-bg); color: var(--bad); }
    .tag.warn { background: var(--warn-bg); color: var(--warn); }
    .tag.good { background: var(--good-bg); color: var(--good); }
    .tag.go { background: var(--accent-bg); color: var(--accent); }
    .owner { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .1em .4em; min-width: 0; color: var(--ink); }
    .owner .name { min-width: 0; }
    .mono2 {
      flex: none; display: inline-grid; place-items: center; min-width: 1.75em; height: 1.6em; padding: 0 .25em;
      border-radius: 6px; font: 700 .75em/1 var(--mono); background: hsl(var(--h) var(--band-s) var(--band-l));
      color: hsl(var(--h) 70% var(--word-l)); border: 1.5px solid hsl(var(--h) 55% var(--mark-l));
    }
    .unowned { --h: 0; --band-s: 0%; }
    .owner.finished .name, .owner.gone .name { text-decoration: line-through; text-decoration-thickness: 1.5px; }
    .state { font-size: .85em; font-weight: 600; color: var(--bad); white-space: nowrap; }
    .command { display: flex; gap: .6rem; align-items: flex-start; flex-wrap: wrap; }
    .command pre {
      flex: 1 1 16rem; min-width: 0; padding: .5rem .75rem; border-radius: 8px; background: var(--sunk);
      font: .85rem/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 16rem; overflow: auto;
    }
    @page { margin: 14mm 12mm; }
    @media print {
      :root { --bg: #fff; color-scheme: light; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      h1, h2, h3, h4, .where { break-after: avoid; }
      .phone, .command, li { break-inside: avoid; }
      .bar button, .command button, .buttons, .controls, .skip { display: none !important; }
      .command pre { max-height: none; }
      body { font-size: 11pt; }
    }
    """
}
