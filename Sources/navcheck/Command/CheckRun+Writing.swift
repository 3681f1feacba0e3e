import NavCheck
import NavModel

extension CheckRun {
  /// Writes the findings into the text of a spec, unless the text has changed since the check.
  mutating func write(
    _ known: KnownFindings, _ path: String, _ source: NavSource,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let shown = SpecFiles.shown(path)
    var parts: [String] = []
    if known.isEmpty {
      if options.accepts { parts.append("nothing to accept") }
      if options.pinsWorlds, !known.leavesWorlds { parts.append("the numbers of worlds are as expected") }
    } else {
      do {
        let text = source.files[0].bytes
        try SpecFiles.write(try known.written(into: text), to: path, expecting: text)
      } catch {
        errors.write("navcheck: '\(shown)' \(error)\n")
        result.code = result.code.combined(with: .notMet)
        return
      }
      if options.accepts { parts.append("\(CheckTally.count(known.count, "known finding")) written") }
      if options.pinsWorlds {
        parts.append(
          "\(known.pinned) \(known.pinned == 1 ? "number" : "numbers") of worlds written")
      }
    }
    if parts.isEmpty { return }
    output.write("\(style.green("✓")) \(shown)  \(parts.joined(separator: ", "))\n")
  }
}
