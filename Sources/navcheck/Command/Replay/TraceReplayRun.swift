import NavCheck
import NavModel

/// Replays saved traces.
///
/// The exit code is 1 if a trace still fails, 2 for a file that cannot be read or names no spec, 3 for a spec with errors,
/// 7 if a trace cannot be replayed without changes of its inputs or its property no longer exists, and 0 otherwise. If
/// several apply, the most severe one counts.
struct TraceReplayRun {
  let options: ReplayCommand.Options
  let style: TextStyle

  /// Replays each trace and prints the result.
  func run(_ output: inout some TextOutputStream, _ errors: inout some TextOutputStream) -> ExitCode {
    var code = ExitCode.asRequired
    for path in options.paths { code = code.combined(with: replay(path, &output, &errors)) }
    return code
  }

  private func replay(
    _ path: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    let shown = SpecFiles.shown(path)
    let file: NavigationTraceFile
    do {
      file = try TraceCorpus.read(path)
    } catch {
      errors.write("navcheck: '\(shown)' \(error.message)\n")
      return .usage
    }
    guard let specPath = options.spec ?? file.spec.map({ Self.path($0, from: path) }) else {
      errors.write("navcheck: '\(shown)' does not name its spec; name it with --spec\n")
      return .usage
    }
    let home = Self.home(of: path)
    guard options.spec != nil || specPath.hasSuffix(".nav") && SpecReach([home]).includes(specPath) else {
      errors.write(
        "navcheck: '\(shown)' names '\(SpecFiles.shown(specPath))', which is not a spec in "
          + "'\(SpecFiles.shown(home))'; name the spec with --spec\n")
      return .usage
    }
    let (data, reason) = SpecFiles.read(specPath)
    guard let data else {
      errors.write(SpecFiles.unreadable(specPath, reason))
      return .usage
    }
    let reach = SpecReach([options.spec ?? home])
    let source = NavSource(path: specPath, bytes: data, reading: reach.readPart)
    let resolved = source.spec.map { _ in source.resolve(variant: file.variant, settings: file.specSettings) }
    guard let spec = source.spec, let program = resolved?.program.map(file.dated) else {
      for mistake in source.diagnostics + (resolved?.diagnostics ?? []) where mistake.severity == .error {
        errors.write(SpecFiles.rendered(mistake, of: source))
      }
      return .invalidSpec
    }
    guard
      let replay = NavigationCheck(program).replay(
        file, shrinking: options.shrinks ? ShrinkingOptions() : nil)
    else {
      errors.write(
        "navcheck: \(SpecFiles.shown(specPath)) has no property '\(file.property)' that a trace can violate\n"
      )
      return .notPlayed
    }
    if options.isITF {
      let trace = replay.shrunk?.trace ?? replay.trace
      output.write(InformalTrace(trace: trace, machine: NavMachine(program), source: path).text)
    } else {
      let isEdited =
        file.fingerprint.map {
          $0 != NavigationTraceFile.fingerprint(of: spec, variant: file.variant)
        } ?? false
      output.write(text(of: replay, file, shown, specPath, program, isEdited: isEdited))
    }
    if replay.finding != nil { return .notMet }
    return replay.droppedInputs > 0 ? .notPlayed : .asRequired
  }

  /// Returns the folder of a trace file, or the folder of the spec if the trace is in a corpus.
  private static func home(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? "./"
    return SpecFiles.resolved(folder).hasSuffix(".corpus") ? folder + ".." : folder
  }

  /// Resolves a path relative to the folder of a file.
  private static func path(_ relative: String, from file: String) -> String {
    if relative.hasPrefix("/") { return relative }
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in relative.split(separator: "/").map(String.init) {
      if part == "..", let last = folders.last, !last.isEmpty, last != ".." {
        folders.removeLast()
      } else if part != "." {
        folders.append(part)
      }
    }
    return folders.joined(separator: "/")
  }

  private func text(
    of replay: TraceReplay, _ file: NavigationTraceFile, _ shown: String, _ specPath: String,
    _ program: NavProgram, isEdited: Bool
  ) -> String {
    var text = ""
    switch replay.finding {
    case let finding?:
      text += "\(style.red("✗")) \(style.bold(shown))  still fails: \(file.property): "
      text += "\(finding.message ?? "it is violated")\n"
    case nil where replay.droppedInputs > 0:
      text += "\(style.yellow("?")) \(style.bold(shown))  cannot be replayed without changes\n"
    case nil: text += "\(style.green("✓")) \(style.bold(shown))  no longer fails: \(file.property)\n"
    }
    var facts = ["\(SpecFiles.shown(specPath))\(isEdited ? ", edited since" : "")"]
    if replay.hasOtherScope { facts.append("in the scope of the trace") }
    facts.append(
      "\(NavigationReport.inputs(replay.trace.length)), \(CheckTally.count(replay.trace.stepCount, "step"))")
    if let shrunk = replay.shrunk {
      facts.append("shrunk to \(NavigationReport.inputs(shrunk.trace.length))")
    }
    text += "  \(style.dim(facts.joined(separator: " · ")))\n"
    for index in replay.dropped {
      text += "  no longer possible: \(SpecFiles.shown(file.events[index].event))\n"
    }
    if replay.inserted > 0 {
      text +=
        "  inserted so that inputs become possible: \(CheckTally.count(replay.inserted, "platform step"))\n"
    }
    text += "\n"
    text +=
      TraceTable(
        machine: NavMachine(program), trace: replay.shrunk?.trace ?? replay.trace, path: specPath,
        style: style, noReturn: replay.finding?.pointOfNoReturn, fails: replay.finding != nil
      ).text
    return text
  }
}
