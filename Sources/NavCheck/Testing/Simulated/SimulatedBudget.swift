/// Limits on the exploration of an app.
public struct SimulatedBudget: Sendable, Hashable {
  /// The length of the longest path, in inputs of the user.
  public var inputs: Int
  /// The number of situations that are explored.
  public var situations: Int

  /// Makes a budget.
  public init(inputs: Int = 4, situations: Int = 1_000) {
    self.inputs = inputs
    self.situations = situations
  }

  /// Returns a budget for paths with at most this many inputs.
  public static func inputs(_ count: Int) -> SimulatedBudget { SimulatedBudget(inputs: count) }
}
