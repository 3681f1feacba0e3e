import NavCheck

extension CheckRun {
  /// Checks a file, and returns the human-readable report.
  mutating func check(_ path: String, _ errors: inout some TextOutputStream) -> String {
    var text = ""
    check(path, &text, &errors)
    return text
  }

  /// Checks several files concurrently, each in its own run, and combines the results in the order of the files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - jobs: The maximum number of files that are checked at once.
  ///   - errors: Receives messages about unreadable files.
  /// - Returns: The human-readable reports.
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
    // Files that were not started after an interruption have no report.
    if Terminal.isInterrupted { interrupt() }
    return parts.map(\.text).joined()
  }

  private struct Part: Sendable {
    let run: CheckRun
    let text: String
    let errors: String
  }
}
