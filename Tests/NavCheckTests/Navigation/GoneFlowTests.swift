import NavModel
import Testing

@testable import NavCheck

@Suite("Questions about the screens of a flow")
struct GoneFlowTests {
  @Test(arguments: ["Flow is visible", "Flow is onScreen", "Flow.page is visible"])
  func `the screens of a flow that has gone are visible`(claim: String) throws {
    let report = try check(
      """
      system S
        platform uikit
      event lock at most 1 when settled
      coordinator App {
        var locked: Bool = false
        start home
        screen home { on tap open when not locked { present flow as sheet } }
        branch flow: Flow
        on lock {
          locked = true
          for c in children { drop c }
        }
      }
      coordinator Flow {
        start page
        screen page { on tap close { dismiss } }
      }
      never shown when App.locked and settled: \(claim)
      never alive when App.locked and settled: Flow is alive
      """)
    #expect(report["shown"]?.isViolated == true)
    #expect(report["alive"]?.verdict == .holds)
  }

  @Test(arguments: [
    ("replaceRoot other in self", true), ("setStack [other, first] in self", true),
    ("replaceTop other", true),
    ("pop", false),
  ])
  func `a flow ends with its first screen, unless another one takes its place`(command: String, isFine: Bool)
    throws
  {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap open when Flow is not alive { push flow } }
        branch flow: Flow
      }
      coordinator Flow {
        start first
        screen first { on tap go { \(command) } }
        screen other { without back, swipe }
      }
      """)
    let finding = try #require(report[.childEndsWithBranch])
    // The way back from the first screen is a violation in each row.
    let traces = [finding.trace, report.secondCause(of: finding)?.trace].compactMap(\.self)
    #expect(finding.isViolated)
    let byTap = traces.contains { $0.steps.contains { $0.action.description.hasPrefix("tap go") } }
    #expect(byTap != isFine)
  }

  @Test func `a new tab bar does not take the place of the one where a flow began`() throws {
    let report = try check(
      try Specs.text("systems/rxflow-2"), variant: "deep-link", only: ["child-ends-with-branch"])
    #expect(report[.childEndsWithBranch]?.isViolated == true)
  }

  @Test func `a change that waits in a layer that goes does not keep its flow alive`() throws {
    let report = try check(
      """
      system S
        platform uikit
        bound stack 3, layers 1, coordinators 3
      coordinator App {
        effect close: now
        start home
        screen home { on tap more { push more } }
        screen more
        on tap open when Settings is not alive {
          run close
          present settings as sheet
        }
        branch settings: Settings
        on close now {
          for c in children {
            dismiss
            drop c
          }
        }
      }
      coordinator Settings {
        effect work: done
        start general
        screen general { on tap account { push account } }
        screen account { on tap work when work is not running { run work } }
        screen pass
        on work done { push pass }
      }
      """, only: ["cancelled-gesture"])
    // The flow would go with the next gesture, even if that is cancelled.
    #expect(report[.cancelledGesture]?.verdict == .holds)
  }

  @Test func `a sheet of a flow does not take the place of its first screen`() throws {
    let report = try check(
      """
      system S
        platform uikit
      event logout at most 1 when Flow.question is visible and settled
      coordinator App {
        start home
        screen home { on tap open when Flow is not alive { push flow } }
        branch flow: Flow { without back, swipe }
        on logout { popTo home }
      }
      coordinator Flow {
        start first
        screen first { on tap ask { present question as sheet } }
        screen question { without interactiveDismissal }
      }
      """)
    #expect(report[.childEndsWithBranch]?.isViolated == true)
  }

  @Test(arguments: [
    ("App.children.count > 0", true), ("App.children.count > 1", false), ("App.stack.count > 1", true),
    ("Flow.screens.count == 1", true), ("Flow.parent is none", false),
    ("Flow.page.instances.first.owner is none", false),
  ])
  func `the children, the parent and the screens of a coordinator are asked for outside of it`(
    claim: String, isSeen: Bool
  ) throws {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap open when Flow is not alive { push flow } }
        branch flow: Flow { on removed { drop child } }
      }
      coordinator Flow {
        start page
        screen page
      }
      sometimes seen when Flow.page is onScreen and settled: \(claim)
      """)
    #expect((report["seen"]?.verdict == .holds) == isSeen)
  }

  @Test(arguments: ["App.flow", "Flow.page"])
  func `a layer is found by its branch and by its first screen`(name: String) throws {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap open when Flow is not alive { present flow as sheet } }
        branch flow: Flow {
          on finished {
            dismiss child
            drop child
          }
          on removed { drop child }
        }
      }
      coordinator Flow {
        start page
        screen page { on tap done { finish } }
        screen other
      }
      change opened on tap open: did present(\(name)) and not did present(Flow.other)
      change closed on tap done when not before(transitioning): did dismiss(\(name)) and not did dismiss(App.home)
      """)
    #expect(report["opened"]?.verdict == .holds)
    #expect(report["closed"]?.verdict == .holds)
  }
}
