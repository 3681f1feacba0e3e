import NavCheck
import NavModel
import Testing

/// A world that only an input beyond `bound stack` or `bound layers` leads out of is neither a trap nor a deadlock.
@Suite("Traps and deadlocks at the bounds of the scope")
struct ScopeTrapTests {
  /// A spec whose last screen has one control, and the properties that it violates.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var bounds = "bound stack 2"
    let last: String
    var violates: Set<String> = []
    var testDescription: String { name }

    var text: String {
      """
      system Scoped
        platform uikit
        \(bounds)
      coordinator App {
        var isDone: Bool = false
        start home
        screen home { without back; on tap next { push last } }
        screen last { without back; \(last) }
        screen more { on tap home { popToRoot } }
        screen box { without interactiveDismissal; on tap more { present alert as alert } }
        screen alert { on tap ok { dismiss box } }
      }
      """
    }
  }

  static let rows = [
    Row(name: "a push beyond the stack", last: "on tap on { push more }"),
    Row(name: "a push beyond the stack after a choice", last: "on tap on { choose {} or { push more } }"),
    Row(
      name: "a layer beyond the layers", bounds: "bound stack 2, layers 1",
      last: "on tap on { present box as sheet }"),
    Row(name: "no way out", last: "on tap on {}", violates: ["no-trap", "no-deadlock"]),
    Row(
      name: "a way to nowhere beside it", last: "on tap on { isDone = not isDone }", violates: ["no-trap"]),
    Row(
      name: "an assumption that keeps the user", bounds: "assume stays: not App.isDone",
      last: "on tap on { isDone = true; popToRoot }", violates: ["no-trap", "no-deadlock"]),
  ]

  @Test(arguments: rows)
  func violates(_ row: Row) throws {
    let program = try program(row.text)
    let names: Set = ["no-trap", "no-deadlock"]
    for strategy in [CheckStrategy.exhaustive, .depthFirst] {
      let report = NavigationCheck(program).run(strategy, within: .states(1_000), only: names)
      let violated = report.findings.filter { names.contains($0.name) && $0.isViolated }.map(\.name)
      #expect(Set(violated) == row.violates, "\(strategy)")
    }
  }
}
