import Testing

@testable import NavModel

/// Each step of the dialect `feedback` is compared with the proposal on UIKit's presentations.
@Suite struct `Reference: feedback` {
  private typealias Input = NavigationSystem.Input
  private typealias Reference = NavigationSystem.Reference

  private struct Pair {
    let system: NavigationSystem
    let machine: NavMachine
    let start: NavWorld

    init(_ system: NavigationSystem) throws {
      self.system = system
      machine = NavMachine(try program(system.text))
      let launched = try #require(machine.initialWorlds.first)
      if system.isHosted {
        let screen = try #require(launched.layers.last.flatMap { launched[$0.stack].screens.last })
        let control = try #require(machine.program.controls.firstIndex { $0.signature.name == "open" })
        start = machine.perform(NavEvent(.tap(control, []), screen: screen), ChoiceSequence(), in: launched)
          .canonicalized()
      } else {
        start = launched
      }
    }

    func name(_ route: NavRoute) -> String { machine.program.places[route.place].signature.name }

    /// The events of an input; none where it is not possible now.
    func events(_ input: Input, in world: NavWorld) -> [NavEvent] {
      guard let layer = world.layers.last, let top = world[layer.stack].screens.last else { return [] }
      switch input {
      case .send(let step): return [NavEvent(.external(step, []))]
      case .sendTwo: return [NavEvent(.external(system.reducers.count, []))]
      case .swipe:
        let kinds: [NavEvent.Kind] = world.layers.count > 1 ? [.swipeDownBegin, .swipeDownFinish] : []
        return kinds.map { NavEvent($0, screen: top, stack: layer.stack) }
      case .value, .complete, .valueAndComplete:
        let owner = NavProgram.Owner.place(world[top].route.place)
        let control = machine.program.controls.firstIndex {
          $0.owner == owner && $0.signature.name == "\(input)"
        }
        return control.map { [NavEvent(.tap($0, []), screen: top)] } ?? []
      }
    }
  }

  private func text(_ layers: [String], _ outputs: [String], _ loop: String) -> String {
    "\(layers.joined(separator: " > ")), \(loop), tells \(outputs)"
  }

  private func text(_ navigation: inout Reference, _ system: NavigationSystem) -> String {
    let outputs: [String] = navigation.takeOutputs().compactMap { output in
      switch output {
      case .present(let screen): "present \(screen)"
      case .refused: "present refused"
      // The machine names the layer of the loop's own screen by its branch.
      case .dismiss(let screen): "dismiss \(screen == "list" ? "search" : screen)"
      case .dismissRefused: "dismiss refused"
      case .swiped: nil
      }
    }
    if navigation.isOverrun { return "endless" }
    let running = system.parts.indices.filter(navigation.isRunning)
    let loop = navigation.isAlive ? "state \(navigation.state), running \(running)" : "gone"
    return text(navigation.layers.map(\.screen), outputs, loop)
  }

  private func text(_ world: NavWorld, _ outputs: [NavOutput], _ pair: Pair) -> String {
    guard world.outcome == .running else { return "endless" }
    let told: [String] = outputs.compactMap { output in
      switch output {
      case .presented(let route, _): "present \(pair.name(route))"
      case .dismissed(let route, _, _): "dismiss \(pair.name(route))"
      case .refused(let command, _, _): "\(command) refused"
      default: nil
      }
    }
    let search = pair.machine.program.coordinators.count - 1
    let state = world.coordinators.first { $0.declaration == search && $0.isAlive }?.variables.compactMap {
      if case .int(let value) = $0 { value } else { nil }
    }
    let loop = state.map { "state \($0[0] * 2 + $0[1]), running \(world.feedbacks.map(\.feedback).sorted())" }
    let screens = world.layers.compactMap { world[$0.stack].screens.last }
    return text(screens.map { pair.name(world[$0].route) }, told, loop ?? "gone")
  }

  /// Plays an input on both sides; nil where they differ or nothing can follow.
  private func play(
    _ input: Input, _ pair: Pair, _ navigation: Reference, _ world: NavWorld, _ word: [String],
    _ comparison: inout ReferenceComparison
  ) -> (Reference, NavWorld)? {
    let events = pair.events(input, in: world)
    guard !events.isEmpty else { return nil }
    var outputs: [NavOutput] = []
    var next = world
    for event in events {
      let executor = pair.machine.perform(event, ChoiceSequence(), in: next)
      outputs += executor.outputs
      next = executor.canonicalized()
    }
    var after = navigation
    pair.system.play(input, on: &after)
    let isEqual = comparison.compare(
      word, reference: text(&after, pair.system), model: text(next, outputs, pair),
      context: pair.system.text)
    return isEqual && after.isAlive && !after.isOverrun ? (after, next) : nil
  }

  private func start(_ pair: Pair, _ comparison: inout ReferenceComparison) -> Reference? {
    var navigation = pair.system.reference
    let isEqual = comparison.compare(
      ["start"], reference: text(&navigation, pair.system), model: text(pair.start, [], pair),
      context: pair.system.text)
    return isEqual && !navigation.isOverrun ? navigation : nil
  }

  @Test func `every word up to four inputs`() throws {
    var comparison = ReferenceComparison()
    for seed in 0..<16 {
      var random = ReferenceRandom(seed: seed)
      let pair = try Pair(NavigationSystem(&random))
      guard let navigation = start(pair, &comparison) else { continue }
      func walk(_ navigation: Reference, _ world: NavWorld, _ word: [String]) {
        guard word.count < (seed < 4 ? 4 : 2) else { return }
        for input in NavigationSystem.alphabet {
          let longer = word + ["\(input)"]
          if let next = play(input, pair, navigation, world, longer, &comparison) {
            walk(next.0, next.1, longer)
          }
        }
      }
      walk(navigation, pair.start, [])
    }
    comparison.conclude(atLeast: 1000)
  }

  @Test func `random words up to twelve inputs, of random systems`() throws {
    var comparison = ReferenceComparison()
    for seed in 0..<200 {
      var random = ReferenceRandom(seed: 1000 + seed)
      let pair = try Pair(NavigationSystem(&random))
      guard var navigation = start(pair, &comparison) else { continue }
      var world = pair.start
      var word: [String] = []
      for _ in 0..<12 {
        let input = NavigationSystem.alphabet[random.below(NavigationSystem.alphabet.count)]
        if pair.events(input, in: world).isEmpty { continue }
        word.append("\(input)")
        guard let next = play(input, pair, navigation, world, word, &comparison) else { break }
        (navigation, world) = next
      }
    }
    comparison.conclude(atLeast: 1000)
  }
}
