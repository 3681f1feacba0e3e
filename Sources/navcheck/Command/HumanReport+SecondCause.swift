import NavCheck

extension HumanReport {
  /// Returns the second traces that violate the properties of a trace without its last input.
  func seconds(of group: [NavigationReport.Finding]) -> String {
    let found = zip(group, report.secondCauses(of: group)).compactMap { finding, second in
      second.map { (finding.name, $0) }
    }
    return found.enumerated().map { index, one in
      let (name, second) = one
      let line = "  \(style.dim("also"))   \(name) without '\(second.without)': \(second.message)\n"
      // A trace is printed below the last property that it violates.
      if index + 1 < found.count, found[index + 1].1.trace == second.trace { return line }
      if options.showsAllTraces {
        let table = TraceTable(
          machine: report.machine, trace: second.trace, path: path, style: style, noReturn: nil)
        return line + "\n\(table.text)\n"
      }
      let inputs = second.inputs.joined(separator: " · ")
      return line + "         \(Self.lengths(of: second.trace)): \(inputs)\n"
    }.joined()
  }
}
