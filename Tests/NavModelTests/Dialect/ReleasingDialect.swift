@testable import NavModel

/// A library that lets a flow go when the screen leaves that it began with.
enum ReleasingDialect: NavLibrary {
  static let explanation = "A flow is finished and let go when the screen leaves that it began with."
  static var traits: NavDialect.Traits { NavDialect.Traits() }

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    kind == .removed && screens.contains { !executor.world.coordinators(branchedFrom: $0).isEmpty }
  }

  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    for screen in notice.screens where notice.kind == .removed {
      for flow in executor.world.coordinators(branchedFrom: screen) {
        try finish(flow, nil, [], NavFrame(myself: flow), &executor)
        executor.detach(flow)
      }
    }
  }
}
