import Foundation
import NavCheck
import NavModel

/// The parsed command line of `check` or `simulate`.
struct CheckOptions {
  /// The use of colours in the output.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  /// An error in the command line.
  struct Mistake: Error {
    var message: String
  }

  var paths: [String] = []
  var properties: Set<String> = []
  var variants: [String] = []
  var maxStates: Int?
  var maxDepth: Int?
  /// The maximum number of bytes for worlds and tables.
  var memory = Self.defaultMemory
  var seconds: Double?
  /// The condition under which an exploration ends before its budgets are used up.
  var until = CheckStopRule.end
  var strategy = SearchStrategy.exhaustive
  /// The size of the `bitstate` table in bytes; nil for the default.
  var table: Int?
  /// Whether the run explores pairs of root and tab.
  var modular = ModularMode.automatic
  /// The number of worker threads.
  var jobs = 1
  /// The versions of iOS that replace those of the specs, in ascending order; empty to use those of the specs.
  var versions: [NavPlatform.Version] = []
  var with: Set<NavAdversary> = []
  var without: Set<NavAdversary> = []
  /// The bound on early inputs; nil for the spec's own value, and an inner nil for `free`.
  var overtake: Int??
  /// Whether the search continues without limit beyond a settled world that violates a property.
  var goesBeyondViolations = false
  /// Whether worlds that differ only in variables that nothing reads are different worlds.
  var keepsUnreadVariables = false
  /// Whether the run counts what makes the specs large, and evaluates no property.
  var takesCensus = false
  /// Whether the run also checks which verdicts hold for every depth of the stacks.
  var closesDepth = false
  /// The requirements on a spec besides its expectations.
  var requirements: Set<CheckRequirement> = []
  /// The values for parameters of the system.
  var settings: [NavSpec.Setting] = []
  var color = Color.auto
  /// The formats of the report; human-readable text on stdout by default.
  var targets: [OutputTarget] = []
  /// Whether the run writes its findings into the specs as known.
  var accepts = false
  /// Whether the run writes the numbers of worlds into the specs.
  var pinsWorlds = false
  /// The settings of the random walks; nil for `check`.
  var simulation: NavigationSimulation?
  /// The shard that this run does; nil for all work.
  var shard: CheckShard?
  /// The arguments that affect the results: all but those about shards, output files and threads.
  private(set) var given: [String] = []
  /// The seeds of `simulate`, each with its own walks; the first is that of ``simulation``.
  private(set) var seeds: [UInt64] = [NavigationSimulation().seed]
  /// Whether the run saves traces in the corpus.
  var saves = false
  var isQuiet = false
  var isVerbose = false
  var showsAllTraces = false
  var wantsHelp = false

  /// The time budget, as reports print it.
  var timeLimit: String {
    guard let seconds else { return "" }
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }

  /// The search strategy for the checker.
  func checkStrategy(jobs: Int) -> CheckStrategy {
    strategy.strategy(table: table ?? SearchStrategy.defaultTable, jobs: jobs)
  }

  /// Redirects a summary from stdout to the file in which a CI job collects summaries.
  ///
  /// Source: GitHub's documentation, "Adding a job summary" (`GITHUB_STEP_SUMMARY`).
  mutating func sendSummary(to path: String?) {
    guard let path, !path.isEmpty,
      let index = targets.firstIndex(where: { $0.format == .markdown && $0.path == nil })
    else { return }
    targets[index].path = path
    targets[index].appends = true
  }

  /// Whether stdout gets the human-readable report.
  var isForPeople: Bool { targets.first { $0.path == nil }.map { $0.format == .human } ?? true }

  /// The options that change the scope, as the command line has them.
  var scopeFlags: String {
    var text = ""
    for (name, adversaries) in [("with", with), ("without", without)] where !adversaries.isEmpty {
      text += " --\(name) " + adversaries.sorted().map(\.rawValue).joined(separator: ",")
    }
    if let overtake { text += " --overtake " + (overtake.map(String.init) ?? "free") }
    for setting in settings { text += " --set \(setting.name)=\(setting.value)" }
    return text
  }

  /// Whether command-line options override the spec's scope, which disables its expectations.
  var changesScope: Bool { !with.isEmpty || !without.isEmpty || overtake != nil || !settings.isEmpty }

