import NavCheck

extension CheckRun {
  /// Checks a file and gives what people read of it.
  mutating func check(_ path: String, _ errors: inout some TextOutputStream) -> String {
    var text = ""
    check(path, &text, &errors)
    return text
  }

  /// Checks several files at once, each by a run of its own, and adds these up in the order of the files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - jobs: How many are checked at once.
  ///   - errors: Takes messages about what cannot be read.
  /// - Returns: What people read of them.
  mutating func check(_ paths: [String], at jobs: Int, _ errors: inout some TextOutputStream) -> String {
    let (options, style) = (options, style)
    let parts = concurrentMap(paths.count, jobs: jobs) { index in
      var run = CheckRun(options: options, style: style)
      run.isSilent = true
      var mistakes = ""
      let text = Terminal.isInterrupted ? "" : run.check(paths[index], &mistakes)
      return Part(run: run, text: text, errors: mistakes)
    }
    for part in parts {
      add(part.run)
      errors.write(part.errors)
    }
    // Files that were not begun any more have nothing to tell of it.
    if Terminal.isInterrupted { interrupt() }
    return parts.map(\.text).joined()
  }

  private struct Part: Sendable {
    let run: CheckRun
    let text: String
    let errors: String
  }
}
