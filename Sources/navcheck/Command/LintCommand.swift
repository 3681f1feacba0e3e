import NavModel

/// `lint [PATHS]`: reports unused declarations, lost requests, and screens that form no tree, in addition to errors.
struct LintCommand {
  /// Prints errors and warnings; the exit code is 1 for a warning, 3 for an error, and 2 for a file that cannot be
  /// read.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      errors.write("navcheck: lint has no option '\(SpecFiles.shown(option))'\n")
      return .usage
    }
    let files: [String]
    do {
      files = try SpecFiles.find(arguments).filter { !InvalidSpec.isMeant(by: $0) }
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n")
      return .usage
    }
    var code = ExitCode.asRequired
    var (count, unread) = (0, 0)
    let reach = SpecReach(arguments.isEmpty ? ["specs"] : arguments)
    for path in files {
      let (data, reason) = SpecFiles.read(path)
      guard let data else {
        errors.write(SpecFiles.unreadable(path, reason))
        unread += 1
        code = code.combined(with: .usage)
        continue
      }
      let source = NavSource(path: path, bytes: data, reading: reach.readPart)
      var told = source.diagnostics
      if let spec = source.spec, !spec.isPart {
        for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
          told += source.resolve(variant: variant).diagnostics
        }
      }
      if !told.contains(where: { $0.severity == .error }) { told += source.lint() }
      for diagnostic in told.withoutRepetitions {
        count += 1
        code = code.combined(with: diagnostic.severity == .error ? .invalidSpec : .notMet)
        output.write(SpecFiles.rendered(diagnostic, of: source))
      }
    }
    let facts = [
      count > 0 ? CheckTally.count(count, "remark") : nil, unread > 0 ? "\(unread) unreadable" : nil,
    ].compactMap(\.self)
    output.write(
      "\(CheckTally.count(files.count, "spec")): \(facts.isEmpty ? "no remarks" : facts.joined(separator: ", "))\n"
    )
    return code
  }
}
