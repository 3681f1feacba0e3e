/// A truncation: states that an exploration did not explore, which makes verdicts incomplete.
public struct CheckCut: Sendable, Hashable, CustomStringConvertible {
  /// The cause: the limit of the machine, the budget, or the reason that the caller gave to stop.
  public let reason: String

  /// The number of discovered states that were not explored for this reason.
  public let count: Int

  /// The reason and the count, in one line.
  public var description: String {
    "\(reason) (\(count) \(count == 1 ? "state" : "states") not explored)"
  }
}

/// The unexplored part of a machine: truncations, which weaken verdicts, and states beyond the horizon, which do not.
struct CheckRemainder {
  /// What weakens verdicts, ordered by reason.
  let cuts: [CheckCut]
  /// The states beyond ``StateMachine/horizon``; `nil` where there are none.
  let horizon: CheckCut?

  /// Sorts what was left out.
  ///
  /// - Parameters:
  ///   - truncations: How many states each limit of the machine has cut off.
  ///   - pending: How many states were found and not explored.
  ///   - reason: Why they were not.
  ///   - name: The horizon of the machine.
  init(_ truncations: [String: Int], pending: Int, for reason: String?, horizon name: String?) {
    var counts = truncations
    horizon = name.flatMap { name in
      counts.removeValue(forKey: name).map { CheckCut(reason: name, count: $0) }
    }
    if pending > 0, let reason { counts[reason, default: 0] += pending }
    cuts = counts.sorted { $0.key < $1.key }.map { CheckCut(reason: $0.key, count: $0.value) }
  }

  /// Why verdicts are incomplete, or `nil` where everything before the horizon was explored.
  var why: String? { Self.joined(cuts) }

  /// Why nothing is said of what was never met: it may lie beyond the horizon.
  var whyUnmet: String? { Self.joined(cuts + (horizon.map { [$0] } ?? [])) }

  private static func joined(_ cuts: [CheckCut]) -> String? {
    cuts.isEmpty ? nil : cuts.map(\.description).joined(separator: "; ")
  }
}
