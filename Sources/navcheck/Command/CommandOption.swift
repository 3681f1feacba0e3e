import NavCheck
import NavModel

/// An option of `check` or `simulate`.
///
/// Parser, help and suggestions use the same table.
enum CommandOption: String, CaseIterable {
  case property, variant
  case maxStates = "max-states"
  case maxDepth = "max-depth"
  case memory
  case time
  case until
  case strategy, table
  case modular
  case noModular = "no-modular"
  case ios
  case with, without, overtake, set
  case beyondViolations = "beyond-violations"
  case require
  case accept
  case expectWorlds = "expect-worlds"
  case seed, walks, length, jobs, uniform, weight, silence, shortcuts
  case save
  case shard
  case format, html
  case allTraces = "all"
  case color, quiet, verbose, help

  /// The placeholder of the value in the help; nil for an option without a value.
  var placeholder: String? {
    switch self {
    case .property, .variant: "NAME"
    case .seed: "NUMBERS"
    case .maxStates, .maxDepth, .walks, .length, .jobs, .shortcuts: "N"
    case .weight: "NAME=N"
    case .silence: "CHECK"
    case .memory, .table: "SIZE"
    case .strategy: "NAME"
    case .time: "SECONDS"
    case .until: CheckStopRule.allCases.map(\.rawValue).joined(separator: "|")
    case .ios: "VERSIONS"
    case .with, .without: "ADVERSARIES"
    case .overtake: "N|free"
    case .set: "NAME=VALUE"
    case .require: "NAMES"
    case .shard: "I/N"
    case .format: "FORM[=FILE]"
    case .html: "FILE"
    case .color: "auto|always|never"
    case .modular, .noModular, .beyondViolations, .accept, .expectWorlds, .uniform: nil
    case .save, .allTraces, .quiet, .verbose, .help: nil
    }
  }

  /// The verbs that have the option.
  var verbs: [CommandVerb] {
    switch self {
    case .maxStates, .maxDepth, .memory, .until, .strategy, .table, .modular, .noModular, .beyondViolations,
      .accept, .expectWorlds, .allTraces, .require:
      [.check]
    case .seed, .walks, .length, .uniform, .weight, .silence, .shortcuts: [.simulate]
    default: [.check, .simulate]
    }
  }

  /// The options of a verb.
  static func all(of verb: CommandVerb) -> [CommandOption] { allCases.filter { $0.verbs.contains(verb) } }

  private static var adversaries: String {
    NavAdversary.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The description in the help.
  var summary: String {
    switch self {
    case .property:
      "check only this property; may be repeated"
    case .variant:
      "check only this variant, or 'base' for the text as written; may be repeated"
    case .maxStates:
      "stop after the level in which this many worlds are explored (10k, 2m)"
    case .maxDepth:
      "explore traces of at most this many inputs"
    case .memory:
      "stop after the level in which worlds and tables use this much memory (500m, 4g); by default half of the "
        + "machine"
    case .time:
      "stop each exploration after this many seconds"
    case .until:
      "stop at the first violation, or when all properties are decided that one world or step can decide; the others "
        + "are incomplete; by default explore to the end"
    case .strategy:
      "search strategy: \(SearchStrategy.allCases.map(\.rawValue).joined(separator: ", ")); the last two may omit worlds, so no property is reported as holding"
    case .table:
      "size of the table of bitstate (500m, 4g); by default \(SearchStrategy.defaultTable >> 20)m"
    case .modular:
      "first explore pairs of the root and one tab; explore worlds only for properties that stay undecided"
    case .noModular:
      "never explore pairs; by default they are explored if a budget ends the search of a spec with several tabs"
    case .ios:
      "check on these versions instead of the spec's own, and report differences: \(NavPlatform.Version.allCases.map(\.name).joined(separator: ",")); simulate takes one"
    case .with:
      "adversaries to add: \(Self.adversaries)"
    case .without:
      "adversaries to leave out, separated by commas"
    case .overtake:
      "number of inputs after the first that may come before the app has settled"
    case .set:
      "another value for a parameter of the system; may be repeated"
    case .beyondViolations:
      "explore on after a settled world that violates a property; by default only up to the next settled world"
    case .require:
      "exit with 5 if a handler or block never runs (no-dead), or a property never applies (no-vacuous)"
    case .format:
      "output format: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); to stdout, or to a file; may be repeated"
    case .html:
      "write a page with a film of each failure; the same as --format html=FILE"
    case .shard:
      "do part I of N of the work, for `navcheck merge`; by default the value of NAVCHECK_SHARD"
    case .accept:
      "write the findings into the specs as known, so that only new ones fail"
    case .expectWorlds:
      "write the number of worlds of each spec into its expect line, so that a different number fails"
    case .seed:
      "seed of the random numbers: equal seeds give equal reports; several (1-8,12) run one after another; by "
        + "default 1"
    case .walks:
      "number of random walks; by default \(NavigationSimulation().walks)"
    case .length:
      "number of inputs of each walk; by default \(NavigationSimulation().length)"
    case .jobs:
      "number of worker threads; results do not depend on it"
    case .uniform:
      "choose all steps with equal probability"
    case .weight:
      "choose this control, link, event or kind (back, swipe) N times as often; may be repeated"
    case .silence:
      "skip a health check: \(SimulationHealth.Check.allCases.map(\.rawValue).joined(separator: ", "))"
    case .shortcuts:
      "also search N worlds near the launch for shorter traces"
    case .save:
      "save the traces of unexpected results in the corpus folder of the spec"
    case .color:
      "when to use colours: auto (on a terminal), always or never"
    case .quiet:
      "print unexpected results only"
    case .allTraces:
      "also print the traces of violations that follow from others"
    case .verbose:
      "print every property, and the traces of expected violations"
    case .help:
      "print this help"
    }
  }
}
