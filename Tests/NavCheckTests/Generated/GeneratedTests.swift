import NavCheckTesting
import Testing

@testable import NavCheck

@Suite struct `Traces that cover a spec` {
  /// What there is to cover, counted apart from the search that is tested.
  private func count(_ goal: TraceCoverage.Goal, _ machine: NavMachine) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<[String]> = []
    var open: [(world: NavWorld, last: String?)] = machine.initialWorlds.map { ($0, nil) }
    while let (world, last) = open.popLast() {
      guard seen.insert(["\(world)", goal == .pairs ? last ?? "" : ""]).inserted else { continue }
      machine.forEachStep(from: world) { step, next in
        let kind = NavigationCheck.kind(of: step)
        switch goal {
        case .states: found.insert("\(next)")
        case .transitions: found.insert("\(world) \(step)")
        case .pairs: if let last, step.event.cost > 0 { found.insert("\(last) → \(kind)") }
        }
        open.append((next, step.event.cost > 0 ? kind : last))
      }
    }
    return found
  }

  private func shown(_ goal: TraceCoverage.Goal, _ traces: [NavigationReport.Trace]) -> Set<String> {
    var found: Set<String> = []
    for trace in traces {
      var last: String?
      for (world, step) in zip(trace.states, trace.steps) {
        let kind = NavigationCheck.kind(of: step.action)
        switch goal {
        case .states: found.insert("\(step.state)")
        case .transitions: found.insert("\(world) \(step.action)")
        case .pairs: if let last, step.cost > 0 { found.insert("\(last) → \(kind)") }
        }
        if step.cost > 0 { last = kind }
      }
    }
    return found
  }

  @Test(arguments: TraceCoverage.Goal.allCases, ["01-one-coordinator", "06-sheet", "11-effect"])
  func `all of it is shown, by traces that can be played`(_ goal: TraceCoverage.Goal, _ name: String) throws {
    let check = NavigationCheck(try program(try Specs.text("tour/\(name)")))
    let coverage = check.coverage(of: goal)
    #expect(shown(goal, coverage.traces) == count(goal, check.machine))
    #expect(coverage.cut == nil)
    let machine = NavStateMachine(check.machine)
    #expect(coverage.traces.allSatisfy { $0.replays(on: machine) })
  }

  @Test func `what a budget cut off is said`() throws {
    let check = NavigationCheck(try program(try Specs.text("tour/06-sheet")))
    #expect(check.coverage(of: .states, limit: 5).cut == "state budget of 5")
  }

  @Test func `events of a spec are cases of an enum`() {
    #expect(ValuesEvent.tapOpen(t: "swift") != .tapMarkRead)
  }

  private enum Routes: String, CaseIterable { case list, form }
  private enum Others: String, CaseIterable { case list, help }

  @Test func `routes that one side lacks are told`() {
    expectRoutes(of: "Editor", in: effectSpec, Routes.self)
    withKnownIssue {
      expectRoutes(of: "Editor", in: effectSpec, Others.self)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text == "Others has no case 'form', which Editor of the spec has"
        || text == "Editor of the spec has no 'help', which Others has"
    }
    withKnownIssue { expectRoutes(of: "Edtor", in: effectSpec, Others.self) }
  }
}
