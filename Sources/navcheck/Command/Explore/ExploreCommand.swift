import NavCheck
import NavModel

/// `explore SPEC [--output FILE] [--variant NAME] [--max-states N]`: interactive exploration, in a page or in the
/// terminal.
struct ExploreCommand {
  private struct Options {
    var path: String?
    var output: String?
    var variant: String?
    var maxStates = WorldAtlas.largestNumberOfWorlds
  }

  /// Returns the next input line; nil at the end.
  let input: () -> String?
  /// Whether the command may read single keys from a terminal.
  var isInteractive = false

  /// Writes the page, or starts the interactive exploration.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard let options = read(arguments, &errors), let path = options.path else { return .usage }
    let (data, reason) = SpecFiles.read(path)
    guard let data else {
      errors.write(SpecFiles.unreadable(path, reason))
      return .usage
    }
    let source = NavSource(path: path, bytes: data, reading: SpecReach([path]).readPart)
    let (program, diagnostics) = source.resolve(variant: options.variant)
    guard let program, let spec = source.spec else {
      for diagnostic in diagnostics { errors.write(SpecFiles.rendered(diagnostic, of: source)) }
      return .invalidSpec
    }
    if let file = options.output {
      let conflict = OutputFiles(paths: [file]).conflict(with: [path], SpecReach([path]))
      if let conflict {
        _ = fail(conflict, &errors)
        return .usage
      }
    }
    let check = NavigationCheck(program)
    let atlas = WorldAtlas(check, limit: options.maxStates)
    // A modular search would find violations that no world of the page shows.
    let report = check.run(within: .states(2 * WorldAtlas.largestNumberOfWorlds), modular: .never)
    guard let file = options.output else {
      return explore(ExploreWay(atlas, report), path, &output)
    }
    let failing = report.findings.first { $0.isViolated && $0.isShownByEnd }
    var trace = NavigationTraceFile(
      words: [], of: program, property: failing?.name ?? NavBuiltIn.noFatal.rawValue)
    trace.fingerprint = NavigationTraceFile.fingerprint(of: spec, variant: program.variant)
    let document = AtlasDocument(atlas, report, path: SpecFiles.shown(path), trace: trace)
    let target = OutputTarget(format: .html, path: file)
    if let answer = target.write(ExplorerPage.text(of: JSONText.compact(document)), &output, &errors) {
      return answer
    }
    let size = CheckTally.count(atlas.worlds.count, "world")
    let told = atlas.isCut ? "the \(size) nearest to the launch, not all" : "all \(size)"
    output.write("\(SpecFiles.shown(file))  \(told)\n")
    return .asRequired
  }

  /// Runs the interactive exploration: by keys on a terminal, otherwise by lines.
  private func explore(_ way: ExploreWay, _ path: String, _ output: inout some TextOutputStream) -> ExitCode {
    guard isInteractive, !way.worlds.isEmpty, let keys = KeyReader() else {
      var talk = ExploreTalk(way: way, path: path)
      return talk.run(input, &output)
    }
    var terminal = Terminal.standardOutput
    var screen = ExploreScreen(
      way: way, path: path, size: { KeyReader.size }, write: { terminal.write($0) }, key: { KeyReader.next() }
    )
    let code = screen.run()
    keys.end()
    return code
  }

  private func read(_ arguments: [String], _ errors: inout some TextOutputStream) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--output":
        guard let file = rest.popFirst(), !file.isEmpty else { return fail("--output needs a file", &errors) }
        options.output = file
      case "--variant":
        guard let name = rest.popFirst() else { return fail("--variant needs a name", &errors) }
        options.variant = name == "base" ? nil : name
      case "--max-states":
        let most = WorldAtlas.largestNumberOfWorlds
        guard let count = rest.popFirst().flatMap({ CountArgument.number($0, atMost: most) }) else {
          return fail("--max-states needs a number of at most \(most)", &errors)
        }
        options.maxStates = count
      case let option where option.hasPrefix("-"): return fail("explore has no option '\(option)'", &errors)
      default:
        if options.path != nil { return fail("explore takes one spec", &errors) }
        options.path = argument
      }
    }
    return options.path == nil ? fail("explore needs a spec", &errors) : options
  }

  private func fail(_ message: String, _ errors: inout some TextOutputStream) -> Options? {
    errors.write("navcheck: \(SpecFiles.shown(message))\n  \(CommandVerb.explore.usage)\n")
    return nil
  }
}
