import NavModel
import Testing

@testable import NavCheck

@Suite("The handler that a step names")
struct HandlerPlaceTests {
  @Test func `it is the one that ran, among several with conditions`() throws {
    let report = try check(
      """
      system S
      event go
      coordinator Main {
        var n: 0...2 = 0
        start home
        screen home
        on go when n == 1 { n = 2 }
        on go when n == 0 { n = 1 }
      }
      never two: Main.n == 2
      """, only: ["two"])
    let trace = try #require(report["two"]?.trace)
    let changes = StepChanges(machine: report.machine)
    let lines = zip(trace.steps, trace.states).map { step, world in
      changes.handlerPlace(of: step.action, in: world)?.line
    }
    #expect(lines == [8, 7])
  }
}
