import NavCheck
import Synchronization
import Testing

/// Machines whose code is not a function of the state.
@Suite struct ContradictionTests {
  /// Counts how often it was asked, and lets that show.
  final class Moody: StateMachine {
    let asked = Mutex(0)
    /// From the how many-th question on it answers otherwise.
    let patience: Int
    let change: @Sendable (Int) -> [(String, Int)]

    init(patience: Int, change: @escaping @Sendable (Int) -> [(String, Int)]) {
      self.patience = patience
      self.change = change
    }

    var initialStates: [Int] { [0] }

    func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
      let count = asked.withLock {
        $0 += 1
        return $0
      }
      if count > patience {
        for (action, next) in change(state) { emit(action, next) }
      } else if state < 3 {
        emit("up", state + 1)
      }
    }
  }

  @Test func `a state that is asked twice and answers otherwise spoils every verdict`() {
    let machine = Moody(patience: 1) { $0 < 3 ? [("up", $0 + 1), ("down", 0)] : [] }
    let report = Checker(machine).always("small") { $0 < 9 }.sometimes("three") { $0 == 3 }
      .notApplicable("other").run()
    let text =
      "the machine contradicts itself in 0: down → 0 is emitted more often the second time"
    #expect(report.nondeterminism?.description == text)
    #expect(!report.isComplete)
    #expect(report["small"] == .incomplete(text))
    #expect(report["three"] == .incomplete(text))
    #expect(report.result(named: "three")?.witness == nil)
    #expect(report["other"] == .notApplicable)
    #expect(report.description.contains(text))
  }

  @Test(arguments: [5, 6, 7, 8, 9, 12])
  func `a trace that cannot be played again is not told`(patience: Int) {
    let machine = Moody(patience: patience) { _ in [] }
    let report = Checker(machine).never("three") { $0 == 3 }
      .eventually("four") { $0 == 4 }.fairness(.weak, "up") { _ in true }.run()
    if let trace = report["three"].trace { #expect(trace.steps.map(\.action) == ["up", "up", "up"]) }
    #expect(report.nondeterminism != nil || patience == 12)
    #expect(report.results.allSatisfy { $0.verdict.isIncomplete } == (report.nondeterminism != nil))
  }

  @Test func `a machine that answers in another order does not contradict itself`() {
    let machine = ClosureMachine(initialStates: [0]) { state, emit in
      // A set of equal elements may be in any order.
      var steps: Set<Int> = []
      for step in 0..<20 where steps.insert((step * 7 + state) % 20).inserted {}
      for step in steps { emit("to \(step)", step) }
    }
    #expect(Checker(machine).always("small") { $0 < 20 }.run()["small"] == .holds)
  }
}
