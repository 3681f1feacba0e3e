import NavModel
import Testing

@testable import NavCheck

/// A second trace that breaks a property without the last input of the first.
@Suite struct SecondCauseTests {
  /// A child that two of its controls leave behind, or one.
  private func text(_ second: String) -> String {
    """
    system S
      platform uikit
      without backMenu, swipe
    coordinator App {
      start home
      screen home { on tap open { push flow } }
      branch flow: Flow { on finished { drop child } }
    }
    coordinator Flow {
      start page
      screen page {
        without back
        on tap done { popToRoot }
        \(second)
      }
    }
    """
  }

  @Test func `Another control that breaks the property is offered`() throws {
    let report = try check(text("on tap skip { popToRoot }"))
    let finding = try #require(report[.childEndsWithBranch])
    let first = try #require(finding.trace)
    let second = try #require(report.secondCause(of: finding))
    let last = try #require(first.steps.last { $0.action.event.isInput }?.action.description)
    #expect(last.hasPrefix(second.without))
    #expect(second.inputs.count == 2 && !second.inputs.contains(last))
    #expect(second.message == finding.message)
    #expect(second.trace.length == first.length)
  }

  @Test func `A search that the first violation has ended bounds no search for second causes`() throws {
    let text = """
      system S
      event a
      event b
      coordinator App {
        var broken: Bool = false
        var count: 0...9 = 0
        start home
        screen home { on tap more when count < 9 { count = count + 1 } }
        on a { broken = true }
        on b { broken = true }
      }
      never broken: App.broken
      """
    let report = NavigationCheck(try program(text)).run(within: .until(.first))
    #expect(report.worlds < 5_000 && report.worldsForSecondCause == 5_000)
    #expect(report.secondCause(of: try #require(report["broken"]))?.inputs == ["event b"])
    #expect(try check(text).worldsForSecondCause < 5_000)
  }

  @Test func `Each further link that ends elsewhere is listed`() throws {
    let links = ["a", "b", "c", "d"]
    let text = """
      system S
      \(links.map { "link \($0) to App.\($0)Page" }.joined(separator: "\n"))
      coordinator App {
        start home
        screen home
        \(links.map { "screen \($0)Page" }.joined(separator: "\n"))
        on link a { note lost }
        on link b { note lost }
        on link c { push cPage }
        on link d { push cPage }
      }
      """
    let report = try check(text)
    let finding = try #require(report[.linkReachesTarget])
    let second = try #require(report.secondCause(of: finding))
    let others = report.otherLinks(beside: finding, second)
    // The order of the search decides which two links the traces show; a link that works twice is none.
    let shown = [finding.trace, second.trace].compactMap { $0?.steps.last?.action.event.link?.index }
    let broken = report.program.links.indices.filter { $0 != 2 && !shown.contains($0) }
    #expect(shown.count == 2 && others.contains { $0.link == "d" } != shown.contains(3))
    #expect(others.filter { $0.link != "c" }.map(\.link) == broken.map { links[$0] })
    for other in others {
      #expect(other.message.hasPrefix("link \(other.link) "))
      #expect(other.trace.replays(on: NavStateMachine(report.machine)) && other.trace.length == 1)
    }
    #expect(report.otherLinks(beside: try #require(report[.noFatal]), nil).isEmpty)
    let stopped = NavigationReport.otherLinks(beside: finding, second, report.machine, explored: 0)
    #expect(stopped.isEmpty)
  }

  @Test func `Several findings have the same second causes as one by one`() throws {
    let report = try check(text("on tap skip { popToRoot }"))
    let together = report.secondCauses(of: report.findings)
    #expect(together.count == report.findings.count)
    #expect(together.compactMap(\.self).map(\.without) == Array(repeating: "tap done @ Flow.page", count: 2))
    for (finding, second) in zip(report.findings, together) {
      let alone = report.secondCause(of: finding)
      #expect(second?.trace == alone?.trace && second?.message == alone?.message, "\(finding.name)")
    }
  }

  @Test func `One cause has no second`() throws {
    let report = try check(text("on tap skip { finish; popToRoot }"))
    let finding = try #require(report[.childEndsWithBranch])
    #expect(finding.isViolated)
    #expect(report.secondCause(of: finding) == nil)
    for other in report.findings where !other.isViolated { #expect(report.secondCause(of: other) == nil) }
  }

  @Test func `It is looked for among as many worlds as were explored`() throws {
    let report = try check(text("on tap skip { popToRoot }"))
    let finding = try #require(report[.childEndsWithBranch])
    for (explored, isFound) in [(0, false), (1, false), (report.worlds, true)] {
      let second = NavigationReport.secondCause(of: finding, report.machine, explored: explored)
      #expect((second != nil) == isFound, "\(explored)")
    }
  }

  @Test func `It is not looked for where the caller has stopped the run`() throws {
    let check = NavigationCheck(try program(text("on tap skip { popToRoot }")))
    let stopped = (1...40).compactMap { last -> (NavigationReport, NavigationFinding)? in
      var asked = 0
      let stop: () -> String? = {
        asked += 1
        return asked < last ? nil : "asked \(last) times"
      }
      let report = check.run(.exhaustive(jobs: 1), shouldStop: stop)
      guard report.interruption != nil, let finding = report[.childEndsWithBranch], finding.isViolated
      else { return nil }
      return (report, finding)
    }
    #expect(!stopped.isEmpty)
    #expect(stopped.allSatisfy { report, finding in report.secondCause(of: finding) == nil })
  }

  @Test func `It is the same whatever the number of jobs`() throws {
    let check = NavigationCheck(try program(text("on tap skip { popToRoot }")))
    let traces = try [1, 2, 3].map { jobs in
      let report = check.run(.exhaustive(jobs: jobs))
      return report.secondCause(of: try #require(report[.childEndsWithBranch]))?.trace
    }
    #expect(traces[0] != nil && traces.allSatisfy { $0 == traces[0] })
  }
}
