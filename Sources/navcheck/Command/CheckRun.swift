import NavCheck
import NavModel

/// A run of `check` over some files: what it has told so far, and how it will answer.
struct CheckRun {
  let options: CheckOptions
  let style: TextStyle
  private(set) var code = ExitCode.asRequired
  private(set) var isInterrupted = false
  private var specs = 0
  private var checked = 0
  private var notAsExpected = 0
  private var progress = ProgressLine()

  init(options: CheckOptions, style: TextStyle) {
    self.options = options
    self.style = style
  }

  /// Checks a file: the text as written, then each variant.
  mutating func check(
    _ path: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    specs += 1
    let (data, reason) = SpecFiles.read(path)
    guard let data else {
      errors.write("navcheck: '\(path)' \(reason ?? "cannot be read")\n")
      code = code.combined(with: .invalidSpec)
      return
    }
    let (parsed, mistakes) = NavSpec.parse(data)
    guard let spec = parsed else { return tell(mistakes, path, data, &output) }
    let names = [String?.none] + spec.variants.map { $0.name.text }
    for wanted in options.variants where wanted != "base" && !names.contains(wanted) {
      let help = CheckOptions.suggestion(wanted, names.compactMap { $0 } + ["base"], prefix: "")
      errors.write("navcheck: '\(path)' has no variant '\(wanted)'\(help)\n")
      code = code.combined(with: .usage)
    }
    var told: Set<String> = []
    for name in names where options.variants.isEmpty || options.variants.contains(name ?? "base") {
      let (program, diagnostics) = NavProgram.resolve(spec, variant: name)
      // A mistake of the text stands in each of its variants; once is enough.
      let news = diagnostics.filter {
        told.insert("\($0.origin.line):\($0.origin.column):\($0.message)").inserted
      }
      tell(news, path, data, &output)
      guard let program else { continue }
      check(program, path, &output, &errors)
      if isInterrupted { return }
    }
  }

  private mutating func tell(
    _ mistakes: [NavDiagnostic], _ path: String, _ data: some Sequence<UInt8>,
    _ output: inout some TextOutputStream
  ) {
    guard !mistakes.isEmpty else { return }
    let text = String(decoding: Array(data), as: UTF8.self)
    for mistake in mistakes {
      output.write(mistake.rendered(in: text, path: path))
      if mistake.severity == .error { code = code.combined(with: .invalidSpec) }
    }
  }

  private mutating func check(
    _ program: NavProgram, _ path: String, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) {
    var program = program
    program.scope.adversaries.formUnion(options.with)
    program.scope.adversaries.subtract(options.without)
    if let overtake = options.overtake { program.scope.overtake = overtake }
    let known = Set(program.properties.map(\.name) + NavBuiltIn.allCases.map(\.rawValue))
    for name in options.properties.sorted() where !known.contains(name) {
      let help = CheckOptions.suggestion(name, known.sorted(), prefix: "")
      errors.write("navcheck: '\(path)' has no property '\(name)'\(help)\n")
      code = code.combined(with: .usage)
    }
    let only = options.properties.isEmpty ? nil : options.properties
    checked += 1
    let deadline = options.seconds.map { ContinuousClock.now + .seconds($0) }
    let seconds = options.seconds ?? 0
    let title = program.variant.map { "\(path) \($0)" } ?? path
    var line = progress
    let report = NavigationCheck(program).run(
      within: budget, only: only, progress: { line.update($0, title) },
      shouldStop: {
        if Terminal.isInterrupted { return "interrupted" }
        if let deadline, ContinuousClock.now > deadline { return "time budget of \(seconds) s" }
        return nil
      })
    line.clear()
    progress = line
    if Terminal.isInterrupted { isInterrupted = true }
    let renderer = HumanReport(report: report, path: path, style: style, options: options)
    let outcome = options.changesScope ? report.judgedWithoutExpectations : report.judged(only: only)
    output.write(renderer.render(outcome))
    switch outcome {
    case .asExpected: break
    case .unmet:
      notAsExpected += 1
      code = code.combined(with: .notMet)
    case .incomplete:
      notAsExpected += 1
      code = code.combined(with: .incomplete)
    }
    if isInterrupted { code = .interrupted }
  }

  private var budget: CheckBudget {
    var budget = CheckBudget.unlimited
    if let states = options.maxStates { budget = budget.and(.states(states)) }
    if let depth = options.maxDepth { budget = budget.and(.depth(depth)) }
    return budget
  }

  /// The last line.
  var summary: String {
    let variants = checked - specs
    let scope =
      "\(specs) spec\(specs == 1 ? "" : "s")"
      + (variants > 0 ? ", \(variants) variant\(variants == 1 ? "" : "s")" : "")
    if isInterrupted { return style.red("interrupted") + " after \(scope)\n" }
    switch code {
    case .asRequired:
      let verdict = options.changesScope ? "nothing is violated" : "all as expected"
      return style.green("\(scope): \(verdict)") + "\n"
    case .incomplete: return style.yellow("\(scope): \(notAsExpected) incomplete") + "\n"
    case .invalidSpec, .usage: return style.red("\(scope): not everything could be checked") + "\n"
    default: return style.red("\(scope): \(notAsExpected) not as expected") + "\n"
    }
  }
}

extension NavigationReport {
  /// What was found where the scope is another than that which the expectations are about.
  var judgedWithoutExpectations: Outcome {
    let violated = findings.filter(\.isViolated)
    if !violated.isEmpty {
      return .unmet(
        violated.map { finding in
          "\(finding.name) is violated"
            + (finding.verdict.trace.map { " in \(Self.inputs($0.length))" } ?? "")
        }, paste: paste)
    }
    let cut = findings.compactMap { finding in
      if case .incomplete(let why) = finding.verdict { "\(finding.name): \(why)" } else { nil }
    }
    return cut.isEmpty ? .asExpected : .incomplete(cut)
  }
}
