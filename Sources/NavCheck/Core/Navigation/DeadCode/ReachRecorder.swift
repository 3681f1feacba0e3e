import Dispatch
import NavModel

/// Records the handlers and blocks that the steps of a search run.
///
/// The record only grows, and a complete search takes every step of every world, so the record is the same for any
/// number of jobs. A memoised step would run the same code again.
final class ReachRecorder: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var all = NavReach()

  /// The code that has run so far.
  var reach: NavReach {
    gate.wait()
    defer { gate.signal() }
    return all
  }

  /// Adds the code that some steps have run.
  func add(_ reach: NavReach) {
    gate.wait()
    defer { gate.signal() }
    if !all.isSuperset(of: reach) { all.formUnion(reach) }
  }
}