  /// Parses the arguments after the verb.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - verb: `check` or `simulate`.
  ///   - usual: The values of a configuration file for options that the arguments do not contain.
  /// - Throws: ``Mistake`` for an invalid argument.
  init(_ arguments: [String], for verb: CommandVerb = .check, usual: [ConfigurationFile.Entry] = [])
    throws(Mistake)
  {
    if verb == .simulate { simulation = NavigationSimulation() }
    var asked: Set<CommandOption> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name =
        argument == "-h"
        ? "help" : argument == "-q" ? "quiet" : argument == "-v" ? "verbose" : String(parts[0].dropFirst(2))
      guard argument.hasPrefix("--") || ["-h", "-q", "-v"].contains(argument),
        let option = CommandOption(rawValue: name), option.verbs.contains(verb)
      else {
        let known = CommandOption.all(of: verb).map(\.rawValue)
        throw Mistake(
          message: "\(verb.rawValue) has no option '\(parts[0])'" + Self.suggestion(name, known, prefix: "--")
        )
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.placeholder == nil, value != nil { throw Mistake(message: "--\(name) takes no value") }
      if let placeholder = option.placeholder, value == nil {
        value = rest.popFirst()
        if value == nil { throw Mistake(message: "--\(name) needs a value: \(placeholder)") }
      }
      try set(option, value ?? "")
      asked.insert(option)
      note(option, value)
    }
    if !asked.isDisjoint(with: [.quiet, .verbose]) { asked.formUnion([.quiet, .verbose]) }
    for entry in usual where entry.option.verbs.contains(verb) && !asked.contains(entry.option) {
      do throws(Mistake) {
        try set(entry.option, entry.value ?? "")
      } catch {
        throw Mistake(message: "\(entry.place): \(error.message)")
      }
      note(entry.option, entry.value)
    }
    given += ["--"] + paths
    if isQuiet, isVerbose { throw Mistake(message: "--quiet and --verbose exclude each other") }
    if targets.count(where: { $0.path == nil }) > 1 {
      throw Mistake(
        message: "only one --format can go to stdout; give the others a file: --format junit=FILE")
    }
    try checkVersions(for: verb)
    try checkWriting()
    try checkCensus()
    try checkClosure()
    try checkStrategyOptions()
    try checkRequirements()
    try checkShard()
    if let both = with.intersection(without).sorted().first {
      throw Mistake(message: "'\(both.rawValue)' is both in --with and in --without")
    }
  }

  /// Records an option that affects the results.
  private mutating func note(_ option: CommandOption, _ value: String?) {
    if [.shard, .format, .html, .jobs].contains(option) { return }
    given.append("--\(option.rawValue)" + (value.map { "=\($0)" } ?? ""))
  }

  /// Sets the shard.
  ///
  /// - Parameters:
  ///   - value: The shard, such as `2/5`.
  ///   - source: The option or environment variable with the value, for messages.
  /// - Throws: ``Mistake`` if the value is no shard, or excludes other options.
  mutating func setShard(_ value: String, saidBy source: String) throws(Mistake) {
    guard let shard = CheckShard(value) else {
      throw Mistake(
        message:
          "\(source) needs a part and the number of parts, such as 2/5, not '\(value)'; there are at most "
          + "\(CheckShard.greatestCount)")
    }
    self.shard = shard
    try checkShard()
  }

  private func checkShard() throws(Mistake) {
    if accepts, let shard {
      throw Mistake(message: "--accept needs the findings of all specs, not only those of shard \(shard)")
    }
    if pinsWorlds, let shard {
      throw Mistake(
        message: "--expect-worlds counts the worlds of all specs, not only those of shard \(shard)")
    }
  }

  private func checkVersions(for verb: CommandVerb) throws(Mistake) {
    guard !versions.isEmpty else { return }
    if verb == .simulate, versions.count > 1 {
      throw Mistake(message: "simulate takes one version: --ios \(versions[versions.count - 1].name)")
    }
    if accepts {
      throw Mistake(
        message: "--accept writes the findings on each spec's own version of iOS: leave out --ios")
    }
  }

  private func checkStrategyOptions() throws(Mistake) {
    try checkStopRule()
    if modular == .always, strategy != .exhaustive {
      throw Mistake(
        message: "--modular works only with --strategy exhaustive: leave out --strategy")
    }
    if table != nil, strategy != .bitstate {
      throw Mistake(
        message: "--table needs --strategy bitstate: other strategies have no table of a fixed size")
    }
    if let table, table > Int(clamping: ProcessInfo.processInfo.physicalMemory) {
      throw Mistake(message: "--table needs more memory than this machine has: give a smaller one")
    }
    if strategy == .bitstate, let free = CheckBudget.memory(memory).memoryForSearch,
      table ?? SearchStrategy.defaultTable >= free
    {
      throw Mistake(
        message: "the table of --strategy bitstate would use all of --memory: give a smaller --table")
    }
    if accepts, strategy.mayOmit {
      throw Mistake(
        message: "--accept needs all findings, but \(strategy.rawValue) may omit some: leave out --strategy")
    }
  }

