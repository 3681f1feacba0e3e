extension NavigationReport {
  /// The greatest number of inputs such that all runs of at most this many inputs were explored, although the search of
  /// worlds did not reach its end.
  ///
  /// Properties of worlds and steps that are incomplete are violated in none of these runs. The runs are those within
  /// the capacities among the ``cuts``, and before the worlds that were not followed (``worldsNotFollowed``). The value
  /// is nil if the search reached its end, or if the number is not known, as after a depth-first search.
  public var completeInputs: Int? { report.nondeterminism == nil ? report.completeCost : nil }

  /// The number of undecided properties of worlds and steps that no run of at most ``completeInputs`` inputs violates; 0 if
  /// the number of inputs is 0 or not known.
  package var heldInCompleteRuns: Int {
    completeInputs ?? 0 > 0 ? findings.count(where: \.isOpenInSomeWorld) : 0
  }

  /// A sentence about ``completeInputs``; nil if the number is 0 or nil, or decides nothing about an open property.
  package var completeRuns: String? {
    guard let inputs = completeInputs, heldInCompleteRuns > 0 else { return nil }
    let capacities = cuts.map(\.reason).filter { $0.hasPrefix("bound ") }
    let within = capacities.isEmpty ? "" : " within \(capacities.joined(separator: ", "))"
    let before = report.statesBeyondHorizon == 0 ? "" : " and up to the first violation"
    let other = findings.contains(where: \.verdict.isViolated) ? "another" : "a"
    return
      "all runs of up to \(Self.inputs(inputs))\(within)\(before) are explored, and show no violation of "
      + "\(other) property of worlds or steps"
  }
}

extension NavigationFinding {
  /// Whether the search left the property undecided, and a single world or step that it did not explore may violate it.
  fileprivate var isOpenInSomeWorld: Bool {
    guard case .incomplete = verdict, !isAboutLog else { return false }
    return switch kind {
    case .always, .never, .step, .deadlockFree: true
    case .sometimes, .possible, .eventually, .leadsTo: false
    }
  }
}
