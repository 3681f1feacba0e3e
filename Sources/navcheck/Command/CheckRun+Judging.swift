import NavCheck
import NavModel

extension CheckRun {
  /// Returns the units to explore for a program: one for each version of the command line, or one for its own version.
  ///
  /// A variant that changes only the version declares the expectations there. If the spec as written is checked on all
  /// versions, the variant is checked on its own version only.
  ///
  /// - Parameters:
  ///   - program: A spec, or a variant of it.
  ///   - base: The spec as written; nil if it is not checked.
  /// - Returns: The units in ascending order of their versions; none for a variant whose own version is not named.
  func units(of program: NavProgram, besides base: NavProgram?) -> [CheckUnit] {
    let own = program.platform.version
    guard !options.versions.isEmpty, program.platform.pack.isDated else {
      return [CheckUnit(scoped(program), on: nil, keepsUnreadVariables: options.keepsUnreadVariables)]
    }
    let versions =
      base.map { isSame(program, as: $0) } ?? false ? options.versions.filter { $0 == own } : options.versions
    return versions.map {
      CheckUnit(scoped(program), on: $0, keepsUnreadVariables: options.keepsUnreadVariables)
    }
  }

  /// Returns whether a variant differs from the spec as written in its version and its expectations only.
  private func isSame(_ program: NavProgram, as base: NavProgram) -> Bool {
    guard program.platform.version != base.platform.version else { return false }
    var base = base
    base.platform.version = program.platform.version
    (base.variant, base.expectations, base.known) = (program.variant, program.expectations, program.known)
    return base == program
  }

  /// Explores a unit.
  mutating func explore(_ unit: CheckUnit, _ subject: Subject) -> NavigationReport {
    let program = unit.check.program
    let names = [SpecFiles.shown(subject.path), program.variant]
    let version = unit.specVersion.map { _ in "on iOS \(program.platform.version.name)" }
    let title = (names + [version]).compactMap { $0 }.joined(separator: " ")
    var line = progress
    let expected = program.toleratedNames
    let report = unit.check.run(
      options.checkStrategy(jobs: jobs), within: budget,
      only: options.properties.isEmpty ? nil : options.properties,
      beyondViolations: options.goesBeyondViolations,
      modular: options.modularMode,
      progress: isSilent ? nil : { line.update($0, title, expected: expected) },
      shouldStop: stopper, shouldStopPairs: stopperOfPairs)
    line.clear()
    progress = line
    if Terminal.isInterrupted { result.isInterrupted = true }
    return report
  }

  /// Compares a report with the expectations of its spec, if they apply to this scope and version.
  func outcome(of report: NavigationReport, _ unit: CheckUnit) -> NavigationReport.Outcome {
    if options.changesScope { return report.judgedWithoutExpectations }
    if unit.isOnOtherVersion { return report.judgedOnOtherVersion() }
    return report.judged(only: options.properties.isEmpty ? nil : options.properties)
  }

  /// Explores a unit, and compares the report with the expectations of its spec.
  mutating func judge(
    _ unit: CheckUnit, _ subject: Subject, _ known: inout KnownFindings,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let remembered = replayCorpus(unit, subject, &errors)
    let listed = unit.check.program.known
    var unit = unit
    var report = explore(unit, subject)
    // A violation hides others of its property at other subjects, until it is known.
    while options.accepts, !result.isInterrupted, let wider = unit.knowing(of: report) {
      unit = wider
      report = explore(unit, subject)
    }
    let isAccepting = options.writesSpecs && !result.isInterrupted
    if isAccepting, options.accepts { known.add(report, listed: listed) }
    let outcome =
      isAccepting
      ? report.judgedAccepting(findings: options.accepts, worlds: options.pinsWorlds)
      : outcome(of: report, unit)
    let renderer = HumanReport(report, unit, subject, style, options)
    let closed = close(unit, renderer, subject)
    keep(renderer.documented(outcome, lines: subject.lines, closed.document))
    if !isAccepting { keepAllowances(of: renderer) }
    if !isAccepting || outcome != .asExpected { output.write(renderer.render(outcome)) }
    output.write(closed.text + remembered.text)
    if options.saves, !result.isInterrupted { save(renderer.unexpected, unit, subject, &output, &errors) }
    var answer = closed.isViolated ? outcome.exitCode.combined(with: .notMet) : outcome.exitCode
    if renderer.tellUnmet(&output) { answer = answer.combined(with: .gate) }
    if isAccepting, options.pinsWorlds {
      answer = answer.combined(with: pin(report, outcome, subject, &known, &errors))
    }
    conclude(remembered.hasNews ? answer.combined(with: .notMet) : answer)
  }

