import Testing

@testable import NavCheck
@testable import NavModel

/// Checks of random specs by every engine, against the simplest one.
@Suite("On random specs every engine gives the report of the simplest one") struct RandomSpecTwinTests {
  @Test func `every verdict, count and trace is the same, and all kinds of verdicts occur`() {
    var verdicts: [String: Int] = [:]
    var inParts = 0
    for seed in 0..<UInt64(Twins.count(16)) {
      let spec = RandomSpec(seed: seed)
      guard let program = spec.resolved.program else { continue }
      let twins = SpecTwins(spec, NavigationCheck(program), isThorough: Twins.isWide)
      let report = twins.compare()
      for result in report.plain.results { verdicts[SpecTwins.kind(of: result), default: 0] += 1 }
      if report.inParts { inParts += 1 }
    }
    for kind in Self.kinds { #expect(verdicts[kind, default: 0] > 0, "\(kind): \(verdicts)") }
    #expect(inParts > 1, "Most apps with tabs are checked part by part.")
  }

  private static let kinds = [
    "always holds", "always incomplete", "always vacuous", "always violated", "always notApplicable",
    "step holds", "step incomplete", "step vacuous", "step violated", "step notApplicable",
    "sometimes holds", "sometimes incomplete", "sometimes violated",
    "possible holds", "possible incomplete", "possible vacuous", "possible violated",
    "deadlockFree holds", "deadlockFree incomplete", "deadlockFree violated",
    "leadsTo holds", "leadsTo violated",
  ]
}
