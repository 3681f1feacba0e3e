import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckTesting

private let lamp: NavigationSpecSource = """
  system Lamp
  coordinator App { start off; screen off { on tap light { push on } }; screen on }
  never lit: App.on.instances.count == 1
  never two-lights: App.on.instances.count > 1
  sometimes on-once: App.on is visible
  """

private struct Steps: StateMachine {
  var initialStates: [Int] { [0] }
  func forEachStep(from state: Int, _ emit: (String, Int) -> Void) { if state < 3 { emit("up", state + 1) } }
}

@MainActor @Suite(.startsFirst) struct `Traces that are attached to tests` {
  private func launch(_ navigation: SimulatedNavigation) -> SimulatedViewController {
    let screen = SimulatedViewController("off", owner: nil)
    navigation.launch(screen)
    return screen
  }

  /// Findings of real code, two of them of one property.
  private func report() -> SimulatedReport {
    let step = SimulatedReport.Step(actor: "user", event: "tap a", screen: "off", cost: 1)
    return SimulatedReport(
      findings: ["one", "another"].map {
        SimulatedReport.Finding(
          property: "re-entry", message: $0, launch: "off", steps: [step], consequences: [])
      }, situations: 2, steps: 1, scope: "up to 1 input", cut: nil)
  }

  @Test func `a spec's trace is what navcheck replay reads, and fails when it is played`() throws {
    let verification = NavigationVerification(lamp, variant: nil, within: .states(1000))
    let attachments = verification.attachments
    #expect(attachments.map(\.name) == ["lit.trace.json", "Lamp.film.html"])
    #expect(verification.failures.count == 1)
    let attachment = try #require(attachments.first)
    let file = try JSONDecoder().decode(NavigationTraceFile.self, from: Data(attachment.bytes))
    #expect(file.version == 1 && file.property == "lit" && file.length == 1 && file.spec == nil)
    let spec = try #require(lamp.spec)
    #expect(file.fingerprint == NavigationTraceFile.fingerprint(of: spec, variant: nil))
    #expect(NavigationCheck(try lamp.program(nil).get()).replay(file)?.finding != nil)
    try expectRecorded(String(decoding: attachment.bytes, as: UTF8.self), "attached-trace")
  }

