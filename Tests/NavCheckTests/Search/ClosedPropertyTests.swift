import Dispatch
import Testing

@testable import NavCheck

/// What decides a property may settle an app many times over, so it is left out once its verdict is known.
@Suite struct ClosedPropertyTests {
  /// Counts how often each of some questions was asked.
  private final class Tally: @unchecked Sendable {
    private let gate = DispatchSemaphore(value: 1)
    private var counts: [String: Int] = [:]

    subscript(name: String) -> Int {
      gate.wait()
      defer { gate.signal() }
      return counts[name] ?? 0
    }

    func ask(_ name: String) -> Bool {
      gate.wait()
      counts[name, default: 0] += 1
      gate.signal()
      return true
    }
  }

  @Test(arguments: [1, 2])
  func `a violated property is not decided again behind its shortest violation`(jobs: Int) {
    let tally = Tally()
    let line = ClosureMachine(initialStates: [0]) { state, emit in
      if state < 300 { emit("add", state + 1) }
    }
    let checker = Checker(line)
      .always("state") { tally.ask("state") && $0 != 5 }
      .step("step") { _, _, after in tally.ask("step") && after != 5 }
      .always("holds") { tally.ask("holds") && $0 >= 0 }
    let report = checker.run(.exhaustive(jobs: jobs))
    #expect(report["state"].trace?.states == [0, 1, 2, 3, 4, 5])
    #expect(report["step"].trace?.states == [0, 1, 2, 3, 4, 5])
    // A trace is confirmed by asking once more.
    #expect(tally["state"] < 20 && tally["step"] < 20)
    #expect(tally["holds"] >= 301)
    #expect(report.results.map(\.mattered) == [301, 300, 301])
  }
}
