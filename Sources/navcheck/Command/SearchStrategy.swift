import NavCheck

/// A search strategy of `check --strategy`.
enum SearchStrategy: String, CaseIterable {
  case exhaustive
  case depthFirst = "depth-first"
  case iterativeDeepening = "iterative-deepening"
  case hashCompaction = "hash-compaction"
  case bitstate

  /// The default size of the table of `bitstate`, in bytes.
  static let defaultTable = 64 << 20

  /// Whether the search may omit worlds, so that no property but a reached `sometimes` is reported as holding.
  var mayOmit: Bool { self == .hashCompaction || self == .bitstate }

  /// Returns the strategy for the checker; only the exhaustive one uses more than one job.
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
