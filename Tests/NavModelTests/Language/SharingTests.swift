import NavModel
import Testing

/// What is wrong with a text, as `line: code`.
private func mistakes(_ text: String, variant: String? = nil, settings: [NavSpec.Setting] = []) -> [String] {
  let (spec, mistakes) = NavSpec.parse(text)
  guard let spec else { return mistakes.map { "\($0.origin.line): \($0.code)" } }
  return NavProgram.resolve(spec, variant: variant, settings: settings).diagnostics.map {
    "\($0.origin.line): \($0.code)"
  }
}

@Suite struct `What coordinators share` {
  private let flows = """
    system Flows

    /// Every flow ends with its first screen, and counts what it shows.
    base Flow {
      var shown: 0...3 = 0
      screen list { on tap open { count(1); push detail } }
      screen detail { on tap done { finish } }
      on removed { note gone }
      action count(by: 0...2) { if shown + by <= 3 { shown = shown + by } }
    }

    coordinator App {
      start home
      screen home {
        on tap one { push one }
        on tap two { push two }
      }
      branch one: One { on finished { popTo home; drop child } }
      branch two: Two { on finished { popTo home; drop child } }
    }

    coordinator One: Flow code "Sources/One.swift" { start list }

    coordinator Two: Flow {
      start list
      screen detail { on tap again { push detail } }
      action count(by: 0...2) { shown = by }
    }

    variant quiet {
      coordinator Two { ignore removed }
    }

    variant wider {
      base Flow { screen list { on tap open { count(2); push detail } } }
      coordinator One: Other { start other }
      base Other { screen other }
    }
    """

  @Test func `a coordinator has the members of its base, its own in the place of equal ones`() throws {
    let program = try program(flows)
    let names = program.coordinators.map { coordinator in
      coordinator.places.map { program.places[$0].signature.name }
    }
    #expect(names == [["home", "one", "two"], ["list", "detail"], ["list", "detail"]])
    let taps = program.controls.filter { $0.owner == .place(program.coordinators[2].places[1]) }
    #expect(taps.map(\.signature.name) == ["done", "again"])
    #expect(program.coordinators[1].code == "Sources/One.swift")
  }

  @Test func `an action runs where it is called and changes its own coordinator`() throws {
    var walk = try Walk(flows)
    try walk.rest("tap one", "tap open")
    #expect(walk.screens == [["App.home", "One.list", "One.detail"]])
    #expect(walk.world.coordinators[1].variables == [.int(1)])
    try walk.rest("tap done")
    #expect(walk.screens == [["App.home"]])
  }

  @Test func `a variant may ignore what a base handles, change the base, and give another one`() throws {
    #expect(try program(flows).handlers.count { $0.trigger == .notice(.removed) } == 2)
    #expect(try program(flows, variant: "quiet").handlers.count { $0.trigger == .notice(.removed) } == 1)
    let wider = try program(flows, variant: "wider")
    #expect(wider.coordinators[1].places.map { wider.places[$0].signature.name } == ["other"])
    var walk = try Walk(flows, variant: "wider")
    try walk.rest("tap two", "tap open")
    #expect(walk.world.coordinators[1].variables == [.int(2)])
  }

  @Test func `it is printed, read and built alike`() throws {
    let spec = try #require(NavSpec.parse(flows).spec)
    #expect(NavSpec.parse(spec.printed()).spec == spec)
    let shared = """
      system Shared(guests: 0...3 = 1)

      use "Base.nav"

      base Flow {
        action leave(count: 1...2) { pop }
      }

      coordinator App: Flow code "App.swift" {
        start home
        screen home { on tap leave { leave(2) } }
      }

      opaque Auth(user: Bool): done, failed(code: 0...1)

      assume few: App.home is visible

      variant more { set guests = 3 }

      """
    let built = NavSpec("Shared", parameters: [parameter("guests", "0...3", "1")]) {
      use("Base.nav")
      base("Flow") { action("leave(count: 1...2)") { pop() } }
      coordinator("App", base: "Flow", code: "App.swift") {
        start("home")
        screen("home") { onTap("leave") { call("leave(2)") } }
      }
      opaque("Auth(user: Bool)", "done", "failed(code: 0...1)")
      assume("few", "App.home is visible")
      variant("more") { set("guests", to: "3") }
    }
    #expect(built.printed() == shared)
    #expect(NavSpec.parse(shared).spec == built)
  }

