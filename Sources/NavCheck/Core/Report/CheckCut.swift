/// Something that was left out of an exploration, which makes verdicts incomplete.
public struct CheckCut: Sendable, Hashable, CustomStringConvertible {
  /// The limit of the machine, the budget, or why the run was stopped.
  public let reason: String

  /// How many states were found and not explored for that reason.
  public let count: Int

  /// The reason and the count, in one line.
  public var description: String {
    "\(reason) (\(count) \(count == 1 ? "state" : "states") not explored)"
  }
}
