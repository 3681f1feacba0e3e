import NavModel

/// The spec's side of a comparison: sets of worlds, and their successors by the inputs of the driver.
@MainActor final class ConformanceModel {
  /// An input that the driver can give in some worlds of a set.
  struct Step {
    let input: NavigationInput
    /// Whether the input is possible in all worlds of the set.
    let isCertain: Bool
    /// The line of the spec's handler of a tap; nil if there is none.
    let line: Int?
    /// All worlds from the input until the app has settled, including the first and the settled ones.
    let passed: Set<NavWorld>
    /// The settled worlds.
    let rests: Set<NavWorld>
  }

  let machine: NavMachine
  private let controls: (NavigationInput) -> Bool
  /// The results for sets of worlds that were computed before, since many paths reach the same set.
  private var steps: [Set<NavWorld>: [Step]] = [:]
  private var ways: [NavWorld: (passed: Set<NavWorld>, rests: Set<NavWorld>)] = [:]
  private var sights: [NavWorld: NavigationObservation] = [:]

  init(_ program: NavProgram, controls: @escaping (NavigationInput) -> Bool) {
    machine = NavMachine(program)
    self.controls = controls
  }

  /// The settled worlds after the launch.
  var launch: Set<NavWorld> {
    machine.initialWorlds.reduce(into: []) { $0.formUnion(way(from: $1).rests) }
  }

  /// Returns the complete observation of a world.
  func observation(of world: NavWorld) -> NavigationObservation {
    if let known = sights[world] { return known }
    let sight = NavigationObservation(world, machine)
    sights[world] = sight
    return sight
  }

  /// Returns the possible steps, sorted by description.
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

  /// Returns the step with a description; nil if it is not possible.
  func step(_ words: String, from worlds: Set<NavWorld>) -> Step? {
    steps(from: worlds).first { $0.input.description == words }
  }

  private func line(of event: NavEvent) -> Int? {
    guard case .tap(let control, _) = event.kind else { return nil }
    return machine.program.handlers.first { $0.trigger == .tap(control) }?.origin.line
  }

  /// Returns the worlds that are reachable by events that the driver does not control, and the settled ones among them.
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
