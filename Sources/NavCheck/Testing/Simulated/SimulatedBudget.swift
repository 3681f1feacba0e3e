/// How far an app is explored.
public struct SimulatedBudget: Sendable, Hashable {
  /// The longest way, in inputs of the user.
  public var inputs: Int
  /// After how many situations no further one is looked at.
  public var situations: Int

  /// A budget.
  public init(inputs: Int = 4, situations: Int = 1_000) {
    self.inputs = inputs
    self.situations = situations
  }

  /// Ways of at most so many inputs.
  public static func inputs(_ count: Int) -> SimulatedBudget { SimulatedBudget(inputs: count) }
}
