import NavModel
import Testing

@testable import NavCheck

/// UIKit dismisses what is above a layer with the layer, whatever has become of its presenter.
///
/// Source: Apple, `dismiss(animated:completion:)`.
@Suite("A dismissal takes the layers above")
struct ChainEndTests {
  private func violated(_ text: String, _ only: Set<String>) throws -> [String] {
    try check(text, only: only).findings.filter(\.isViolated).map(\.name)
  }

  @Test(arguments: ["sheet", "cover", "alert"], ["", " with noAnimation"])
  func alsoIfItsPresenterHasBeenPopped(_ style: String, option: String) throws {
    let text = """
      system Popped
        platform uikit { ios = 18 }
      event popAll at most 1 when settled
      event clear at most 1 when settled
      coordinator App {
        start home
        screen home { on tap open { present flow as sheet } }
        branch flow: Flow { on removed { drop child } }
        on popAll { for s in Flow.instances { popToRoot in s with noAnimation } }
        on clear { dismiss\(option) }
      }
      coordinator Flow {
        start root
        screen root { on tap sync { push sync } }
        screen sync { on tap ask { present confirm as \(style) } }
        screen confirm { on tap ok { note ok } }
      }
      never comes-back when settled: Flow.confirm is visible and Flow.root is not onScreen
      """
    #expect(try violated(text, ["comes-back", "screen-has-owner"]) == [])
  }

  /// The layer of a flow, not that of a sheet which the flow presents.
  @Test func aCoordinatorBeginsInTheLowestOfItsLayers() throws {
    let text = """
      system Lowest
        platform uikit { ios = 18 }
        timing atomic
        without swipe
      step quit
      event go at most 1 when settled
      coordinator App {
        start home
        screen home { on tap open when presented is none { present flow as sheet } }
        branch flow: Flow { on removed { drop child }; on finished { dismiss child } }
        on go { for f in Flow.instances { emit quit to f } }
      }
      coordinator Flow {
        start list
        screen list { on tap add { present form as sheet } }
        screen form
        on step quit { finish }
      }
      """
    #expect(try violated(text, ["screen-has-owner", "child-has-screen"]) == [])
  }

  /// A navigation controller that presents stays when its first screen is replaced.
  @Test(
    arguments: [("", ["layer-keeps-its-context"]), (" from stack", [])],
    ["setStack [form]", "replaceTop form"])
  func aContainerKeepsItsLayer(row: (from: String, violated: [String]), command: String) throws {
    let text = """
      system Kept
        platform uikit { ios = 18 }
        timing atomic
      event renew at most 1
      coordinator App {
        start home
        screen home { on tap open { present sheet1 as sheet\(row.from) } }
        screen sheet1 { on tap close { dismiss } }
        screen form
        on renew { \(command) in App.instances.first }
      }
      """
    #expect(try violated(text, ["layer-keeps-its-context"]) == row.violated)
  }

  /// Whether a layer can be presented while another one goes is a rule of the platform.
  @Test(arguments: [(true, ["no-silent-drop"]), (false, [])])
  func aLayerWaitsForTheOneThatGoes(row: (isRefused: Bool, violated: [String])) throws {
    let text = """
      system Waits
        platform uikit { ios = 18; presentWhileDismissingIsRefused = \(row.isRefused) }
      coordinator App {
        start home
        screen home { on tap open { present first1 as sheet } }
        screen first1 { on tap next { dismiss; present second as sheet from home } }
        screen second { on tap close { dismiss } }
      }
      """
    let report = try check(text, only: ["no-silent-drop", "everything-reachable"])
    #expect(
      report.findings.filter(\.isViolated).map(\.name).filter { $0 != "everything-reachable" } == row.violated
    )
    #expect(report[.everythingReachable]?.isViolated == row.isRefused)
  }
}
