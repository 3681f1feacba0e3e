import NavModel
import Testing

@Suite("A name of another kind than is expected is explained") struct OtherKindTests {
  /// The mistakes in a statement of a screen of a coordinator that inherits from a base, with their help.
  private static func mistakes(in statement: String) -> [String] {
    let spec = NavSpec.parse(
      """
      system S
        platform uikit
      base Pages { screen article tagged reader }
      coordinator App: Pages {
        start home
        screen home { on tap go { \(statement) } }
        branch kid: Kid
      }
      coordinator Kid { start one; screen one }
      """)
    guard let parsed = spec.spec else { return spec.diagnostics.map(\.message) }
    return NavProgram.resolve(parsed).diagnostics.filter { $0.severity == .error }.map {
      "\($0.code): \($0.message) (\($0.help ?? "no help"))"
    }
  }

  @Test(arguments: [
    (
      "push article in Pages",
      "unknown-name: there is no name 'Pages' here "
        + "('Pages' is a base: name a coordinator that inherits from it, such as 'App')"
    ),
    (
      "push Pages.article",
      "unknown-coordinator: there is no coordinator 'Pages' here "
        + "('Pages' is a base: name a coordinator that inherits from it, such as 'App')"
    ),
    (
      "push reader",
      "unknown-name: there is no name 'reader' here "
        + "('reader' is a tag, which names screens only in questions, such as 'reader is onScreen')"
    ),
    (
      "push article in Kid",
      "unknown-name: there is no name 'Kid' here "
        + "('Kid' is a coordinator: 'Kid.instances.last' is its youngest instance)"
    ),
    ("push articel", "unknown-name: there is no name 'articel' here (did you mean 'article'?)"),
  ])
  func `in a statement`(statement: String, mistake: String) {
    #expect(Self.mistakes(in: statement) == [mistake])
  }

  @Test func `the effect of another coordinator or screen`() {
    func mistakes(_ line: String, _ outside: String = "") -> [String] {
      let text = """
        system S
          platform uikit
        \(outside)
        coordinator App {
          effect work: done
          start home
          screen home {
            effect load: done
            on tap go { \(line) }
          }
          screen other { on tap wait { run load } }
          branch kid: Kid
        }
        coordinator Kid {
          effect rest: done
          start one
          screen one
        }
        """
      guard let parsed = NavSpec.parse(text).spec else { return ["no spec"] }
      return NavProgram.resolve(parsed).diagnostics.filter { $0.severity == .error }.map {
        "\($0.message) (\($0.help ?? "no help"))"
      }
    }
    let whose = "whose handlers can run it, end it and ask whether it is running"
    let load = "there is no effect 'load' here ('load' is declared in home, \(whose))"
    #expect(mistakes("run load") == [load])
    #expect(mistakes("if App.work is running { run work }") == [load])
    #expect(
      mistakes("if Kid.rest is running { run work }") == [
        "there is no effect 'rest' here ('rest' is declared in Kid, \(whose))", load,
      ])
    #expect(mistakes("run work", "event e when App.work is not running\non e { note x }") == [load])
  }

  @Test func `a branch whose coordinator is unknown is one mistake, however often it is used`() {
    let text = """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap open { push flow } }
        branch flow: Flwo { on finished { drop child } }
      }
      coordinator Flow { start page; screen page }
      """
    let mistakes = NavSpec.parse(text).spec.map { NavProgram.resolve($0).diagnostics } ?? []
    #expect(
      mistakes.filter { $0.severity == .error }.map(\.message) == ["there is no coordinator 'Flwo' here"])
  }

  @Test(arguments: ["if reader is onScreen { pop }", "push article in Kid.instances.last"])
  func `as the help says`(statement: String) {
    #expect(Self.mistakes(in: statement) == [])
  }
}
