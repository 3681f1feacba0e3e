import NavCheck
import NavModel

/// A run of `check` or `simulate` over some files, with its results so far.
struct CheckRun: Sendable {
  let options: CheckOptions
  let style: TextStyle
  /// The combined results.
  var result = CheckResult()
  /// The report for `merge`; nil unless the run writes one.
  var report: ShardReport?
  /// Whether progress is not reported, because other checks run concurrently.
  var isSilent = false
  /// The number of worker threads for one spec.
  var jobs = 1
  var progress = ProgressLine()
  private let reach: SpecReach
  /// Whether every check is stored for a format that is written at the end; otherwise memory does not grow with the
  /// specs.
  private let keepsDocument: Bool

  init(options: CheckOptions, style: TextStyle) {
    self.options = options
    self.style = style
    reach = SpecReach(options.paths.isEmpty ? ["specs"] : options.paths)
    keepsDocument = options.targets.contains { $0.format != .human }
    if options.targets.contains(where: { $0.format == .shard }) { report = ShardReport(options) }
  }

  /// Stores a check for the formats that are written at the end.
  mutating func keep(_ check: @autoclosure () -> ReportDocument.Check) {
    if keepsDocument { result.checks.append(check()) }
  }

  /// Records that the user has stopped the run, so that unchecked specs do not count as successes.
  mutating func interrupt() {
    result.isInterrupted = true
    result.code = result.code.combined(with: .interrupted)
  }

  /// Adds the results of another run.
  mutating func add(_ other: CheckRun) {
    result.add(other.result)
    if let part = other.report { report?.add(part) }
  }

  /// The spec and variant that is being checked.
  struct Subject {
    let path: String
    let spec: NavSpec
    /// Whether the spec has variants, so that commands must name the spec as written with `--variant base`.
    let hasVariants: Bool
    /// The lines of the spec and of its parts.
    var lines = SpecLines()
    /// The lines of each variant.
    var variantLines: [ClosedRange<Int>] = []
  }

  /// Checks a file: the spec as written, then each variant.
  ///
  /// The units of work are the diagnostics of the text, and the exploration of each variant or its walks of each seed.
  /// A unit evaluates all properties together, since separate units would repeat the exploration for each property.
  mutating func check(_ path: String, _ output: inout String, _ errors: inout some TextOutputStream) {
    let (data, reason) = SpecFiles.read(path)
    guard let data else {
      report?.add(path, files: [])
      return take(path, &output, &errors) { run, _, errors in
        run.addUnreadable(path, reason, &errors)
      }
    }
    let source = NavSource(path: path, bytes: data, reading: reach.readPart)
    report?.add(path, files: source.files)
    if InvalidSpec.isMeant(by: path) {
      if options.simulation != nil { return }
      return take(path, &output, &errors) { run, output, _ in
        run.checkInvalid(source, SpecFiles.shown(path), &output)
      }
    }
    guard let spec = source.spec, !spec.isPart else {
      return take(path, &output, &errors) { run, output, _ in run.tellUnchecked(source, path, &output) }
    }
    let names = [String?.none] + spec.variants.map { $0.name.text }
    let wanted = names.filter { options.variants.isEmpty || options.variants.contains($0 ?? "base") }
    let declared = Set(spec.parameters.map(\.parameter.name.text))
    let settings = options.settings.filter { declared.contains($0.name.text) }
    let resolved = source.resolve(variants: wanted, settings: settings)
    let wrong =
      wanted.isEmpty ? nil : Self.mistake(of: settings, source, wanted[0], resolved.flatMap(\.diagnostics))
    let base = wanted.first == .some(nil) ? resolved[0].program : nil
    let programs = wrong == nil ? resolved.compactMap(\.program).map { units(of: $0, besides: base) } : []
    let asked = programs.filter(isAsked)
    take(path, &output, &errors) { run, output, errors in
      run.result.variants.names.formUnion(names.map { $0 ?? "base" })
      if wanted.isEmpty { return }
      run.result.parameters.names.formUnion(declared)
      if let wrong { return run.addWrongSettings(settings, wrong, &errors) }
      for units in programs {
        run.result.properties.names.formUnion(units.first?.check.propertyNames ?? [])
        if run.options.simulation != nil, let program = units.first?.check.program {
          run.result.weighted.names.formUnion(NavigationSimulation.weightedNames(in: program))
        }
      }
      run.tell(resolved, of: source, path, wanted, isAsked: !asked.isEmpty, &output)
    }
    var known = KnownFindings()
    var subject = Subject(path: path, spec: spec, hasVariants: names.count > 1)
    if keepsDocument || options.takesCensus { subject.lines = SpecLines(source) }
    if subject.hasVariants { subject.variantLines = source.variantLines }
    for units in asked {
      let variant = units[0].check.program.variant
      let name = "\(path) \(variant ?? "base")"
      for (index, simulation) in simulations.enumerated() {
        take("\(name) seed \(simulation.seed)", &output, &errors) { run, output, errors in
          if variant != nil, index == 0 { run.result.tally.variants += 1 }
          run.walk(simulation, units[0], subject, &output, &errors)
        }
        if result.isInterrupted { return }
      }
      if options.simulation != nil { continue }
      if options.takesCensus {
        for unit in units { takeCensus(of: unit, subject, &output) }
        if result.isInterrupted { return }
        continue
      }
      take(name, &output, &errors) { run, output, errors in
        if variant != nil { run.result.tally.variants += 1 }
        if units.count > 1 {
          run.compare(units, subject, &output, &errors)
        } else {
          run.judge(units[0], subject, &known, &output, &errors)
        }
      }
      if result.isInterrupted { return }
    }
    if options.writesSpecs { write(known, path, source, &output, &errors) }
  }

