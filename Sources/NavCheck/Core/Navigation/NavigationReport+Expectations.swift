public import NavModel

extension NavigationReport {
  /// The result of comparing a report with the expectations of its spec.
  public enum Outcome: Sendable, Hashable {
    /// The report matches the expectations.
    case asExpected
    /// The report differs: a sentence for each difference, and the `expect` line that would match the report.
    case unmet([String], paste: String)
    /// There is no difference, but the search left something open: a sentence for each undecided property, length of a
    /// trace or number of worlds.
    case incomplete([String])
  }

  /// The `expect` line that matches this report, such as `expect violated a in 3 inputs, b in 1 input`.
  ///
  /// The line contains the number of worlds if an expectation of the spec does and ``pinnableWorlds`` is not nil.
  public var paste: String {
    let isPinned = program.expectations.contains { $0.worlds != nil }
    return claims + (isPinned ? pinnableWorlds.map { ", \(NavSpec.Expectation.text(worlds: $0))" } ?? "" : "")
  }

  private var claims: String {
    let violations = findings.filter(\.isViolated)
    if violations.isEmpty { return "expect holds" }
    let claims = violations.map { finding in
      finding.name + (finding.trace.map { " in \(Self.inputs($0.length))" } ?? "")
    }
    return "expect violated " + claims.joined(separator: ", ")
  }

  /// The violated properties that the spec expects to be violated.
  public var expectedViolations: [NavigationFinding] {
    var names: Set<String> = []
    for expectation in program.expectations {
      if case .violated(let claims) = expectation.kind { names.formUnion(claims.map(\.property.text)) }
    }
    return findings.filter { $0.isViolated && names.contains($0.name) }
  }

  /// The violated properties whose violations the spec lists as known, matched by their signatures.
  public var knownViolations: [NavigationFinding] {
    let known = Dictionary(grouping: program.known, by: \.claim.property.text)
    return findings.filter { finding in
      finding.isViolated && (known[finding.name] ?? []).contains { finding.isKnown(as: $0) }
    }
  }

  /// The violations that the spec does not expect, as `known` lines.
  public var acceptable: [NavSpec.Known] {
    let expected = Set(expectedViolations.map(\.name))
    return findings.filter { $0.isViolated && !expected.contains($0.name) }.flatMap(\.asKnown)
  }

  /// The `known` lines to delete, because their findings no longer occur.
  public var fixedFindings: [NavSpec.Known] {
    program.known.filter(isFixed)
  }

  private func isFixed(_ known: NavSpec.Known) -> Bool {
    guard let finding = self[known.claim.property.text], !isUndecided(known) else { return false }
    if let covered = finding[known] { return !covered.verdict.isViolated || covered.isChanged }
    return !(finding.isViolated && finding.isKnown(as: known))
  }

  /// Whether the exploration ended before it decided if a known finding still occurs.
  ///
  /// - Parameter known: A `known` line of the spec.
  /// - Returns: `true` if the finding may or may not still occur.
  public func isUndecided(_ known: NavSpec.Known) -> Bool {
    let finding = self[known.claim.property.text]
    if case .incomplete? = finding?[known]?.verdict ?? finding?.verdict { return true }
    return false
  }

  /// Reports known findings that no longer occur as differences.
  private func judgeKnown(_ only: Set<String>?, _ unmet: inout [String], _ undecided: inout [String]) {
    for known in program.known where only?.contains(known.claim.property.text) ?? true {
      let name = known.claim.property.text
      if isFixed(known) {
        unmet.append("\(known.title) is listed as known, but \(whyFixed(known))")
      } else if case .incomplete(let why)? = self[name]?[known]?.verdict ?? self[name]?.verdict {
        undecided.append("\(known.title) is incomplete: \(why)")
      }
    }
  }

  /// What to do about a `known` line that describes no finding.
  private func whyFixed(_ known: NavSpec.Known) -> String {
    let line = known.origin.line
    let finding = self[known.claim.property.text]
    let isChanged = finding?[known]?.isChanged ?? (finding?.signature == known.signature)
    if isChanged {
      return "it occurs in fewer inputs or with another text than line \(line) states: replace this line"
    }
    let scope = report.beyondScope == nil ? "" : " within the scope"
    return "this finding no longer occurs\(scope): delete line \(line)"
  }

  /// Compares the report with the expectations of its program.
  ///
  /// All `expect` lines together form one list, which is empty without such lines. The report matches if each listed
  /// property has the expected verdict, with the stated number of inputs, if no other property is violated unless it
  /// is allowed or known, if each `known` finding still occurs, and if the number of worlds is the stated one.
  ///
  /// - Parameter only: The names of the evaluated properties; other expectations are ignored. Nil for all.
  /// - Returns: The result of the comparison.
  public func judged(only: Set<String>? = nil) -> Outcome {
    judged(only: only, accepting: false, pinning: false)
  }

