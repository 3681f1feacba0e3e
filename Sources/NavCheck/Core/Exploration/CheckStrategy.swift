/// The way in which a ``Checker`` goes through the states of a machine.
public struct CheckStrategy: Sendable, Hashable {
  private enum Way: Sendable, Hashable { case exhaustive }

  private let way: Way

  /// Every reachable state once, cheapest first, on one thread, with an exact set of visited states.
  ///
  /// Takes time in proportion to the steps, and memory in proportion to the states and steps, of the
  /// reachable part of the machine.
  public static let exhaustive = CheckStrategy(way: .exhaustive)
}
