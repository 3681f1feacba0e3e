import NavModel

/// The finishes and exits that an app has recorded since its launch.
struct SimulatedNotes {
  private struct Finish {
    weak var coordinator: AnyObject?
    var count: Int
  }

  private var finishes: [Finish] = []
  private var exits: [ScreenID: Int] = [:]
  /// The faults among the records.
  private(set) var faults: [SimulatedFault] = []

  mutating func addFinish(of coordinator: AnyObject, _ name: String) {
    guard let known = finishes.firstIndex(where: { $0.coordinator === coordinator }) else {
      finishes.append(Finish(coordinator: coordinator, count: 1))
      return
    }
    finishes[known].count += 1
    faults.append(SimulatedFault("finish-once", "\(name) finishes a second time"))
  }

  mutating func addExit(of screen: ScreenID, _ name: String, isByUser: Bool) {
    exits[screen, default: 0] += 1
    if exits[screen] == 2 {
      faults.append(SimulatedFault("exit-once", "the exit of \(name) fires a second time"))
    }
    if !isByUser {
      faults.append(
        SimulatedFault("exit-once", "the exit of \(name) fires, although the user has not left it"))
    }
  }
}
