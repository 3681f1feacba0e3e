import Foundation
import NavModel
import Testing

@testable import NavCheck

@Suite struct `Shrinking` {
  /// How many failures a survey sees; all thousand with `NAVCHECK_SURVEY=1000`, which takes minutes in debug.
  static let wanted = ProcessInfo.processInfo.environment["NAVCHECK_SURVEY"].flatMap { Int($0) } ?? 28

  /// The variants of a spec that expect to be violated.
  static func broken(_ path: String) throws -> [NavProgram] {
    let source = NavSource(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path)))) { path in
      guard let data = try? Data(contentsOf: URL(filePath: path)) else {
        return .failure(.init("is not there"))
      }
      return .success(Array(data))
    }
    guard let spec = source.spec, !spec.isPart else { return [] }
    return ([nil] + spec.variants.map { $0.name.text }).compactMap { source.resolve(variant: $0).program }
      .filter { program in
        program.expectations.contains { if case .violated = $0.kind { true } else { false } }
      }
  }

  static func survey(_ options: ShrinkingOptions, wanted: Int = wanted, oneIn part: Int = 1) throws
    -> ShrinkingSurvey
  {
    let folder = "\(Specs.folder)/tour"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".nav") }
    let all =
      try files.sorted().flatMap { try broken("\(folder)/\($0)") }
      + broken("\(Specs.folder)/systems/coordinator-1.nav")
    let programs = all.enumerated().filter { $0.offset.isMultiple(of: part) }.map(\.element)
    var survey = ShrinkingSurvey()
    for program in programs {
      survey.add(
        program, failures: max(2, (wanted + programs.count - 1) / programs.count), options: options,
        states: 3_000)
    }
    return survey
  }

  @Test func `within its budget a trace gets 1-minimal, and mostly shortest`() throws {
    let survey = try Self.survey(ShrinkingOptions())
    #expect(survey.failures >= Self.wanted * 2 / 3)
    #expect(survey.notMinimal == [])
    #expect(survey.overBudget == [])
    #expect(survey.shortest >= 0.8)
    #expect(survey.medianExcess == 0)
  }

  @Test func `with shortcuts nearly all get shortest`() throws {
    var options = ShrinkingOptions()
    options.ball = 5_000
    let survey = try Self.survey(options, wanted: Self.wanted / 3, oneIn: 3)
    #expect(survey.notMinimal == [])
    #expect(survey.shortest >= 0.95)
  }

  @Test func `a bug among more than ten million worlds`() throws {
    // Eight dials of ten positions each: 100,000,000 worlds. The bug needs the third and the second, so five taps.
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let text = """
      system Dials
      timing atomic
      \(names.map { "var \($0): 0...9 = 0" }.joined(separator: "\n"))

      coordinator App {
        start panel
        screen panel {
          \(names.map { "on tap turn\($0) { if \($0) == 9 { \($0) = 0 } else { \($0) = \($0) + 1 } }" }.joined(separator: "\n    "))
        }
      }

      never wrong: c == 3 and f == 2
      """
    var simulation = NavigationSimulation()
    simulation.walks = 32
    simulation.length = 60
    let report = NavigationCheck(try program(text)).simulate(simulation, only: ["wrong"])
    let failure = try #require(report.failures.first)
    #expect(failure.found.length > 5)
    #expect(failure.shrunk.trace.length == 5)
    #expect(failure.shrunk.isMinimal)
    #expect(failure.shrunk.evaluations <= 2_000)
  }
}
