import NavModel

/// Writes a spec from a recording: drafts it, replays the recorded paths on it, and omits handlers that differ.
@MainActor struct RecordedAuthor {
  private let name: String
  private let platform: NavPlatform
  private let history: RecordedHistory
  private let clauses: [(cause: RecordedCause, clauses: [RecordedClause])]
  private var omissions: [String] = []
  private var omitted: Set<RecordedCause> = []
  /// The platform's own steps for which the text predicts a different result.
  private var unsaid: Set<String> = []
  /// The script that is tried for each clause, by cause and position.
  private var choices: [RecordedCause: [Int]] = [:]

  init(_ name: String, _ platform: NavPlatform, _ history: RecordedHistory) {
    self.name = name
    self.platform = platform
    self.history = history
    guard let root = RecordedRoot(history) else {
      clauses = []
      return
    }
    let scribe = RecordedScribe(rules: RecordedRules(history, root: root))
    var found: [(cause: RecordedCause, clauses: [RecordedClause])] = []
    for edge in history.edges {
      guard let cause = edge.cause else { continue }
      let position = found.firstIndex { $0.cause == cause } ?? found.count
      if position == found.count { found.append((cause, [])) }
      let scripts = scribe.scripts(for: edge)
      // A clause contains situations as long as one script describes all of them.
      let fitting = found[position].clauses.firstIndex { clause in
        scripts.isEmpty ? clause.scripts.isEmpty : clause.scripts.contains { scripts.contains($0) }
      }
      if let fitting {
        found[position].clauses[fitting].scripts.removeAll { !scripts.contains($0) }
        found[position].clauses[fitting].edges.append(edge)
      } else {
        found[position].clauses.append(RecordedClause(scripts: scripts, edges: [edge]))
      }
    }
    clauses = found
  }

  /// Returns a text that agrees with all recorded steps.
  mutating func write() -> SimulatedRecording {
    let inputs = history.nodes.map(\.inputs).max() ?? 0
    guard let root = RecordedRoot(history) else {
      let why =
        "the launch shows \(history.nodes.first?.sight.picture ?? "nothing"); a recorded spec must begin with screens of one coordinator, or with tabs of one coordinator each, whose names have letters and digits only"
      return SimulatedRecording(
        text: RecordedDraft.empty(name, platform, [why]), omissions: [why], situations: history.nodes.count,
        inputs: inputs, bound: history.bound)
    }
    omit()
    let rules = RecordedRules(history, root: root)
    let closures = RecordedClosures(history, rules)
    var text = draft(rules, closures).text
    // Each round discards one script, so the loop ends.
    while let trial = RecordedTrial(text, history, omitted, unsaid) {
      if let refuted = trial.refuted {
        refute(refuted, trial)
      } else if !omitUndriven(trial.driven) {
        break
      }
      text = draft(rules, closures).text
    }
    if (try? NavigationSpecSource(text: text).program(nil).get()) == nil {
      omissions.append("the recorded behaviour cannot be written as a valid spec")
      text = RecordedDraft.empty(name, platform, omissions)
    }
    omissions += draft(rules, closures).unshown.map { "\($0) is shown only after an input that is left out" }
    return SimulatedRecording(
      text: text, omissions: omissions, situations: history.nodes.count, inputs: inputs, bound: history.bound)
  }

  private mutating func omit(_ cause: RecordedCause, _ why: String) {
    if omitted.insert(cause).inserted { omissions.append(why) }
  }

  /// Omits causes that depend on hidden state, and causes that the language cannot describe.
  private mutating func omit() {
    for (cause, clauses) in clauses {
      choices[cause] = clauses.map { _ in 0 }
      let words = Set(clauses.flatMap(\.edges).map(\.word))
      if let why = words.sorted().compactMap({ history.hidden[$0] }).first {
        omit(cause, why)
      } else if case .tap(_, _, let control) = cause, !RecordedNames.isMember(control) {
        omit(cause, "'\(cause.text)': the control has no name that a spec can use")
      } else if let edge = clauses.first(where: \.scripts.isEmpty)?.edges.first {
        omit(
          cause,
          "'\(edge.word)' in \(edge.before.picture) leads to \(edge.after.picture), for which the recorder finds no statement"
        )
      }
    }
    let known = Set(clauses.flatMap(\.clauses).flatMap(\.edges).map(\.word))
    for (word, why) in history.hidden.sorted(by: { $0.key < $1.key }) where !known.contains(word) {
      omissions.append(why)
    }
  }

