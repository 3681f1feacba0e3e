import Testing

@testable import NavModel

/// Each segue of the dialect `screen-tree` is compared with the ways that the document describes.
@Suite struct `Reference: screen-tree` {
  private typealias Arrival = ReferenceScreenTree.Arrival

  private typealias Controller = ReferenceScreenTree.Controller

  private func stack(_ world: NavWorld, _ machine: NavMachine) -> [Controller] {
    world.layers.flatMap { layer in
      world[layer.stack].path.map { screen in
        let route = world[screen].route
        let person: Int?? = route.arguments.first.map {
          if case .int(let person) = $0 { .some(person) } else { .none }
        }
        return Controller(machine.program.places[route.place].signature.name, person: person)
      }
    }
  }

  private func arrival(_ outputs: [NavOutput], _ world: NavWorld, _ machine: NavMachine) -> Arrival? {
    func name(_ route: NavRoute) -> String { machine.program.places[route.place].signature.name }
    var path: [String]?
    var injected: [String] = []
    for output in outputs {
      switch output {
      case .segued(let routes, _): path = routes.map(name)
      case .injected(let route, _, isThere: true): injected.append(name(route))
      default: break
      }
    }
    return path.map { Arrival(path: $0, injected: injected, stack: stack(world, machine)) }
  }

  private func text(_ arrivals: Set<Arrival>) -> String {
    arrivals.isEmpty ? "no way" : arrivals.map { "\($0)" }.sorted().joined(separator: " or ")
  }

  /// Plays a segue on both sides and returns the world of the first way.
  private func play(
    _ segue: ScreenTreeSystem.Segue, _ system: ScreenTreeSystem, _ machine: NavMachine, _ world: NavWorld,
    _ word: [String], _ comparison: inout ReferenceComparison
  ) throws -> NavWorld? {
    let before = stack(world, machine)
    let source = try #require(segue.source ?? before.last?.screen)
    let index = try #require(
      machine.program.events.firstIndex { $0.signature.name == segue.event })
    var arrivals: Set<Arrival> = []
    var first: NavWorld?
    machine.run(NavEvent(.external(index, [])), in: world) { step, after in
      if first == nil { first = after }
      if let arrival = arrival(step.outputs, after, machine) { arrivals.insert(arrival) }
    }
    let isEqual = comparison.compare(
      word,
      reference: text(system.reference.segue(from: source, to: segue.target, with: segue.person, on: before)),
      model: text(arrivals), context: system.text)
    return isEqual ? first : nil
  }

  @Test func `all pairs of screens in twenty-five random trees, and words of six segues`() throws {
    var comparison = ReferenceComparison()
    for seed in 0..<25 {
      var random = ReferenceRandom(seed: seed)
      let system = ScreenTreeSystem(&random)
      let machine = NavMachine(try program(system.text))
      let start = try #require(machine.initialWorlds.first)
      for source in system.names {
        let first = ScreenTreeSystem.Segue(target: source)
        guard let there = try play(first, system, machine, start, ["\(first)"], &comparison) else { continue }
        for second in system.targets {
          _ = try play(second, system, machine, there, ["\(first)", "\(second)"], &comparison)
        }
      }
      var world = start
      var word: [String] = []
      for _ in 0..<6 {
        let segue = system.segues[random.below(system.segues.count)]
        word.append("\(segue)")
        guard let next = try play(segue, system, machine, world, word, &comparison) else { break }
        world = next
      }
    }
    comparison.conclude(atLeast: 500)
  }
}
