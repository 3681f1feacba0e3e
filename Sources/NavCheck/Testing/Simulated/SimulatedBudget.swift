/// Limits on the exploration of an app.
public struct SimulatedBudget: Sendable, Hashable {
  /// The longest way, in inputs of the user.
  public var inputs: Int
  /// The number of situations that are explored.
  public var situations: Int

  /// A budget.
  public init(inputs: Int = 4, situations: Int = 1_000) {
    self.inputs = inputs
    self.situations = situations
  }

  /// Ways of at most so many inputs.
  public static func inputs(_ count: Int) -> SimulatedBudget { SimulatedBudget(inputs: count) }
}
