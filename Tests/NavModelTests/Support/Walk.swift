import Testing

@testable import NavModel

/// One run of a machine, event by event; events are named as a trace tells them.
struct Walk {
  let machine: NavMachine
  private(set) var world: NavWorld
  private(set) var outputs: [NavOutput] = []

  init(_ text: String, variant: String? = nil, _ change: (inout NavProgram) -> Void = { _ in }) throws {
    var program = try program(text, variant: variant)
    change(&program)
    machine = NavMachine(program)
    world = try #require(machine.initialWorlds.first)
  }

  /// What can happen now, in words.
  var enabled: [String] {
    var texts: [String] = []
    machine.forEachStep(from: world) { step, _ in texts.append(step.description) }
    return texts
  }

  /// Takes the enabled step whose text begins with some words.
  mutating func play(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for text in words {
      var found: (NavStep, NavWorld)?
      machine.forEachStep(from: world) { step, next in
        if found == nil, step.description.hasPrefix(text) { found = (step, next) }
      }
      let (step, next) = try #require(
        found, "'\(text)' is not enabled among \(enabled)", sourceLocation: sourceLocation)
      outputs += step.outputs
      world = next
    }
  }

  /// Lets the platform come to rest in the order in which its steps are listed.
  mutating func settle() {
    while !machine.isQuiescent(world), let event = machine.platformSteps(in: world).first {
      var taken: (NavStep, NavWorld)?
      machine.run(event, in: world) { step, next in if taken == nil { taken = (step, next) } }
      guard let taken else { return }
      outputs += taken.0.outputs
      world = taken.1
    }
  }

  /// Plays inputs, each to rest.
  mutating func rest(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    settle()
    for text in words {
      try play(text, sourceLocation: sourceLocation)
      settle()
    }
  }

  /// The routes in the containers, layer by layer.
  var screens: [[String]] {
    world.layers.map { layer in world[layer.stack].screens.map { machine.text(of: world[$0].route) } }
  }

  /// The coordinators alive, by name.
  var alive: [String] {
    world.coordinators.filter { $0.isAlive && !$0.isFinished }.map {
      machine.program.coordinators[$0.declaration].name
    }
    .sorted()
  }

  /// Exits and ends, in order: `exit App.settings`, `finished Profile user`.
  var told: [String] {
    outputs.compactMap { output in
      switch output {
      case .exit(let route, _, _, _, _): "exit \(machine.text(of: route))"
      case .finished(let coordinator, let cause, let result, _, _, _):
        "finished \(machine.program.coordinators[coordinator].name) \(cause.rawValue)"
          + (result.map { " \(machine.program.results[$0].name)" } ?? "")
      case .noted(let label, _): "note \(machine.program.labels[label].name)"
      case .refused(let command, let why, _): "refused \(command): \(why.rawValue)"
      case .late(let what): "late \(what)"
      case .dropped(let what): "dropped \(what)"
      default: nil
      }
    }
  }
}
