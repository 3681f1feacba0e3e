import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("Of two answers the graver one is given, in whatever order they come")
  func precedence() {
    let order: [ExitCode] = [
      .asRequired, .incomplete, .gate, .notPlayed, .notMet, .differs, .invalidSpec, .usage, .internalError,
      .interrupted,
    ]
    #expect(order.count == ExitCode.allCases.count)
    for (low, first) in order.enumerated() {
      for second in order[low...] {
        #expect(first.combined(with: second) == second)
        #expect(second.combined(with: first) == second)
      }
    }
  }

  @Test("The numbers are fixed")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 70, 130])
  }

  @Test("Reports put the codes of their checks in the same order")
  func reports() throws {
    let codes = try ReportDocument.precedence.map { try #require(ExitCode(rawValue: $0)) }
    for (low, first) in codes.enumerated() {
      for second in codes[low...] { #expect(first.combined(with: second) == second) }
    }
    #expect(ReportDocument.exitCode(of: []) == 0)
  }
}