  @Test(
    "What is wrong is told",
    arguments: [
      ("coordinator App: Flov { start a; screen a }\nbase Flow { on start { note x } }", ["2: unknown-base"]),
      ("coordinator App { start a; screen a { on tap x { leave() } } }", ["2: unknown-action"]),
      (
        "coordinator App { start a; screen a { on tap x { one() } }\naction one { two() }\naction two { one() } }",
        ["3: cyclic-action", "4: cyclic-action"]
      ),
      ("coordinator App { start a; screen a\naction lost { push nowhere } }", ["3: unknown-name"]),
      (
        "coordinator App { start a; screen a { on tap x { go(7) } }\naction go(n: Bool) { note n(n) } }",
        ["2: type-mismatch"]
      ),
      (
        "coordinator App { start a; screen a { on tap x { go() } }\naction go(n: Bool) { note n(n) } }",
        ["2: argument-missing"]
      ),
      ("action pop { note x }\ncoordinator App { start a; screen a }", ["2: statement-name"]),
      (
        "action go { note x }\naction go { note y }\ncoordinator App { start a; screen a }",
        ["3: duplicate-name"]
      ),
      (
        "base B { always p: true }\ncoordinator App: B { start a; screen a }", ["2: property-in-base"]
      ),
      (
        "base B { on start { note x } }\nbase B { on start { note x } }\ncoordinator App { start a; screen a }",
        ["3: duplicate-name"]
      ),
      (
        "base B { on removed { nonsense() } }\ncoordinator App: B { start a; screen a }\ncoordinator Two: B { start a; screen a }",
        ["2: unknown-action"]
      ),
      ("coordinator App { start a; screen a; ignore removed }", ["2: nothing-ignored"]),
      ("ignore removed\ncoordinator App { start a; screen a }", ["2: nothing-ignored"]),
      ("use \"B.nav\"\ncoordinator App { start a; screen a }", ["2: part-not-read"]),
      ("set x = 1\ncoordinator App { start a; screen a }", ["2: set-outside-variant"]),
      (
        "coordinator App { start a; screen a { on tap x { note y }; on tap x { note z } }; screen a }",
        ["2: duplicate-name"]
      ),
    ] as [(String, [String])])
  func wrong(text: String, expected: [String]) {
    #expect(mistakes("system S\n" + text) == expected)
  }

  @Test func `calls that unfold without measure are refused`() {
    var text = "system S\ncoordinator App { start a; screen a { on tap x { a0() } }\n"
    for index in 0..<20 { text += "action a\(index) { a\(index + 1)(); a\(index + 1)() }\n" }
    text += "action a20 { note x } }"
    #expect(mistakes(text).contains { $0.hasSuffix("action-too-large") })
  }

  @Test func `the values of an action leave those of its caller alone`() throws {
    let text = """
      system S
      coordinator App {
        var kept: 0...9 = 0
        start a
        screen a {
          on tap x(m: 0...3) {
            let given = m
            go(2)
            kept = given
          }
        }
        action go(n: 0...9) {
          let twice = n + n
          if twice == 4 { note four }
        }
      }
      """
    var walk = try Walk(text)
    try walk.rest("tap x(3)")
    #expect(walk.world.coordinators[0].variables == [.int(3)])
    #expect(walk.told == ["note four"])
  }

  @Test func `what an action calls a name is its own, not its caller's`() {
    let text = """
      system S
      coordinator App {
        start a
        screen a(n: Bool) { on tap x(m: Bool) { go() } }
        action go { note seen(m) }
      }
      """
    #expect(mistakes(text).contains("5: unknown-name"))
  }
}

