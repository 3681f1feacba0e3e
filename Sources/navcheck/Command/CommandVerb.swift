/// A verb of the command line.
///
/// Dispatch, help and suggestions use the same table.
enum CommandVerb: String, CaseIterable {
  case initialise = "init"
  case check, simulate, replay, lint, format, graph, explore, generate, probe, report, merge, expand, explain,
    completion,
    version,
    help

  /// The usage line.
  var usage: String {
    switch self {
    case .initialise: "navcheck init [FILE]"
    case .check: "navcheck check [PATHS] [OPTIONS]"
    case .simulate: "navcheck simulate [PATHS] [OPTIONS]"
    case .replay:
      "navcheck replay TRACE… [--shrink] [--spec SPEC] [--format itf] | --log FILE SPEC [--variant NAME] [--max-states N] | --log FILE --probe"
    case .lint: "navcheck lint [PATHS]"
    case .format: "navcheck format [PATHS] [--check]"
    case .graph: "navcheck graph SPEC [--states] [--format dot|mermaid] [--variant NAME] [--max-states N]"
    case .explore: "navcheck explore SPEC [--output FILE] [--variant NAME] [--max-states N]"
    case .generate:
      "navcheck generate SPEC [--cover states|transitions|pairs] [--format json|swift|swift-events] [--variant NAME] [--length N] [--max-states N]"
    case .probe: "navcheck probe uikit|swiftui"
    case .report: "navcheck report DIR [--format FORM] [--html FILE]"
    case .merge: "navcheck merge DIR… [--format FORM[=FILE]]"
    case .expand:
      "navcheck expand SPEC --partitions N [--variant NAME] [--set NAME=VALUE] [--launch] | --driver spark"
    case .explain: "navcheck explain [KIND] [NAME]"
    case .completion: "navcheck completion bash|zsh|fish"
    case .version: "navcheck version"
    case .help: "navcheck help [VERB]"
    }
  }

  /// The description in the help.
  var summary: String {
    switch self {
    case .initialise:
      "write a first spec, by default \(InitCommand.usual)"
    case .simulate:
      "take random walks through specs that are too large to explore"
    case .replay:
      "replay saved traces, or check a log of the app against a spec, or a log of the probe against a platform"
    case .lint:
      "report errors, and warn of unused declarations, lost requests, and screens that form no tree"
    case .format:
      "format specs in place, or standard input with '-'; with --check, list those that are not formatted"
    case .graph:
      "draw the coordinators of a spec, or with --states its worlds, if there are at most --max-states (200)"
    case .explore:
      "step through an app yourself, in the terminal or, with --output, in a page"
    case .generate:
      "write traces that cover a spec, by default its transitions, as JSON or Swift tests, or write its events as a Swift enum; --length is the number of steps (30) after which a trace is not extended"
    case .probe:
      "print an app that measures the rules of a platform on a device"
    case .report:
      "summarise the reports of tests that ran with NAVCHECK_REPORTS=DIR"
    case .merge:
      "combine the reports of all shards into that of the whole run"
    case .expand:
      "explore worlds for a cluster; --driver prints the program that runs there"
    case .explain:
      "explain a property, platform, dialect, adversary, word, notice, diagnostic, exit code or schema, or a switch by its name alone; without KIND and NAME, list the kinds and names"
    case .completion:
      "print a completion script for a shell"
    case .check:
      "check specs; by default those in specs/"
    case .version:
      "print the version"
    case .help:
      "print this help, or that of a verb"
    }
  }
}
