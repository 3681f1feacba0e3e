import Foundation
import Testing

@testable import NavCheck
@testable import NavModel

@Suite("What pairs of root and tab say is true of worlds") struct ModularTests {
  @Test func `no property holds by pairs that is violated on worlds, and no world is missing`() {
    var tally = ModularTwins.Tally()
    for seed in 0..<UInt64(Twins.count(3)) {
      for program in [
        TabbedSpec(seed: seed).program, TabbedSpec(seed: seed, hasFlows: true).program,
        RandomSpec(seed: seed).resolved.program,
      ].compactMap(\.self)
      where program.isTabbed {
        let known = tally.contradictions.count
        ModularTwins(check: NavigationCheck(program), limit: 50).compare(&tally)
        for wrong in tally.contradictions.dropFirst(known) {
          Issue.record("\(wrong)\n\(TabbedSpec(seed: seed))\n\(RandomSpec(seed: seed))")
        }
      }
    }
    #expect(tally.complete * 2 > tally.specs, "\(tally)")
    #expect(tally.holds > 10, "\(tally)")
    #expect(tally.worlds > 150, "\(tally)")
    #expect(tally.followed > 3 * tally.lost, "\(tally)")
    if Twins.count(1) > 1 { print("MODULAR \(tally)") }
  }

  @Test func `no property holds by pairs that is violated on worlds after the tab bar is replaced`() {
    // In the spec of seed 7, an input exceeds the scope after it has released a coordinator.
    let (tally, ways) = Self.twins(of: Array(0..<UInt64(Twins.count(5))) + [7]) { seed in
      TabbedSpec(seed: seed, hasFlows: !seed.isMultiple(of: 2), logsOut: true)
    }
    #expect(tally.complete * 3 > tally.specs, "\(tally)")
    #expect(tally.local > 2 * tally.specs, "\(tally)")
    #expect(ways.byPairs * 2 > ways.specs, "\(ways)")
  }

  @Test func `no property holds by pairs that is violated on worlds after a new tab bar`() {
    // In the spec of seed 24, a tab holds a screen that the step created before it read the tab locally.
    let (tally, ways) = Self.twins(of: Array(0..<UInt64(Twins.count(5))) + [24]) { seed in
      TabbedSpec(seed: seed, hasFlows: !seed.isMultiple(of: 2), logsOut: true, restarts: true)
    }
    #expect(tally.complete * 3 > tally.specs, "\(tally)")
    #expect(tally.local > 2 * tally.specs, "\(tally)")
    #expect(ways.byPairs * 2 > ways.specs, "\(ways)")
  }

  @Test func `no property holds by pairs that is violated on worlds after a link into several tabs`() {
    let (tally, _) = Self.twins(of: Array(0..<UInt64(Twins.count(5)))) { seed in
      TabbedSpec(seed: seed, hasFlows: !seed.isMultiple(of: 2), spreads: true)
    }
    #expect(tally.complete * 2 > tally.specs, "\(tally)")
    #expect(tally.local > 2 * tally.specs, "\(tally)")
  }

  @Test func `no property holds by pairs that is violated on worlds after a choice within a link`() {
    let (tally, _) = Self.twins(of: Array(5..<UInt64(5 + Twins.count(5)))) { seed in
      TabbedSpec(seed: seed, spreads: true, chooses: true)
    }
    #expect(tally.complete * 3 > tally.specs, "\(tally)")
    #expect(tally.local > tally.specs, "\(tally)")
  }

  /// Compares pairs with worlds for specs whose steps read tabs locally, and records every contradiction as an issue.
  private static func twins(
    of seeds: [UInt64], _ makeSpec: (UInt64) -> TabbedSpec
  ) -> (ModularTwins.Tally, ModularWayTwins.Tally) {
    var (tally, ways) = (ModularTwins.Tally(), ModularWayTwins.Tally())
    for seed in seeds {
      let spec = makeSpec(seed)
      guard let program = spec.program else { continue }
      let known = (tally.contradictions.count, ways.contradictions.count)
      ModularTwins(check: NavigationCheck(program), limit: 400).compare(&tally)
      ModularWayTwins(check: NavigationCheck(program), limit: 1_000).compare(&ways)
      for wrong in tally.contradictions.dropFirst(known.0) + ways.contradictions.dropFirst(known.1) {
        Issue.record("\(wrong)\n\(spec)")
      }
    }
    // A region that exports too little gives two results after the same reads.
    #expect(!tally.reasons.keys.contains { $0.hasSuffix(MemoRefusal.unrecordedReads.rawValue) }, "\(tally)")
    if Twins.count(1) > 1 { print("MODULAR \(tally) \(ways)") }
    return (tally, ways)
  }

