@testable import NavModel

/// What a machine has answered before, since many sequences of events come by the same worlds.
final class KnownSteps {
  private struct Question: Hashable {
    let event: NavEvent
    let world: NavWorld
  }

  private let machine: NavMachine
  private var answers: [Question: [(step: NavStep, world: NavWorld)]] = [:]

  init(_ machine: NavMachine) {
    self.machine = machine
  }

  /// All ways in which an event can go.
  func ways(of event: NavEvent, in world: NavWorld) -> [(step: NavStep, world: NavWorld)] {
    let question = Question(event: event, world: world)
    if let known = answers[question] { return known }
    var found: [(step: NavStep, world: NavWorld)] = []
    machine.run(event, in: world) { found.append(($0, $1)) }
    answers[question] = found
    return found
  }
}
