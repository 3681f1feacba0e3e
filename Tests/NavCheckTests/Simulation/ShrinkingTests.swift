import Foundation
import NavModel
import Testing

@testable import NavCheck

@Suite struct `Shrinking` {
  /// How many failures a survey sees; all thousand with `NAVCHECK_SURVEY=1000`, which takes minutes in debug.
  static let wanted = ProcessInfo.processInfo.environment["NAVCHECK_SURVEY"].flatMap { Int($0) } ?? 60

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

  static func survey(_ options: ShrinkingOptions) throws -> ShrinkingSurvey {
    let folder = "\(Specs.folder)/tour"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".nav") }
    let programs =
      try files.sorted().flatMap { try broken("\(folder)/\($0)") }
      + broken("\(Specs.folder)/systems/coordinator-1.nav")
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
}
