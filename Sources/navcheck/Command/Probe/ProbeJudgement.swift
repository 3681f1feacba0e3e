import NavModel

/// The results of comparing a probe log with the rules of a platform.
struct ProbeJudgement {
  /// The result for one case.
  enum Answer {
    case confirmed
    /// The log differs; if some settings describe it, these are the rules.
    case contradicted(ProbeComparison.Difference, settings: [NavPlatform.Rule])
    case silent(String)
    /// The platform has no rule for the case, so the report quotes the log.
    case open
  }

  /// The result for one rule.
  enum Statement {
    /// The log agrees in these runs, which would differ with another value.
    case confirmed([ProbeLog.Run])
    /// Another value describes the log in these runs.
    case contradicted(value: String, [ProbeLog.Run])
    case silent
  }

  let log: ProbeLog
  /// The platform with the version of the log.
  let platform: NavPlatform
  /// The platform with the settings that describe most of the log.
  private(set) var described: NavPlatform
  private(set) var answers: [Answer] = []
  private(set) var statements: [(rule: NavPlatform.Rule, statement: Statement)] = []
  private var plays: [Play: [ProbeEntry]] = [:]
  private var sessions: [[NavPlatform.Rule: Int]: NavPlatformSimulator] = [:]

  private struct Play: Hashable {
    var probe: Int
    var overrides: [NavPlatform.Rule: Int]
  }

  /// Compares a log with the platform of its version, then searches for settings that describe more of it.
  ///
  /// - Complexity: One simulation of each case for each value of each rule, and again for each setting that is found.
  init(_ log: ProbeLog) {
    self.log = log
    platform = NavPlatform(pack: log.pack, version: log.version)
    described = platform
    describe()
    answers = log.runs.map { answer($0) }
    let rules = NavPlatform.Rule.allCases.filter { $0.applies(to: log.pack) }
    statements = rules.map { ($0, statement(of: $0)) }
  }

  /// Whether something in the log contradicts the platform.
  var isContradicted: Bool {
    answers.contains { if case .contradicted = $0 { true } else { false } }
  }

  // MARK: Comparing

  private mutating func difference(
    _ run: ProbeLog.Run, _ platform: NavPlatform
  ) -> ProbeComparison.Difference? {
    let key = Play(probe: run.probe.number, overrides: platform.overrides)
    let expected = plays[key] ?? play(run.probe, platform)
    plays[key] = expected
    return ProbeComparison.difference(log.compared(expected), log.compared(run.entries))
  }

  private mutating func play(_ probe: ProbeCase, _ platform: NavPlatform) -> [ProbeEntry] {
    let session = sessions[platform.overrides] ?? ProbePlayer.session(on: platform)
    sessions[platform.overrides] = session
    return ProbePlayer.play(probe, on: platform.pack, session)
  }

  /// Returns the reason why a run has no result; nil if it has one.
  private mutating func silence(_ run: ProbeLog.Run) -> String? {
    if run.isSkipped { return "skipped" }
    if !run.isDone, let difference = difference(run, platform), difference.isMissingEnd {
      return "the log of the case is cut off"
    }
    return nil
  }

  /// Returns whether a run agrees with a platform.
  private mutating func fits(_ run: ProbeLog.Run, _ platform: NavPlatform) -> Bool {
    !run.probe.isOpen && silence(run) == nil && difference(run, platform) == nil
  }

  private mutating func count(_ platform: NavPlatform) -> Int {
    log.runs.reduce(0) { $0 + (fits($1, platform) ? 1 : 0) }
  }

  /// Adds settings greedily, each time the setting that describes the most runs, as long as the number grows.
  private mutating func describe() {
    var best = count(described)
    var isBetter = best < log.runs.count
    while isBetter {
      isBetter = false
      let start = described
      for rule in NavPlatform.Rule.allCases
      where rule.applies(to: log.pack) && start.overrides[rule] == nil {
        for value in rule.values.indices where value != start.position(of: rule) {
          var other = start
          other.overrides[rule] = value
          let found = count(other)
          guard found > best else { continue }
          (best, described, isBetter) = (found, other, true)
        }
      }
    }
  }

  // MARK: Answers

  private mutating func answer(_ run: ProbeLog.Run) -> Answer {
    if run.probe.isOpen { return .open }
    if let reason = silence(run) { return .silent(reason) }
    guard let difference = difference(run, platform) else { return .confirmed }
    guard fits(run, described) else {
      if case .input = difference { return .silent(difference.text(platform.name)) }
      return .contradicted(difference, settings: [])
    }
    let needed = NavPlatform.Rule.allCases.filter { rule in
      guard described.overrides[rule] != nil else { return false }
      var without = described
      without.overrides[rule] = nil
      return !fits(run, without)
    }
    return .contradicted(difference, settings: needed)
  }

  private mutating func statement(of rule: NavPlatform.Rule) -> Statement {
    if let value = described.overrides[rule] {
      var without = described
      without.overrides[rule] = nil
      let runs = log.runs.filter { fits($0, described) && !fits($0, without) }
      return .contradicted(value: rule.values[value], runs)
    }
    var evidence: [ProbeLog.Run] = []
    for value in rule.values.indices where value != described.position(of: rule) {
      var other = described
      other.overrides[rule] = value
      let runs = log.runs.filter { fits($0, described) && !fits($0, other) }
      if runs.isEmpty { return .silent }
      evidence += runs.filter { run in !evidence.contains { $0.line == run.line } }
    }
    return .confirmed(evidence)
  }
}
