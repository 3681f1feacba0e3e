extension PageStyle {
  /// The report: its summary, its findings, and their films.
  static let film = """
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
    .top { padding: 2rem clamp(1rem, 4vw, 3rem) 1.25rem; max-width: 100rem; margin: 0 auto; }
    .brand { display: flex; gap: .6rem; align-items: baseline; font-size: .875rem; color: var(--soft); }
    .brand b { color: var(--ink); letter-spacing: .01em; }
    h1 { font-size: clamp(1.6rem, 3.4vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em; margin: .35rem 0 .5rem; }
    .lead { max-width: 60rem; color: var(--soft); }
    .tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.1rem; }
    .tile { flex: 0 1 auto; min-width: 7rem; padding: .55rem .9rem; border-radius: .8rem; background: var(--card); border: 1px solid var(--line); }
    .tile b { display: block; font-size: 1.4rem; line-height: 1.2; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
    .tile.bad b { color: var(--bad); } .tile.good b { color: var(--good); }
    .rows { display: grid; gap: 1.5rem; max-width: 100rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; }
    .side { min-width: 0; }
    .controls { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-bottom: .75rem; }
    .controls label { display: grid; gap: .15rem; flex: 1 1 11rem; min-width: 0; font-size: .8125rem; color: var(--soft); }
    .controls input, .controls select { width: 100%; color: var(--ink); font-size: .9375rem; }
    .index { max-height: 17rem; overflow: auto; border: 1px solid var(--line); border-radius: .8rem; background: var(--card); padding: .35rem; }
    .index .spec { padding: .5rem .55rem .1rem; font-size: .75rem; font-weight: 600; color: var(--soft); }
    .index a { display: flex; gap: .5em; padding: .25rem .55rem; border-radius: .5rem; text-decoration: none; color: var(--ink); font-size: .9375rem; }
    .index a:hover { background: var(--accent-bg); }
    .index .sign { flex: none; width: 1.1em; font-weight: 700; }
    .sign.bad { color: var(--bad); } .sign.ok { color: var(--soft); }
    @media (min-width: 1180px) {
      .rows { grid-template-columns: 19rem minmax(0, 1fr); gap: 2rem; }
      .side { position: sticky; top: 1rem; align-self: start; }
      .index { max-height: calc(100vh - 12rem); }
    }
    .findings { display: grid; gap: 1.75rem; min-width: 0; }
    .finding {
      min-width: 0; padding: clamp(1rem, 2.5vw, 2rem); border-radius: 1.1rem; background: var(--card);
      border: 1px solid var(--line); scroll-margin-top: 1rem;
    }
    .finding:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent-bg); }
    .where { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: center; font-size: .875rem; color: var(--soft); }
    h2 { font-size: clamp(1.2rem, 1.9vw, 1.5rem); line-height: 1.3; letter-spacing: -.012em; margin: .5rem 0 .2rem; }
    h2 .short { display: block; font: 600 .9375rem/1.5 var(--mono); letter-spacing: 0; color: var(--bad); }
    .expected h2 .short { color: var(--soft); }
    .rule { color: var(--soft); max-width: 60rem; }
    .rule b { color: var(--ink); }
    h3 { font-size: 1.0625rem; line-height: 1.3; margin: 1.75rem 0 .7rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; }
    h3 .soft { font-weight: 400; font-size: .875rem; }
    .strip { display: grid; grid-auto-flow: row; grid-template-columns: repeat(var(--cols, auto-fill), minmax(min(9.4rem, 100%), 1fr)); gap: .75rem; }
    .frame {
      display: grid; grid-row: span 4; grid-template-rows: subgrid; gap: .45rem; min-width: 0; padding: .6rem;
      border-radius: .9rem; background: var(--sunk); border: 2px solid transparent; break-inside: avoid;
    }
    .frame.certain { background: var(--warn-bg); }
    .frame.breaks { background: var(--bad-bg); border-color: var(--bad-line); }
    .frame.shown { outline: 3px solid var(--accent); outline-offset: -1px; }
    .frame button {
      display: grid; gap: .15rem; width: 100%; padding: .4rem .55rem; text-align: left; font-size: .875rem; line-height: 1.35;
      background: var(--card); align-content: start;
    }
    .frame .count { display: flex; flex-wrap: wrap; gap: .25rem .4rem; align-items: center; font-size: .8125rem; }
    .frame .count b { font-variant-numeric: tabular-nums; }
    .frame .mark { align-self: start; font-size: .8125rem; line-height: 1.35; font-weight: 650; padding: .3rem .55rem; border-radius: .5rem; background: var(--card); }
    .frame .mark.bad { color: var(--bad); } .frame .mark.warn { color: var(--warn); }
    .frame.wide { grid-column: span var(--span, 1); }
    .frame > .post { margin-top: 0; align-content: start; }
    .frame .tag { background: none; padding: 0; }
    .foot { margin-top: .75rem; color: var(--soft); font-size: .9375rem; }
    .stage { border: 1px solid var(--line); border-radius: 1rem; padding: clamp(.75rem, 2vw, 1.5rem); break-inside: avoid; }
    .bar { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; justify-content: space-between; margin-bottom: 1rem; }
    .sides { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 1rem clamp(.5rem, 2vw, 2rem); }
    .sides figcaption { font-weight: 650; margin-bottom: .6rem; text-align: center; }
    .sides .between { align-self: center; display: grid; justify-items: center; gap: .35rem; max-width: 13rem; text-align: center; }
    .between .arrow { font-size: 1.8rem; line-height: 1; color: var(--soft); }
    .between .what { font-weight: 650; }
    .between ul { display: grid; gap: .25rem; font-size: .8125rem; color: var(--soft); text-align: left; }
    .between li::before { content: "· "; }
    .facts { display: grid; gap: .1rem; margin-top: .9rem; font-size: .875rem; }
    .facts dt { font-size: .75rem; font-weight: 650; color: var(--soft); margin-top: .45rem; }
    .facts dd ul { display: grid; gap: .25rem; }
    .facts .child { padding-left: calc(var(--d) * 1.1rem); }
    .facts .changed { font-weight: 700; }
    @media screen and (max-width: 760px) {
      .sides { grid-template-columns: minmax(0, 1fr); }
      .sides .between { justify-self: center; max-width: 100%; }
      .between .arrow { rotate: 90deg; }
    }
    .lanes { --w: 2.4rem; display: grid; gap: 0; border: 1px solid var(--line); border-radius: .9rem; overflow: hidden; }
    .lane-head { display: flex; flex-wrap: wrap; gap: .35rem 1rem; padding: .7rem .9rem; background: var(--sunk); font-size: .875rem; }
    .beat { padding: .45rem .9rem .6rem; border-top: 1px solid var(--line); break-inside: avoid; }
    .beat > p { font-weight: 650; font-size: .875rem; margin-bottom: .15rem; }
    .beat.breaks { background: var(--bad-bg); } .beat.certain { background: var(--warn-bg); }
    .say { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: .1rem 1rem; align-items: center; padding: .12rem 0; font-size: .875rem; }
    .say.lost .text { color: var(--bad); font-weight: 600; }
    .rails { position: relative; display: grid; min-height: 1.8rem; align-items: center; }
    .rails > i { grid-row: 1; align-self: stretch; justify-self: center; width: 0; border-left: 1.5px dotted var(--edge); }
    .rails .post-mark { grid-row: 1; justify-self: center; z-index: 1; }
    .rails .post-mark .mono2, .rails .post-mark .seat { font-size: .6875rem; }
    .seat { display: inline-grid; place-items: center; min-width: 1.9em; height: 1.7em; border-radius: 99px; background: var(--card); border: 1.5px solid var(--edge); }
    .rails .flight { grid-row: 1; height: 0; border-top: 2px solid var(--edge); position: relative; margin: 0 .9rem; }
    .rails .flight::after { content: ""; position: absolute; right: 0; top: -6px; border: 5px solid transparent; border-left: 8px solid var(--edge); border-right: 0; }
    .rails .flight.left::after { left: 0; right: auto; border: 5px solid transparent; border-right: 8px solid var(--edge); border-left: 0; }
    .lost .flight { border-top-style: dashed; border-color: var(--bad); }
    @media (max-width: 620px) { .say { grid-template-columns: minmax(0, 1fr); } .beat { padding-inline: .6rem; } }
    .ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: .75rem; }
    .one-way { padding: .7rem .9rem; border-radius: .8rem; background: var(--sunk); font-size: .9375rem; }
    .one-way h4 { font-size: .875rem; margin-bottom: .25rem; }
    .others { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 1rem; margin-bottom: 1rem; }
    .others figcaption { font-weight: 650; margin-bottom: .6rem; text-align: center; }
    .gaps { display: grid; gap: .3rem; color: var(--soft); font-size: .9375rem; max-width: 60rem; }
    .gaps li { padding-left: 1.1em; text-indent: -1.1em; } .gaps li::before { content: "?"; display: inline-block; width: 1.1em; text-indent: 0; font-weight: 700; }
    .differs { margin-top: .6rem; padding: .5rem .9rem; border-radius: .8rem; background: var(--bad-bg); color: var(--bad); font-weight: 600; }
    .source { display: grid; gap: .35rem; }
    .source li { display: grid; grid-template-columns: minmax(9rem, auto) minmax(0, 1fr); gap: .1rem 1rem; padding: .35rem .75rem; border-radius: .6rem; background: var(--sunk); font-size: .875rem; }
    .source .at { font-family: var(--mono); font-size: .8125rem; color: var(--soft); }
    @media (max-width: 620px) { .source li { grid-template-columns: minmax(0, 1fr); } }
    .next { display: grid; gap: .6rem; }
    .next h4 { font-size: .8125rem; font-weight: 650; color: var(--soft); }
    .checks { margin-bottom: 0; }
    .checks summary { cursor: pointer; font-weight: 650; padding: .3rem 0; }
    .checks li { display: flex; flex-wrap: wrap; gap: .2rem .8rem; padding: .45rem 0; border-top: 1px solid var(--line); font-size: .9375rem; }
    .checks li > :first-child { flex: 1 1 18rem; min-width: 0; }
    .checks .more { flex: 1 0 100%; color: var(--soft); font-size: .8125rem; }
    .none { padding: 2rem; text-align: center; color: var(--soft); }
    @media print {
      .rows { display: block; padding: 0; } .side { display: none; } .top { padding: 0 0 1rem; }
      .finding { border: none; padding: 0; } .finding + .finding { break-before: page; } .frame.shown { outline: none; }
      .finding + .checks { break-before: auto; margin-top: 1.5rem; }
      .strip { --cols: 4 !important; }
      .phone { min-height: 12rem; } .big .phone { min-height: 18rem; max-width: 14rem; font-size: .8125rem; }
      .lanes { overflow: visible; } .lane-head { break-inside: avoid; break-after: avoid; } .say { break-inside: avoid; }
      .one-way, .differs { break-inside: avoid; }
    }
    """
}
