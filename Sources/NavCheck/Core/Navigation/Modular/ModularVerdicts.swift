import NavModel

/// The verdicts of a modular search; no other code derives verdicts from pairs.
///
/// The pairs contain those of every reachable world. So a property that no pair violates holds, and a condition that
/// no pair satisfies is never reached. A pair that violates a property may belong to no world, so it decides nothing.
/// Pairs have more paths than worlds, so `possible` properties use only paths that exist whatever other tabs contain
/// (``SoloPaths``).
struct ModularVerdicts {
  typealias Result = CheckReport<NavWorld, NavStep>.PropertyResult
  typealias Verdict = CheckVerdict<NavWorld, NavStep>

  private let search: ModularSearch

  init(_ search: ModularSearch) { self.search = search }

  /// The results by the names of the properties.
  var results: [String: Result] {
    var results: [String: Result] = [:]
    for (number, property) in search.memory.properties.enumerated() {
      results[property.name] = Result(
        name: property.name, kind: property.kind, verdict: verdict(of: number), mattered: mattered(number),
        witness: nil, trap: nil)
    }
    return results
  }

  private func mattered(_ number: Int) -> Int {
    if case .deadlockFree = search.memory.properties[number].claim { return search.resting.count }
    return search.tally.mattered[number]
  }

  private func verdict(of number: Int) -> Verdict {
    let claim = search.memory.properties[number].claim
    if case .notApplicable = claim { return .notApplicable }
    if let cut = search.cut { return .incomplete(cut) }
    if let reason = search.tally.unasked[number] { return .incomplete(reason) }
    let (mattered, isFound) = (search.tally.mattered[number], search.tally.found[number] != nil)
    switch claim {
    case .state, .step:
      if isFound {
        return .incomplete("a pair of root and tab violates the property, but no run is known to")
      }
      return mattered == 0 ? .vacuous : .holds
    case .sometimes:
      return isFound
        ? .incomplete("a pair of root and tab reaches the condition, but no run is known to") : .violated(nil)
    case .possible:
      if mattered == 0 { return .vacuous }
      return search.paths.isAlwaysPossible(number, search.pairs)
        ? .holds : .incomplete("pairs of root and tab do not decide whether the goal stays reachable")
    case .deadlockFree:
      return search.resting.mayBeStuck(search.pairs)
        ? .incomplete("pairs of root and tab do not decide whether a world is stuck") : .holds
    case .response:
      return .incomplete("pairs of root and tab do not decide liveness")
    case .notApplicable:
      return .notApplicable
    }
  }
}
