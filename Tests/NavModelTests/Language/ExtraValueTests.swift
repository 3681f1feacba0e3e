import Testing

@testable import NavModel

@Suite("Values and names that a statement or condition does not take")
struct ExtraValueTests {
  /// A mistake in one statement or property, and the message that reports it.
  static let mistakes: [(statement: String, property: String, message: String)] = [
    ("names.append(a, b)", "true", "argument-count: 'append' takes one value"),
    ("names.append(to: a)", "true", "unknown-parameter: there is no parameter 'to' here"),
    ("names.removeFirst(a)", "true", "argument-count: 'removeFirst' takes no value"),
    ("names.clear(a)", "true", "argument-count: 'clear' takes no value"),
    ("names.truncate(too: a)", "true", "unknown-parameter: there is no parameter 'too' here"),
    ("names.truncate(a)", "true", "argument-missing: 'truncate' needs the label 'to' or 'count'"),
    ("for x in number { names.append(a) }", "true", "not-a-list: this is a number in 0...2, not a list"),
    ("note done(number)", "did note(1)", "did-what: 'did note' needs the name of its subject"),
    ("note done(number)", "did note(done(1, 2))", "argument-count: 'note done' has 1 value"),
    ("number = 1", "did finish(Sohp)", "unknown-coordinator: there is no coordinator 'Sohp' here"),
    (
      "present sheet as sheet in parent", "true",
      "misplaced: 'present' takes no 'in', because a layer is on no stack"
    ),
    ("dismiss in parent", "true", "misplaced: 'dismiss' takes no 'in', because a layer is on no stack"),
    ("refuse", "true", "misplaced: 'refuse' has no effect outside of 'on shouldPop' and 'on shouldDismiss'"),
    ("number = 1", "App.home is vsible", "unknown-name: there is no name 'vsible' here"),
  ]

  @Test(arguments: mistakes)
  func `are reported`(statement: String, property: String, message: String) {
    let text = """
      system S
      type Name = { a, b }
      coordinator App {
        start home
        var names: [Name]
        var number: 0...2 = 0
        screen home { on tap go { \(statement) } }
      }
      coordinator Shop { start shelf; screen shelf }
      change claim: \(property)
      """
    #expect(messages(of: text).contains(message))
  }

  @Test(arguments: [
    ("emit go", ["no-self: 'emit' without 'to' is outside of a coordinator"]),
    ("emit go to App.instances.first", []),
  ])
  func `of a handler of the system are reported`(statement: String, expected: [String]) {
    let text = """
      system S
      step go
      coordinator App {
        start home
        screen home
        on step go { note done }
      }
      on background { \(statement) }
      """
    #expect(messages(of: text) == expected)
  }

  @Test(arguments: ["select App.news", "show More.list"])
  func `of a selection are reported`(command: String) {
    let text = """
      system S
      coordinator App {
        start main
        tabs main { tab news: News; tab more: More }
      }
      coordinator News { start all; screen all { on tap go { \(command) in parent then { note done } } } }
      coordinator More {
        start both
        split both { primary list: List; secondary detail: Detail }
      }
      coordinator List { start all; screen all }
      coordinator Detail { start one; screen one }
      """
    let name = command.prefix { $0 != " " }
    #expect(
      messages(of: text).filter { $0.hasPrefix("misplaced") }.map { $0.prefix { $0 != "," } } == [
        "misplaced: '\(name)' takes no 'in'", "misplaced: '\(name)' takes effect at once",
      ])
  }

  @Test(arguments: [
    ("App.drafts(3) == 0", "'drafts' takes no values"),
    ("every k in Kid.instances: k.open(3) == 0", "'open' takes no values"),
    ("every k in Kid.instances: k.limit(3) == 0", "'limit' takes no values"),
    ("every k in Kid.instances(2): k.open == 0", "'instances' takes no values"),
    ("did finish(Kid, saved, lost)", "'did finish' takes one result"),
    ("did finish(Kid, by: user(3))", "'by' takes one cause, without values"),
    ("did finish(Kid, by: user, by: program)", "'by' takes one cause, without values"),
    ("did navigate(App, go, go)", "'did navigate' takes a coordinator and one step"),
    ("did finish(Kid, saved, by: user)", nil), ("did navigate(App, go)", nil),
    ("App.drafts == 0 and every k in Kid.instances: k.open == k.limit", nil),
  ])
  func `of a property are reported`(claim: String, message: String?) {
    let text = """
      system S
      platform uikit
      dialect rxflow-2
      step go
      coordinator App {
        var drafts: 0...3 = 0
        on start { emit go }
        on step go { push home }
        screen home; branch kid: Kid(limit: 1)
      }
      coordinator Kid(limit: 0...3) {
        var open: 0...3 = 0
        start page
        screen page { on tap save { finish saved }; on tap lose { finish lost } }
      }
      change claim: \(claim)
      """
    #expect(messages(of: text) == (message.map { ["argument-count: \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("every x in 0...99: every y in 0...99: x + y >= 0", nil),
    (
      "every x in 0...99: every y in 0...100: x + y >= 0",
      "this list and the lists around it can have more than 10000 combinations"
    ),
    ("(some x in 0...9999: x > 5) and (some x in 0...9999: x > 6)", nil),
    ("some x in 0...10000: x > 5", "this list can have more than 10000 numbers"),
  ])
  func `of nested lists are limited`(claim: String, message: String?) {
    let text = """
      system S
      coordinator App { start home; screen home }
      always claim: \(claim)
      """
    #expect(messages(of: text) == (message.map { ["domain-too-large: \($0)"] } ?? []))
  }

  @Test func `of an event of a property are counted`() {
    let text = """
      system S
      coordinator App {
        start home
        screen home { on tap go(x: Bool) { note done } }
        screen note { on tap go(x: Bool, y: Bool) { note done } }
      }
      change two on tap go(x, y): true
      change three on tap go(x, y, z): true
      """
    #expect(messages(of: text) == ["pattern-values: 'tap go' has 2 values, not 3"])
  }

  /// The codes and texts of the errors of a spec.
  private func messages(of text: String) -> [String] {
    let (spec, mistakes) = NavSpec.parse(text)
    let resolved = spec.map { NavProgram.resolve($0).diagnostics } ?? []
    return (mistakes + resolved).filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
  }
}
