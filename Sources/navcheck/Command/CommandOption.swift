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
  case keepUnread = "keep-unread"
  case census
  case closure
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
    case .modular, .noModular, .beyondViolations, .keepUnread, .census, .closure, .accept, .expectWorlds: nil
    case .uniform, .save, .allTraces, .quiet, .verbose, .help: nil
    }
  }

  /// The verbs that have the option.
  var verbs: [CommandVerb] {
    switch self {
    case .maxStates, .maxDepth, .memory, .until, .strategy, .table, .modular, .noModular, .beyondViolations,
      .keepUnread, .census, .closure, .accept, .expectWorlds, .allTraces, .require:
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
      "end each exploration after this many worlds (10k, 2m); a search by distance from the launch may first complete "
        + "the current distance"
    case .maxDepth:
      "explore only worlds at most this many inputs after the launch; a trace may have one input more"
    case .memory:
      "end each exploration before the program needs more memory than this, by an estimate (500m, 4g); by default half "
        + "of the machine's memory"
    case .time:
      "stop each exploration, or the walks of each seed, after this many seconds; by default no limit"
    case .until:
      "stop at the first violation in a world or step, or when all properties are decided that one world or step can "
        + "decide; the others are incomplete; by default explore to the end"
    case .strategy:
      "search strategy: \(SearchStrategy.allCases.map(\.rawValue).joined(separator: ", ")); by default the first; the last two may omit worlds, so few properties can hold, such as a 'sometimes' that was reached"
    case .table:
      "size of the table of bitstate (500m, 4g); by default \(SearchStrategy.defaultTable >> 20)m"
    case .modular:
      "first explore pairs of the root and one tab; explore worlds only for properties that stay undecided"
    case .noModular:
      "never explore pairs; by default they are explored for a spec with several tabs after 10,000 worlds, or when "
        + "--max-states, --memory or --time ends the exhaustive search earlier"
    case .ios:
      "check on these versions instead of the spec's own, and report differences: \(NavPlatform.Version.allCases.map(\.name).joined(separator: ",")); simulate takes one"
    case .with:
      "adversaries to add, separated by commas: \(Self.adversaries)"
    case .without:
      "adversaries to leave out, separated by commas"
    case .overtake:
      "number of inputs after the first that may come before the app has settled, or 'free' for no limit; by default as in the spec"
    case .set:
      "another value for a parameter of the system; may be repeated"
    case .beyondViolations:
      "explore also what follows a settled world that violates a property such as screen-has-owner; by default, the "
        + "exhaustive search leaves this out when it has found such a violation and discovered at least 5,000 worlds"
    case .keepUnread:
      "tell worlds apart also by variables that nothing reads; by default, worlds that differ only in these are one "
        + "world"
    case .census:
      "evaluate nothing; count what makes the spec large, and name up to three lines whose change would save "
        + "most; at most \(NavigationCheck.worldsOfCensus) worlds without --max-states"
    case .closure:
      "also explore without 'bound stack', and report which verdicts hold for every depth, or at which depth a stack "
        + "still grows; a violation that only the greater depth shows fails"
    case .require:
      "fail if a part of the spec never runs, or may never run (no-dead), or if a property that the spec declares never "
        + "applies (no-vacuous); the exit code is 5 unless a more severe one applies"
    case .format:
      "output format: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); to stdout, or to a file; may be repeated"
    case .html:
      "write a page with a film of each violation, also of expected ones; the same as --format html=FILE"
    case .shard:
      "do part I of N of the work, for `navcheck merge`; by default the value of NAVCHECK_SHARD"
    case .accept:
      "write the findings into the specs as known; afterwards a new finding fails, and a known one that no longer occurs"
    case .expectWorlds:
      "write the number of worlds of each spec and variant into an expect line, so that a different number fails"
    case .seed:
      "seed of the random numbers: equal seeds give equal reports; several (1-8,12) run one after another; by "
        + "default 1"
    case .walks:
      "number of random walks for each seed; by default \(NavigationSimulation().walks)"
    case .length:
      "number of inputs after which a walk ends; by default \(NavigationSimulation().length)"
    case .jobs:
      "number of worker threads, at most 64, by default 1; the results do not depend on it unless --time ends the run"
    case .uniform:
      "choose all steps with equal probability, except for --weight"
    case .weight:
      "choose this control, link, event, effect or kind (such as back or swipe) N times as often, at most 1000; with 0, only if nothing else is possible; may be repeated"
    case .silence:
      "skip a health check: \(SimulationHealth.Check.allCases.map(\.rawValue).joined(separator: ", "))"
    case .shortcuts:
      "also search N worlds near the launch for shorter traces"
    case .save:
      "save the traces of unexpected violations beside the spec, for app.nav in the folder app.corpus; check and simulate replay them first"
    case .color:
      "when to use colours: auto (on a terminal, unless NO_COLOR is set or TERM is dumb), always or never"
    case .quiet:
      "leave out results that are as expected"
    case .allTraces:
      "also print the traces of violations that follow from others, and in full the second trace of a violation"
    case .verbose:
      "print every property, and the traces of expected violations; simulate prints the lengths of the walks, and how often each kind of event was taken"
    case .help:
      "print this help"
    }
  }
}
