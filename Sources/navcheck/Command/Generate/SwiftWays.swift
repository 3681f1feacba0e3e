import NavCheck
import NavModel

/// Writes traces as a test that drives real code along them, without the platform's own steps.
struct SwiftWays {
  let text: String

  init(_ program: NavProgram, _ coverage: TraceCoverage, _ goal: TraceCoverage.Goal) {
    let name = SwiftEvents.name(program.name, isType: false)
    var ways: [[String]] = []
    for trace in coverage.traces {
      let way = trace.steps.filter { $0.action.event.isInput || $0.action.event.actor == .effect }.map {
        $0.action.text
      }
      if !way.isEmpty, !ways.contains(way) { ways.append(way) }
    }
    var text = """
      // Written by navcheck generate --cover \(goal.rawValue).
      import NavCheckTesting
      import Testing

      let \(name)Ways: [[String]] = [

      """
    for way in ways {
      text += "  [\n" + way.map { "    \"\(SwiftEvents.escaped($0))\",\n" }.joined() + "  ],\n"
    }
    text += """
      ]

      @MainActor @Test(arguments: \(name)Ways)
      func \(name)Conforms(way: [String]) async throws {
        let report = try await conformance(of: \(name)Driver(), to: \(name)Spec, along: [way])
        #expect(report.differences.isEmpty, "\\(report)")
      }

      """
    self.text = text
  }
}
