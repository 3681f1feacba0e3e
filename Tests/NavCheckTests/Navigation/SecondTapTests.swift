import NavModel
import Testing

@testable import NavCheck

/// Up to iOS 18 a moving screen takes no touches, but a second tap can come before the movement begins.
///
/// Sources: corona-warn-app/cwa-app-ios issue 4660 and openradar 40729570.
@Suite("A second tap comes before a screen moves")
struct SecondTapTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var header = "with doubleTap"
    let home: String
    let violated: [String]
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "a push", home: "on tap tile { push page }", violated: ["one-intent-one-push"]),
    Row(name: "without a second tap", header: "", home: "on tap tile { push page }", violated: []),
    Row(
      name: "a push that happens once", home: "on tap tile when App.page.instances is empty { push page }",
      violated: []),
    Row(
      name: "another control", home: "on tap tile { note x }; on tap other { push page; note y }",
      violated: ["one-intent-one-push"]),
    Row(name: "a sheet", home: "on tap tile { present sheet1 as sheet }", violated: []),
    Row(
      name: "timing is atomic", header: "with doubleTap\n  timing atomic", home: "on tap tile { push page }",
      violated: []),
  ]

  @Test(arguments: rows, ["uikit { ios = 17 }", "uikit { ios = 18 }", "swiftui { ios = 18 }"])
  func isFound(_ row: Row, platform: String) throws {
    let report = try check(
      """
      system Taps
        platform \(platform)
        \(row.header)
      coordinator App {
        start home
        screen home { \(row.home) }
        screen page
        screen sheet1
      }
      """, only: ["one-intent-one-push", "no-silent-drop"])
    #expect(report.findings.filter(\.isViolated).map(\.name) == row.violated)
  }

  /// A second tap needs a first one, and nothing of the screen that comes takes taps.
  @Test func onlyAControlThatWasTappedTakesATap() throws {
    let text = """
      system Taps
        platform uikit { ios = 18 }
        with doubleTap
      coordinator App {
        start home
        screen home { on tap a { push page }; on tap b { push form } }
        screen page { on tap c { note x } }
        screen form
      }
      """
    let spec = try #require(NavSpec.parse(text).spec)
    let program = try #require(NavProgram.resolve(spec, variant: nil).program)
    let machine = NavMachine(program)
    var world = machine.initialWorlds[0]
    let tap = try #require(
      machine.enabledEvents(in: world).first { machine.text(of: $0, in: world).hasPrefix("tap a") })
    machine.forEachStep(from: world) { step, next in if step.event == tap { world = next } }
    let taps = machine.enabledEvents(in: world).map { machine.text(of: $0, in: world) }.filter {
      $0.hasPrefix("tap")
    }
    #expect(taps == ["tap a @ App.home"])
  }
}
