import NavModel

/// The spec's side of a comparison: sets of worlds, and where they lead by what the driver does.
@MainActor final class ConformanceModel {
  /// Something that the driver can do in some of a set of worlds.
  struct Step {
    let input: NavigationInput
    /// Whether it is possible in each of them.
    let isCertain: Bool
    /// The line of the spec's handler; nil where it has none.
    let line: Int?
    /// The worlds until rest, the first ones and those at rest among them.
    let passed: Set<NavWorld>
    /// The worlds at rest.
    let rests: Set<NavWorld>
  }

  let machine: NavMachine
  private let controls: (NavigationInput) -> Bool
  /// What was asked before: the same sets are met on many ways.
  private var steps: [Set<NavWorld>: [Step]] = [:]
  private var ways: [NavWorld: (passed: Set<NavWorld>, rests: Set<NavWorld>)] = [:]
  private var sights: [NavWorld: NavigationObservation] = [:]

  init(_ program: NavProgram, controls: @escaping (NavigationInput) -> Bool) {
    machine = NavMachine(program)
    self.controls = controls
  }

  /// The worlds at rest after launch.
  var launch: Set<NavWorld> {
    machine.initialWorlds.reduce(into: []) { $0.formUnion(way(from: $1).rests) }
  }

  /// What an observation of everything would be in a world.
  func observation(of world: NavWorld) -> NavigationObservation {
    if let known = sights[world] { return known }
    let sight = NavigationObservation(world, machine)
    sights[world] = sight
    return sight
  }

  /// What can be done, in the order of its words.
  func steps(from worlds: Set<NavWorld>) -> [Step] {
    if let known = steps[worlds] { return known }
    var found: [String: (input: NavigationInput, line: Int?, from: Int, next: Set<NavWorld>)] = [:]
    for world in worlds {
      var told: Set<String> = []
      for event in machine.enabledEvents(in: world) {
        let input = NavigationInput(event, in: world, of: machine)
        guard controls(input) else { continue }
        let words = input.description
        machine.follow(event, in: world) { next in
          found[words, default: (input, line(of: event), 0, [])].next.insert(next)
          if told.insert(words).inserted { found[words]?.from += 1 }
        }
      }
    }
    let all = found.sorted { $0.key < $1.key }.map { _, step in
      var passed = step.next
      var rests: Set<NavWorld> = []
      for world in step.next {
        let way = way(from: world)
        passed.formUnion(way.passed)
        rests.formUnion(way.rests)
      }
      return Step(
        input: step.input, isCertain: step.from == worlds.count, line: step.line, passed: passed,
        rests: rests)
    }
    steps[worlds] = all
    return all
  }

  /// The step with these words.
  func step(_ words: String, from worlds: Set<NavWorld>) -> Step? {
    steps(from: worlds).first { $0.input.description == words }
  }

  private func line(of event: NavEvent) -> Int? {
    guard case .tap(let control, _) = event.kind else { return nil }
    return machine.program.handlers.first { $0.trigger == .tap(control) }?.origin.line
  }

  /// What a world passes, and where it comes to rest, by what the driver does not control.
  private func way(from start: NavWorld) -> (passed: Set<NavWorld>, rests: Set<NavWorld>) {
    if let known = ways[start] { return known }
    var rests: Set<NavWorld> = []
    var seen: Set<NavWorld> = [start]
    var open = [start]
    while let world = open.popLast() {
      let free = machine.enabledEvents(in: world).filter {
        !controls(NavigationInput($0, in: world, of: machine))
      }
      if free.isEmpty { rests.insert(world) }
      for event in free {
        machine.follow(event, in: world) { next in if seen.insert(next).inserted { open.append(next) } }
      }
    }
    ways[start] = (seen, rests)
    return (seen, rests)
  }
}
