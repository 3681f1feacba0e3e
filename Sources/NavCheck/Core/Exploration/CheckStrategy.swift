/// The way in which a ``Checker`` goes through the states of a machine.
public struct CheckStrategy: Sendable, Hashable {
  private enum Way: Sendable, Hashable { case exhaustive }

  private let way: Way

  /// How many threads work at once, at most.
  let jobs: Int

  /// Whether one state may stand for all its images.
  private(set) var reducesSymmetry = false

  /// Every reachable state once, cheapest first, on one thread, with an exact set of visited states.
  ///
  /// Takes time in proportion to the steps of the reachable part of the machine, and memory in proportion to
  /// its states. Steps are kept only where that shortens the search for traces, four bytes each, and for
  /// properties about what happens at last.
  public static let exhaustive = CheckStrategy(way: .exhaustive, jobs: 1)

  /// The same on several threads.
  ///
  /// The report is the same, to the byte, for any number of them. What happens at last is judged on one.
  ///
  /// - Parameter jobs: How many threads work at once, at most; at least 1.
  /// - Returns: The strategy.
  public static func exhaustive(jobs: Int) -> CheckStrategy {
    precondition(jobs > 0, "An exploration takes at least one job.")
    return CheckStrategy(way: .exhaustive, jobs: jobs)
  }

  /// The same with one state for all its images, where the machine is a ``SymmetricStateMachine`` and all
  /// properties are declared ``Checker/symmetric()``; else it changes nothing.
  ///
  /// ``CheckReport/isReduced`` tells whether it did.
  public func reducingSymmetry() -> CheckStrategy {
    var copy = self
    copy.reducesSymmetry = true
    return copy
  }

  var withoutReduction: CheckStrategy {
    var copy = self
    copy.reducesSymmetry = false
    return copy
  }
}
