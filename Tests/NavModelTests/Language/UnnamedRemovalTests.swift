import Testing

@testable import NavModel

@Suite("Effects whose answers remove a screen without naming it")
struct UnnamedRemovalTests {
  static let rows: [(answer: String, isRecorded: Bool)] = [
    ("pop", true), ("pop 2", true), ("dismiss", true), ("path.removeLast()", true), ("close()", true),
    ("if path.count > 1 { note on } else { pop }", true), ("choose { note on } or { dismiss }", true),
    ("for x in page.instances { pop }", true),
    ("pop in self", false), ("dismiss page", false), ("remove page", false), ("popToRoot", false),
    ("sheet = none", true), ("sheet = page", false), ("shown = none", false), ("seen.removeLast()", false),
    ("own.removeLast()", false), ("path.removeFirst()", false),
    ("note on", false),
    ("later { pop }", false),
  ]

  @Test(arguments: rows)
  func `are those with such a statement in the handler of an answer`(row: (answer: String, isRecorded: Bool))
    throws
  {
    let program = try program(
      """
      system S
        platform swiftui
      coordinator App {
        var path: [route] binds stack
        var seen: [route]
        var own: [route]
        var sheet: route? binds sheet
        var shown: route?
        effect load: done, failed
        effect save: done
        start home
        screen home { on tap go { run save } }
        screen page {
          effect work: done
          on work done { note on }
        }
        on load done { note on }
        on load failed { \(row.answer) }
        on save done { note on }
        action close { dismiss }
      }
      """)
    let recorded = program.effectsWithUnnamedRemovals.map { program.effects[$0].signature.name }
    #expect(recorded == (row.isRecorded ? ["load"] : []))
  }
}
