import NavCheckTesting
import Testing

private let twoScreens: NavigationSpecSource = """
  system TwoScreens
  timing atomic

  coordinator App {
    start home
    screen home { on tap open { push detail } }
    screen detail
  }
  """

/// A stack of names, and a mistake of its driver.
@MainActor private final class NameDriver: NavigationDriver {
  enum Mistake { case throwsInPerform, hangs, crashes, seesNonsense, cannotTap, cannotOffer }

  struct Failure: Error {}

  private let mistake: Mistake?
  private var stack: [String] = []

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func reset() { stack = ["App.home"] }

  func perform(_ input: NavigationInput) async throws -> NavigationResponse {
    switch (input.kind, input.name) {
    case (.tap, "open"):
      switch mistake {
      case .throwsInPerform: throw Failure()
      case .hangs: while true {}
      case .crashes: fatalError("the app has crashed")
      case .cannotTap: return .unsupported
      case .cannotOffer: return .impossible
      default: stack.append("App.detail")
      }
    case (.back, _), (.swipeBegin, _): stack.removeLast()
    case (.swipeFinish, _): break
    case (.swipeCancel, _): stack.append("App.detail")
    default: return .unsupported
    }
    return .done
  }

  func settle() async { await Task.yield() }

  func observe() -> NavigationObservation {
    NavigationObservation(screens: [mistake == .seesNonsense && stack.count > 1 ? ["", "⚠️"] : stack])
  }
}

@MainActor @Suite(.serialized, .startsFirst) struct `Drivers and what can be wrong with them` {
  @Test func `a driver that does what the spec says conforms`() async throws {
    let report = try await conformance(of: NameDriver(nil), to: twoScreens)
    #expect(report.differences.isEmpty, "\(report)")
    #expect(report.driven >= 4)
    #expect(report.withoutTracking == ["coordinators", "variables"])
  }

  @Test func `one that throws, or sees nonsense, is named with its step`() async throws {
    let thrown = try await conformance(of: NameDriver(.throwsInPerform), to: twoScreens)
    #expect(thrown.differences.map(\.steps) == [["tap open @ App.home"]])
    #expect(thrown.differences.first?.observed == "the driver throws: Failure()")
    let nonsense = try await conformance(of: NameDriver(.seesNonsense), to: twoScreens)
    #expect(nonsense.differences.first?.steps == ["tap open @ App.home"])
    #expect(nonsense.differences.first?.observed == ", ⚠️")
  }

  @Test func `what it cannot do is listed, what the app does not offer differs`() async throws {
    let report = try await conformance(of: NameDriver(.cannotTap), to: twoScreens)
    #expect(report.differences.isEmpty && report.unsupported == ["tap open @ App.home"])
    let closed = try await conformance(of: NameDriver(.cannotOffer), to: twoScreens)
    #expect(closed.differences.first?.observed == "it is not")
  }

  #if os(Linux) || os(macOS)
  @Test func `one that hangs ends the process, with its steps`() async throws {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      var budget = ConformanceBudget()
      budget.secondsToAnswer = 1
      _ = try await conformance(of: NameDriver(.hangs), to: twoScreens, within: budget)
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("has not answered for 1 s") && told.contains("  1  tap open @ App.home"))
    try await theNextRunTells()
  }

  @Test func `one that crashes is told by the next run`() async throws {
    await #expect(processExitsWith: .failure) {
      _ = try await conformance(of: NameDriver(.crashes), to: twoScreens)
    }
    try await theNextRunTells()
  }

  private func theNextRunTells() async throws {
    let next = try await conformance(of: NameDriver(nil), to: twoScreens)
    #expect(next.interrupted == ["tap open @ App.home"] && next.differences.isEmpty)
    #expect(next.description.contains("an earlier run ended in the middle of: tap open @ App.home"))
    #expect(try await conformance(of: NameDriver(nil), to: twoScreens).interrupted.isEmpty)
  }
  #endif
}
