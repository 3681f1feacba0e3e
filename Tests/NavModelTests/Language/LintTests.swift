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
      ("type T = { a }\n" + app, ["2 unused-type"]),
      ("type T = { a }\nvar t: T = a\n" + app, ["3 unused-variable"]),
      ("event e\n" + app, ["2 unhandled-event"]), ("event e\non e { note x }\n" + app, []),
      ("link l to App.home\n" + app, ["2 unhandled-link"]), ("step s\n" + app, ["2 unused-step"]),
      ("base B { on removed { note x } }\n" + app, ["2 unused-base"]),
      ("action a { note x }\n" + app, ["2 unused-action"]),
      ("opaque O: done\n" + app, ["2 unused-coordinator"]),
      ("coordinator App { start home; screen home; lock l }\n", ["2 unused-lock"]),
      ("coordinator App { start home; screen home; effect e: done }\n", ["2 unused-effect"]),
      ("coordinator App { start home; screen home; screen other }\n", ["2 never-shown"]),
      ("coordinator App { start home; screen home; branch b: App }\n", ["2 never-shown"]),
      ("coordinator App { start home; screen home; var v: Bool = true }\n", ["2 unused-variable"]),
      ("coordinator App { start home; screen home; var v: [route] believes stack }\n", []),
      ("var v: Bool = true\non link l when v { note x }\nlink l to App.home\n" + app, ["3 closed-request"]),
      (
        "var v: Bool = true\non link l when v { note x }\non link l { note y }\nlink l to App.home\n" + app,
        []
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
      // Where two lead to one screen or one leads back, the later line is told; what a variant adds is its subject.
      (tree("screen b { leads to c }"), ["9 two-parents"]),
      (tree("screen b { leads to a, b }"), ["9 cyclic-tree", "9 cyclic-tree"]),
      (tree("screen b"), []),
      (tree("screen b") + "variant v { coordinator App { screen b { leads to a, c } } }\n", []),
    ] as [(String, [String])])
  func told(text: String, expected: [String]) {
    #expect(warnings(text) == expected)
  }
}