  /// Compares the report with the expectations as `--accept` or `--expect-worlds` would rewrite them.
  ///
  /// - Parameters:
  ///   - findings: Whether unexpected findings become `known` lines, and `known` lines of fixed findings are deleted.
  ///   - worlds: Whether the expectations state the number of worlds of this report.
  /// - Returns: The remaining differences: expectations that are still not met, and undecided properties.
  public func judgedAccepting(findings: Bool = true, worlds: Bool = false) -> Outcome {
    judged(only: nil, accepting: findings, pinning: worlds)
  }

  private func judged(only: Set<String>?, accepting: Bool, pinning: Bool) -> Outcome {
    var unmet: [String] = []
    var undecided: [String] = []
    var expected: Set<String> = []
    for expectation in program.expectations {
      switch expectation.kind {
      case .holds: continue
      case .violated(let claims):
        for claim in claims {
          expected.insert(claim.property.text)
          if only?.contains(claim.property.text) ?? true { judge(claim, &unmet, &undecided) }
        }
      case .vacuous(let name):
        expected.insert(name.text)
        guard only?.contains(name.text) ?? true else { continue }
        if omission != nil, case .incomplete(let why)? = self[name.text]?.verdict {
          undecided.append("\(name.text) is incomplete: \(why)")
          continue
        }
        judge(name.text, is: "vacuous", &unmet) { $0 == .vacuous }
      case .incomplete(let name):
        expected.insert(name.text)
        guard only?.contains(name.text) ?? true else { continue }
        judge(name.text, is: "incomplete", &unmet) { if case .incomplete = $0 { true } else { false } }
      }
    }
    judgeWorlds(pinning: pinning, &unmet, &undecided)
    var fixed: [String] = []
    judgeKnown(only, &fixed, &undecided)
    if !accepting { unmet += fixed }
    let known = Set((accepting ? findings.filter(\.isViolated) : knownViolations).map(\.name))
    for case (let name, let why?) in findings.map({ ($0.name, $0.openBesidesKnown) })
    where !expected.contains(name) {
      undecided.append("\(name) is incomplete besides its known violations: \(why)")
    }
    for finding in findings
    where !finding.isAllowed && !expected.contains(finding.name) && !known.contains(finding.name) {
      switch finding.verdict {
      case .violated(let trace):
        let length = trace.map { " in \(Self.inputs($0.length))" } ?? ""
        unmet.append("\(finding.name) is violated\(length), which is not expected")
      case .incomplete: undecided += [whyUndecided(finding)].compactMap(\.self)
      default: continue
      }
    }
    if !unmet.isEmpty { return .unmet(unmet, paste: paste) }
    // A leak grows for ever: where the text states the capacity, what must be violated is, and that is all it asks.
    let isStated = interruption == nil && omission == nil && cuts.allSatisfy(isStated)
    let isPinned = program.expectations.contains { $0.worlds != nil && pinnableWorlds == nil }
    if isStated, !isPinned, !expectedViolations.isEmpty { return .asExpected }
    return undecided.isEmpty ? .asExpected : .incomplete(undecided)
  }

  /// Returns a sentence about a finding that the search left undecided within the scope; nil for another finding.
  ///
  /// `bound inputs` may exclude each run that satisfies a `sometimes`. Then nothing is left to decide within the scope.
  package func whyUndecided(_ finding: NavigationFinding) -> String? {
    guard case .incomplete(let why) = finding.verdict, !isBeyondScope(finding) else { return nil }
    return "\(finding.name) is incomplete: \(why)"
  }

  /// Returns whether only runs with more inputs than `bound inputs` allows can decide a finding.
  package func isBeyondScope(_ finding: NavigationFinding) -> Bool {
    report.beyondScope.map { finding.verdict == .incomplete("\($0)") } ?? false
  }

  /// Compares a report on another version of the platform with the expectations of the spec.
  ///
  /// Expectations are about the spec's own version, so a property that is expected to be violated may hold here. A
  /// violation that the program neither expects, nor knows, nor allows counts as a difference. The lengths of traces
  /// are not compared.
  ///
  /// - Returns: The result of the comparison.
  public func judgedOnOtherVersion() -> Outcome {
    let news = findings.filter { $0.isViolated && !$0.isTolerated(by: program) }
    if !news.isEmpty {
      return .unmet(
        news.map { finding in
          let length = finding.trace.map { " in \(Self.inputs($0.length))" } ?? ""
          return "\(finding.name) is violated\(length), which is not expected"
        }, paste: paste)
    }
    let isStated = interruption == nil && omission == nil && cuts.allSatisfy(isStated)
    if isStated, !expectedViolations.isEmpty { return .asExpected }
    let expected = Set(
      program.expectations.compactMap { if case .incomplete(let name) = $0.kind { name.text } else { nil } })
    let undecided = findings.filter { !expected.contains($0.name) }.compactMap(whyUndecided)
    return undecided.isEmpty ? .asExpected : .incomplete(undecided)
  }

