import NavModel
import Testing

/// What people write who come from Swift is answered with what to write here.
@Suite struct SwiftWordTests {
  /// A statement or a condition as Swift has it, and the help.
  static let rows: [(statement: String, condition: String, help: String)] = [
    ("current = nil", "on", "write: none"),
    ("note x", "current == nil", "write: none"),
    ("note x", "list.isEmpty", "write: list is empty"),
    (
      "note x", "App.viewControllers is empty",
      "in a condition, write: front, or App.page is onScreen"
    ),
    ("list.removeAll()", "on", "write: list.clear()"),
    ("on.toggle()", "on", "write: on = not on"),
    ("pop()", "on", "a command takes no parentheses; write: pop"),
    ("popToRoot()", "on", "a command takes no parentheses; write: popToRoot"),
    ("n += 1", "on", "write: n = n + …"),
    ("n -= 1", "on", "write: n = n - …"),
    ("n = on ? 1 : 2", "on", "in a handler, write: if … { … } else { … }"),
    (
      "guard on else { return }", "on",
      "a handler runs to its end; write: if … { … }, or 'when …' after the event"
    ),
    ("switch n { }", "on", "write: if … { … } else if … { … }"),
    ("await load()", "on", "declare work that takes time as an effect; write: run …"),
    ("fatalError()", "on", "write: fail \"…\""),
    ("note x", "on && n == 1", "write 'and'"),
    ("note x", "on || n == 1", "write 'or'"),
    ("note x", "!on", "write 'not'"),
  ]

  @Test(arguments: rows.indices) func `Swift's word is answered`(_ row: Int) throws {
    let (statement, condition, help) = Self.rows[row]
    let text = """
      system S
      coordinator App {
        var list: [route] = []
        var current: route? = none
        var on: Bool = false
        var n: 0...3 = 0
        start home
        screen home {
          on tap a { \(statement) }
          on tap b when \(condition) { push page }
        }
        screen page
      }
      """
    var (spec, found) = NavSpec.parse(text)
    if found.isEmpty, let spec { found = NavProgram.resolve(spec).1 }
    spec = nil
    let mistakes = found.filter { $0.severity == .error }
    #expect(mistakes.map(\.help) == [help], "\(mistakes.map(\.message))")
  }
}