@Suite struct `What is not looked into` {
  private let shop = """
    system Shop
    coordinator App {
      var member: Bool = false
      start home
      screen home { on tap signIn { present auth(true) as sheet } }
      branch auth(quick: Bool): Auth(quick) {
        on finished done(user) { member = user; dismiss child; drop child }
        on finished cancelled { dismiss child; drop child }
      }
    }
    opaque Auth(quick: Bool): done(user: Bool), cancelled
    """

  @Test func `an opaque coordinator may finish with any result at any time`() throws {
    var walk = try Walk(shop)
    try walk.rest("tap signIn")
    #expect(walk.screens == [["App.home"], ["Auth.inside"]])
    #expect(walk.enabled.filter { $0.hasPrefix("flow") }.count == 3)
    try walk.rest("flow answers done(true)")
    #expect(walk.screens == [["App.home"]])
    #expect(walk.world.coordinators[0].variables == [.bool(true)])
  }

  @Test func `it may finish while its sheet is still coming`() throws {
    var walk = try Walk(shop)
    walk.settle()
    try walk.play("tap signIn")
    #expect(walk.enabled.contains { $0.hasPrefix("flow answers cancelled") })
  }
}

@Suite struct `Parameters and assumptions` {
  private let guests = """
    system Party(guests: 0...3 = 1, mood: { calm, wild } = calm)
    coordinator App {
      var left: 0...3 = guests
      start home
      screen home { on tap greet when left > 0 { left = left - 1 } }
    }
    assume someone-stays: App.left > 0 or mood == wild
    variant crowd { set guests = 3, mood = wild }
    """

  private func setting(_ name: NavSpec.Name, _ value: NavSpec.Name) -> NavSpec.Setting {
    NavSpec.Setting(name: name, value: value)
  }

  @Test func `a parameter is a constant that a variant or a setting gives another value`() throws {
    func left(_ variant: String?, _ settings: [NavSpec.Setting]) throws -> [NavValue] {
      let spec = try #require(NavSpec.parse(guests).spec)
      let program = try #require(NavProgram.resolve(spec, variant: variant, settings: settings).program)
      return try #require(NavMachine(program).initialWorlds.first).coordinators[0].variables
    }
    #expect(try left(nil, []) == [.int(1)])
    #expect(try left("crowd", []) == [.int(3)])
    #expect(try left("crowd", [setting("guests", "2")]) == [.int(2)])
  }

  @Test func `an input after which an assumption is false is not enabled`() throws {
    #expect(try Walk(guests).enabled == [])
    #expect(try Walk(guests, variant: "crowd").enabled == ["tap greet @ App.home"])
  }

  @Test(
    "A value that a parameter cannot have is told",
    arguments: [
      ("guests", "7", ["1: parameter-range"]), ("guests", "-1", ["1: parameter-range"]),
      ("guests", "calm", ["1: unknown-name"]), ("mood", "merry", ["1: unknown-name"]),
      ("gusts", "1", ["1: unknown-parameter"]), ("guests", "2", []),
    ] as [(String, String, [String])])
  func settings(name: String, value: String, expected: [String]) {
    let found = mistakes(guests, settings: [setting(NavSpec.Name(name), NavSpec.Name(value))])
    #expect(found.map { $0.replacing("0:", with: "1:") } == expected)
  }
}

