import NavCheck

/// The ways through the worlds that `check --strategy` knows, by their names.
enum SearchStrategy: String, CaseIterable {
  case exhaustive
  case depthFirst = "depth-first"
  case iterativeDeepening = "iterative-deepening"
  case hashCompaction = "hash-compaction"
  case bitstate

  /// The size of the table of `bitstate` unless another is asked for, in bytes.
  static let defaultTable = 64 << 20

  /// Whether worlds may be omitted, so that nothing holds but what was met.
  var mayOmit: Bool { self == .hashCompaction || self == .bitstate }

  /// How the checker is asked for it; only what is exhaustive takes more than one job.
  func strategy(table: Int, jobs: Int) -> CheckStrategy {
    switch self {
    case .exhaustive: .exhaustive(jobs: jobs)
    case .depthFirst: .depthFirst
    case .iterativeDeepening: .iterativeDeepening()
    case .hashCompaction: .hashCompaction()
    case .bitstate: .bitstate(bytes: table)
    }
  }
}
