/// A verb of the command line: one table serves dispatch, help and suggestions.
enum CommandVerb: String, CaseIterable {
  case initialise = "init"
  case check, simulate, replay, lint, format, graph, explore, generate, probe, report, merge, expand, explain,
    completion,
    version,
    help

  /// How it is written.
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

  /// One line of help.
  var summary: String {
    switch self {
    case .initialise: "write a first spec, \(InitCommand.usual) unless another file is named"
    case .simulate: "take random walks through specs that are too large to be explored"
    case .replay:
      "play saved traces again, or tell whether a spec can produce a log, or what a probe's log says of a platform"
    case .lint: "tell what can never matter in specs"
    case .format: "lay specs out in the one style, in place; with --check only tell which differ"
    case .graph: "draw the coordinators of a spec, or with --states its worlds"
    case .explore: "take the steps of an app yourself, in the terminal or, with --output, in a page"
    case .generate:
      "write traces that cover a spec, as JSON or Swift tests, or the spec's events as a Swift enum"
    case .probe:
      "print an app that measures the rules of a platform on a device, and logs what `replay --probe` reads"
    case .report: "sum up what tests that ran with NAVCHECK_REPORTS=DIR have left there"
    case .merge: "put the reports of all shards together to that of the whole run"
    case .expand: "explore worlds for a cluster, which keeps them; --driver prints the program for one"
    case .explain:
      "explain a property, a platform, a dialect, a switch, an adversary, a diagnostic or an exit code"
    case .completion: "print a script that completes verbs and options in a shell"
    case .check: "check specs; without a path, those in specs/"
    case .version: "print the version"
    case .help: "print this help, or that of a verb"
    }
  }
}
