import NavCheck
import NavModel

/// A run of `check` over some files: what it has told so far, and how it will answer.
struct CheckRun: Sendable {
  let options: CheckOptions
  let style: TextStyle
  var code = ExitCode.asRequired
  var isInterrupted = false
  var document = ReportDocument()
  var tally = CheckTally()
  /// Whether nothing is told of how far it is, since others run beside it.
  var isSilent = false
  /// How many threads work on a spec.
  var jobs = 1
  var progress = ProgressLine()
  private let reach: SpecReach
  /// Whether every check is kept for a form that is written at the end; else memory does not grow with the specs.
  private let keepsDocument: Bool
  // Names that the command line may mean: what one spec does not have, another may.
  private var variants: Set<String> = []
  private var properties: Set<String> = []
  private var parameters: Set<String> = []

  init(options: CheckOptions, style: TextStyle) {
    self.options = options
    self.style = style
    reach = SpecReach(options.paths.isEmpty ? ["specs"] : options.paths)
    keepsDocument = options.targets.contains { $0.format != .human }
    if options.versions.count > 1 { document.versionDifferences = [] }
  }

  /// Keeps a check for the forms that are written at the end.
  mutating func keep(_ check: @autoclosure () -> ReportDocument.Check) {
    if keepsDocument { document.checks.append(check()) }
  }

  /// Notes that the user has stopped the run, so that what was not looked at passes for nothing.
  mutating func interrupt() {
    isInterrupted = true
    code = code.combined(with: .interrupted)
  }

  /// Adds what another run has found to this one.
  mutating func add(_ other: CheckRun) {
    code = code.combined(with: other.code)
    isInterrupted = isInterrupted || other.isInterrupted
    document.checks += other.document.checks
    if let differences = other.document.versionDifferences {
      document.versionDifferences = (document.versionDifferences ?? []) + differences
    }
    tally.add(other.tally)
    variants.formUnion(other.variants)
    properties.formUnion(other.properties)
    parameters.formUnion(other.parameters)
  }

  /// What is being checked.
  struct Subject {
    let path: String
    let spec: NavSpec
    /// Whether the spec has variants, so that the text as written must be asked for by name.
    let hasVariants: Bool
  }

  /// Checks a file: the text as written, then each variant.
  mutating func check(
    _ path: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let (data, reason) = SpecFiles.read(path)
    let shown = SpecFiles.shown(path)
    guard let data else {
      errors.write(SpecFiles.unreadable(path, reason))
      tally.specs += 1
      tally.add(.usage)
      code = code.combined(with: .usage)
      return
    }
    let source = NavSource(path: path, bytes: data, reading: reach.readPart)
    if InvalidSpec.isMeant(by: path) {
      if options.simulation == nil { checkInvalid(source, shown, &output) }
      return
    }
    let files = source.files.map(\.path)
    guard let spec = source.spec else {
      keep(ReportDocument.Check(path: path, diagnostics: source.diagnostics, files: files))
      tell(source.diagnostics, source, shown, &output)
      return addInvalidSpec()
    }
    if spec.isPart {
      tell(source.diagnostics, source, shown, &output)
      if !options.isQuiet {
        output.write("\(style.dim("·")) \(shown)  a part, checked within the specs that use it\n")
      }
      return
    }
    let names = [String?.none] + spec.variants.map { $0.name.text }
    variants.formUnion(names.map { $0 ?? "base" })
    let wanted = names.filter { options.variants.isEmpty || options.variants.contains($0 ?? "base") }
    if wanted.isEmpty { return }
    let hasVariants = names.count > 1
    let declared = Set(spec.parameters.map(\.parameter.name.text))
    parameters.formUnion(declared)
    let settings = options.settings.filter { declared.contains($0.name.text) }
    let resolved = source.resolve(variants: wanted, settings: settings)
    let mistakes = resolved.flatMap(\.diagnostics)
    if !settings.isEmpty,
      blame(settings, for: mistakes, source.resolve(variant: wanted[0]).diagnostics, &errors)
    {
      return
    }
    // Beside mistakes a name that nothing uses may well be one that was misspelled elsewhere.
    let diagnostics = mistakes + (mistakes.contains { $0.severity == .error } ? [] : source.lint())
    tell(diagnostics, source, shown, &output)
    var known = KnownFindings()
    var isCounted = diagnostics.contains { $0.severity == .error }
    if isCounted { addInvalidSpec() }
    for (variant, result) in zip(wanted, resolved) where result.program == nil {
      keep(ReportDocument.Check(path: path, variant: variant, diagnostics: result.diagnostics, files: files))
    }
    let base = wanted[0] == nil ? resolved[0].program : nil
    for case let program? in resolved.map(\.program) {
      let units = units(of: program, besides: base)
      guard let names = units.first?.check.propertyNames else { continue }
      properties.formUnion(names)
      let isAsked = options.properties.isEmpty || names.contains { options.properties.contains($0) }
      guard isAsked else { continue }
      if !isCounted { tally.specs += 1 }
      isCounted = true
      if program.variant != nil { tally.variants += 1 }
      let subject = Subject(path: path, spec: spec, hasVariants: hasVariants)
      if let simulation = options.simulation {
        walk(simulation, units[0], subject, &output, &errors)
      } else if units.count > 1 {
        compare(units, subject, &output, &errors)
      } else {
        judge(units[0], subject, &known, &output, &errors)
      }
      if isInterrupted { return }
    }
    if options.accepts { accept(known, path, source, &output, &errors) }
  }