@Suite struct `Parts` {
  private func source(_ files: [String: String], _ path: String = "specs/main.nav") -> NavSource {
    NavSource(path: path, bytes: Array((files[path] ?? "").utf8)) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(NavSource.Unreadable("is not there"))
    }
  }

  private let flow = "part Flows\nbase Flow { screen list; start list }\n"
  private let main = "system Main\nuse \"shared/Flow.nav\"\ncoordinator App: Flow {}\n"

  @Test func `the declarations of a part stand in the place of its use`() throws {
    let source = source(["specs/main.nav": main, "specs/shared/Flow.nav": flow])
    #expect(source.diagnostics == [])
    let program = try #require(source.resolve().program)
    #expect(program.coordinators[0].places.count == 1)
    #expect(program.files == ["specs/main.nav", "specs/shared/Flow.nav"])
    #expect(program.path(of: program.places[0].signature.origin) == "specs/shared/Flow.nav")
  }

  @Test func `the root is the first coordinator of the spec's own text`() throws {
    let source = source([
      "specs/main.nav": "system M\nuse \"a.nav\"\ncoordinator App { start home; screen home }",
      "specs/a.nav": "part A\nopaque First: done\ncoordinator Second { start s; screen s }",
    ])
    #expect(try #require(source.resolve().program).coordinators.map(\.name) == ["App", "First", "Second"])
  }

  @Test func `a part that two others use is read once`() throws {
    let source = source([
      "specs/main.nav":
        "system Main\nuse \"a.nav\"\nuse \"b.nav\"\ncoordinator App { start home; screen home }",
      "specs/a.nav": "part A\nuse \"c.nav\"", "specs/b.nav": "part B\nuse \"./x/../c.nav\"",
      "specs/c.nav": "part C\ntype T = { a }",
    ])
    #expect(source.resolve().diagnostics == [])
    #expect(source.files.map(\.path) == ["specs/main.nav", "specs/a.nav", "specs/c.nav", "specs/b.nav"])
  }

  @Test(
    "What is wrong with parts is told in the file where it is",
    arguments: [
      (["specs/main.nav": "system M\nuse \"gone.nav\""], ["0:2 unreadable-part"]),
      (
        [
          "specs/main.nav": "system M\nuse \"a.nav\"", "specs/a.nav": "part A\nuse \"b.nav\"",
          "specs/b.nav": "part B\nuse \"a.nav\"",
        ], ["2:2 cyclic-use"]
      ),
      (["specs/main.nav": "system M\nuse \"main.nav\""], ["0:2 cyclic-use"]),
      (["specs/main.nav": "system M\nuse \"a.nav\"", "specs/a.nav": "system A"], ["0:2 not-a-part"]),
      (
        ["specs/main.nav": "system M\nuse \"a.nav\"\nuse \"a.nav\"", "specs/a.nav": "part A"],
        ["0:3 used-twice"]
      ),
      (["specs/main.nav": "system M\nuse \"/etc/passwd\""], ["0:2 use-path"]),
      (
        ["specs/main.nav": "system M\nuse \"a.nav\"", "specs/a.nav": "part A\nnonsense"],
        ["1:2 unknown-declaration"]
      ),
      (
        [
          "specs/main.nav": "system M\nuse \"a.nav\"",
          "specs/a.nav": "part A\nplatform uikit\nexpect holds\nvariant v { expect holds }",
        ],
        ["1:2 not-in-part", "1:3 not-in-part", "1:4 not-in-part"]
      ),
    ] as [([String: String], [String])])
  func wrong(files: [String: String], expected: [String]) {
    let source = source(files)
    #expect(source.diagnostics.map { "\($0.origin.file):\($0.origin.line) \($0.code)" } == expected)
    #expect(source.spec == nil)
  }

  @Test func `a mistake in a part is shown with the line of the part`() {
    let source = source([
      "specs/main.nav": main, "specs/shared/Flow.nav": "part F\nbase Flow { screen list; start lost }\n",
    ])
    let rendered = source.resolve().diagnostics.map { source.rendered($0) }.joined()
    #expect(
      rendered == """
        specs/shared/Flow.nav:2:32: error: there is no screen 'lost' here
           2 | base Flow { screen list; start lost }
                                              ^~~~ did you mean 'list'?

        """)
  }

  @Test func `a chain of parts without end is cut`() {
    let source = NavSource(path: "a.nav", bytes: Array("system S\nuse \"x/a.nav\"".utf8)) { _ in
      .success(Array("part P\nuse \"x/a.nav\"".utf8))
    }
    #expect(source.diagnostics.map(\.code) == ["too-many-parts"])
    #expect(source.files.count == NavSource.largestNumberOfParts + 1)
  }
}
