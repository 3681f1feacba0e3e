/// The results of a search, from which ``VerdictBuilder`` makes a report.
protocol SearchResults<Machine> {
  associatedtype Machine: StateMachine
  typealias Property = CheckProperty<Machine.State, Machine.Action>
  typealias Trace = CheckTrace<Machine.State, Machine.Action>
  typealias Finding = SearchFinding<Machine.State, Machine.Action>

  var machine: Machine { get }
  var properties: [Property] { get }
  var counts: SearchCounts { get }
  /// The states that were not explored.
  var remainder: CheckRemainder { get }
  /// Whether the caller has stopped the evaluation.
  var interrupt: SearchInterrupt { get }

  /// Evidence that the machine violates its laws, apart from traces.
  mutating func audit() -> CheckNondeterminism?

  /// The number of states or steps to which a property applied; called after the finding was requested.
  func applications(of property: Int) -> Int

  /// The least trace to a nearest finding of a property that one state or step can decide.
  mutating func finding(of property: Int) -> Finding

  /// The least trace to a nearest state to which a `possible` property applies, and from which neither a goal nor an
  /// unexplored step can be reached.
  mutating func trap(of property: Int) -> Finding

  /// A run that violates a liveness property.
  mutating func lasso(of property: Int) -> Finding
}

/// The trace of a finding.
enum SearchFinding<State, Action>
where State: Hashable & Sendable, Action: Hashable & Sendable & CustomStringConvertible {
  case none
  case trace(CheckTrace<State, Action>)
  /// There is a finding, but the machine no longer has the trace, which ends in the given state if that is known.
  case lost(State?)
  /// The search does not know whether there is a finding, for the given reason.
  case undecided(String)

  /// The trace to a finding, if the machine still has it.
  init(_ trace: CheckTrace<State, Action>?) { self = trace.map { .trace($0) } ?? .lost(nil) }
}

/// The counts of a search.
struct SearchCounts {
  var distinctStates = 0
  var generatedStates = 0
  /// The cost of the farthest distinct state; `nil` if there is none.
  var greatestCost: Int?
  /// The greatest cost up to which a search that did not reach its end explored every path; `nil` if none is known.
  var completeCost: Int?
  /// The reason why the caller stopped the search.
  var interruption: String?
  /// The length up to which traces are shortest; `nil` if no trace need be shortest.
  var shortestLength: Int? = .max
}

/// Makes the report of a search: the only code that decides verdicts.
struct VerdictBuilder<Results: SearchResults> {
  typealias Report = CheckReport<Results.Machine.State, Results.Machine.Action>
  typealias Verdict = CheckVerdict<Results.Machine.State, Results.Machine.Action>

  private(set) var results: Results
  private var nondeterminism: CheckNondeterminism?

  init(_ results: Results) { self.results = results }

  mutating func report() -> Report {
    nondeterminism = results.audit()
    let verdicts = results.properties.indices.map { result(of: $0) }
    let (counts, remainder) = (results.counts, results.remainder)
    let lengths = verdicts.compactMap { ($0.verdict.trace ?? $0.witness)?.length }
    return Report(
      distinctStates: counts.distinctStates,
      generatedStates: counts.generatedStates,
      depth: counts.greatestCost.map { $0 + 1 } ?? 0,
      completeCost: counts.completeCost,
      cuts: remainder.cuts,
      statesBeyondHorizon: remainder.horizon?.count ?? 0,
      beyondScope: remainder.scope,
      interruption: counts.interruption ?? results.interrupt.reason,
      omission: remainder.omission,
      hasShortestTraces: counts.shortestLength.map { limit in lengths.allSatisfy { $0 <= limit } } ?? false,
      nondeterminism: nondeterminism,
      results: nondeterminism.map { doubt in verdicts.map { $0.doubted(doubt) } } ?? verdicts
    )
  }

  private mutating func result(of number: Int) -> Report.PropertyResult {
    let property = results.properties[number]
    let verdict: Verdict
    var (witness, trap): (Results.Trace?, CheckTrap?) = (nil, nil)
    switch property.claim {
    case .notApplicable:
      verdict = .notApplicable
    case .sometimes:
      witness = confirmed(results.finding(of: number))
      verdict = witness != nil ? .holds : results.remainder.whyUnmet.map { .incomplete($0) } ?? .violated(nil)
    case .state, .step:
      verdict = self.verdict(results.finding(of: number), number)
    case .deadlockFree:
      verdict = self.verdict(results.finding(of: number), number, canBeVacuous: false)
    case .possible:
      verdict = self.verdict(results.trap(of: number), number)
      trap = verdict.trace.flatMap {
        CheckTrap(from: $0.final, on: results.machine, unless: results.interrupt)
      }
    case .response:
      verdict = self.verdict(results.lasso(of: number), number)
    }
    return Report.PropertyResult(
      name: property.name, kind: property.kind, verdict: verdict,
      mattered: results.applications(of: number), witness: witness, trap: trap)
  }

  /// The verdict of a property that a finding violates.
  private mutating func verdict(
    _ finding: Results.Finding, _ number: Int, canBeVacuous: Bool = true
  ) -> Verdict {
    if let trace = confirmed(finding) { return .violated(trace) }
    if case .undecided(let reason) = finding { return .incomplete(reason) }
    if let why = results.remainder.why { return .incomplete(why) }
    return results.applications(of: number) == 0 && canBeVacuous ? .vacuous : .holds
  }

  /// The trace of a finding, once the machine has confirmed each of its steps.
  private mutating func confirmed(_ finding: Results.Finding) -> Results.Trace? {
    switch finding {
    case .none, .undecided: return nil
    case .trace(let trace):
      if trace.replays(on: results.machine) { return trace }
      nondeterminism = nondeterminism ?? .lost(trace.final)
    case .lost(let state): nondeterminism = nondeterminism ?? .lost(state)
    }
    return nil
  }
}