  /// The settings of the walks for each seed; empty for `check`.
  private var simulations: [NavigationSimulation] {
    guard let simulation = options.simulation else { return [] }
    return options.seeds.map { seed in
      var copy = simulation
      copy.seed = seed
      return copy
    }
  }

  /// Returns whether the command line selects a property of a variant; `units` are its versions.
  private func isAsked(_ units: [CheckUnit]) -> Bool {
    guard let names = units.first?.check.propertyNames else { return false }
    return options.properties.isEmpty || names.contains { options.properties.contains($0) }
  }

  /// Runs a unit of work, unless it belongs to another shard.
  private mutating func take(
    _ unit: String, _ output: inout String, _ errors: inout some TextOutputStream,
    _ work: (inout CheckRun, inout String, inout String) -> Void
  ) {
    report?.add(unit: unit)
    if let shard = options.shard, !shard.has(unit) { return }
    var part = self
    (part.result, part.report) = (CheckResult(), nil)
    var (text, mistakes) = ("", "")
    work(&part, &text, &mistakes)
    report?.add(ShardReport.Piece(unit: unit, text: text, errors: mistakes, result: part.result))
    progress = part.progress
    result.add(part.result)
    output += text
    errors.write(mistakes)
  }

  private mutating func addUnreadable(
    _ path: String, _ reason: String?, _ errors: inout some TextOutputStream
  ) {
    errors.write(SpecFiles.unreadable(path, reason))
    result.tally.specs += 1
    result.tally.add(.usage)
    result.code = result.code.combined(with: .usage)
  }

  /// Reports a text with errors, or a part, which is checked within the specs that use it.
  private mutating func tellUnchecked(
    _ source: NavSource, _ path: String, _ output: inout some TextOutputStream
  ) {
    let shown = SpecFiles.shown(path)
    tell(source.diagnostics, source, shown, &output)
    if source.spec == nil {
      keep(
        ReportDocument.Check(
          path: path, diagnostics: source.diagnostics, files: source.files.map(\.path)))
      addInvalidSpec()
    } else if !options.isQuiet {
      output.write("\(style.dim("·")) \(shown)  a part, checked within the specs that use it\n")
    }
  }

