import NavCheck
import NavModel

/// What a report says about worlds and pairs that were not explored.
extension HumanReport {
  /// The truncations, and the properties that the modular search has decided.
  ///
  /// - Parameter title: The beginning of a line if a property is open.
  /// - Returns: The lines.
  func cuts(_ title: String) -> String {
    let isOpen = report.findings.contains { report.whyUndecided($0) != nil }
    let incomplete = style.yellow(title)
    let title =
      switch (isOpen, report.modular) {
      case (true, _?) where report.worlds == 0: incomplete + ": no worlds were explored,"
      case (true, let modular): incomplete + (modular?.cut == nil ? ":" : ": worlds ended by")
      case (false, nil): style.dim("cut:")
      case (false, _?): style.dim("worlds:")
      }
    var text = report.cuts.map { cut in
      "  \(title) \(cut)\n" + (advice(on: cut).map { "       \($0)\n" } ?? "")
    }.joined()
    if let unreached { text += "  \(unreached)\n" }
    text += open + pairs(incomplete)
    if options.until == .end, let runs = report.completeRuns { text += "  \(runs)\n" }
    return text
  }

  /// The properties that only runs with more inputs than `bound inputs` allows can decide; nil if there are none.
  var unreached: String? {
    let names = report.findings.filter(report.isBeyondScope).map { finding in
      let (screens, most) = (finding.unreached, options.isVerbose ? Int.max : 5)
      if screens.isEmpty { return finding.name }
      let more = screens.count > most ? " and \(screens.count - most) more" : ""
      return "\(finding.name) (\(screens.prefix(most).joined(separator: ", "))\(more))"
    }
    return names.isEmpty
      ? nil : "\(style.dim("not reached within the scope")): \(names.joined(separator: ", "))"
  }

  /// What the modular search has decided, or what ended it; empty if there was none.
  private func pairs(_ incomplete: String) -> String {
    guard let modular = report.modular else {
      guard options.modular == .always, let inputs = report.program.scope.inputs else { return "" }
      return "  pairs were not explored: 'bound inputs \(inputs)' counts the inputs of the whole app\n"
    }
    if let cut = modular.cut { return "  \(incomplete): pairs ended by \(cut)\n" }
    let judged = Set(modular.judged)
    let others = report.findings.filter { finding in
      switch finding.verdict {
      case .incomplete, .notApplicable: false
      case .holds, .violated, .vacuous: !judged.contains(finding.name)
      }
    }
    return "  \(style.dim("by pairs")): \(judged.count) \(judged.count == 1 ? "property" : "properties")"
      + (others.isEmpty ? "\n" : "; on worlds: \(others.map(\.name).joined(separator: ", "))\n")
  }

  /// What to do about states that a budget or a capacity of the spec has cut off; nil for another cause, and for a
  /// capacity beside violations.
  func advice(on cut: CheckCut) -> String? {
    if cut.endsSearch {
      let census = "--census shows what makes the spec large"
      guard let inputs = affordableInputs else { return census }
      return census + "; 'bound inputs \(inputs)' limits the check to runs of up to "
        + NavigationReport.inputs(inputs)
    }
    let words = cut.reason.split(separator: " ")
    if words.first != "bound" || report.findings.contains(where: \.verdict.isViolated) { return nil }
    return "write a larger 'bound \(words[1])' in the spec; --census shows what grows without end"
  }

  /// A number of inputs to which a check can be limited so that it ends within its budgets; nil if there is none.
  private var affordableInputs: Int? {
    let limit = report.program.scope.inputs
    // A search of pairs alone does not count inputs.
    var inputs = report.modular != nil && report.worlds == 0 ? 3 : report.completeInputs ?? limit ?? 0
    // The limited check needs time for what follows the search, but none for pairs.
    if report.interruption != nil, report.modular == nil { inputs -= 1 }
    if let limit { inputs = min(inputs, limit - 1) }
    return inputs > 0 ? inputs : nil
  }

  /// The names of the properties that a stop rule left undecided.
  private var open: String {
    if options.until == .end { return "" }
    let open = report.findings.filter { if case .incomplete = $0.verdict { true } else { false } }
    return open.isEmpty ? "" : "  \(style.yellow("open")): \(open.map(\.name).joined(separator: ", "))\n"
  }
}
