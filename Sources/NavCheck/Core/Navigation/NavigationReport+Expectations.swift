import NavModel

extension NavigationReport {
  /// How a report compares with what its spec expects.
  public enum Outcome: Sendable, Equatable {
    /// As expected.
    case asExpected
    /// Not as expected: in sentences, with the line to paste.
    case unmet([String], paste: String)
    /// A budget or a capacity cut it off, so nobody knows.
    case incomplete([String])
  }

  /// Compares the verdicts with the spec's expectations; without any, everything must hold.
  ///
  /// - Parameter only: The properties that were judged; nil for all.
  public func judged(only: Set<String>? = nil) -> Outcome {
    var claims: [NavSpec.Expectation.Claim] = []
    var vacuous: Set<String> = []
    var incomplete: Set<String> = []
    for expectation in program.expectations {
      switch expectation.kind {
      case .holds: break
      case .violated(let listed): claims += listed
      case .vacuous(let name): vacuous.insert(name.text)
      case .incomplete(let name): incomplete.insert(name.text)
      }
    }
    claims = claims.filter { only?.contains($0.property.text) ?? true }
    var unmet: [String] = []
    var cut: [String] = []
    for finding in findings {
      let claim = claims.first { $0.property.text == finding.name }
      switch finding.verdict {
      case .violated(let trace) where finding.allowance == nil:
        if claim == nil { unmet.append("\(finding.name) is violated\(Self.length(of: trace))") }
        if let wanted = claim?.inputs, wanted != trace?.length {
          unmet.append("\(finding.name) is violated\(Self.length(of: trace)), expected in \(Self.inputs(wanted))")
        }
      case .incomplete(let why):
        if claim != nil || !incomplete.contains(finding.name), finding.allowance == nil {
          cut.append("\(finding.name): \(why)")
        }
      default:
        if claim != nil { unmet.append("\(finding.name) is not violated any more; delete it from 'expect violated'") }
        if vacuous.contains(finding.name), finding.verdict != .vacuous {
          unmet.append("\(finding.name) is expected to be vacuous, but matters \(finding.mattered) times")
        }
        if incomplete.contains(finding.name) { unmet.append("\(finding.name) is complete, expected incomplete") }
      }
    }
    if !unmet.isEmpty { return .unmet(unmet, paste: paste) }
    return cut.isEmpty ? .asExpected : .incomplete(cut)
  }

  /// The line that says what was found.
  public var paste: String {
    let violated = findings.filter(\.isViolated).map { finding in
      finding.name + (finding.verdict.trace.map { " in \(Self.inputs($0.length))" } ?? "")
    }
    return violated.isEmpty ? "expect holds" : "expect violated " + violated.joined(separator: ", ")
  }

  /// The violations that the spec expects, with their lengths.
  public var expectedViolations: [Finding] {
    findings.filter { finding in
      finding.isViolated
        && program.expectations.contains {
          if case .violated(let claims) = $0.kind { claims.contains { $0.property.text == finding.name } } else { false }
        }
    }
  }

  private static func length(of trace: Trace?) -> String { trace.map { " in \(inputs($0.length))" } ?? "" }

  /// `1 input`, `2 inputs`.
  public static func inputs(_ count: Int) -> String { "\(count) input\(count == 1 ? "" : "s")" }
}