  /// The number of worlds that an expectation can state; nil if the number is not reproducible.
  ///
  /// The number is not reproducible if a budget, a stop rule, an interruption or a capacity that the spec does not
  /// state limited the search, if the search was not the default search, or if the machine contradicted itself.
  public var pinnableWorlds: Int? {
    let isWhole = interruption == nil && omission == nil && report.nondeterminism == nil
    return countsWorlds && isWhole && cuts.allSatisfy(isStated) ? worlds : nil
  }

  private func judgeWorlds(pinning: Bool, _ unmet: inout [String], _ undecided: inout [String]) {
    for expectation in program.expectations where !pinning || expectation.origin.file > 0 {
      guard let expected = expectation.worlds else { continue }
      let place = "line \(expectation.origin.line)"
      let text = NavSpec.Expectation.text(worlds: expected)
      if let worlds = pinnableWorlds {
        if worlds == expected { continue }
        let found = NavSpec.Expectation.text(worlds: worlds)
        unmet.append("\(place) expects \(text), but the search found \(found)")
      } else {
        undecided.append("\(place) expects \(text), but this search does not establish the number")
      }
    }
  }

  /// Whether a cut is that of a capacity which the text states.
  private func isStated(_ cut: CheckCut) -> Bool {
    let words = cut.reason.split(separator: " ")
    return words.count == 3 && words[0] == "bound" && program.statedCapacities.contains(String(words[1]))
  }

  private func judge(
    _ claim: NavSpec.Expectation.Claim, _ unmet: inout [String], _ undecided: inout [String]
  ) {
    let name = claim.property.text
    guard let finding = self[name] else {
      unmet.append("\(name) is expected to be violated, but was not evaluated: there is no such property")
      return
    }
    switch finding.verdict {
    case .violated(let trace):
      guard let inputs = claim.inputs, inputs != trace?.length else { return }
      if !hasShortestTraces, let trace, trace.length > inputs {
        undecided.append(
          "\(name) is violated in \(Self.inputs(trace.length)); a trace with the expected number, \(inputs), may exist"
        )
        return
      }
      let found = trace.map { "in \(Self.inputs($0.length))" } ?? "without a trace"
      unmet.append("\(name) is violated \(found), but is expected in \(Self.inputs(inputs))")
    case .incomplete(let why)
    where isComplete || interruption != nil || omission != nil || !cuts.allSatisfy(isStated):
      undecided.append("\(name) is incomplete: \(why)")
    case .incomplete(let why):
      unmet.append("\(name) was not violated in the explored worlds: \(why)")
    case let verdict: unmet.append("\(name) is expected to be violated, but is not: \(verdict)")
    }
  }

  private func judge(
    _ name: String, is word: String, _ unmet: inout [String],
    _ isMet: (CheckVerdict<NavWorld, NavStep>) -> Bool
  ) {
    guard let finding = self[name] else {
      unmet.append("\(name) is expected to be \(word), but was not evaluated: there is no such property")
      return
    }
    if !isMet(finding.verdict) {
      unmet.append("\(name) is expected to be \(word), but is not: \(finding.verdict)")
    }
  }

  /// Formats a number of inputs: `1 input`, `2 inputs`.
  ///
  /// - Parameter count: The number of inputs.
  /// - Returns: The number and the noun.
  public static func inputs(_ count: Int) -> String { count == 1 ? "1 input" : "\(count) inputs" }
}

extension NavSpec.Expectation.Claim {
  /// Whether a violation needs fewer inputs than the claim states.
  func isUndercut(by length: Int?) -> Bool {
    guard let inputs, let length else { return false }
    return length < inputs
  }
}

extension NavigationFinding {
  /// Whether a `known` line lists the finding.
  func isKnown(as known: NavSpec.Known) -> Bool {
    guard known.claim.property.text == name, known.signature == signature,
      !known.claim.isUndercut(by: trace?.length)
    else { return false }
    return self[known] == nil || isAtKnownSubject
  }

  /// The violations as `known` lines: the one that is shown, and those that lines with `at` cover.
  fileprivate var asKnown: [NavSpec.Known] {
    func line(_ inputs: Int?, _ subject: NavSpec.Allowance.Subject?, _ signature: String) -> NavSpec.Known {
      NavSpec.Known(
        claim: NavSpec.Expectation.Claim(property: NavSpec.Name(name), inputs: inputs), subject: subject,
        signature: signature)
    }
    return (isAtKnownSubject ? [] : [line(trace?.length, subject, signature)])
      + known.filter(\.verdict.isViolated).map {
        line($0.verdict.trace?.length, $0.line.subject, $0.message ?? signature)
      }
  }

  /// The violations that a `known` line covers; nil for a line without `at`.
  subscript(line: NavSpec.Known) -> KnownViolation? { known.first { $0.line == line } }

  /// A description of the finding without instance numbers; `known` lines identify findings by it.
  ///
  /// The same finding has the same signature in every run.
  public var signature: String { message ?? "it is violated" }
}
