@testable import NavModel

/// Every world of a machine, found by the plainest search there is.
struct Explored {
  private(set) var worlds: [NavWorld] = []
  private(set) var cut: Set<String> = []
  private(set) var stepCount = 0
  let machine: NavMachine

  /// Explores from launch on, for some inputs, or (nil) to the end.
  init(_ machine: NavMachine, inputs: Int? = nil, limit: Int = 200_000) {
    self.machine = machine
    var costs: [NavWorld: Int] = [:]
    var frontier = machine.initialWorlds
    var cost = 0
    for world in frontier { costs[world] = 0 }
    while !frontier.isEmpty, costs.count < limit {
      var next: [NavWorld] = []
      var index = 0
      while index < frontier.count {
        let world = frontier[index]
        index += 1
        guard costs[world] == cost else { continue }
        worlds.append(world)
        machine.forEachStep(from: world) { step, after in
          stepCount += 1
          if let reason = machine.truncation(of: after) {
            cut.insert(reason)
            return
          }
          let total = cost + step.event.cost
          if let inputs, total > inputs { return }
          if let known = costs[after], known <= total { return }
          costs[after] = total
          if total == cost { frontier.append(after) } else { next.append(after) }
        }
      }
      frontier = next
      cost += 1
    }
  }

  var quiescent: [NavWorld] { worlds.filter { machine.isQuiescent($0) } }
}
