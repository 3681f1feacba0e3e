/// A truncation: states that an exploration did not explore, so that verdicts can be incomplete.
public struct CheckCut: Sendable, Hashable, CustomStringConvertible {
  /// The cause: the limit of the machine, the budget, the stop rule, or the reason that the caller gave to stop.
  public let reason: String

  /// The number of discovered states that were not explored for this reason; 0 if the search had not begun.
  public let count: Int

  /// The reason and the count, in one line.
  public var description: String {
    count == 0 ? reason : "\(reason) (\(count.grouped) \(count == 1 ? "state" : "states") not explored)"
  }

  /// Whether a budget of time, memory or states, or the user, ended the search; false for a limit of the machine.
  package var endsSearch: Bool {
    ["time budget", "memory budget", "state budget", "interrupted"].contains(where: reason.hasPrefix)
  }
}

/// The unexplored part of a machine: truncations, which weaken verdicts, and states beyond the horizon, which do not.
struct CheckRemainder {
  /// The truncations that weaken verdicts, ordered by reason.
  let cuts: [CheckCut]
  /// The states beyond ``StateMachine/horizon``; `nil` where there are none.
  let horizon: CheckCut?
  /// The states beyond the scope of the budget; `nil` where there are none.
  let scope: CheckCut?
  /// The estimate of omitted states, if the search may omit some.
  let omission: CheckOmission?

  /// Sorts the truncations.
  ///
  /// - Parameters:
  ///   - truncations: The number of states that each limit of the machine truncated.
  ///   - pending: The number of states that were discovered and not explored.
  ///   - reason: The reason why they were not explored.
  ///   - name: The horizon of the machine.
  ///   - scope: The scope of the budget.
  ///   - omission: The estimate of omitted states.
  init(
    _ truncations: [String: Int], pending: Int, for reason: String?, horizon name: String?,
    scope: CheckScope? = nil, omission: CheckOmission? = nil
  ) {
    var counts = truncations
    self.omission = omission
    horizon = name.flatMap { name in
      counts.removeValue(forKey: name).map { CheckCut(reason: name, count: $0) }
    }
    if pending > 0, let reason, reason == scope?.name {
      self.scope = CheckCut(reason: reason, count: pending)
    } else {
      self.scope = nil
      if pending > 0, let reason { counts[reason, default: 0] += pending }
    }
    cuts = counts.sorted { $0.key < $1.key }.map { CheckCut(reason: $0.key, count: $0.value) }
  }

  /// Why verdicts are incomplete, or `nil` where everything before the horizon was explored.
  var why: String? { joined(cuts) }

  /// The reason why a `sometimes` that was not reached is undecided: the state may be beyond the horizon or the scope.
  var whyUnmet: String? { joined(omission == nil ? cuts + [horizon, scope].compactMap(\.self) : cuts) }

  private func joined(_ cuts: [CheckCut]) -> String? {
    let reasons = (omission.map { [$0.reason] } ?? []) + cuts.map(\.description)
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }
}
