import NavModel

/// The finishes and exits that an app has recorded since its launch.
struct SimulatedNotes {
  private struct Finish {
    weak var coordinator: AnyObject?
    var count: Int
  }

  private var finishes: [Finish] = []
  /// The number of exits of each screen.
  private(set) var exits: [ScreenID: Int] = [:]
  /// The faults among the records.
  private(set) var faults: [SimulatedFault] = []

  /// The coordinators in memory that have finished, by name.
  @MainActor var finishesOfLiving: [String] {
    finishes.compactMap { finish in
      finish.coordinator.map { "\(SimulatedNavigation.name(of: $0)) \(finish.count > 1 ? "twice" : "once")" }
    }.sorted()
  }

  mutating func addFinish(of coordinator: AnyObject, _ name: String) {
    guard let known = finishes.firstIndex(where: { $0.coordinator === coordinator }) else {
      finishes.append(Finish(coordinator: coordinator, count: 1))
      return
    }
    finishes[known].count += 1
    faults.append(SimulatedFault("finish-once", "\(name) finishes a second time", at: [name]))
  }

  mutating func addExit(of screen: ScreenID, _ name: String, at kind: String, isByUser: Bool) {
    exits[screen, default: 0] += 1
    if exits[screen] == 2 {
      faults.append(SimulatedFault("exit-once", "the exit of \(name) fires a second time", at: [kind]))
    }
    if !isByUser {
      faults.append(
        SimulatedFault(
          "exit-once", "the exit of \(name) fires, although the user has not left it", at: [kind]))
    }
  }
}
