import Dispatch
import NavModel

/// Collects which handlers and blocks the steps of a search run.
///
/// It only grows, and a search that is complete takes every step of every world; so it holds the same after any number
/// of jobs. Where answers are remembered, a step that is not taken again would run what it ran before.
final class ReachRecorder: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var all = NavReach()

  /// What has run so far.
  var reach: NavReach {
    gate.wait()
    defer { gate.signal() }
    return all
  }

  /// Adds what some steps have run.
  func add(_ reach: NavReach) {
    gate.wait()
    defer { gate.signal() }
    if !all.isSuperset(of: reach) { all.formUnion(reach) }
  }
}
