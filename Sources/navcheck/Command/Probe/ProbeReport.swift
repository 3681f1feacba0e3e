import NavModel

/// The results of a probe log as text.
struct ProbeReport {
  let judgement: ProbeJudgement
  /// The path of the log in printable form.
  let path: String
  let style: TextStyle

  private var log: ProbeLog { judgement.log }
  private var usual: String { judgement.platform.name }

  /// The report: the rules, then the order of notices in each case, then a summary.
  var text: String {
    var text = "\(path)  \(log.pack.rawValue), system \(log.system), SDK \(log.sdk): compared with \(usual)\n"
    if log.isMixed {
      text += "  system and SDK differ; didShowAfterCancel and pathWrittenAtEnd may follow the SDK\n"
    }
    text += "\nrules\n"
    let headings = judgement.statements.map {
      "\($0.rule.rawValue) = \(judgement.platform.value(of: $0.rule))"
    }
    let width = headings.map { DisplayWidth.of($0) }.max() ?? 0
    for (heading, item) in zip(headings, judgement.statements) {
      text += rule(item.rule, item.statement, DisplayWidth.padded(heading, to: width))
    }
    text += "\norder of notices\n"
    for (run, answer) in zip(log.runs, judgement.answers) { text += self.text(of: run, answer) }
    let missing = ProbeCase.all(of: log.pack).filter { probe in
      !log.runs.contains { $0.probe.number == probe.number }
    }
    for probe in missing {
      text += "  \(style.dim("·")) \(Self.name(probe))  not in the log: \(probe.subject)\n"
    }
    return text + "\n\(summary)\n"
  }

  // MARK: Rules

  private func rule(
    _ rule: NavPlatform.Rule, _ statement: ProbeJudgement.Statement, _ heading: String
  ) -> String {
    switch statement {
    case .confirmed(let runs):
      return "  \(style.green("✓")) \(heading)  confirmed by \(Self.names(runs))\n"
    case .contradicted(let value, let runs):
      return "  \(style.red("✗")) \(heading)  contradicted: the log shows \(value) in \(Self.names(runs))\n"
        + "      to set this value: platform \(log.pack.rawValue) { ios = \(log.version.rawValue); \(rule.rawValue) = \(value) }\n"
        + "      source of the rule: \(rule.source) (\(rule.certainty.rawValue))\n"
    case .silent:
      let cases = ProbeCase.settling(rule, in: log.pack, [log.version])
      let reason =
        cases.isEmpty
        ? "no case of the probe measures it"
        : "measured by " + cases.prefix(3).map(\.name).joined(separator: ", ")
          + (cases.count > 3 ? " and \(cases.count - 3) more" : "")
      return "  \(style.dim("·")) \(heading)  not decided by the log; \(reason)\n"
    }
  }

  private static func names(_ runs: [ProbeLog.Run]) -> String {
    let named = runs.prefix(3).map { "\($0.probe.name) (line \($0.line))" }.joined(separator: ", ")
    return runs.count > 3 ? "\(named) and \(runs.count - 3) more" : named
  }

  // MARK: Cases

  private func text(of run: ProbeLog.Run, _ answer: ProbeJudgement.Answer) -> String {
    let head = "\(Self.name(run.probe))  line \(run.line): \(run.probe.subject)\n"
    switch answer {
    case .confirmed: return "  \(style.green("✓")) \(head)"
    case .silent(let reason): return "  \(style.dim("·")) \(head)      nothing: \(reason)\n"
    case .open:
      return "  \(style.yellow("?")) \(head)      no rule covers it; the log shows \(quotation(of: run))\n"
    case .contradicted(let difference, let settings):
      var text = "  \(style.red("✗")) \(head)      \(difference.text(usual))\n"
      let values = settings.map { "\($0.rawValue) = \(judgement.described.value(of: $0))" }
      text +=
        values.isEmpty
        ? "      no settings were found that match the log, which shows \(quotation(of: run))\n"
        : "      described by \(values.joined(separator: "; "))\n"
      return text
    }
  }

  /// Formats the entries of a run in one line, grouped by turn.
  private func quotation(of run: ProbeLog.Run) -> String {
    let entries = run.entries.filter { $0.callback != .done }
    guard let first = entries.first else { return "nothing" }
    var text = ""
    var turn = first.turn
    for (position, entry) in entries.enumerated() {
      if position > 0 { text += entry.turn == turn ? ", " : " | " }
      text += entry.text
      turn = entry.turn
    }
    return SpecFiles.shown(text)
  }

  private static func name(_ probe: ProbeCase) -> String {
    DisplayWidth.padded("\(probe.number < 10 ? " " : "")\(probe.number) \(probe.name)", to: 28)
  }

  // MARK: Summary

  private var summary: String {
    var confirmed = 0
    var contradicted = 0
    for (_, statement) in judgement.statements {
      switch statement {
      case .confirmed: confirmed += 1
      case .contradicted: contradicted += 1
      case .silent: break
      }
    }
    let cases = judgement.answers.count { if case .contradicted = $0 { true } else { false } }
    let silent = judgement.statements.count - confirmed - contradicted
    return "\(CheckTally.count(confirmed, "rule")) confirmed, \(contradicted) contradicted, \(silent) open; "
      + "\(cases) of \(CheckTally.count(log.runs.count, "case")) contradicted"
  }
}

extension NavPlatform {
  /// Returns the value of a rule as a spec writes it.
  fileprivate func value(of rule: Rule) -> String { rule.values[position(of: rule)] }
}