  /// Reports the errors and warnings of a spec and its variants, and counts the spec.
  private mutating func tell(
    _ resolved: [(program: NavProgram?, diagnostics: [NavDiagnostic])], of source: NavSource, _ path: String,
    _ variants: [String?], isAsked: Bool, _ output: inout some TextOutputStream
  ) {
    let mistakes = resolved.flatMap(\.diagnostics)
    let isWrong = mistakes.contains { $0.severity == .error }
    // In a text with errors, an unused name may be one that is misspelled elsewhere, so warnings are left out.
    tell(mistakes + (isWrong ? [] : source.lint()), source, SpecFiles.shown(path), &output)
    if isWrong {
      addInvalidSpec()
    } else if isAsked {
      result.tally.specs += 1
    }
    for (variant, resolution) in zip(variants, resolved) where resolution.program == nil {
      keep(
        ReportDocument.Check(
          path: path, variant: variant, diagnostics: resolution.diagnostics, files: source.files.map(\.path)))
    }
  }

  /// Returns the first error that the settings of the command line have caused.
  private static func mistake(
    of settings: [NavSpec.Setting], _ source: NavSource, _ variant: String?, _ mistakes: [NavDiagnostic]
  ) -> NavDiagnostic? {
    if settings.isEmpty { return nil }
    let own = source.resolve(variant: variant).diagnostics
    return mistakes.first { $0.severity == .error && !own.contains($0) }
  }

  private mutating func addWrongSettings(
    _ settings: [NavSpec.Setting], _ mistake: NavDiagnostic, _ errors: inout some TextOutputStream
  ) {
    let words = settings.map { " --set \($0.name)=\($0.value)" }.joined()
    errors.write("navcheck:\(SpecFiles.shown(words)): \(SpecFiles.shown(mistake.message))\n")
    result.code = result.code.combined(with: .usage)
    result.tally.specs += 1
    result.tally.add(.usage)
  }

  /// Reports names without a match and the last line, and writes the requested formats.
  ///
  /// - Parameters:
  ///   - human: The human-readable report, if it is stored.
  ///   - output: Receives the last line, and a format that goes to stdout.
  ///   - errors: Receives messages about missing names and failed writes.
  mutating func end(
    _ human: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    var end = ""
    finish(&end, &errors)
    if options.isForPeople { output.write(end) }
    writeForms(human + end, &output, &errors)
  }

  /// Reports names without a match, and the last line.
  private mutating func finish(_ output: inout some TextOutputStream, _ errors: inout some TextOutputStream) {
    let (properties, variants) = (result.properties.names, result.variants.names)
    // A name without a match in this shard may have one in another shard.
    if options.shard == nil, !result.isInterrupted, !properties.isEmpty || !variants.isEmpty {
      tellUnknown("variant", options.variants, variants, &errors)
      if let weights = options.simulation?.weights.keys.sorted(), !result.weighted.names.isEmpty {
        tellUnknown("control, link, event or kind", weights, result.weighted.names, &errors)
      }
      tellUnknown("parameter", options.settings.map(\.name.text), result.parameters.names, &errors)
      if !properties.isEmpty { tellUnknown("property", options.properties.sorted(), properties, &errors) }
    }
    output.write(idleAllowances + summary)
  }

  /// Writes the run in the requested formats, except the human-readable one.
  private mutating func writeForms(
    _ human: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    var document = ReportDocument(checks: result.checks, exitCode: result.code.rawValue)
    if options.versions.count > 1 { document.versionDifferences = result.versionDifferences }
    for target in options.targets where target != OutputTarget(format: .human) {
      let text =
        report.flatMap { target.format == .shard ? JSONText.of($0) : nil }
        ?? target.format.rendered(document) ?? human
      if let answer = target.write(text, &output, &errors) {
        result.code = result.code.combined(with: answer)
      }
    }
  }

  private mutating func tellUnknown(
    _ kind: String, _ wanted: [String], _ known: Set<String>, _ errors: inout some TextOutputStream
  ) {
    for name in wanted where !known.contains(name) {
      let help = CheckOptions.suggestion(name, known.sorted(), prefix: "")
      errors.write("navcheck: no checked spec has the \(kind) '\(SpecFiles.shown(name))'\(help)\n")
      result.code = result.code.combined(with: .usage)
    }
  }

  private mutating func addInvalidSpec() {
    result.tally.specs += 1
    result.tally.add(.invalidSpec)
    result.code = result.code.combined(with: .invalidSpec)
  }

