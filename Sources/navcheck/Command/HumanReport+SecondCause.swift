import NavCheck

extension HumanReport {
  /// Returns the second traces that violate the properties of a trace without its last input, and those of other links.
  func seconds(of group: [NavigationReport.Finding]) -> String {
    let seconds = report.secondCauses(of: group)
    let found = zip(group, seconds).compactMap { finding, second in second.map { (finding.name, $0) } }
    return text(of: found) + zip(group, seconds).map { others(beside: $0, $1) }.joined()
  }

  /// A line about traces that were not searched, because the caller stopped the check; empty if there are none.
  var unsearched: String {
    guard report.interruption != nil, !unexpected.isEmpty else { return "" }
    return
      "\n  other causes of these violations were not searched: each command after 'again' searches for them\n"
  }

  private func text(of found: [(String, NavigationReport.SecondCause)]) -> String {
    found.enumerated().map { index, one in
      let (name, second) = one
      let line = "  \(style.dim("also"))   \(name) without '\(second.without)': \(second.message)\n"
      // A trace is printed below the last property that it violates.
      if index + 1 < found.count, found[index + 1].1.trace == second.trace { return line }
      return line + steps(of: second.trace)
    }.joined()
  }

  /// The links that violate `link-reaches-target` as well.
  private func others(
    beside finding: NavigationReport.Finding, _ second: NavigationReport.SecondCause?
  ) -> String {
    report.otherLinks(beside: finding, second).map { other in
      "  \(style.dim("also"))   \(finding.name): \(other.message)\n" + steps(of: other.trace)
    }.joined()
  }

  private func steps(of trace: NavigationReport.Trace) -> String {
    guard options.showsAllTraces else { return inputs(of: trace) }
    let table = TraceTable(machine: report.machine, trace: trace, path: path, style: style, noReturn: nil)
    return "\n\(table.text)\n"
  }
}
