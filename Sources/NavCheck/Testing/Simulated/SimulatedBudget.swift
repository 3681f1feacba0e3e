/// The limits of exploring an app.
public struct SimulatedBudget: Sendable, Hashable {
  /// The maximum length of a path, in inputs of the user and the environment.
  ///
  /// Steps of the platform and outcomes of simulated work are not counted.
  public var inputs: Int
  /// The maximum number of situations to explore.
  public var situations: Int

  /// Makes a budget.
  ///
  /// - Parameters:
  ///   - inputs: The maximum length of a path, in inputs of the user and the environment.
  ///   - situations: The maximum number of situations to explore.
  public init(inputs: Int = 4, situations: Int = 1_000) {
    self.inputs = inputs
    self.situations = situations
  }

  /// Returns a budget for paths with at most `count` inputs, and the default number of situations.
  public static func inputs(_ count: Int) -> SimulatedBudget { SimulatedBudget(inputs: count) }
}
