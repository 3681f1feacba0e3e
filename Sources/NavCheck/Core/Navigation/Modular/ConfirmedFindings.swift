import NavModel

/// Runs of the app that confirm the findings of searches of pairs.
///
/// A pair with a finding may belong to no world, so it decides nothing. A run of the app does. The first finding of each
/// property is followed (``PathFollower``) as soon as the search has it, so a search that is stopped later still
/// reports what was confirmed before.
final class ConfirmedFindings {
  typealias Trace = CheckTrace<NavWorld, NavStep>

  private let machine: NavStateMachine
  private let limit: Int
  private let shouldStop: (() -> String?)?
  /// The runs by the names of the properties.
  private(set) var runs: [String: Trace] = [:]
  /// The runs that violate a property, in the order of discovery.
  private(set) var violations: [CheckProgress.Violation] = []

  /// Creates a collection without runs.
  ///
  /// - Parameters:
  ///   - machine: The plain machine, the runs of which count.
  ///   - budget: A limit on states also limits the worlds that are explored for one finding.
  ///   - shouldStop: A closure that is called before every 16th world, and returns a reason to stop.
  init(on machine: NavStateMachine, within budget: CheckBudget, _ shouldStop: (() -> String?)?) {
    self.machine = machine
    limit = min(budget.states ?? PathFollower.patience, PathFollower.patience)
    self.shouldStop = shouldStop
  }

  /// Looks for a run to the finding of a property, if none is known.
  ///
  /// - Parameters:
  ///   - number: The number of the property, which has a finding.
  ///   - search: The search with the finding.
  /// - Complexity: The steps from at most 10,000 worlds.
  func follow(_ number: Int, of search: ModularSearch) {
    let property = search.memory.properties[number]
    guard runs[property.name] == nil, let turn = search.tally.found[number],
      let run = PathFollower(search, on: machine).run(
        to: property.claim, at: turn, limit: limit, shouldStop: shouldStop)
    else { return }
    runs[property.name] = run
    if property.kind == .sometimes { return }
    violations.append(
      CheckProgress.Violation(
        property: property.name, cost: run.length, steps: run.steps.count, isShortest: false))
  }

  /// The results of a search, and the runs that decide what pairs leave open.
  func results(of search: ModularSearch) -> [String: ModularVerdicts.Result] {
    var results = ModularVerdicts(search).results
    for (name, run) in runs { results[name] = results[name]?.found(run) }
    return results
  }
}
