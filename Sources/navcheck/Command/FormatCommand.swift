import Foundation
import NavModel

/// `format [PATHS] [--check]`: formats specs in place; `-` reads stdin and writes stdout.
struct FormatCommand {
  /// Reads stdin up to a number of bytes.
  var readInput: (Int) -> Data = { FileHandle.standardInput.readData(ofLength: $0) }

  /// Formats files, or lists the unformatted files with `--check`.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    var paths = arguments
    let isCheck = paths.contains("--check")
    paths.removeAll { $0 == "--check" }
    if let option = paths.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      errors.write(
        "navcheck: format has no option '\(SpecFiles.shown(option))'; its only option is --check\n")
      return .usage
    }
    if paths == ["-"] { return formatInput(isCheck, &output, &errors) }
    let files: [String]
    do {
      // Invalid specs stay unchanged, since their comments name lines and columns.
      files = try SpecFiles.find(paths).filter { !InvalidSpec.isMeant(by: $0) }
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n")
      return .usage
    }
    var code = ExitCode.asRequired
    var (changed, failed) = (0, 0)
    for path in files {
      let answer = format(path, isCheck, &output, &errors)
      switch answer {
      case .asRequired: break
      case .notMet: changed += 1
      default: failed += 1
      }
      if answer != .notMet || isCheck { code = code.combined(with: answer) }
    }
    let facts = [
      changed > 0 ? "\(changed) \(isCheck ? "not formatted" : "reformatted")" : nil,
      failed > 0 ? "\(failed) left unchanged" : nil,
    ].compactMap(\.self)
    output.write(
      "\(CheckTally.count(files.count, "spec")): \(facts.isEmpty ? "all formatted" : facts.joined(separator: ", "))\n"
    )
    return code
  }

  /// Formats a file; returns ``ExitCode/notMet`` if it was not formatted.
  private func format(
    _ path: String, _ isCheck: Bool, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitCode {
    let (data, reason) = SpecFiles.read(path)
    guard let data else {
      errors.write(SpecFiles.unreadable(path, reason))
      return .usage
    }
    guard let text = NavSpec.formatted(data) else {
      let source = NavSource(path: path, bytes: data) { _ in .failure(NavSource.Unreadable("is not read")) }
      for diagnostic in NavSpec.parse(data).diagnostics {
        errors.write(SpecFiles.rendered(diagnostic, of: source))
      }
      return .invalidSpec
    }
    if Array(text.utf8) == Array(data) { return .asRequired }
    if !isCheck {
      do {
        try SpecFiles.write(text.utf8, to: path, expecting: Array(data))
      } catch {
        errors.write("navcheck: '\(SpecFiles.shown(path))' \(error)\n")
        return .usage
      }
    }
    output.write("\(SpecFiles.shown(path))\n")
    return .notMet
  }

  private func formatInput(
    _ isCheck: Bool, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    // One byte more than the limit shows that the input is too long.
    let data = readInput(NavSpec.largestText + 1)
    guard let text = NavSpec.formatted(data) else {
      let written = String(decoding: data, as: UTF8.self)
      for diagnostic in NavSpec.parse(data).diagnostics {
        errors.write(diagnostic.rendered(in: written, path: "<stdin>"))
      }
      return .invalidSpec
    }
    if isCheck { return Array(text.utf8) == Array(data) ? .asRequired : .notMet }
    output.write(text)
    return .asRequired
  }
}
