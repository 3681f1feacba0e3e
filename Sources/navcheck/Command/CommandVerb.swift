/// A verb of the command line: one table serves dispatch, help and suggestions.
enum CommandVerb: String, CaseIterable {
  case check, version, help

  /// How it is written.
  var usage: String {
    switch self {
    case .check: "navcheck check [PATHS] [OPTIONS]"
    case .version: "navcheck version"
    case .help: "navcheck help [VERB]"
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .check: "check specs; without a path, those in specs/"
    case .version: "print the version"
    case .help: "print this help, or that of a verb"
    }
  }
}
