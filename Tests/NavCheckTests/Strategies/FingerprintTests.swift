import NavCheck
import NavModel
import Testing

/// What stands for a world where worlds are not kept.
@Suite struct FingerprintTests {
  @Test(arguments: ["systems/demo", "tour/06-sheet", "tour/08-double-tap", "tour/09-deep-link"])
  func `different worlds of a spec have different fingerprints, equal ones the same`(spec: String) throws {
    let machine = NavStateMachine(NavMachine(try program(Specs.text(spec))))
    var known: [UInt64: NavWorld] = [:]
    var open = machine.initialStates
    for world in open { known[machine.fingerprint(of: world)] = world }
    while let world = open.popLast(), known.count < 3_000 {
      machine.forEachStep(from: world) { _, next in
        let fingerprint = machine.fingerprint(of: next)
        if let same = known[fingerprint] {
          #expect(same == next)
        } else {
          known[fingerprint] = next
          open.append(next)
        }
      }
    }
    #expect(Set(known.values).count == known.count)
  }

  @Test(arguments: ["tour/06-sheet", "tour/08-double-tap", "tour/17-eventually"])
  func `every strategy finds what the exhaustive one finds in a spec`(spec: String) throws {
    let check = NavigationCheck(try program(Specs.text(spec)))
    let all = check.run()
    for strategy in [CheckStrategy.depthFirst, .iterativeDeepening(by: 2)] {
      #expect(check.run(strategy).report == all.report)
    }
    for strategy in [CheckStrategy.hashCompaction(), .bitstate(bytes: 1 << 22)] {
      let report = check.run(strategy)
      #expect(report.worlds == all.worlds && report.generated == all.generated)
      #expect(!report.isComplete && report.omission != nil)
      for (finding, other) in zip(report.findings, all.findings) {
        guard other.isViolated, ![.possible, .eventually, .leadsTo].contains(other.kind), other.trace != nil
        else { continue }
        #expect(finding.trace?.length == other.trace?.length, "\(finding.name)")
      }
      #expect(report.findings.allSatisfy { $0.kind == .sometimes || $0.verdict != .holds })
    }
  }
}
