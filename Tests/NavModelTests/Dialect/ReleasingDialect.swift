@testable import NavModel

/// A library that lets a flow go when the screen leaves that it began with.
enum ReleasingDialect: NavLibrary {
  static let explanation = "A flow is finished and let go when the screen leaves that it began with."
  static var traits: NavDialect.Traits { NavDialect.Traits() }

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    kind == .removed && screens.contains { !execution.world.coordinators(branchedFrom: $0).isEmpty }
  }

  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    for screen in notice.screens where notice.kind == .removed {
      for flow in execution.world.coordinators(branchedFrom: screen) {
        try finish(flow, nil, [], NavFrame(myself: flow), &execution)
        execution.detach(flow)
      }
    }
  }
}
