import NavModel

/// What an app has told of ends and exits since it was launched.
struct SimulatedNotes {
  private struct Finish {
    weak var coordinator: AnyObject?
    var count: Int
  }

  private var finishes: [Finish] = []
  private var exits: [ScreenID: Int] = [:]
  /// What is wrong with what was told, in a sentence each, with the property that it breaks.
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
