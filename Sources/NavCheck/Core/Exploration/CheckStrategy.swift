/// The search strategy of a ``Checker``.
public struct CheckStrategy: Sendable, Hashable {
  enum Way: Sendable, Hashable {
    case exhaustive, depthFirst
    case deepening(by: Int)
    case lossy(CheckOmission.Technique)
  }

  let way: Way

  /// How many threads work at once, at most.
  let jobs: Int

  /// Whether one state may stand for all its images.
  private(set) var reducesSymmetry = false

  /// Whether it goes level by level and keeps every state.
  var isExhaustive: Bool { if case .exhaustive = way { true } else { false } }

  /// Every reachable state once, cheapest first, on one thread, with an exact set of visited states.
  ///
  /// Takes time in proportion to the steps of the reachable part of the machine, and memory in proportion to
  /// its states. Steps are kept only where that shortens the search for traces, four bytes each, and for
  /// liveness properties.
  public static let exhaustive = CheckStrategy(way: .exhaustive, jobs: 1)

  /// The exhaustive search on several threads.
  ///
  /// The report is the same, to the byte, for any number of them. Liveness properties are evaluated on one.
  ///
  /// - Parameter jobs: How many threads work at once, at most; at least 1. No more than 64 do.
  /// - Returns: The strategy.
  public static func exhaustive(jobs: Int) -> CheckStrategy {
    precondition(jobs > 0, "An exploration takes at least one job.")
    return CheckStrategy(way: .exhaustive, jobs: min(jobs, 64))
  }

  /// Every reachable state once, depth first, on one thread, with an exact set of visited states.
  ///
  /// Useful with a budget: reaches deep states early. Steps are taken in
  /// the order of the descriptions of their actions, then of ``StateMachine/fingerprint(of:)``, so the report is the
  /// same in every run. Unless a budget of states or memory or a stop cuts it off, the report is that of
  /// ``exhaustive``, to the byte: the shortest traces are chosen once all is known. Where it is cut off, they are the
  /// shortest ways through what was explored. A budget of depth leaves out what that leaves out, too: a state that is
  /// reached again on a cheaper way is explored again.
  ///
  /// Budgets of states and memory take effect before the next state. Takes time and memory as ``exhaustive`` does on a
  /// machine that is neither a ``PackedStateMachine`` nor a ``ComponentMachine``.
  public static let depthFirst = CheckStrategy(way: .depthFirst, jobs: 1)

  /// Depth first up to a bound on the cost, then again with a greater bound, until no state is left.
  ///
  /// The report is that of ``exhaustive``, to the byte, unless a budget of states or memory or a stop cuts it off. Traces
  /// up to the largest cost that was explored completely are shortest even then (``CheckReport/hasShortestTraces``).
  ///
  /// It keeps states and not their steps, unless `possible`, `eventually` or `leadsTo` ask for them. For that it pays in
  /// time: the steps of each state are generated once more at the end, and those of states before the farthest finding a
  /// third time. Budgets of states and memory take effect before the next state.
  ///
  /// - Parameter step: By how much the cost grows each time; at least 1.
  /// - Returns: The strategy.
  public static func iterativeDeepening(by step: Int = 1) -> CheckStrategy {
    precondition(step > 0, "Deepening goes deeper each time.")
    return CheckStrategy(way: .deepening(by: step), jobs: 1)
  }

  /// Cheapest first, on one thread, with a hash of each explored state in place of the state.
  ///
  /// A state whose hash equals that of another is omitted, with its successors. So nothing holds except
  /// a `sometimes` that was reached, and ``CheckReport/omission`` estimates the omissions. Violations are real, since traces are steps
  /// of the machine, perhaps longer than the shortest ones. `possible`, `eventually` and `leadsTo` are not judged. Keeps 5
  /// to 11 bytes a state for up to 32 bits and 11 to 22 for more, 8 for the way back, and the states that are found and
  /// not explored yet in full.
  ///
  /// - Parameter bits: How many bits of ``StateMachine/fingerprint(of:)`` are kept, 1 to 64.
  /// - Returns: The strategy.
  public static func hashCompaction(bits: Int = 64) -> CheckStrategy {
    precondition((1...64).contains(bits), "A hash has 1 to 64 bits.")
    return CheckStrategy(way: .lossy(.hashCompaction(bits: bits)), jobs: 1)
  }

  /// A search like ``hashCompaction(bits:)``, with a few bits for each explored state in a table that does not grow.
  ///
  /// Beside the table it keeps what ``hashCompaction(bits:)`` keeps beside its hashes. A state all of whose bits are set by others is omitted. Source: G. J. Holzmann, "An Improved Protocol Reachability
  /// Analysis Technique" (Software: Practice and Experience, 1988), who calls it supertrace.
  ///
  /// - Parameters:
  ///   - bytes: The size of the table; at least 1.
  ///   - hashes: How many bits stand for a state; at least 1.
  /// - Returns: The strategy.
  public static func bitstate(bytes: Int, hashes: Int = 3) -> CheckStrategy {
    precondition(bytes > 0 && bytes < 1 << 60, "A table has at least one byte, and fits into the memory.")
    precondition(hashes > 0, "A state takes at least one bit.")
    return CheckStrategy(way: .lossy(.bitstate(bytes: bytes, hashes: hashes)), jobs: 1)
  }

  /// The strategy with symmetry reduction: one state for all its images, if the machine is a ``SymmetricStateMachine`` and all
  /// properties are declared ``Checker/symmetric()``; else the same strategy.
  ///
  /// ``CheckReport/isReduced`` is true if it applied.
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
