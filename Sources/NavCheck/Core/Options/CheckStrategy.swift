/// The search strategy of a ``Checker``: the order of the search, and the memory of visited states.
public struct CheckStrategy: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case exhaustive, depthFirst
    case deepening(by: Int)
    case approximate(CheckOmission.Technique)
  }

  let kind: Kind

  /// The largest number of worker threads.
  let jobs: Int

  /// Whether it goes level by level and keeps every state.
  var isExhaustive: Bool { if case .exhaustive = kind { true } else { false } }

  /// Explores every reachable state once, cheapest first, on one thread, with an exact set of visited states.
  ///
  /// The search takes time in proportion to the steps between reachable states, and memory in proportion to the
  /// states. It also stores the steps, at four bytes each, if it neither packs states (``PackedStateMachine``) nor searches
  /// by parts (``ComponentMachine``); if there is a liveness property, it stores them at 16 bytes each.
  public static let exhaustive = CheckStrategy(kind: .exhaustive, jobs: 1)

  /// Returns the exhaustive search on several threads.
  ///
  /// The report is identical for any number of threads. If there is a liveness property, the whole search runs on one
  /// thread.
  ///
  /// - Parameter jobs: The number of worker threads, at least 1. The search uses at most 64.
  /// - Returns: The strategy.
  public static func exhaustive(jobs: Int) -> CheckStrategy {
    precondition(jobs > 0, "`jobs` must be at least 1, but it is \(jobs).")
    return CheckStrategy(kind: .exhaustive, jobs: min(jobs, 64))
  }

  /// Explores every reachable state once, depth first, on one thread, with an exact set of visited states.
  ///
  /// This strategy is useful with a budget, since it reaches deep states early. The steps from a state are taken in
  /// the order of the descriptions of their actions, then of ``StateMachine/fingerprint(of:)``, so the report is the
  /// same in every run.
  ///
  /// If the search is complete, the report is identical to that of ``exhaustive``, because the shortest traces are
  /// chosen at the end. If a budget of states or memory, a stop rule or a stop ends the search early, traces are
  /// shortest only among the explored paths. A budget of depth excludes the same states as in ``exhaustive``: the
  /// search explores a state again when it finds a cheaper path to it.
  ///
  /// Budgets of states and memory take effect before the next state. Memory is in proportion to the states and steps.
  /// So is the time, unless a budget of depth makes the search follow steps more than once.
  public static let depthFirst = CheckStrategy(kind: .depthFirst, jobs: 1)

  /// Explores depth first up to a bound on the cost, at first 0, and continues with a greater bound until no state is
  /// left.
  ///
  /// If the search is complete, the report is identical to that of ``exhaustive``. If a budget of states or memory, a
  /// stop rule or a stop ends the search early, the traces up to the largest completely explored cost are still
  /// shortest (``CheckReport/hasShortestTraces``).
  ///
  /// The search stores states and not their steps, unless a `possible`, `eventually` or `leadsTo` property needs
  /// steps. It therefore generates the steps of states more than once: when it finds a cheaper path to a state, and at
  /// the end to find the levels and the traces. Budgets of states and memory take effect before the next state.
  ///
  /// - Parameter step: The increase of the bound between two searches; at least 1.
  /// - Returns: The strategy.
  public static func iterativeDeepening(by step: Int = 1) -> CheckStrategy {
    precondition(step > 0, "The step of iterative deepening must be at least 1, but it is \(step).")
    return CheckStrategy(kind: .deepening(by: step), jobs: 1)
  }

  /// Explores cheapest first, on one thread, and stores a hash of each explored state in place of the state.
  ///
  /// The search omits a state if its hash equals that of another state, and thereby the states that are reachable only
  /// through it. Therefore only a `sometimes` that was reached holds, and ``CheckReport/omission`` estimates how many
  /// states were omitted. Violations are real, since traces consist of steps of the machine, but a shorter trace may
  /// exist. `possible`, `eventually` and `leadsTo` are not evaluated.
  ///
  /// Memory: 5 to 11 bytes for each state with up to 32 bits, and 11 to 22 bytes with more; 8 bytes for each state to
  /// reconstruct traces; and the discovered but unexplored states in full.
  ///
  /// - Parameter bits: The number of bits of ``StateMachine/fingerprint(of:)`` to store, 1 to 64.
  /// - Returns: The strategy.
  public static func hashCompaction(bits: Int = 64) -> CheckStrategy {
    precondition((1...64).contains(bits), "`bits` must be from 1 to 64, but it is \(bits).")
    return CheckStrategy(kind: .approximate(.hashCompaction(bits: bits)), jobs: 1)
  }

  /// Explores like ``hashCompaction(bits:)``, and stores a few bits of each explored state in a table of a fixed
  /// size.
  ///
  /// The search omits a state if other states have set all of its bits. In addition to the table, it stores 8 bytes
  /// for each state to reconstruct traces, and the discovered but unexplored states in full.
  ///
  /// Source: G. J. Holzmann, "An Improved Protocol Reachability Analysis Technique" (Software: Practice and
  /// Experience, 1988), under the name supertrace.
  ///
  /// - Parameters:
  ///   - bytes: The size of the table; at least 1, and less than 2^60.
  ///   - hashes: The number of bits for each state; at least 1.
  /// - Returns: The strategy.
  public static func bitstate(bytes: Int, hashes: Int = 3) -> CheckStrategy {
    precondition(
      bytes > 0 && bytes < 1 << 60,
      "The size of the table must be at least 1 byte and less than 2^60 bytes, but it is \(bytes).")
    precondition(hashes > 0, "The number of bits for each state must be at least 1, but it is \(hashes).")
    return CheckStrategy(kind: .approximate(.bitstate(bytes: bytes, hashes: hashes)), jobs: 1)
  }
}
