extension PageStyle {
  /// The style of the explorer: the world, the steps from it, and the trace.
  static let explorer = """
    .top { padding: 1.75rem clamp(1rem, 4vw, 3rem) 1rem; max-width: 90rem; margin: 0 auto; }
    .brand { display: flex; gap: .6rem; align-items: baseline; font-size: .875rem; color: var(--soft); }
    .brand b { color: var(--ink); }
    h1 { font-size: clamp(1.4rem, 2.8vw, 2rem); line-height: 1.2; letter-spacing: -.015em; margin: .3rem 0 .4rem; }
    .lead { max-width: 60rem; color: var(--soft); font-size: .9375rem; }
    .controls { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-top: 1rem; }
    .controls label { display: grid; gap: .15rem; font-size: .8125rem; color: var(--soft); flex: 1 1 14rem; min-width: 0; max-width: 32rem; }
    .controls select { color: var(--ink); width: 100%; font-size: .9375rem; }
    .desk { display: grid; align-items: start; gap: 1.25rem; max-width: 90rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; }
    .pane { min-width: 0; padding: clamp(.9rem, 2vw, 1.5rem); border-radius: 1.1rem; background: var(--card); border: 1px solid var(--line); }
    .desk h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; }
    .desk h2 .soft { font-weight: 400; font-size: .875rem; }
    .desk h3 { font-size: .8125rem; font-weight: 650; color: var(--soft); margin: 1rem 0 .4rem; }
    .alarm { display: grid; gap: .4rem; margin-bottom: 1rem; }
    .alarm p { padding: .5rem .8rem; border-radius: .7rem; font-weight: 600; font-size: .9375rem; }
    .alarm .bad { background: var(--bad-bg); color: var(--bad); } .alarm .warn { background: var(--warn-bg); color: var(--warn); }
    .alarm .near { background: var(--sunk); color: var(--ink); font-weight: 500; }
    .big { max-width: 26rem; margin: 0 auto; }
    .facts { display: grid; gap: .1rem; margin-top: .9rem; font-size: .875rem; }
    .facts dt { font-size: .75rem; font-weight: 650; color: var(--soft); margin-top: .45rem; }
    .facts dd ul { display: grid; gap: .25rem; }
    .facts .child { padding-left: calc(var(--d) * 1.1rem); }
    .facts .changed { font-weight: 700; }
    .choices { display: grid; gap: .45rem; }
    .choice { display: grid; gap: .3rem; width: 100%; padding: .6rem .8rem; text-align: left; border-radius: .8rem; }
    .choice .what { font-weight: 600; }
    .choice .to { display: flex; flex-wrap: wrap; gap: .3rem; align-items: center; }
    .choice.breaks { border-color: var(--bad-line); border-width: 2px; }
    .way { display: grid; gap: .15rem; counter-reset: step; }
    .way li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: .4rem; font-size: .9375rem; }
    .way .number { font-variant-numeric: tabular-nums; color: var(--soft); text-align: right; }
    .way button {
      min-height: 0; border: 0; background: none; padding: .05rem .3rem; text-align: left; border-radius: .4rem; justify-self: start;
    }
    .way button[aria-current] { font-weight: 700; background: var(--sunk); }
    .buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .75rem; }
    .take pre { flex-basis: 100%; max-height: 16rem; overflow: auto; }
    .take { display: grid; gap: .5rem; margin-top: .5rem; }
    @media print {
      .desk { display: block; padding: 0; } .top { padding: 0 0 1rem; } .pane { margin-bottom: 1rem; }
      .take pre { max-height: none; overflow: visible; } .big .phone { min-height: 20rem; }
    }
    @media screen and (min-width: 1000px) {
      .desk { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); grid-template-areas: "world now" "world way" "world take"; grid-template-rows: auto auto 1fr; }
      .pane.world { grid-area: world; } .pane.now { grid-area: now; } .pane.path { grid-area: way; } .pane.takes { grid-area: take; }
    }
    @media screen and (min-width: 1300px) {
      .desk { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1.3fr) minmax(18rem, 1fr); grid-template-areas: "world now way" "world now take"; grid-template-rows: auto 1fr; }
    }
    """
}
