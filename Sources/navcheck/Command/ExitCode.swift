/// The exit code of the process, which has the same meaning for every verb.
enum ExitCode: Int32, CaseIterable, Codable, Error {
  /// All results are as expected.
  case asRequired = 0
  /// An expectation fails, a replayed trace still fails, `lint` warns, or `format --check` finds an unformatted spec.
  case notMet = 1
  /// The command line is invalid or names something that does not exist, or a file cannot be read or written.
  case usage = 2
  /// A spec or a log has errors.
  case invalidSpec = 3
  /// A budget or a capacity left a property undecided, or worlds may have been omitted.
  case incomplete = 4
  /// A requirement of `--require` is not met, or not decided.
  case gate = 5
  /// An implementation differs from its spec.
  case differs = 6
  /// A log or a trace cannot be replayed, or a probe's log contradicts the platform.
  case notPlayed = 7
  /// A bug in navcheck.
  case internalError = 70
  /// SIGINT or SIGTERM has ended the run; 130 is 128 plus the number of SIGINT.
  case interrupted = 130

  /// The rank by which several exit codes are combined; the highest rank wins.
  private var rank: Int {
    switch self {
    case .asRequired: 0
    case .incomplete: 1
    case .gate: 2
    case .notPlayed: 3
    case .notMet: 4
    case .differs: 5
    case .invalidSpec: 6
    case .usage: 7
    case .internalError: 8
    case .interrupted: 9
    }
  }

  /// The meaning, for the help.
  var meaning: String {
    switch self {
    case .asRequired: "all results are as expected"
    case .notMet:
      "an expectation or a replayed trace fails, lint warns, or format --check finds an unformatted spec"
    case .usage:
      "the command line is wrong or names something that does not exist, or a file cannot be read or written"
    case .invalidSpec: "a spec or a log has errors"
    case .incomplete: "incomplete: a budget or a capacity ended the search, or worlds may be omitted"
    case .gate:
      "a part of a spec never runs, or may never run, or a property never applies, and --require forbids that"
    case .differs: "an implementation differs from its spec"
    case .notPlayed: "a log or a trace cannot be replayed, or a probe's log contradicts the platform"
    case .internalError: "a bug in navcheck"
    case .interrupted:
      "interrupted by Ctrl-C or SIGTERM; the report covers what was explored until then"
    }
  }

  /// The more severe of two exit codes.
  func combined(with other: Self) -> Self { other.rank > rank ? other : self }
}
