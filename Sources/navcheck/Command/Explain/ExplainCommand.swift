import NavModel

/// `explain [KIND] [NAME]`: prints pages about the names in specs and reports.
struct ExplainCommand {
  /// Prints a page or a list of pages; for an unknown name, prints a suggestion.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard arguments.count <= 2 else {
      errors.write("navcheck: explain takes at most a kind and a name\n")
      return .usage
    }
    guard let first = arguments.first else {
      for kind in Explanation.kinds { output.write(Self.list(of: kind)) }
      return .asRequired
    }
    if Explanation.kinds.contains(first) {
      guard arguments.count == 2 else {
        output.write(Self.list(of: first))
        return .asRequired
      }
      return tell(
        Explanation.all.filter { $0.kind == first && $0.name == arguments[1] }, arguments[1], &output, &errors
      )
    }
    guard arguments.count == 1 else {
      let help = CheckOptions.suggestion(first, Explanation.kinds, prefix: "")
      errors.write("navcheck: explain has no kind '\(SpecFiles.shown(first))'\(help)\n")
      return .usage
    }
    // A switch has a paragraph on the pages of the platforms and dialects that have it.
    let pages = Explanation.all.compactMap { page in
      if page.name == first { return page }
      var page = page
      page.details.removeAll { !$0.0.hasPrefix("\(first) = ") }
      return page.details.isEmpty ? nil : page
    }
    return tell(pages, first, &output, &errors)
  }

  private func tell(
    _ pages: [Explanation], _ name: String, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitCode {
    if pages.isEmpty, let other = Explanation.all.first(where: { $0.name == name }) {
      errors.write(
        "navcheck: '\(SpecFiles.shown(name))' is a page of kind '\(other.kind)'\n  navcheck explain \(name) prints it\n"
      )
      return .usage
    }
    if pages.isEmpty {
      let switches =
        NavPlatform.Rule.allCases.map(\.rawValue)
        + NavDialect.Library.allCases.flatMap { $0.switches.map(\.name) }
      let help = CheckOptions.suggestion(name, Explanation.all.map(\.name) + switches, prefix: "")
      errors.write(
        "navcheck: explain has no page '\(SpecFiles.shown(name))'\(help)\n  navcheck explain lists all pages\n"
      )
      return .usage
    }
    output.write(pages.map(\.page).joined(separator: "\n"))
    return .asRequired
  }

  private static func list(of kind: String) -> String {
    let pages = Explanation.all.filter { $0.kind == kind }
    let width = pages.map { DisplayWidth.of($0.name) }.max() ?? 0
    return "\(kind)\n"
      + pages.map { "  \(DisplayWidth.padded($0.name, to: width))  \($0.summary)\n" }.joined() + "\n"
  }
}
