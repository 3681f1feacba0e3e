import NavCheck
import NavModel

/// `replay TRACE…` replays saved traces; `replay --log FILE SPEC` reports whether a spec can produce a log;
/// `replay --log FILE --probe` compares the log of a device with the platform's rules.
struct ReplayCommand {
  /// The parsed command line.
  struct Options {
    var log: String?
    /// The trace files, or the spec of a log.
    var paths: [String] = []
    /// The spec for traces that do not name their own.
    var spec: String?
    var variant: String?
    var maxStates: Int?
    var shrinks = false
    var isITF = false
    /// Whether the log comes from the probe app.
    var isProbe = false
  }

  let style: TextStyle

  /// Prints a run with its hidden events, or the longest matching prefix with the possible next outputs.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard let options = read(arguments, &errors) else { return .usage }
    if options.isProbe, let log = options.log {
      return ProbeReplay(style: style).run(log, &output, &errors)
    }
    guard let logPath = options.log, let path = options.paths.first else {
      return TraceReplayRun(options: options, style: style).run(&output, &errors)
    }
    guard let written = bytes(of: logPath, &errors), let text = bytes(of: path, &errors) else {
      return .usage
    }
    let source = NavSource(path: path, bytes: text, reading: SpecReach([path]).readPart)
    guard let spec = source.spec else {
      for diagnostic in source.diagnostics { errors.write(SpecFiles.rendered(diagnostic, of: source)) }
      return .invalidSpec
    }
    let file = LogFile(String(decoding: written, as: UTF8.self), for: spec)
    let shown = SpecFiles.shown(logPath)
    guard let log = file.log, file.diagnostics.isEmpty else {
      for diagnostic in file.diagnostics { errors.write(file.rendered(diagnostic, path: shown)) }
      return .invalidSpec
    }
    // The spec is checked without its own logs, so that errors in the log are reported separately.
    var replayed = spec
    replayed.items.removeAll { if case .log = $0 { true } else { false } }
    let (own, mistakes) = NavProgram.resolve(replayed, variant: options.variant)
    if own == nil {
      for diagnostic in mistakes { errors.write(SpecFiles.rendered(diagnostic, of: source)) }
      return .invalidSpec
    }
    replayed.items.append(.log(log))
    let (program, slips) = NavProgram.resolve(replayed, variant: options.variant)
    guard let program, let declared = program.logs.last(where: { $0.name == log.name.text }) else {
      for slip in slips where slip.severity == .error { errors.write(file.rendered(slip, path: shown)) }
      return .invalidSpec
    }
    let found = NavigationCheck(program).replay(declared, limit: options.maxStates)
    output.write(tell(found, declared, file, shown, SpecFiles.shown(path), program))
    if found.trace != nil { return .asRequired }
    return found.cut == nil ? .notPlayed : .incomplete
  }

  private func tell(
    _ found: LogReplay, _ log: NavProgram.LogDeclaration, _ file: LogFile, _ logPath: String, _ path: String,
    _ program: NavProgram
  ) -> String {
    let total = CheckTally.count(log.lines.count, "line")
    if let trace = found.trace {
      let table = TraceTable(
        machine: NavMachine(program), trace: trace, path: path, style: style, noReturn: nil, fails: false)
      let length = NavigationReport.inputs(trace.length)
      return "\(style.green("✓")) \(logPath)  \(total), produced by \(path) in \(length)\n\n\(table.text)"
    }
    if let cut = found.cut { return "\(style.yellow("?")) \(logPath)  not decided: \(cut)\n" }
    var text = "\(style.red("✗")) \(logPath)  \(path) cannot produce it\n"
    text += "  \(found.longest) of \(total) can be produced"
    if file.numbers.indices.contains(found.longest) {
      text += "; line \(file.numbers[found.longest]) is not possible there"
    }
    text += "\n"
    if found.instead.isEmpty {
      return text + "  instead: no further output of the kinds that the log mentions\n"
    }
    text += "  instead:\n"
    for line in found.instead.prefix(12) { text += "    \(line)\n" }
    if found.instead.count > 12 { text += "    and \(found.instead.count - 12) more\n" }
    return text
  }

  private func bytes(of path: String, _ errors: inout some TextOutputStream) -> [UInt8]? {
    let (data, reason) = SpecFiles.read(path)
    if data == nil { errors.write(SpecFiles.unreadable(path, reason)) }
    return data.map { Array($0) }
  }

  private func read(_ arguments: [String], _ errors: inout some TextOutputStream) -> Options? {
    var options = Options()
    var rest = arguments[...]
    func fail(_ message: String, _ errors: inout some TextOutputStream) -> Options? {
      errors.write("navcheck: \(SpecFiles.shown(message))\n  \(CommandVerb.replay.usage)\n")
      return nil
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--log":
        guard let path = rest.popFirst() else { return fail("--log needs a file", &errors) }
        options.log = path
      case "--variant":
        guard let name = rest.popFirst() else { return fail("--variant needs a name", &errors) }
        options.variant = name == "base" ? nil : name
      case "--max-states":
        let value = rest.popFirst()
        guard let count = value.flatMap({ CountArgument.number($0) }) else {
          return fail(CountArgument.mistake(argument, value), &errors)
        }
        options.maxStates = count
      case "--probe": options.isProbe = true
      case "--shrink": options.shrinks = true
      case "--spec":
        guard let path = rest.popFirst() else { return fail("--spec needs a file", &errors) }
        options.spec = path
      case "--format":
        guard let form = rest.popFirst(), ["human", "itf"].contains(form) else {
          return fail("--format is human or itf", &errors)
        }
        options.isITF = form == "itf"
      case let option where option.hasPrefix("-"): return fail("replay has no option '\(option)'", &errors)
      default: options.paths.append(argument)
      }
    }
    if options.isProbe {
      let others = options.variant != nil || options.maxStates != nil || options.shrinks || options.isITF
      if options.log == nil || !options.paths.isEmpty || others || options.spec != nil {
        return fail("--probe takes --log FILE, and nothing else", &errors)
      }
      return options
    }
    if options.paths.isEmpty {
      return fail(
        options.log == nil ? "replay needs a trace file, or --log FILE" : "--log needs a spec, or --probe",
        &errors)
    }
    if options.log != nil, options.paths.count > 1 {
      return fail("replay takes only one spec for a log", &errors)
    }
    if options.log != nil, options.shrinks || options.isITF || options.spec != nil {
      return fail("--shrink, --spec and --format are for traces, not for --log", &errors)
    }
    if options.log == nil, options.variant != nil || options.maxStates != nil {
      return fail("--variant and --max-states are for --log; a trace names its variant", &errors)
    }
    return options
  }
}