  private mutating func set(_ option: CommandOption, _ value: String) throws(Mistake) {
    switch option {
    case .property: properties.insert(value)
    case .variant: variants.append(value)
    case .maxStates: maxStates = try count(option, value)
    case .maxDepth: maxDepth = try count(option, value)
    case .memory: memory = try size(option, value)
    case .time:
      guard let seconds = Double(value), seconds > 0, seconds < 1e9 else {
        throw Mistake(
          message: "--time needs a number of seconds above 0 and below 1000000000, not '\(value)'")
      }
      self.seconds = seconds
    case .until: until = try stopRule(value)
    case .strategy:
      guard let strategy = SearchStrategy(rawValue: value) else {
        let known = SearchStrategy.allCases.map(\.rawValue)
        throw Mistake(
          message: "--strategy is \(known.joined(separator: ", ")), not '\(value)'"
            + Self.suggestion(value, known, prefix: ""))
      }
      self.strategy = strategy
    case .table: table = try size(option, value)
    case .modular: try set(modular: .always)
    case .noModular: try set(modular: .never)
    case .ios: try addVersions(value)
    case .with: with.formUnion(try adversaries(option, value))
    case .without: without.formUnion(try adversaries(option, value))
    case .overtake:
      if value == "free" {
        overtake = .some(nil)
      } else if let number = Int(value), (0...99).contains(number) {
        overtake = .some(number)
      } else {
        throw Mistake(message: "--overtake needs a number from 0 to 99 or 'free', not '\(value)'")
      }
    case .beyondViolations: goesBeyondViolations = true
    case .keepUnread: keepsUnreadVariables = true
    case .census: takesCensus = true
    case .closure: closesDepth = true
    case .require: requirements.formUnion(try requirements(value))
    case .set: settings.append(try Self.setting(value))
    case .color:
      guard let color = Color(rawValue: value) else {
        throw Mistake(message: "--color is auto, always or never, not '\(value)'")
      }
      self.color = color
    case .accept: accepts = true
    case .expectWorlds: pinsWorlds = true
    case .format:
      guard let target = OutputTarget(value) else {
        let forms = OutputFormat.allCases.map(\.rawValue)
        let name =
          value.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? value
        throw Mistake(
          message: "--format is \(forms.joined(separator: ", ")), optionally with =FILE; not '\(value)'"
            + Self.suggestion(name, forms, prefix: ""))
      }
      targets.append(target)
    case .html:
      if value.isEmpty { throw Mistake(message: "--html needs a file") }
      targets.append(OutputTarget(format: .html, path: value))
    case .seed:
      seeds = try seeds(value)
      simulation?.seed = seeds[0]
    case .walks:
      let number = try count(option, value)
      simulation?.walks = number
    case .length:
      let number = try count(option, value, atMost: CountArgument.longest)
      simulation?.length = number
    case .jobs:
      let jobs = try count(option, value, atMost: 64)
      self.jobs = jobs
      simulation?.jobs = jobs
    case .uniform:
      simulation?.isSwarm = false
      simulation?.favoursRare = false
    case .weight:
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let weight = Int(parts[1]), (0...1_000).contains(weight)
      else {
        throw Mistake(message: "--weight needs NAME=N with a number from 0 to 1000, not '\(value)'")
      }
      simulation?.weights[String(parts[0])] = weight
    case .silence:
      guard let check = SimulationHealth.Check(rawValue: value) else {
        let known = SimulationHealth.Check.allCases.map(\.rawValue)
        throw Mistake(
          message: "there is no health check '\(value)'; there are \(known.joined(separator: ", "))"
            + Self.suggestion(value, known, prefix: ""))
      }
      simulation?.silenced.insert(check)
    case .shortcuts:
      let number = try count(option, value)
      simulation?.shrinking.ball = number
    case .save: saves = true
    case .shard: try setShard(value, saidBy: "--shard")
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .allTraces: showsAllTraces = true
    case .help: wantsHelp = true
    }
  }

  /// Half of the machine's memory, so that an endless exploration stops before the system kills the process.
  private static var defaultMemory: Int { Int(ProcessInfo.processInfo.physicalMemory / 2) }
}