  @Test(arguments: [false, true])
  func `what stays possible by pairs does so in every world`(isClosing: Bool) {
    var tally = ModularWayTwins.Tally()
    for seed in 0..<UInt64(Twins.count(8)) {
      let spec = TabbedSpec(seed: seed, isClosing: isClosing)
      guard let program = spec.program else { continue }
      let known = tally.contradictions.count
      ModularWayTwins(check: NavigationCheck(program), limit: 1_000).compare(&tally)
      for wrong in tally.contradictions.dropFirst(known) { Issue.record("\(wrong)\n\(spec)") }
    }
    #expect(tally.complete * 2 > tally.specs, "\(tally)")
    #expect(tally.byPairs > (isClosing ? tally.specs : 2 * tally.onWorlds), "\(tally)")
    if isClosing { #expect(tally.nowhere > tally.specs, "\(tally)") }
    if Twins.count(1) > 1 { print("MODULAR \(tally)") }
  }

  @Test func `paths that leave out reads of other tabs are caught`() {
    var tally = ModularWayTwins.Tally()
    for seed in UInt64(0)..<40 where tally.contradictions.isEmpty {
      guard let program = TabbedSpec(seed: seed, isClosing: true).program else { continue }
      ModularWayTwins(check: NavigationCheck(program), limit: 1_000)
        .compare(leavingOut: .readsOfPaths, &tally)
    }
    #expect(tally.contradictions.count > 0, "\(tally)")
  }

  /// Coordinators that are released in tabs while their screens stay there.
  private static let releases: [(name: String, text: String)] = [
    (
      "below a bar that another step replaces",
      """
      system Sessions
      step signOut(soft: Bool)
      step child
      event authError(soft: Bool) at most 1
      coordinator App {
        effect logout: done
        start splash
        screen splash { on tap in1 { replaceRoot session } }
        screen login { on tap clear { emit signOut(false) } }
        branch session: Session
        on authError(soft) { emit signOut(soft) }
        on step signOut(soft) { if soft { replaceRoot login } else { run logout } }
        on logout done { for s in Session.instances { drop s } }
      }
      coordinator Session { start main; tabs main { tab one: One } }
      coordinator One {
        start list
        screen list { on tap open { push flow } }
        branch flow: Flow { on removed { drop child } }
      }
      coordinator Flow {
        start rooms
        screen rooms { on tap room { push page } }
        screen page { on tap link { emit child to One.instances.first } }
      }
      """
    ),
    (
      "in one tab, while steps of the other tab release one",
      """
      system Tabs
      step gone
      coordinator App { start main; tabs main { tab one: One; tab two: Two } }
      coordinator One {
        start list
        screen list { on tap open { push flow } }
        branch flow: Flow
        on step gone { for s in Flow.instances { drop s } }
      }
      coordinator Flow { start rooms; screen rooms { on tap room { emit gone to One.instances.first } } }
      coordinator Two {
        start list
        screen list { on tap open { push flow } }
        branch flow: Page
      }
      coordinator Page {
        start first
        screen first { on tap next { push last } }
        screen last { on tap done { finish } }
      }
      """
    ),
  ]

  @Test(arguments: releases.map(\.name))
  func `a step reads which coordinators of tabs are released`(_ name: String) throws {
    let text = try #require(Self.releases.first { $0.name == name }).text
    let spec = try #require(NavSpec.parse(text).spec)
    let check = NavigationCheck(try #require(NavProgram.resolve(spec, variant: nil).program))
    let modular = try #require(check.run(within: .states(600), modular: .always).modular)
    #expect(modular.cut?.contains(MemoRefusal.unrecordedReads.rawValue) != true, "\(modular.cut ?? "")")
  }

  // The tests of paths detect what is left out of them.
  @Test(arguments: [ModularOmission.interference, .otherValues])
  func `a search that leaves out what makes it sound is caught`(_ omission: ModularOmission) {
    var tally = ModularTwins.Tally()
    for seed in 0..<6 where tally.contradictions.isEmpty {
      guard let program = TabbedSpec(seed: UInt64(seed)).program else { continue }
      ModularTwins(check: NavigationCheck(program), limit: 50).compare(leavingOut: omission, &tally)
    }
    #expect(tally.contradictions.count > 0, "\(tally)")
  }

  @Test func `most of the specs that a seed makes have no mistake`() {
    let mistakes = (0..<100).filter {
      TabbedSpec(seed: $0, isClosing: !$0.isMultiple(of: 2)).program == nil
    }
    #expect(mistakes.isEmpty, "\(TabbedSpec(seed: UInt64(mistakes.first ?? 0)))")
    let others = (0..<100).filter {
      TabbedSpec(seed: $0, hasFlows: $0.isMultiple(of: 2), logsOut: true).program == nil
    }
    #expect(others.isEmpty, "\(TabbedSpec(seed: UInt64(others.first ?? 0), logsOut: true))")
  }
}

extension NavProgram {
  /// Whether it has several tabs.
  fileprivate var isTabbed: Bool { NavMachine(self).tabCount > 1 }
}