  /// Tells mistakes that are there only because of what the command line says; whether there are any.
  private mutating func blame(
    _ settings: [NavSpec.Setting], for mistakes: [NavDiagnostic], _ own: [NavDiagnostic],
    _ errors: inout some TextOutputStream
  ) -> Bool {
    let news = mistakes.filter { $0.severity == .error && !own.contains($0) }
    guard let first = news.first else { return false }
    let words = settings.map { " --set \($0.name)=\($0.value)" }.joined()
    errors.write("navcheck:\(SpecFiles.shown(words)): \(SpecFiles.shown(first.message))\n")
    code = code.combined(with: .usage)
    tally.specs += 1
    tally.add(.usage)
    return true
  }

  /// Tells what nothing has matched, and the last line.
  mutating func finish(_ output: inout some TextOutputStream, _ errors: inout some TextOutputStream) {
    if !isInterrupted, !properties.isEmpty || !variants.isEmpty {
      tellUnknown("variant", options.variants, variants, &errors)
      tellUnknown("parameter", options.settings.map(\.name.text), parameters, &errors)
      if !properties.isEmpty { tellUnknown("property", options.properties.sorted(), properties, &errors) }
    }
    output.write(summary)
  }

  /// Writes the run in the forms that were asked for, all but the human one.
  mutating func writeForms(
    _ human: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    document.exitCode = code.rawValue
    for target in options.targets {
      let text = target.format.rendered(document) ?? human
      guard let path = target.path else {
        if target.format != .human { output.write(text) }
        continue
      }
      do {
        var file = VisibleStream("")
        file.allowsCommands = target.format != .human
        file.write(text)
        try SpecFiles.write(file.base, to: path)
      } catch {
        errors.write("navcheck: '\(SpecFiles.shown(path))' \(error)\n")
        code = code.combined(with: .usage)
      }
    }
  }

  private mutating func tellUnknown(
    _ kind: String, _ wanted: [String], _ known: Set<String>, _ errors: inout some TextOutputStream
  ) {
    for name in wanted where !known.contains(name) {
      let help = CheckOptions.suggestion(name, known.sorted(), prefix: "")
      errors.write("navcheck: there is no \(kind) '\(SpecFiles.shown(name))' in what was checked\(help)\n")
      code = code.combined(with: .usage)
    }
  }

  private mutating func addInvalidSpec() {
    tally.specs += 1
    tally.add(.invalidSpec)
    code = code.combined(with: .invalidSpec)
  }

