import NavModel
import Testing

@Suite struct `What can never matter` {
  private func warnings(_ text: String) -> [String] {
    let source = NavSource(path: "s.nav", bytes: Array(("system S\n" + text).utf8)) { _ in
      .failure(NavSource.Unreadable("is not there"))
    }
    return source.lint().map { "\($0.origin.line) \($0.code)" }
  }

  /// Three screens in a row and what is said of the last.
  private static func tree(_ last: String) -> String {
    """
    dialect screen-tree
    coordinator App {
      start a
      screen a {
        leads to b, c
        on tap go { segue to b }
      }
      \(last)
      screen c
    }

    """
  }

  private static let app = "coordinator App { start home; screen home }\n"

  @Test(
    "Each is told at its place, and what matters is not",
    arguments: [
      ("type T = { a }\n" + app, ["2 unused-type", "2 unused-case"]),
      ("type T = { a }\nvar t: T = a\n" + app, ["3 unused-variable"]),
      ("event e\n" + app, ["2 unhandled-event"]), ("event e\non e { note x }\n" + app, []),
      ("link l to App.home\n" + app, ["2 unhandled-link"]), ("step s\n" + app, ["2 unused-step"]),
      ("base B { on removed { note x } }\n" + app, ["2 unused-base"]),
      ("action a { note x }\n" + app, ["2 unused-action"]),
      ("opaque O: done\n" + app, ["2 unused-coordinator"]),
      ("coordinator App { start home; screen home; lock l }\n", ["2 unused-lock"]),
      // The platform discards a notice that no handler receives; a library may receive it.
      (app + "change c: not (event is swipeBegan)\n", ["3 unheard-notice"]),
      (app + "change c on didDismiss(x): x is seen\n", ["3 unheard-notice"]),
      (app + "on swipeBegan { note x }\nchange c: event is not swipeBegan or settled\n", []),
      (app + "change c: not (event is swipe) or event is foreground\n", []),
      ("dialect coordinator\n" + app + "change c: not (event is removed)\n", []),
      (
        "coordinator App { start home; screen home; effect e: done }\n",
        ["2 unused-effect", "2 unhandled-outcome"]
      ),
      ("coordinator App { start home; screen home; screen other }\n", ["2 never-shown"]),
      ("coordinator App { start home; screen home; branch b: App }\n", ["2 never-shown"]),
      ("coordinator App { start home; screen home; var v: Bool = true }\n", ["2 unused-variable"]),
      ("coordinator App { start home; screen home; var v: [route] believes stack }\n", []),
      ("var v: Bool = true\non link l when v { note x }\nlink l to App.home\n" + app, ["3 closed-request"]),
      (
        "var v: Bool = true\non link l when v { note x }\non link l { note y }\nlink l to App.home\n" + app,
        []
      ),
      // A coordinator that the condition names always handles the link; of another one, nobody knows.
      (
        "link l to F.a\ncoordinator App { start home; screen home; branch b: F; on link l when F is not alive { push b } }\n"
          + "coordinator F { start a; screen a; on link l { note x } }\n", []
      ),
      (
        "link l to F.a\ncoordinator App { start home; screen home; branch b: F; on link l when settled { push b } }\n"
          + "coordinator F { start a; screen a; on link l { note x } }\n", ["3 closed-request"]
      ),
      (
        "coordinator App { start home; screen home; branch b: F { on finished s when settled { note x } } }\n"
          + "coordinator F { start a; screen a { on tap t { finish s } } }\n",
        ["2 never-shown", "2 closed-request"]
      ),
      (
        "coordinator App { start home; screen home\n"
          + "branch b: F { on finished s when settled { note x }; on finished { note y } } }\n"
          + "coordinator F { start a; screen a { on tap t { finish s } } }\n", ["3 never-shown"]
      ),
      // A variant may use what the text does not, and repeating a name is no use of it.
      (
        "coordinator App { start home; screen home; screen other }\nvariant v { coordinator App { screen other { on tap a { pop } } } }\n",
        ["2 never-shown", "3 never-shown"]
      ),
      (
        "coordinator App { start home; screen home; screen other }\nvariant v { coordinator App { start other } }\n",
        []
      ),
      // A name for a value that nothing uses; `_` says that this is meant.
      ("event e(x: Bool)\non e(x) { note y }\n" + app, ["3 unused-value"]),
      ("event e(x: Bool)\non e(x) when x { note y }\n" + app, []),
      ("event e(x: Bool)\non e(_x) { note y }\n" + app, []),
      ("on removed(x) { later { let y = x; note z } }\n" + app, ["2 unused-value"]),
      ("on removed(x) { for y in x.owner.children { note z } }\n" + app, ["2 unused-value"]),
      ("always p: every s in App.home.instances: settled\n" + app, ["2 unused-value"]),
      ("always p: (count of s in App.home.instances where settled) == 0\n" + app, ["2 unused-value"]),
      ("change p on removed(x): settled\n" + app, ["2 unheard-notice", "2 unused-value"]),
      ("coordinator App { start home; screen home { on tap a(i: Bool) { note x } } }\n", []),
      // A case that no input has, and that nothing mentions.
      ("var v: { a, b } = a\non removed { v = a }\n" + app, ["2 unused-case"]),
      ("var v: { a, _b } = a\non removed { v = a }\n" + app, []),
      ("type T = { a, b }\nvar v: T = a\non removed { v = a }\n" + app, ["2 unused-case"]),
      ("type T = { a, b }\nvar v: T = a\nevent e(t: T)\non e(t) { v = t }\n" + app, []),
      ("type U = { a, b }\ntype T = { of(u: U) }\nevent e(t: T?)\non e(t) { note x(t) }\n" + app, []),
      (
        "type T = { a, b }\nstep s(t: T)\non step s(t) { emit s(t) }\n" + app,
        ["2 unused-case", "2 unused-case"]
      ),
      // What answers and ends nobody asks for.
      (
        "coordinator App { start home; screen home; effect e: done, failed; on start { run e }; on e done { note x } }\n",
        ["2 unhandled-outcome"]
      ),
      (
        "coordinator App { start home; screen home; branch f: Flow { on finished ok { push f } } }\ncoordinator Flow { start page; screen page { on tap a { finish ok }; on tap b { finish okk } } }\n",
        ["3 unused-result"]
      ),
      (
        "coordinator App { start home; screen home; branch f: Flow { on finished { push f } } }\ncoordinator Flow { start page; screen page { on tap a { finish ok }; on tap b { finish ok } } }\n",
        []
      ),
      ("coordinator App { start home; screen home tagged nice }\n", ["2 unused-tag"]),
      ("coordinator App { start home; screen home tagged nice }\nalways p: front is nice\n", []),
      (app + "coordinator Other { start page; screen page }\n", ["3 unused-coordinator"]),
      (app + "variant v { coordinator Ap { screen home } }\n", ["3 unused-coordinator"]),
      // Where two lead to one screen or one leads back, the later line is told; what a variant adds is its subject.
      (tree("screen b { leads to c }"), ["9 two-parents"]),
      (tree("screen b { leads to a, b }"), ["9 cyclic-tree", "9 cyclic-tree"]),
      (tree("screen b"), []),
      (tree("screen b") + "variant v { coordinator App { screen b { leads to a, c } } }\n", []),
    ] as [(String, [String])])
  func told(text: String, expected: [String]) {
    #expect(warnings(text) == expected)
  }

  @Test func `A coordinator that only a variant has is reported beside the mistakes that it makes`() {
    let text = "system S\n\(Self.app)variant v { coordinator Appp { on tap a when ready { pop } } }\n"
    let source = NavSource(path: "s.nav", bytes: Array(text.utf8)) { _ in .failure(NavSource.Unreadable("")) }
    let told = source.resolve(variant: "v").diagnostics.map { "\($0.code) \($0.help ?? "")" }
    #expect(told.contains("unused-coordinator did you mean 'App'?"))
    #expect(told.contains { $0.hasPrefix("unknown-name") })
  }
}