  private mutating func refute(_ word: String, _ trial: RecordedTrial) {
    // The input of this situation comes first, since taps on different tabs have equal descriptions.
    for isHere in [true, false] {
      for (cause, clauses) in clauses where !omitted.contains(cause) {
        let hit = clauses.firstIndex {
          $0.edges.contains { $0.word == word && (!isHere || $0.from == trial.node) }
        }
        guard let hit else { continue }
        choices[cause]?[hit] += 1
        if (choices[cause]?[hit] ?? 0) >= clauses[hit].scripts.count { omit(cause, trial.reason) }
        return
      }
    }
    // No clause has the step, so it is a step of the platform.
    if unsaid.insert(word).inserted { omissions.append(trial.reason) }
  }

  /// Omits the handlers that no agreeing path reaches, and returns whether there were any.
  private mutating func omitUndriven(_ driven: Set<String>) -> Bool {
    var found = false
    for (cause, clauses) in clauses where !omitted.contains(cause) {
      // Steps of the platform need no handler.
      if case .tab = cause { continue }
      let words = clauses.flatMap(\.edges).map(\.word)
      guard !words.contains(where: driven.contains), let word = words.first else { continue }
      omit(cause, "'\(word)' was recorded only after an input that is left out")
      found = true
    }
    return found
  }

  private mutating func draft(_ rules: RecordedRules, _ closures: RecordedClosures) -> RecordedDraft {
    var draft = RecordedDraft(
      system: name, platform: platform, rules: rules, closures: closures, works: history.works)
    for (cause, clauses) in clauses where !omitted.contains(cause) {
      guard let owner = rules.owner(of: cause) else { continue }
      let conditions = RecordedConditions(rules: rules, owner: owner)
      switch body(cause, clauses, conditions) {
      case .success(let body): draft.handlers.append((cause, body))
      case .failure(let why): omit(cause, why.text)
      }
    }
    let extent =
      history.bound.map { "; the recording is incomplete: \($0)." }
      ?? "; every input was tried in each of them."
    draft.header = [
      "Recorded from the app: \(history.nodes.count) situations at rest\(extent)",
      "Inputs before the app had settled were not tried.",
    ]
    draft.omissions = omissions
    return draft
  }

  private struct Untold: Error { let text: String }

  private func body(
    _ cause: RecordedCause, _ clauses: [RecordedClause], _ conditions: RecordedConditions
  ) -> Result<RecordedBody, Untold> {
    var body = RecordedBody(cases: [])
    let open = clauses.flatMap(\.edges).map(\.before)
    let closed = history.nodes.map(\.sight).filter { $0.closed.contains(cause) }
    if let other = closed.first, let one = open.first {
      guard let condition = conditions.telling(open, from: closed) else {
        return .failure(
          Untold(
            text:
              "'\(cause.text)' is enabled in \(one.picture) and disabled in \(other.picture), and nothing observed explains the difference"
          ))
      }
      body.condition = condition
    }
    var left = clauses.indices.map { (clause: clauses[$0], choice: choices[cause]?[$0] ?? 0) }
    while left.count > 1 {
      var found: (index: Int, condition: String)?
      for index in left.indices where found == nil {
        let others = left.indices.filter { $0 != index }.flatMap { left[$0].clause.edges.map(\.before) }
        if let condition = conditions.telling(left[index].clause.edges.map(\.before), from: others) {
          found = (index, condition)
        }
      }
      guard let found else {
        let (one, other) = (left[0].clause.edges[0], left[1].clause.edges[0])
        return .failure(
          Untold(
            text:
              "'\(cause.text)' leads from \(one.before.picture) to \(one.after.picture), but from \(other.before.picture) to \(other.after.picture), and nothing observed explains the difference"
          ))
      }
      let (clause, choice) = left.remove(at: found.index)
      body.cases.append((found.condition, clause.scripts[choice]))
    }
    if let (clause, choice) = left.first { body.cases.append((nil, clause.scripts[choice])) }
    return .success(body)
  }
}
