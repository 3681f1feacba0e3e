import NavModel
@testable import NavCheckTesting
import Testing

@MainActor @Suite(.startsFirst) struct `Random walks of real coordinators` {
  static func simulate(_ mutant: Mutant?, seed: UInt64 = 1, count: Int = 12) async -> SimulatedReport {
    await SimulatedNavigation.simulate(
      SimulatedWalks(seed: seed, count: count, length: 20, replays: 150), scope: NavScope()
    ) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
  }

  /// What is judged of steps and situations, one mutant of each property; exploration finds it in a few inputs.
  nonisolated static let rows: [MutantRow] = {
    let comparisons = ["exit-equivalence", "cancelled-gesture", "re-entry", "no-trap", "deterministic"]
    var seen: Set<String> = []
    return MutantRow.all.filter { row in
      guard let property = row.builtIn, row.adversary == nil, !comparisons.contains(property) else {
        return false
      }
      return seen.insert(property).inserted
    }
  }()

  @Test func `the correct library is quiet on long walks`() async {
    let report = await Self.simulate(nil, count: 20)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.situations > 100 && report.steps > 500)
  }

  @Test(arguments: rows) func `a walk that fails is shrunk to what exploring finds`(_ row: MutantRow)
    async throws
  {
    let report = await Self.simulate(row.mutant)
    let finding = try #require(report[row.builtIn ?? ""].first, "\(report)")
    #expect(finding.inputs >= row.inputs)
    #expect(finding.inputs <= row.inputs + 1, "\(report)")
  }

  @Test func `no single input of a shrunk walk can be left out`() async throws {
    let report = await Self.simulate(.forgottenRemoveChild)
    let finding = try #require(report["child-has-screen"].first)
    for (index, step) in finding.steps.enumerated() where step.cost > 0 {
      var rest = finding.steps
      rest.remove(at: index)
      let shorter = await Self.play(rest.map(\.event), .forgottenRemoveChild)
      #expect(!shorter.contains("child-has-screen"), "\(step.event) was needless")
    }
    #expect(await Self.play(finding.steps.map(\.event), .forgottenRemoveChild).contains("child-has-screen"))
  }

  @Test func `one seed gives one report, another seed another`() async {
    #expect("\(await Self.simulate(.finishesTwice))" == "\(await Self.simulate(.finishesTwice))")
    let (one, other) = (
      await Self.simulate(nil, seed: 1, count: 5), await Self.simulate(nil, seed: 2, count: 5)
    )
    #expect(one.situations != other.situations || one.steps != other.steps)
  }

  /// The names of the properties that a way breaks, letters that are not possible left out.
  private static func play(_ words: [String], _ mutant: Mutant) async -> Set<String> {
    let launcher = SimulatedLauncher(platform: NavPlatform(pack: .uikit)) { navigation in
      let app = ShopApp(Context(navigation, mutant))
      navigation.launch(app.start())
      return app
    }
    return await launcher.run { run in
      var broken: Set<String> = []
      for word in words {
        guard let letter = run.letters.first(where: { $0.text == word }) else { continue }
        broken.formUnion(await run.perform(letter).map(\.property))
        if run.isAtRest { broken.formUnion(run.judgeAtRest().map(\.property)) }
      }
      return broken
    }
  }
}