  /// Mistakes of a text, each once though it stands in every variant, and no more than can be read.
  private func tell(
    _ mistakes: [NavDiagnostic], _ source: NavSource, _ path: String, _ output: inout some TextOutputStream
  ) {
    guard !mistakes.isEmpty else { return }
    var told: Set<NavDiagnostic> = []
    let news = mistakes.filter { told.insert($0).inserted }
    for mistake in news.prefix(20) { output.write(SpecFiles.rendered(mistake, of: source)) }
    if news.count > 20 { output.write("\(path): \(news.count - 20) more of these\n") }
  }

  func scoped(_ program: NavProgram) -> NavProgram {
    var program = program
    program.scope.adversaries.formUnion(options.with)
    program.scope.adversaries.subtract(options.without)
    if let overtake = options.overtake { program.scope.overtake = overtake }
    return program
  }

  /// Asked from time to time: a reason to stop.
  var stopper: () -> String? {
    let deadline = options.seconds.map { ContinuousClock.now + .seconds($0) }
    let limit = options.timeLimit
    return {
      if Terminal.isInterrupted { return "interrupted" }
      if let deadline, ContinuousClock.now > deadline { return "time budget of \(limit)" }
      return nil
    }
  }

  /// Remembers whether the user has interrupted the run, and the answer of a part of it.
  mutating func conclude(_ answer: ExitCode) {
    if Terminal.isInterrupted { isInterrupted = true }
    tally.add(answer)
    code = code.combined(with: isInterrupted ? .interrupted : answer)
  }

  /// A spec that must get just the diagnostics that it lists.
  private mutating func checkInvalid(
    _ source: NavSource, _ path: String, _ output: inout some TextOutputStream
  ) {
    if source.spec?.isPart == true { return }
    let spec = InvalidSpec(source: source)
    let (expected, found) = (spec.expected, spec.found)
    tally.specs += 1
    var check = ReportDocument.Check(path: path, outcome: "as-expected")
    if expected == found, !found.isEmpty {
      tally.add(.asRequired)
      if !options.isQuiet {
        output.write(
          "\(style.green("✓")) \(path)  \(CheckTally.count(found.count, "diagnostic")) as expected\n")
      }
    } else {
      tally.add(.notMet)
      code = code.combined(with: .notMet)
      output.write("\(style.red("✗")) \(path)  gets other diagnostics than it says\n")
      if found.isEmpty { output.write("  nothing is wrong with it\n") }
      let missing = expected.filter { !found.contains($0) }.map { "not told: \($0)" }
      let news = found.map { expected.contains($0) ? "as said:  \($0)" : "told:     \($0)" }
      for line in missing + news { output.write("  \(line)\n") }
      check.outcome = "not-as-expected"
      check.differences = missing + news
    }
    keep(check)
  }

  /// Writes the findings of a spec into its text, if that is still the one that was checked.
  private mutating func accept(
    _ known: KnownFindings, _ path: String, _ source: NavSource,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let shown = SpecFiles.shown(path)
    if known.isEmpty { return output.write("\(style.green("✓")) \(shown)  nothing to accept\n") }
    do {
      let text = source.files[0].bytes
      try SpecFiles.write(try known.written(into: text), to: path, expecting: text)
      let count = CheckTally.count(known.count, "known finding")
      output.write("\(style.green("✓")) \(shown)  \(count) written\n")
    } catch {
      errors.write("navcheck: '\(shown)' is not changed: \(error)\n")
      code = code.combined(with: .notMet)
    }
  }

  /// The last line.
  private var summary: String {
    if isInterrupted { return style.red("interrupted") + " after \(tally.scope)\n" }
    let faults = tally.faults
    let scope =
      tally.scope + (options.versions.isEmpty ? "" : " on \(VersionComparison.list(options.versions))")
    let differ = tally.differing > 0 ? "; \(tally.differing) not the same on all" : ""
    if faults.isEmpty, code == .asRequired {
      return style.green(
        "\(scope): \(options.changesScope ? "nothing is violated" : "all as expected")\(differ)") + "\n"
    }
    let text = "\(scope): \(faults.isEmpty ? "not all that was asked for is there" : faults)\(differ)"
    return (code == .incomplete ? style.yellow(text) : style.red(text)) + "\n"
  }
}
