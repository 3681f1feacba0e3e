import Foundation
import NavModel
import Testing

@testable import NavCheck

/// What was saved on a text fails on the same text again, step by step.
@Suite("A saved trace replays to its violation") struct SavedTraceTests {
  /// What became of every finding of a program that can be saved: how many, and those that replay otherwise.
  static func replayed(_ program: NavProgram, states: Int, walks: Int) -> (count: Int, refuted: [String]) {
    let check = NavigationCheck(program)
    var simulation = NavigationSimulation()
    (simulation.walks, simulation.length) = (walks, 8)
    simulation.shrinking.evaluations = 40
    let found =
      check.run(within: .states(states)).findings
      + check.simulate(simulation).failures.map(\.finding)
    let files = found.filter(\.verdict.isViolated).compactMap { NavigationTraceFile($0, of: program) }
    let refuted = files.compactMap { file -> String? in
      guard let replay = check.replay(file) else { return "\(file.property) is not played" }
      if replay.finding != nil, replay.isExact { return nil }
      let events = file.events.map(\.event).joined(separator: "; ")
      return "\(file.property): dropped \(replay.dropped), inserted \(replay.inserted): \(events)"
    }
    return (files.count, refuted)
  }

  private static let files =
    FileManager.default.enumerator(atPath: Specs.folder)?
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".nav") && !$0.hasPrefix("invalid/") }.sorted() ?? []

  @Test func `of every finding in the specs of this package, by check and by simulate`() throws {
    var count = 0
    for file in Self.files {
      let path = "\(Specs.folder)/\(file)"
      let source = NavSource(path: path, bytes: try Data(contentsOf: URL(filePath: path))) { part in
        (try? Data(contentsOf: URL(filePath: part))).map { .success(Array($0)) }
          ?? .failure(NavSource.Unreadable("cannot be read"))
      }
      guard let spec = source.spec, !spec.isPart else { continue }
      // Bugs have the variants that differ in what fails; the fuzzing harness takes the other variants as seeds.
      let variants = file.hasPrefix("bugs/") ? spec.variants.map { Optional($0.name.text) } : []
      for variant in [nil] + variants {
        let program = try #require(source.resolve(variant: variant).program)
        let (saved, refuted) = Self.replayed(program, states: 40, walks: 1)
        count += saved
        #expect(refuted.isEmpty, "\(file) \(variant ?? "base")")
      }
    }
    #expect(count > 40)
  }

  @Test func `of random specs`() throws {
    var count = 0
    for seed in 0..<20 as Range<UInt64> {
      guard
        let program = NavSpec.parse(RandomSpec(seed: seed).text).spec.flatMap({
          NavProgram.resolve($0).program
        })
      else { continue }
      let (saved, refuted) = Self.replayed(program, states: 100, walks: 2)
      count += saved
      #expect(refuted.isEmpty, "\(RandomSpec(seed: seed))")
    }
    #expect(count > 20)
  }

  @Test func `what only a log shows is not saved, and one crash is one failure wherever it happens`() throws {
    let log = try program(
      """
      system Logged
        platform uikit
      coordinator App {
        start home
        screen home { on tap open { push detail } }
        screen detail { on tap save { note saved } }
      }
      rejects never-saved { note(saved) }
      """)
    let told = try #require(NavigationCheck(log).run()["never-saved"])
    #expect(told.isViolated && NavigationTraceFile(told, of: log) == nil)
    let crash = try program(
      """
      system Crash
      coordinator App {
        var read: 0...1 = 0
        start home
        screen home { on tap open { push article } }
        screen article { on tap mark { read = read + 1 } }
      }
      """)
    let failures = NavigationCheck(crash).simulate(only: ["no-fatal"]).failures
    #expect(failures.count == 1)
    #expect(failures.first?.shrunk.trace.length == 3)
  }
}
