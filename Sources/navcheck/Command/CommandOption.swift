import NavCheck
import NavModel

/// An option of `check` or `simulate`: one table serves parsing, help and suggestions.
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
  case seed, walks, length, jobs, uniform, weight, silence, shortcuts
  case save
  case shard
  case format, html
  case allTraces = "all"
  case color, quiet, verbose, help

  /// What stands behind it in the help; nil for an option without a value.
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
    case .modular, .noModular, .beyondViolations, .accept, .uniform: nil
    case .save, .allTraces, .quiet, .verbose, .help: nil
    }
  }

  /// The verbs that have it.
  var verbs: [CommandVerb] {
    switch self {
    case .maxStates, .maxDepth, .memory, .until, .strategy, .table, .modular, .noModular, .beyondViolations,
      .accept, .allTraces, .require:
      [.check]
    case .seed, .walks, .length, .uniform, .weight, .silence, .shortcuts: [.simulate]
    default: [.check, .simulate]
    }
  }

  /// The options of a verb.
  static func all(of verb: CommandVerb) -> [CommandOption] { allCases.filter { $0.verbs.contains(verb) } }

  private static var adversaries: String {
    NavAdversary.allCases.map(\.rawValue).joined(separator: ",")
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .property: "judge only this property; may be repeated"
    case .variant: "check only this variant, or 'base' for the text as written; may be repeated"
    case .maxStates: "stop after the level in which this many worlds are reached (10k, 2m)"
    case .maxDepth: "follow at most this many inputs"
    case .memory:
      "stop after the level in which worlds and tables take this much (500m, 4g); half of the machine's unless given"
    case .time: "stop each exploration after this many seconds"
    case .until:
      "explore to the end, or stop at the first violation, or once all is decided that is before the end; the rest is incomplete"
    case .strategy:
      "the way through the worlds: \(SearchStrategy.allCases.map(\.rawValue).joined(separator: ", ")); the last two may omit worlds and weaken verdicts"
    case .table:
      "the size of the table of bitstate (500m, 4g); \(SearchStrategy.defaultTable >> 20)m unless given"
    case .modular:
      "explore pairs of root and one tab first, on one thread, and worlds for what they leave open only"
    case .noModular:
      "never explore pairs; else they are where a budget ends the search and the spec has several tabs, within a budget of their own"
    case .ios:
      "check on these versions rather than the spec's own, and report what differs: \(NavPlatform.Version.allCases.map(\.name).joined(separator: ",")); simulate takes one"
    case .with: "adversaries to add: \(Self.adversaries)"
    case .without: "adversaries to leave out, separated by commas"
    case .overtake: "how many inputs may overtake what is under way"
    case .set: "give a parameter of the system another value; may be repeated"
    case .beyondViolations: "follow every world behind one at rest that is broken, not just to the next rest"
    case .require:
      "answer 5 unless all runs that is written (no-dead), or each property matters (no-vacuous)"
    case .format:
      "write as \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")), to stdout or to a file; may be repeated"
    case .html: "write a page with a film of phones for every failure; the same as --format html=FILE"
    case .shard:
      "do the part I of N of the work only, for `navcheck merge`; else what NAVCHECK_SHARD says, if anything"
    case .accept: "write today's findings into the specs as known, so that only new ones fail"
    case .seed:
      "where the random numbers begin: equal seeds give equal reports; several (1-8,12) are walked one after the other; 1 unless given"
    case .walks: "how many random walks; \(NavigationSimulation().walks) unless given"
    case .length: "how many inputs each walk has; \(NavigationSimulation().length) unless given"
    case .jobs:
      "how many specs, or walks, are run at once, or threads for one spec; the report does not depend on it"
    case .uniform: "choose evenly: no swarm, and nothing that was seldom is preferred"
    case .weight: "take a control, link, event or kind (back, swipe) N times as often; may be repeated"
    case .silence:
      "do not ask a health check: \(SimulationHealth.Check.allCases.map(\.rawValue).joined(separator: ", "))"
    case .shortcuts: "shrink further: look for shorter ways among N worlds near the start"
    case .save: "keep the traces of what is not as expected in the spec's corpus folder"
    case .color: "colours on the terminal, always or never"
    case .quiet: "tell only what is not as expected"
    case .allTraces: "print the traces of violations that follow from others, too"
    case .verbose: "tell every property, and the traces of expected violations"
    case .help: "print this help"
    }
  }
}