  /// Prints the diagnostics of a text, each once although it occurs in every variant, and at most 20.
  private func tell(
    _ mistakes: [NavDiagnostic], _ source: NavSource, _ path: String, _ output: inout some TextOutputStream
  ) {
    guard !mistakes.isEmpty else { return }
    let news = mistakes.withoutRepetitions
    for mistake in news.prefix(20) { output.write(SpecFiles.rendered(mistake, of: source)) }
    if news.count > 20 { output.write("\(path): \(CheckTally.count(news.count - 20, "more diagnostic"))\n") }
  }

  func scoped(_ program: NavProgram) -> NavProgram {
    var program = program
    program.scope.adversaries.formUnion(options.with)
    program.scope.adversaries.subtract(options.without)
    if let overtake = options.overtake { program.scope.overtake = overtake }
    return program
  }

  /// Returns the reason to stop; nil to continue.
  ///
  /// Explorations call it repeatedly.
  var stopper: () -> String? {
    let deadline = deadline(of: 1)
    let limit = options.timeLimit
    return {
      if Terminal.isInterrupted { return "interrupted" }
      if let deadline, ContinuousClock.now > deadline { return "time budget of \(limit)" }
      return nil
    }
  }

  /// Returns the reason to explore worlds in place of pairs; nil to continue with pairs, which have half of the time.
  var stopperOfPairs: () -> String? {
    let deadline = deadline(of: 2)
    let limit = options.timeLimit
    return {
      guard let deadline, ContinuousClock.now > deadline else { return nil }
      return "time budget for pairs, half of \(limit)"
    }
  }

  private func deadline(of shares: Double) -> ContinuousClock.Instant? {
    options.seconds.map { ContinuousClock.now + .seconds($0 / shares) }
  }

  /// Records an interruption by the user, and the exit code of a unit.
  mutating func conclude(_ answer: ExitCode) {
    if Terminal.isInterrupted { result.isInterrupted = true }
    result.tally.add(answer)
    result.code = result.code.combined(with: result.isInterrupted ? .interrupted : answer)
  }

  /// Checks a spec that must get exactly the diagnostics that it lists.
  private mutating func checkInvalid(
    _ source: NavSource, _ path: String, _ output: inout some TextOutputStream
  ) {
    if source.spec?.isPart == true { return }
    let spec = InvalidSpec(source: source)
    let (expected, found) = (spec.expected, spec.found)
    result.tally.specs += 1
    var check = ReportDocument.Check(path: path, outcome: "as-expected")
    if expected == found, !found.isEmpty {
      result.tally.add(.asRequired)
      if !options.isQuiet {
        output.write(
          "\(style.green("✓")) \(path)  \(CheckTally.count(found.count, "diagnostic")) as expected\n")
      }
    } else {
      result.tally.add(.notMet)
      result.code = result.code.combined(with: .notMet)
      output.write("\(style.red("✗")) \(path)  diagnostics differ from the //! lines\n")
      if found.isEmpty { output.write("  the spec has no diagnostics\n") }
      let missing = expected.filter { !found.contains($0) }.map { "missing:    \($0)" }
      let news = found.map { expected.contains($0) ? "expected:   \($0)" : "unexpected: \($0)" }
      for line in missing + news { output.write("  \(line)\n") }
      check.outcome = "not-as-expected"
      check.differences = missing + news
    }
    keep(check)
  }

  /// The last line.
  private var summary: String {
    if result.isInterrupted { return style.red("interrupted") + " after \(result.tally.scope)\n" }
    let faults = result.tally.faults
    let scope =
      result.tally.scope + (options.versions.isEmpty ? "" : " on \(VersionComparison.list(options.versions))")
    let differ = result.tally.differing > 0 ? "; \(result.tally.differing) with different results" : ""
    if faults.isEmpty, result.code == .asRequired, options.takesCensus { return "" }
    if faults.isEmpty, result.code == .asRequired {
      return style.green(
        "\(scope): \(options.changesScope ? "nothing is violated" : "all as expected")\(differ)") + "\n"
    }
    let reason =
      faults.isEmpty ? "a name has no match, or a file cannot be read or written; see the messages" : faults
    let text = "\(scope): \(reason)\(differ)"
    return (result.code == .incomplete ? style.yellow(text) : style.red(text)) + "\n"
  }
}
