import Testing

@testable import NavCheck
@testable import NavModel

/// The search through pairs and the one through worlds, on one program.
struct ModularTwins {
  typealias Report = CheckReport<NavWorld, NavStep>

  /// What came of the comparison.
  struct Tally {
    var specs = 0
    /// How many searches through pairs met everything.
    var complete = 0
    /// How many properties both searches decided, and how many only the one.
    var both = 0
    var onlyWorlds = 0
    var onlyPairs = 0
    var holds = 0
    var unmet = 0
    var reasons: [String: Int] = [:]
    /// The number of results of steps that read a tab only locally.
    var local = 0
    /// Of the violations on worlds, how many runs were found along the path of the pairs, and how many were not.
    var followed = 0
    var lost = 0
    /// How many worlds were looked for among the pairs.
    var worlds = 0
    /// What one says and the other denies.
    var contradictions: [String] = []
  }

  let check: NavigationCheck
  /// How many worlds are explored at most.
  let limit: Int

  /// Compares both searches.
  func compare(leavingOut omission: ModularOmission? = nil, _ tally: inout Tally) {
    let search = ModularSearch(
      check.modularChecker(judging: check.properties), limitedEvents: check.limitedEvents,
      within: ModularLimits(combinationsPerCheck: 1), omission: omission)
    search.run(within: .states(800))
    tally.specs += 1
    if let cut = search.cut {
      tally.reasons[cut, default: 0] += 1
      // What else would be noticed by a search that is sound is noticed by this one.
      if omission != nil { tally.contradictions.append(cut) }
      return
    }
    tally.complete += 1
    tally.local += search.memory.localTargets.count
    expectWorlds(in: search, &tally)
    let results = ModularVerdicts(search).results
    let exact = check.checker(judging: check.properties).run(within: .states(limit))
    for result in exact.results {
      guard let pairs = results[result.name] else {
        tally.contradictions.append("\(result.name) is not judged")
        continue
      }
      if let wrong = add(result, pairs, &tally) { tally.contradictions.append(wrong) }
    }
    follow(search, exact, &tally)
  }

  /// Follows the paths of the pairs to their findings; each finding must be a run of the plain machine.
  private func follow(_ search: ModularSearch, _ exact: Report, _ tally: inout Tally) {
    let machine = NavStateMachine(check.machine)
    let follower = PathFollower(search, on: machine)
    let plain = check.checker(judging: check.properties)
    for (number, property) in plain.properties.enumerated() {
      guard let turn = search.tally.found[number] else { continue }
      let verdict = exact.results[number].verdict
      switch verdict {
      case .violated(.some), .holds, .vacuous: break
      default: continue
      }
      let run = follower.run(to: property.claim, at: turn, limit: limit, shouldStop: nil)
      guard let run else {
        if verdict.isViolated { tally.lost += 1 }
        continue
      }
      if property.kind != .sometimes, !verdict.isViolated {
        tally.contradictions.append("\(property.name): \(verdict) on worlds, and a run breaks it")
      }
      if !run.replays(on: machine) { tally.contradictions.append("\(property.name): no run of the machine") }
      if !isFinding(run, of: property.claim) { tally.contradictions.append("\(property.name): no finding") }
      tally.followed += 1
    }
  }

  private func isFinding(
    _ run: CheckTrace<NavWorld, NavStep>, of claim: CheckProperty<NavWorld, NavStep>.Claim
  ) -> Bool {
    switch claim {
    case .state(let when, let holds): return when(run.final) && !holds(run.final)
    case .sometimes(let hit): return hit(run.final)
    case .step(let when, let holds):
      guard let last = run.steps.last else { return false }
      let before = run.states[run.steps.count - 1]
      return when(before, last.action, last.state) && !holds(before, last.action, last.state)
    default: return false
    }
  }

  /// Looks for every world that is met soon among the pairs; the machine is the plain one.
  private func expectWorlds(in search: ModularSearch, _ tally: inout Tally) {
    var seen: Set<NavWorld> = []
    var open: [NavWorld] = []
    func meet(_ world: NavWorld) {
      if check.machine.truncation(of: world) != nil || !seen.insert(world).inserted { return }
      open.append(world)
      tally.worlds += 1
      if !search.contains(world) { tally.contradictions.append("a world is not among the pairs: \(world)") }
    }
    for world in check.machine.initialWorlds { meet(world) }
    var next = 0
    while next < open.count, seen.count < limit {
      check.machine.forEachStep(from: open[next]) { meet($1) }
      next += 1
    }
  }

  private func add(
    _ worlds: Report.PropertyResult, _ pairs: Report.PropertyResult, _ tally: inout Tally
  ) -> String? {
    let isSame: Bool
    switch (worlds.verdict, pairs.verdict) {
    case (.notApplicable, let other): return other == .notApplicable ? nil : "\(worlds.name): \(other)"
    case (.incomplete, .incomplete): return nil
    case (_, .incomplete(let reason)):
      tally.onlyWorlds += 1
      tally.reasons[reason, default: 0] += 1
      return nil
    case (.incomplete, _):
      tally.onlyPairs += 1
      return nil
    case (.holds, .holds), (.vacuous, .vacuous), (.vacuous, .holds): isSame = true
    case (.violated(nil), .violated(nil)): isSame = true
    default: isSame = false
    }
    tally.both += 1
    if pairs.verdict == .holds { tally.holds += 1 }
    if pairs.verdict == .violated(nil) { tally.unmet += 1 }
    return isSame ? nil : "\(worlds.name): \(worlds.verdict) on worlds, \(pairs.verdict) by pairs"
  }
}
