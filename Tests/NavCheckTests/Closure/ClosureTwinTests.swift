import Testing

@testable import NavCheck
@testable import NavModel

/// Proved verdicts against deeper explorations; `TWINS=17` compares the 200 random specs of the article.
@Suite("What is proved for every depth is true of each greater depth") struct ClosureTwinTests {
  @Test func `random specs`() {
    var tally = ClosureTwins.Tally()
    for seed in 0..<UInt64(Twins.count(12)) {
      let spec = RandomSpec(seed: seed)
      guard let program = spec.resolved.program else { continue }
      let known = tally.contradictions.count
      ClosureTwins(program: program, limit: 400).compare(&tally)
      for wrong in tally.contradictions.dropFirst(known) { Issue.record("\(wrong)\n\(spec)") }
    }
    #expect(tally.closed * 3 > tally.specs, "\(tally)")
    #expect(tally.compared > 100, "\(tally)")
    if Twins.count(1) > 1 { print("CLOSURE \(tally)") }
  }

  @Test func `random specs whose stacks grow`() {
    var tally = ClosureTwins.Tally()
    for seed in 0..<UInt64(Twins.count(12)) {
      let spec = RecursiveSpec(seed: seed)
      let (program, mistake) = spec.resolved
      guard let program else {
        Issue.record("\(mistake ?? "")\n\(spec)")
        continue
      }
      let known = tally.contradictions.count
      ClosureTwins(program: program, limit: 2_000).compare(&tally)
      for wrong in tally.contradictions.dropFirst(known) { Issue.record("\(wrong)\n\(spec)") }
    }
    #expect(tally.growing * 3 > tally.specs, "\(tally)")
    #expect(tally.byHeads > tally.specs, "\(tally)")
    #expect(tally.obstacles > 0, "\(tally)")
    if Twins.count(1) > 1 { print("CLOSURE \(tally)") }
  }
}
