extension PageStyle {
  /// The style of phones, their cards and sheets, and the lists beside them.
  static let phone = """
    .phone {
      display: flex; flex-direction: column; width: 100%; max-width: 13rem; min-height: 16.5rem; margin: 0 auto;
      padding: .45rem; border: 3px solid var(--bezel); border-radius: 1.7rem; background: var(--screen);
      font-size: .8125rem; line-height: 1.35; text-align: left; overflow: hidden;
    }
    .phone.wide { max-width: 21rem; }
    .big .phone { max-width: 19rem; min-height: 27rem; font-size: .9375rem; padding: .6rem; border-radius: 2.1rem; }
    .big .phone.wide { max-width: 30rem; }
    .phone .island {
      flex: none; width: 34%; height: .42rem; margin: .1rem auto .5rem; border-radius: 99px; background: var(--bezel);
    }
    .phone.away { filter: saturate(.4); }
    .layer { display: flex; flex-direction: column; flex: 1 1 auto; min-width: 0; }
    .layer.under { flex: 0 0 auto; }
    .layer.sheet, .layer.popover, .layer.alert, .layer.cover {
      margin-top: .5rem; padding: .35rem .35rem .45rem; border: 1px solid var(--edge); background: var(--screen);
      box-shadow: 0 -3px 14px rgb(0 0 0 / 22%);
    }
    .layer.sheet { border-radius: 1rem 1rem .9rem .9rem; }
    .layer.cover { border-radius: .9rem; }
    .layer.alert { flex: 0 1 auto; margin: .9rem .5rem; border-radius: 1rem; }
    .layer.popover { flex: 0 1 auto; margin: .9rem .35rem .35rem; border-radius: .9rem; position: relative; }
    .layer.popover::before {
      content: ""; position: absolute; top: -.4rem; left: 50%; width: .7rem; height: .7rem; rotate: 45deg;
      translate: -50% 0; background: var(--screen); border: solid var(--edge); border-width: 1px 0 0 1px;
    }
    .layer.moving { border-style: dashed; border-width: 2px; }
    .grip { display: flex; flex-direction: column; align-items: center; gap: .15rem; margin-bottom: .35rem; }
    .grip .move { align-self: center; }
    .sheet > .grip::before { content: ""; width: 2rem; height: .28rem; border-radius: 9px; background: var(--edge); }
    .kind { font-size: .6875rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
    .stack { display: flex; flex-direction: column; flex: 1 1 auto; min-width: 0; }
    .below {
      margin: 0 calc(var(--n) * .28rem); padding: .15rem .55rem .4rem; margin-bottom: -.28rem; display: flex; gap: .4em;
      align-items: center; border: 1px solid var(--edge); border-radius: .6rem .6rem 0 0; background: var(--sunk);
      border-left: .32rem solid hsl(var(--h) var(--mark-s, 55%) var(--mark-l)); min-width: 0;
    }
    .below .title { min-width: 0; }
    .below .mono2 { font-size: .5625rem; }
    .screen {
      position: relative; display: flex; flex-direction: column; flex: 1 1 auto; min-width: 0; border-radius: .7rem;
      border: 1.5px solid hsl(var(--h) 45% var(--mark-l)); background: var(--card);
    }
    .layer.under .screen { flex: 0 0 auto; }
    .nav {
      display: flex; align-items: center; gap: .3em; padding: .4rem .55rem; min-width: 0; color: hsl(var(--h) 70% var(--word-l));
      border-radius: .6rem .6rem 0 0; background-color: hsl(var(--h) var(--band-s) var(--band-l));
      border-bottom: .3rem solid transparent; border-image: var(--weave) 1;
    }
    .nav .back { flex: none; font-weight: 700; }
    .nav .title { flex: 1; min-width: 0; font-weight: 650; text-align: center; }
    .body { display: flex; flex-direction: column; flex: 1; gap: .4rem; padding: .5rem .55rem .6rem; min-width: 0; }
    .bones { display: grid; gap: .35rem; margin-top: auto; padding-top: .5rem; }
    .bones i { height: .4rem; border-radius: 9px; background: var(--bone); }
    .bones i:nth-child(2) { width: 78%; } .bones i:nth-child(3) { width: 55%; }
    .screen.finished, .screen.gone, .screen.unowned { border-style: dashed; border-color: var(--bad); border-width: 2px; }
    .new {
      align-self: flex-start; padding: 0 .5em; border-radius: 99px; font-size: .75rem; font-weight: 700;
      color: var(--accent); background: var(--accent-bg);
    }
    .move {
      display: inline-flex; align-items: center; gap: .35em; align-self: flex-start; padding: .05rem .5rem;
      border-radius: 99px; font-size: .75rem; font-weight: 650; color: var(--warn); background: var(--warn-bg);
    }
    .ghost { display: flex; flex-direction: column; flex: 1; margin: .1rem -.9rem -.2rem 20%; min-width: 0; }
    .ghost .screen { border-style: dashed; border-width: 2px; box-shadow: -2px 2px 12px rgb(0 0 0 / 20%); }
    .ghost .nav .title { text-align: left; }
    .screen:has(> .ghost, > .inside, > .columns) > .body { flex: 0 0 auto; }
    .blank { display: grid; place-items: center; flex: 1; min-height: 3rem; padding: .5rem; color: var(--soft); }
    .columns { display: grid; grid-template-columns: 1fr 1.4fr; gap: .35rem; flex: 1; min-width: 0; padding: .3rem; }
    .inside { display: flex; flex-direction: column; flex: 1; padding: .3rem; min-width: 0; }
    .tabbar { display: flex; flex-wrap: wrap; gap: .2rem; padding: .25rem .3rem .35rem; border-top: 1px solid var(--line); }
    .tab {
      flex: 1 1 auto; min-width: 0; padding: .1rem .3rem; border-radius: .4rem; text-align: center; font-size: .75rem;
      color: var(--soft); border: 1px solid transparent;
    }
    .tab.on { color: var(--ink); font-weight: 700; border-color: var(--edge); background: var(--sunk); }
    .deep { font-weight: 400; }
    .post { display: grid; gap: .3rem; margin-top: .5rem; }
    .letter {
      display: flex; gap: .45em; align-items: baseline; padding: .2rem .55rem; border: 1.5px dashed var(--edge);
      border-radius: .5rem; font-size: .8125rem; line-height: 1.4; background: var(--card); min-width: 0;
    }
    .letter > span:last-child { min-width: 0; }
    .letter .icon { flex: none; font-weight: 700; color: var(--warn); }
    @media (prefers-reduced-motion: no-preference) {
      .big .ghost { animation: leave .5s ease-out; }
      .big .layer.moving { animation: rise .5s ease-out; }
      @keyframes leave { from { translate: -12% 0; } }
      @keyframes rise { from { translate: 0 1rem; } }
    }
    """
}
