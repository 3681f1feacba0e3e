@testable import NavModel

/// Plays the same events on a machine and on a reference, and lists what differs.
struct CoordinatorComparison<Reference: CoordinatorReference> {
  /// Where both sides stand, and how they came there.
  struct Position {
    var world: NavWorld
    var reference: Reference
    var events: [String] = []
  }

  let machine: NavMachine
  /// The commands, in the order of the machine's events.
  let commands: [(owner: String, command: CoordinatorCommand)]
  private let known: KnownSteps
  /// How many events were compared.
  private(set) var steps = 0
  /// What differs, each with both answers.
  private(set) var differences: [String] = []

  init(machine: NavMachine, commands: [(owner: String, command: CoordinatorCommand)]) {
    self.machine = machine
    known = KnownSteps(machine)
    self.commands = commands
  }

  /// Plays every sequence of events of a length, each beginning once.
  mutating func exhaust(_ position: Position, length: Int, outerFirst: Bool) {
    guard length > 0 else { return }
    for event in events(at: position) {
      guard let next = advance(position, event, outerFirst: outerFirst) else { continue }
      exhaust(next, length: length - 1, outerFirst: outerFirst)
    }
  }

  /// Plays one random sequence; the order of the views that go is drawn for each event.
  mutating func wander(_ position: Position, length: Int, _ generator: inout some RandomNumberGenerator) {
    var position = position
    for _ in 0..<length {
      guard let event = events(at: position).randomElement(using: &generator),
        let next = advance(position, event, outerFirst: .random(using: &generator))
      else { return }
      position = next
    }
  }

  /// What can happen: commands of coordinators that live on the reference's side, and the user's gestures on the top layer.
  private func events(at position: Position) -> [(CoordinatorEvent, [NavEvent])] {
    let live = Set(position.reference.live)
    var events: [(CoordinatorEvent, [NavEvent])] = []
    for (index, entry) in commands.enumerated() where live.contains(entry.owner) {
      let event = CoordinatorEvent.command(entry.owner, entry.command)
      if position.reference.isSpecified(event) { events.append((event, [NavEvent(.external(index, []))])) }
    }
    guard let layer = position.world.layers.last else { return events }
    let screens = position.world[layer.stack].screens
    let top = screens.last
    for count in 1..<max(1, screens.count) {
      let event = NavEvent(count == 1 ? .back : .backMenu(count), screen: top, stack: layer.stack)
      events.append((count == 1 ? .back : .backMenu(count), [event]))
    }
    if position.world.layers.count > 1, layer.style == .sheet {
      let gesture = [NavEvent.Kind.swipeDownBegin, .swipeDownFinish]
      events.append((.swipeDown, gesture.map { NavEvent($0, screen: top, stack: layer.stack) }))
    }
    return events
  }

  /// Plays one event on both sides; nil where they differ.
  private mutating func advance(
    _ position: Position, _ event: (CoordinatorEvent, [NavEvent]), outerFirst: Bool
  ) -> Position? {
    steps += 1
    var next = position
    next.events.append(event.0.description)
    let told = next.reference.play(event.0, outerFirst: outerFirst).map(\.description)
    let expected = Self.answer(told, next.reference.screens, next.reference.live)
    var outputs: [NavOutput] = []
    for part in event.1 {
      let taken = known.ways(of: part, in: next.world).filter { way in
        way.step.choices.allSatisfy { $0 == (outerFirst ? 1 : 0) }
      }
      guard let (step, world) = taken.first, taken.count == 1 else {
        differences.append(
          "\(next.events.joined(separator: ", ")): the machine has \(taken.count) ways, expected \(expected)")
        return nil
      }
      outputs += step.outputs
      next.world = world
    }
    let actual = Self.answer(outputs.compactMap(text), screens(of: next.world), live(in: next.world))
    if actual == expected { return next }
    differences.append(
      "\(next.events.joined(separator: ", "))\n  machine   \(actual)\n  reference \(expected)")
    return nil
  }

  private static func answer(_ told: [String], _ screens: [[String]], _ live: [String]) -> String {
    "\(told) \(screens) \(live)"
  }

  private func text(_ output: NavOutput) -> String? {
    switch output {
    case .exit(let route, _, _, _, _): "exit \(machine.text(of: route))"
    case .finished(let coordinator, let cause, let result, _, _, _):
      CoordinatorOutput.finished(
        machine.program.coordinators[coordinator].name, byUser: cause == .user,
        result: result.map { machine.program.results[$0].name }
      ).description
    default: nil
    }
  }

  private func screens(of world: NavWorld) -> [[String]] {
    world.layers.map { layer in world[layer.stack].screens.map { machine.text(of: world[$0].route) } }
  }

  private func live(in world: NavWorld) -> [String] {
    world.coordinators.filter { $0.isAlive && !$0.isFinished }
      .map { machine.program.coordinators[$0.declaration].name }.sorted()
  }
}
