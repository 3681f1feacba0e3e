import Testing

@testable import NavCheck
@testable import NavModel

/// Explorations in many processes.
@Suite struct `Many processes come to the report of one` {
  /// Compares all that a report says, what is not judged in parts left out.
  private func expectEqual(_ twin: NavigationReport, _ plain: NavigationReport, _ title: String) {
    let (one, all) = (twin.report, plain.report)
    #expect(
      one.distinctStates == all.distinctStates && one.generatedStates == all.generatedStates, "\(title)")
    #expect(
      one.depth == all.depth && one.cuts == all.cuts && one.interruption == all.interruption, "\(title)")
    #expect(twin.deadCode == plain.deadCode && twin.events == plain.events, "\(title)")
    #expect(one.nondeterminism == nil, "\(title): \(String(describing: one.nondeterminism))")
    for (result, other) in zip(one.results, all.results) where ![.eventually, .leadsTo].contains(result.kind)
    {
      #expect(result == other, "\(title): \(result.name)")
    }
    for (finding, other) in zip(twin.findings, plain.findings)
    where ![.eventually, .leadsTo].contains(finding.kind) && !finding.isAboutLog {
      #expect(finding == other, "\(title): \(finding.name)")
    }
  }

  @Test(
    "Specs, with every number of partitions",
    arguments: [
      "tour/05-cancelled-swipe", "tour/06-sheet", "tour/07-late-notice", "tour/09-deep-link",
      "tour/11-effect",
      "tour/17-eventually", "bugs/dead-page", "sound/forced-modal", "systems/rxflow-order",
    ])
  func specs(name: String) throws {
    let check = NavigationCheck(try program(Specs.text(name)))
    let plain = check.run(within: .states(150), modular: .never)
    for partitions in [1, 3] {
      var twin = ClusterTwin(check, partitions: partitions, limit: 150)
      expectEqual(try twin.run(), plain, "\(name) in \(partitions)")
    }
  }

  @Test func `random specs, explored to the end or not`() throws {
    var verdicts: [String: Int] = [:]
    for seed in 0..<UInt64(Twins.count(12)) {
      let spec = RandomSpec(seed: seed)
      guard let program = spec.resolved.program else { continue }
      let check = NavigationCheck(program)
      let limit = seed.isMultiple(of: 2) ? 40 : 90
      let plain = check.run(within: .states(limit), modular: .never)
      var twin = ClusterTwin(
        check, partitions: [1, 2, 3, 7][Int(seed % 4)], batch: 1 + Int(seed), limit: limit)
      expectEqual(try twin.run(), plain, "\(spec)")
      for result in plain.report.results { verdicts[SpecTwins.kind(of: result), default: 0] += 1 }
    }
    for kind in [
      "always violated", "step violated", "possible violated", "possible incomplete", "sometimes holds",
    ] {
      #expect(verdicts[kind, default: 0] > 0, "\(kind): \(verdicts)")
    }
  }

  @Test func `what happens at last, and logs, are incomplete with their names`() throws {
    let check = NavigationCheck(
      try program(
        """
        system Lamp
        coordinator App { start off; screen off { on tap light { push on } }; screen on }
        eventually lit: App.on is onScreen
        """))
    var twin = ClusterTwin(check, partitions: 2)
    let report = try twin.run()
    #expect(report["lit"]?.verdict == .incomplete("only `navcheck check` evaluates liveness"))
    guard case .incomplete(let sentences) = report.judged() else {
      Issue.record("\(report.judged())")
      return
    }
    #expect(sentences == ["lit is incomplete: only `navcheck check` evaluates liveness"])
  }

  @Test func `worlds that are none are told with their place, and names that are none`() throws {
    let check = NavigationCheck(
      try program(
        "system Lamp\ncoordinator App { start off; screen off { on tap light { push on } }; screen on }"))
    let expander = WorldExpander(check, partitions: 1)
    let world = expander.launch().near[0][0]
    let level = WorldLevel(inputs: 0, steps: 0)
    #expect(
      throws: UnreadableWorld(
        number: 1, error: NavDecodingError(position: 0, reason: "the data ends inside a value"))
    ) {
      try expander.expand([world, []], at: level, known: [:])
    }
    var tally = WorldTally()
    tally.mattered = ["nothing": 1]
    expectRefused(tally, by: expander)
    // What was found must be there, and on a way.
    tally.mattered = [:]
    tally.findings = [
      .init(property: "no-trap", level: level, at: level, world: WorldList.hexadecimal(world), step: nil)
    ]
    expectRefused(tally, by: expander)
  }

  private func expectRefused(_ tally: WorldTally, by expander: WorldExpander) {
    var gathered = GatheredWorlds()
    gathered.add(tally, possibilities: [])
    #expect(throws: WorldExpander.Mistake.self) { try expander.report(of: gathered) }
  }

  @Test func `partitions are the same for ever`() {
    let worlds = [[], [1], [1, 2, 3], Array("world".utf8)] as [[UInt8]]
    #expect(worlds.map { WorldList.partition(of: $0, among: 7) } == [6, 4, 1, 6])
    #expect(WorldList.sorted([[2], [1, 1], [2], []]) == [[], [1, 1], [2]])
    #expect(WorldList.bytes(WorldList.hexadecimal([0, 171, 255])) == [0, 171, 255])
    #expect(WorldList.bytes("0") == nil && WorldList.bytes("0g") == nil)
  }
}