  /// Records the number of worlds for the spec's text, or prints the reason why it is not written.
  private func pin(
    _ report: NavigationReport, _ outcome: NavigationReport.Outcome, _ subject: Subject,
    _ known: inout KnownFindings, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    let reason: String
    if case .unmet = outcome {
      reason = "the findings are not as expected"
    } else if let worlds = report.pinnableWorlds {
      known.pin(worlds, of: report)
      return .asRequired
    } else {
      reason = "not every world was explored"
    }
    let title = SpecFiles.shown(subject.path) + (report.program.variant.map { " \($0)" } ?? "")
    errors.write("navcheck: \(title): the number of worlds was not written, since \(reason)\n")
    known.leavesWorlds = true
    if case .unmet = outcome { return .notMet }
    return .incomplete
  }

  /// Checks a spec on several versions, and reports the differences between them.
  mutating func compare(
    _ units: [CheckUnit], _ subject: Subject, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) {
    var remembered = Remembered()
    var parts: [VersionComparison.Part] = []
    var closures: [ClosedDepth] = []
    for unit in units {
      let played = replayCorpus(unit, subject, &errors)
      remembered.text += played.text
      remembered.hasNews = remembered.hasNews || played.hasNews
      let report = explore(unit, subject)
      let outcome = outcome(of: report, unit)
      let human = HumanReport(report, unit, subject, style, options)
      let closed = close(unit, human, subject)
      closures.append(closed)
      keep(human.documented(outcome, lines: subject.lines, closed.document))
      keepAllowances(of: human)
      parts.append(VersionComparison.Part(outcome: outcome, human: human))
      // Properties that are undecided on other versions are no differences.
      if result.isInterrupted { break }
    }
    let comparison = VersionComparison(parts: parts)
    if comparison.isDifferent { result.tally.differing += 1 }
    result.versionDifferences += comparison.documented(path: subject.path)
    output.write(HumanVersions(comparison: comparison, style: style, options: options).text)
    for (part, closure) in zip(parts, closures) where !closure.text.isEmpty {
      output.write("  iOS \(part.version.name)\n\(closure.text)")
    }
    var isUnmet = false
    for part in parts { isUnmet = part.human.tellUnmet(&output) || isUnmet }
    output.write(remembered.text)
    if options.saves, !result.isInterrupted {
      for (unit, part) in zip(units, parts) {
        save(part.human.unexpected, unit, subject, &output, &errors)
      }
    }
    var answer = isUnmet ? comparison.exitCode.combined(with: .gate) : comparison.exitCode
    if closures.contains(where: \.isViolated) { answer = answer.combined(with: .notMet) }
    conclude(remembered.hasNews ? answer.combined(with: .notMet) : answer)
  }

  var budget: CheckBudget {
    var budget = CheckBudget.memory(options.memory)
    if options.until != .end { budget = budget.and(.until(options.until)) }
    if let states = options.maxStates { budget = budget.and(.states(states)) }
    if let depth = options.maxDepth { budget = budget.and(.depth(depth)) }
    return budget
  }
}

extension HumanReport {
  /// Returns the report as an element of a document, with the commands that repeat each violation.
  func documented(
    _ outcome: NavigationReport.Outcome, lines: SpecLines, _ closure: ClosureDocument? = nil
  ) -> ReportDocument.Check {
    var check = ReportDocument.Check(
      report, path: path, outcome: outcome, specVersion: specVersion, changesScope: options.changesScope,
      lines: lines)
    check.deadCode = report.deadCode.flatMap { dead in
      dead.items.isEmpty
        ? nil
        : dead.items.map { item in
          ReportDocument.Dead(
            message: item.sentence, path: report.program.path(of: item.origin) ?? path,
            line: item.origin.line)
        }
    }
    check.closure = closure
    let unmet = unmetRequirements
    if !unmet.isEmpty { check.unmetRequirements = unmet }
    for index in check.properties.indices where check.properties[index].verdict == "violated" {
      let property = check.properties[index]
      check.properties[index].again = again([property.name], isVerbose: property.isExpected)
    }
    return check
  }
}

extension NavigationReport.Outcome {
  /// Returns the exit code of a result.
  var exitCode: ExitCode {
    switch self {
    case .asExpected: .asRequired
    case .unmet: .notMet
    case .incomplete: .incomplete
    }
  }
}

extension NavigationReport {
  /// Compares a report with the expectation that nothing is violated, for a scope that the command line changed.
  var judgedWithoutExpectations: Outcome {
    let violated = findings.filter(\.isViolated)
    if !violated.isEmpty {
      return .unmet(
        violated.map { finding in
          "\(finding.name) is violated" + (finding.trace.map { " in \(Self.inputs($0.length))" } ?? "")
        }, paste: paste)
    }
    let cut = findings.compactMap(whyUndecided)
    return cut.isEmpty ? .asExpected : .incomplete(cut)
  }
}