  @Test func `a failing check carries its film, with the lines of the text`() throws {
    let verification = NavigationVerification(lamp, variant: nil, within: .states(1000))
    let film = try #require(verification.attachments.last)
    let page = String(decoding: film.bytes, as: UTF8.self)
    #expect(film.form == .html && page.hasPrefix("<!DOCTYPE html>"))
    let block = try #require(page.firstMatch(of: /id="data">([^<]*)<\/script>/))
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(block.1.utf8))
    let property = try #require(document.checks[0].properties.first { $0.name == "lit" })
    #expect(property.pictures?.map(\.text) == ["App[off]", "App[off, +on]"])
    #expect(property.text == "never lit: App.on.instances.count == 1")
    #expect(property.trace?[0].place?.text?.hasPrefix("coordinator App {") == true)
    #expect(property.trace?[0].messages?.map(\.text) == ["tap light"])
    #expect(document.checks[0].properties.allSatisfy { $0.verdict != "violated" || !$0.isExpected })
  }

  @Test func `what no replay could show is text`() throws {
    let trap: NavigationSpecSource = """
      system Trap
      coordinator App {
        var locked: Bool = false
        start home
        screen home {
          on tap lock when not locked { locked = true }
          on tap open when not locked { push list }
        }
        screen list
      }
      possible list-again: App.list is visible
      """
    let verification = NavigationVerification(trap, variant: nil, within: .states(1000))
    let attachment = try #require(verification.attachments.first { $0.property == "list-again" })
    let failure = try #require(verification.failures.first { $0.description.hasPrefix("list-again: ") })
    #expect(attachment.name == "list-again.trace.txt")
    #expect(String(decoding: attachment.bytes, as: UTF8.self) == failure.description)
  }

  @Test(arguments: [(CheckBudget.states(1000), "shortest: 1 input"), (.states(6), "found: 1 input")])
  func `a trap in an incomplete search is not called the nearest one`(
    budget: CheckBudget, length: String
  ) throws {
    let counter = NavigationSpecSource(stringLiteral: ShortestTrapTests.text)
    let verification = NavigationVerification(counter, variant: nil, within: budget)
    let failure = try #require(verification.failures.first { $0.description.hasPrefix("home-again: ") })
    #expect(failure.description.contains(length), "\(failure)")
  }

  @Test func `a trace that is broken again is attached as it was played`() throws {
    let broken = TraceVerification(
      of: ["tap none", "tap light @ App.off"], on: lamp, variant: nil, property: "lit")
    #expect(broken.failure?.description.contains("no longer possible: tap none") == true)
    let attachment = try #require(broken.attachment)
    #expect(attachment.name == "lit.trace.json" && broken.film?.name == "Lamp.film.html")
    let file = try JSONDecoder().decode(NavigationTraceFile.self, from: Data(attachment.bytes))
    #expect(file.events.map(\.event) == ["tap light @ App.off"])
    let kept = TraceVerification(
      of: ["tap light @ App.off"], on: lamp, variant: nil, property: "two-lights")
    #expect(kept.failure == nil && kept.attachment == nil)
    // A trace that reaches the condition of a 'sometimes' violates nothing.
    let reached = TraceVerification(of: ["tap light @ App.off"], on: lamp, variant: nil, property: "on-once")
    #expect(reached.failure?.description.contains("that a trace can violate") == true)
    #expect(reached.attachment == nil)
    let unknown = TraceVerification(of: [], on: lamp, variant: nil, property: "none")
    #expect(unknown.failure != nil && unknown.attachment == nil)
  }

  @Test func `machines and real code are told as text, and what holds attaches nothing`() async throws {
    let machine = Checker(Steps()).always("a/tiny one") { $0 < 2 }.always("small") { $0 < 4 }
    let attachments = TraceAttachment.all(of: machine.run(within: .states(10)))
    #expect(attachments.map(\.name) == ["a-tiny-one.trace.txt"])
    #expect(
      attachments.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "a/tiny one: violated at cost 2 (2 steps)\n0. 0\n1. up → 1\n2. up → 2\n"
      ])
    let found = TraceAttachment.all(of: report())
    #expect(
      String(decoding: found[0].bytes, as: UTF8.self) == """
        re-entry: one
          0  launch         off
          1  user    tap a  off
        up to 1 input

        """)
    #expect(TraceAttachment.named(found).map(\.name) == ["re-entry.trace.txt", "re-entry-2.trace.txt"])
    let differing = try await conformance(of: SimulatedDriver(launch: launch), to: lamp)
    let way = TraceAttachment.all(of: differing)
    #expect(way.map(\.name) == ["conformance.trace.txt"])
    #expect(way.map { String(decoding: $0.bytes, as: UTF8.self) } == [differing.description])
    let alike = try await conformance(of: SimulatedDriver(launch: launch), to: lamp, along: [])
    #expect(TraceAttachment.all(of: alike).isEmpty, "\(alike)")
    #expect(NavigationVerification(lamp, variant: "none", within: .states(1)).attachments.isEmpty)
  }

  @Test func `a finding of real code carries its film, each screen with its owner`() async throws {
    let report = await `Real coordinators on the simulated platform`.explore(.forgottenRemoveChild, inputs: 2)
    let film = try #require(TraceAttachment.all(of: report, app: "shop").last)
    #expect(film.name == "shop.film.html")
    let page = String(decoding: film.bytes, as: UTF8.self)
    let block = try #require(page.firstMatch(of: /id="data">([^<]*)<\/script>/))
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(block.1.utf8))
    let property = try #require(document.checks[0].properties.first)
    #expect(property.name == "child-has-screen" && property.trace?.count == 3)
    let pictures = try #require(property.pictures)
    #expect(
      pictures.map(\.text) == [
        "ShopApp[home]", "ShopApp[home] ▸ +ProductFlow[page]", "ShopApp[home] ▸ ProductFlow[page leaving]",
        "ShopApp[home]",
      ])
    #expect(pictures.map(\.isAtRest) == [true, false, false, true])
    let names = try #require(document.checks[0].coordinators)
    for picture in pictures {
      #expect(picture.coordinators.allSatisfy { names.contains($0.name) })
      #expect(picture.layers.flatMap(\.stack.screens).allSatisfy { $0.owner != nil })
    }
    #expect(pictures.last?.coordinators.map(\.state) == ["alive", "alive"])
    // `swift test --attachments-path FOLDER` keeps the page.
    withKnownIssue { expectQuiet(report) }
  }

  @Test func `names that differ by case only, or look like numbered ones, stay apart`() {
    let attachments = ["a", "A", "a-2", "a"].map { TraceAttachment($0, text: "") }
    #expect(
      TraceAttachment.named(attachments).map(\.name) == [
        "a.trace.txt", "A-2.trace.txt", "a-2-2.trace.txt", "a-3.trace.txt",
      ])
  }

  @Test func `every check attaches beside its issues, whose messages stay`() throws {
    let texts = Texts()
    let message = "'App.on.instances.count == 1' is true (App.on.instances.count = 1)"
    withKnownIssue {
      _ = expectNavigation(of: lamp)
      expectTrace(of: lamp, keeps: "lit", ["tap light @ App.off"])
      _ = expectHolds(Checker(Steps()).always("tiny") { $0 < 2 })
      expectQuiet(report())
      _ = #expect(throws: NavigationFailure.self) { try verifyNavigation(of: lamp) }
    } matching: {
      texts.all.append($0.comments.map(\.rawValue).joined())
      return true
    }
    #expect(
      texts.all.map { $0.split(separator: "\n").first ?? "" } == [
        "lit: \(message)", "lit is violated again: \(message)", "tiny: violated at cost 2 (2 steps)",
        "re-entry: one", "re-entry: another",
      ])
  }

  private final class Texts: @unchecked Sendable { var all: [String] = [] }
}
