/// What the process answers with; small, stable, and the same for every verb.
enum ExitCode: Int32, CaseIterable {
  /// All as required.
  case asRequired = 0
  /// An expectation is not met.
  case notMet = 1
  /// The command line is wrong, or names what is not there.
  case usage = 2
  /// A spec is wrong.
  case invalidSpec = 3
  /// A budget or a capacity cut a verdict off.
  case incomplete = 4
  /// Interrupted by the user.
  case interrupted = 130

  /// Which of several answers is given; a higher one hides a lower one.
  private var rank: Int {
    switch self {
    case .asRequired: 0
    case .incomplete: 1
    case .notMet: 2
    case .invalidSpec: 3
    case .usage: 4
    case .interrupted: 5
    }
  }

  /// The one of two that is given.
  func combined(with other: Self) -> Self { other.rank > rank ? other : self }
}
