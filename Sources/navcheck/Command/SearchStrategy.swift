import NavCheck

/// The ways through the worlds that `check --strategy` knows, by their names.
enum SearchStrategy: String, CaseIterable {
  case exhaustive
  case depthFirst = "depth-first"
  case iterativeDeepening = "iterative-deepening"
  case hashCompaction = "hash-compaction"
  case bitstate

  /// The default size of the table of `bitstate`, in bytes.
  static let defaultTable = 64 << 20

  /// Whether the search may omit worlds, so that only a `sometimes` that was reached holds.
  var mayOmit: Bool { self == .hashCompaction || self == .bitstate }

  /// The strategy as the checker takes it; only an exhaustive one uses more than one job.
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
