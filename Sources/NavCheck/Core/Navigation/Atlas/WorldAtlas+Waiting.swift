import NavModel

extension WorldAtlas {
  /// Where a wait begins that may be in vain: the worlds and the steps that set it off, and from which a fair run goes
  /// on for ever without the goal.
  ///
  /// - Complexity: the number of steps, once more for each strong promise.
  func waits(
    from trigger: CheckOccurrence<NavWorld, NavStep>?, for goal: CheckOccurrence<NavWorld, NavStep>
  ) -> Distances {
    let machine = NavStateMachine(check.machine)
    var graph = StateGraph<NavWorld>()
    for world in worlds { _ = graph.add(world, standing: .distinct, level: .start) }
    graph.initial = Set(0..<launches)
    let region = WaitingRegion(
      machine: machine, graph: graph, fairness: check.rules.withFairness(Checker(machine)).fairness,
      trigger: trigger, goal: goal)
    // Backwards from where a run can stay for ever, along steps that do not meet the goal.
    var before: [[Int]] = Array(repeating: [], count: worlds.count)
    for world in region.members {
      for edge in region.edges[world] { before[edge.to].append(world) }
    }
    var pending = region.fairComponents().flatMap { $0 }
    var vain = Set(pending)
    while let next = pending.popLast() {
      for earlier in before[next] where vain.insert(earlier).inserted { pending.append(earlier) }
    }
    var found = Distances(lengths: [])
    found.isAboutRuns = true
    for end in region.triggers {
      switch end {
      case .state(let world): if vain.contains(world) { found.broken.insert(world) }
      case .step(let world, let taken, let target, _):
        guard vain.contains(target) else { continue }
        for (index, step) in steps[world].enumerated() where step.taken == taken && step.target == target {
          found.breaking.insert([world, index])
        }
      }
    }
    return found
  }
}
