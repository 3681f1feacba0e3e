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

  @Test(arguments: ["if reader is onScreen { pop }", "push article in Kid.instances.last"])
  func `as the help says`(statement: String) {
    #expect(Self.mistakes(in: statement) == [])
  }
}
