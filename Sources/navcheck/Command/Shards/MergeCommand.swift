import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `merge DIR… [--format FORM[=FILE]]`: combines the reports of all shards into the report of the whole run.
struct MergeCommand {
  let style: TextStyle

  /// Prints the report of the whole run and returns its exit code, or 2 if the reports are not the shards of one run.
  func run(
    _ arguments: [String], _ output: inout VisibleStream<some TextOutputStream>,
    _ errors: inout some TextOutputStream
  ) -> ExitCode {
    do throws(ShardSet.Mistake) {
      let (folders, targets) = try parse(arguments)
      let files = try ShardFiles(in: folders)
      let written = OutputFiles(paths: targets.compactMap(\.path))
      if let conflict = written.conflict(withRead: files.paths) { throw ShardSet.Mistake(message: conflict) }
      output.allowsCommands = targets.contains { $0.path == nil && $0.format == .github }
      switch try files.contents() {
      case .checks(let shards): return try merge(shards, targets, &output, &errors)
      case .tests(let document): return write(document, targets, &output, &errors)
      }
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n  \(CommandVerb.merge.usage)\n")
      return .usage
    }
  }

  private func parse(
    _ arguments: [String]
  ) throws(ShardSet.Mistake) -> (folders: [String], targets: [OutputTarget]) {
    var (folders, targets) = ([String](), [OutputTarget]())
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--format" || argument.hasPrefix("--format=") {
        let value = argument == "--format" ? rest.popFirst() : String(argument.dropFirst("--format=".count))
        guard let target = value.flatMap(OutputTarget.init), OutputFormat.ofReports.contains(target.format)
        else {
          let forms = OutputFormat.ofReports.map(\.rawValue).joined(separator: ", ")
          throw ShardSet.Mistake(
            message:
              "--format is one of \(forms), optionally with =FILE\(value.map { "; not '\($0)'" } ?? "")")
        }
        targets.append(target)
      } else if argument.hasPrefix("-") {
        throw ShardSet.Mistake(message: "merge has no option '\(argument)'")
      } else {
        folders.append(argument)
      }
    }
    if folders.isEmpty {
      throw ShardSet.Mistake(message: "merge takes the folders with the reports of the shards")
    }
    if targets.count(where: { $0.path == nil }) > 1 {
      throw ShardSet.Mistake(
        message: "only one --format can go to stdout; give the others a file: --format junit=FILE")
    }
    return (folders, targets)
  }

  private func merge(
    _ shards: ShardSet, _ targets: [OutputTarget], _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) throws(ShardSet.Mistake) -> ExitCode {
    var options: CheckOptions
    do throws(CheckOptions.Mistake) {
      guard let verb = CommandVerb(rawValue: shards.any.verb), verb == .check || verb == .simulate else {
        throw CheckOptions.Mistake(message: "there is no such verb")
      }
      options = try CheckOptions(shards.any.arguments, for: verb)
    } catch {
      throw ShardSet.Mistake(message: "the command line of the shards cannot be read: \(error.message)")
    }
    options.targets = targets
    for warning in SpecFiles.lookalikes(in: shards.any.specs.map(\.path)) {
      errors.write("navcheck: warning: \(warning)\n")
    }
    let style = options.color == .auto ? style : TextStyle(isColored: options.color == .always)
    var run = CheckRun(options: options, style: style)
    var human = ""
    for piece in shards.pieces {
      errors.write(piece.errors)
      run.result.add(piece.result)
      human += piece.text
    }
    if options.isForPeople { output.write(human) }
    run.end(human, &output, &errors)
    return run.result.code
  }

  private func write(
    _ document: ReportDocument, _ targets: [OutputTarget], _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitCode {
    var code = ExitCode(rawValue: document.exitCode) ?? .notMet
    for target in targets.isEmpty ? [OutputTarget(format: .human)] : targets {
      let text = target.format.rendered(document) ?? ReportSummary(document: document, unread: 0).text
      code = target.write(text, &output, &errors).map { code.combined(with: $0) } ?? code
    }
    return code
  }
}
