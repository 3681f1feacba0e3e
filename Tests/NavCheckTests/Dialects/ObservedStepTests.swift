import NavCheck
import NavModel
import Testing

/// RxFlow observes a stepper while its screen is visible.
///
/// The screen is visible from `viewDidAppear` to `viewDidDisappear`, in version 1 to `viewWillDisappear`. Source:
/// RxSwiftCommunity/RxFlow, UIViewController+Rx.swift and Rx+Pausable.swift.
@Suite("The steps of a screen that a flow observes")
struct ObservedStepTests {
  /// The members of two flows, and whether some run notes that the step has arrived.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var dialect = "rxflow-2"
    var header = "without swipe"
    var first = "on tap go { emit go }"
    var second = ""
    var on = "push second"
    var other = "on willAppear { emit got }"
    let isHandled: Bool
    var testDescription: String { "\(dialect): \(name)" }

    var text: String {
      """
      system Observed
        platform uikit { ios = 17 }
        dialect \(dialect)
        \(header)
      step page
      step go
      step got
      coordinator App {
        on start { emit page }
        tabs bar { tab one: One; tab two: Two }
        on step page { start one; start two; whenReady one, two { push bar } }
      }
      coordinator One {
        on start { emit page }
        screen first { \(first) }
        screen second { \(second) }
        screen third
        screen box { on tap ok { emit got } }
        on step page { push first }
        on step go { \(on) }
        on step got { note done }
      }
      coordinator Two {
        on start { emit page }
        screen other { \(other) }
        on step page { push other }
        on step got { note early }
      }
      change handled: not did note(done)
      change early: not did note(early)
      """
    }
  }

  /// After a cancelled swipe, a screen that has not disappeared appears again.
  static let swiped = ["rxflow-1", "rxflow-2"].map { dialect in
    Row(
      name: "willAppear after a cancelled swipe", dialect: dialect, header: "with swipe",
      second: "on willAppear { emit got }", isHandled: dialect == "rxflow-2")
  }

  static let rows = ["rxflow-1", "rxflow-2"].flatMap { dialect in
    [
      Row(name: "a tap", dialect: dialect, second: "on tap x { emit got }", isHandled: true),
      Row(name: "the start of a screen", dialect: dialect, second: "on start { emit got }", isHandled: false),
      Row(
        name: "the start of a screen without an animation", dialect: dialect, second: "on start { emit got }",
        on: "push second with noAnimation", isHandled: false),
      Row(
        name: "the start of a screen without an animation, where no screen hears a notice", dialect: dialect,
        second: "on start { emit got }", on: "push second with noAnimation", other: "", isHandled: false),
      Row(name: "willAppear", dialect: dialect, second: "on willAppear { emit got }", isHandled: false),
      Row(
        name: "willAppear without an animation", dialect: dialect, second: "on willAppear { emit got }",
        on: "push second with noAnimation", isHandled: false),
      Row(name: "didAppear", dialect: dialect, second: "on didAppear { emit got }", isHandled: true),
      Row(
        name: "the second step of a tap", dialect: dialect, first: "on tap go { emit go; emit got }",
        on: "push third", isHandled: true),
      Row(
        name: "the second step of a tap, after a push without an animation", dialect: dialect,
        first: "on tap go { emit go; emit got }", on: "push third with noAnimation", isHandled: true),
      Row(name: "the button of an alert", dialect: dialect, on: "present box as alert", isHandled: true),
    ]
  }

  @Test(arguments: rows + swiped)
  func isHandled(_ row: Row) throws {
    let report = try check(row.text, only: ["handled", "early"])
    let violated = Set(report.findings.filter(\.isViolated).map(\.name))
    #expect(violated == (row.isHandled ? ["handled"] : []))
  }

  /// Each flow has its own navigation controller, which takes screens before it is in a window.
  @Test func aFlowFillsATabOfABarThatWaits() throws {
    let report = try check(
      """
      system Waiting
        platform uikit { ios = 18 }
        dialect rxflow-2
      step page
      step detail
      step enter
      step list
      coordinator App {
        effect load: done
        on start { emit page }
        screen first { on tap go when load is not running { run load; emit detail } }
        screen second
        branch main: Tabs
        on load done { emit enter }
        on step page { push first }
        on step detail { push second }
        on step enter { push main }
      }
      coordinator Tabs { start bar; tabs bar { tab one: One } }
      coordinator One {
        on start { emit list }
        screen all
        on step list { push all }
      }
      """, only: ["no-silent-drop", "stack-never-empty", "everything-reachable"])
    #expect(report.findings.filter(\.isViolated).map(\.name) == [])
  }

  /// The bar is the root of the flow, and is told of its removal.
  @Test func aPoppedBarEndsItsFlow() throws {
    let report = try check(
      """
      system Popped
        platform uikit { ios = 18 }
        dialect rxflow-2
      step page
      step enter
      step list
      coordinator App {
        on start { emit page }
        screen first { on tap go { emit enter } }
        branch main: Tabs
        on step page { push first }
        on step enter { push main }
      }
      coordinator Tabs { start bar; tabs bar { tab one: One } }
      coordinator One {
        on start { emit list }
        screen all
        on step list { push all }
      }
      """, only: ["child-ends-with-branch", "child-has-screen"])
    #expect(report.findings.filter(\.isViolated).map(\.name) == [])
    #expect(report.isComplete)
  }

  /// The button of an alert calls `dismiss` on the root that presents it, which version 1.0 takes for the end of the flow.
  ///
  /// Source: RxSwiftCommunity/RxFlow issue 26.
  @Test(arguments: [("rxflow-2018", true), ("rxflow-1", false), ("rxflow-2", false)])
  func theButtonOfAnAlertEndsItsFlow(row: (dialect: String, ends: Bool)) throws {
    let report = try check(
      """
      system Alert
        platform uikit { ios = 18 }
        dialect \(row.dialect)
      step begin
      step page
      step ask
      coordinator App {
        on start { emit begin }
        screen blank
        on step begin {
          let flow = new Sub
          push blank
          start flow
          whenReady flow { present flow as cover }
        }
      }
      coordinator Sub {
        on start { emit page }
        screen home { on tap warn { emit ask } }
        screen warning { on tap ok { note ok } }
        on step page { push home }
        on step ask { present warning as alert }
      }
      sometimes flow-gone: Sub.home is visible and Sub.instances is empty
      """, only: ["flow-gone"])
    #expect(report.findings.contains(where: \.isViolated) == !row.ends)
  }
}
