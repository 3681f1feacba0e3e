import Foundation
import NavModel

/// `format [PATHS] [--check]`: lays specs out in the one style, in place; `-` reads stdin and writes stdout.
struct FormatCommand {
  /// Formats files, or (with `--check`) tells which differ.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    var paths = arguments
    let isCheck = paths.contains("--check")
    paths.removeAll { $0 == "--check" }
    if let option = paths.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      errors.write("navcheck: format has no option '\(SpecFiles.shown(option))', only --check\n")
      return .usage
    }
    if paths == ["-"] { return formatInput(&output, &errors) }
    let files: [String]
    do {
      // What is wrong on purpose stays as it is, with the places that it names.
      files = try SpecFiles.find(paths).filter { !InvalidSpec.isMeant(by: $0) }
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n")
      return .usage
    }
    var code = ExitCode.asRequired
    var changed = 0
    for path in files {
      let shown = SpecFiles.shown(path)
      let (data, reason) = SpecFiles.read(path)
      guard let data else {
        errors.write("navcheck: '\(shown)' \(reason ?? "cannot be read")\n")
        code = code.combined(with: .invalidSpec)
        continue
      }
      guard let text = NavSpec.formatted(data) else {
        tell(data, shown, &errors)
        code = code.combined(with: .invalidSpec)
        continue
      }
      if Array(text.utf8) == Array(data) { continue }
      changed += 1
      if isCheck {
        output.write("\(shown)\n")
        code = code.combined(with: .notMet)
        continue
      }
      do {
        try SpecFiles.write(text, to: path)
        output.write("\(shown)\n")
      } catch {
        errors.write("navcheck: '\(shown)' \(error)\n")
        code = code.combined(with: .usage)
      }
    }
    let word = isCheck ? "not in the one style" : "laid out anew"
    output.write(
      "\(CheckTally.count(files.count, "spec")): \(changed == 0 ? "all in the one style" : "\(changed) \(word)")\n"
    )
    return code
  }

  private func formatInput(
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    // One byte more than a spec may have shows that there is too much.
    let data = FileHandle.standardInput.readData(ofLength: NavSpec.largestText + 1)
    guard let text = NavSpec.formatted(data) else {
      tell(data, "<stdin>", &errors)
      return .invalidSpec
    }
    output.write(text)
    return .asRequired
  }

  private func tell(_ data: Data, _ path: String, _ errors: inout some TextOutputStream) {
    let text = String(decoding: data, as: UTF8.self)
    for diagnostic in NavSpec.parse(data).diagnostics {
      errors.write(diagnostic.rendered(in: text, path: path))
    }
  }
}
