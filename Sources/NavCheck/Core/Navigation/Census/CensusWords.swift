import NavModel

/// Names dimensions in the words of a spec.
struct CensusWords {
  let machine: NavMachine

  private var program: NavProgram { machine.program }

  /// Returns the entry of a dimension.
  func entry(_ dimension: NavDimension, left: Int) -> CensusDimension {
    CensusDimension(
      dimension: dimension, text: text(of: dimension), group: group(of: dimension),
      origin: origin(of: dimension), left: left)
  }

  private func text(of dimension: NavDimension) -> String {
    switch dimension {
    case .tabs: "contents and selection of tabs, pages and columns"
    case .tab(let bar, let index): tab(index, of: bar)
    case .layers: "presented layers"
    case .layer(let place): "layer \(name(ofPlace: place))"
    case .rootStack: "the root stack"
    case .depth: "screens below the top of a stack"
    case .waiting: "waiting notices, messages and blocks"
    case .notices: "notices of the platform"
    case .messages: "queued steps and events"
    case .blocks: "waiting blocks, tasks and changes of stacks"
    case .motion: "transitions and gestures"
    case .marks: "records of inputs, refusals and removals of screens"
    case .effects: "running effects and feedbacks"
    case .effect(let index): "effect \(program.effects[index].signature.name)"
    case .variables: "variables"
    case .systemVariable, .coordinatorVariable, .branchVariable, .screenVariable: variable(dimension)
    case .library: "what the dialect stores"
    case .arguments: "values of parameters"
    case .argumentsOf(let place): "parameters of \(name(ofPlace: place))"
    case .staleLayers: "stale beliefs about presented layers"
    case .staleLayer(let coordinator, let place):
      "stale belief of \(name(ofCoordinator: coordinator)): presented \(name(ofPlace: place))"
    case .stalePaths: "requested paths that differ from stacks"
    case .removedScreens: "screens that are on no stack any more"
    case .endedCoordinators: "coordinators that have ended"
    case .eventCounts: "counts of events with 'at most'"
    case .background: "the app in the background"
    }
  }

  private func group(of dimension: NavDimension) -> NavDimension? {
    switch dimension {
    case .tab: .tabs
    case .layer: .layers
    case .notices, .messages, .blocks: .waiting
    case .effect: .effects
    case .systemVariable, .coordinatorVariable, .branchVariable, .screenVariable, .library: .variables
    case .argumentsOf: .arguments
    case .staleLayer: .staleLayers
    default: nil
    }
  }

  private func origin(of dimension: NavDimension) -> NavSpec.Origin? {
    switch dimension {
    case .tab(let bar, let index): tabs(of: bar, index).map { program.places[$0].signature.origin }
    case .layer(let place), .staleLayer(_, let place), .argumentsOf(let place):
      program.places.indices.contains(place) ? program.places[place].signature.origin : nil
    case .effect(let index): program.effects[index].signature.origin
    case .systemVariable, .coordinatorVariable, .branchVariable, .screenVariable:
      declaration(dimension)?.origin
    default: nil
    }
  }

  // MARK: Names

  private func tabs(of bar: Int, _ index: Int) -> Int? {
    guard program.places.indices.contains(bar) else { return nil }
    let contents = program.places[bar].kind.contents
    return contents.indices.contains(index) ? contents[index] : nil
  }

  private func tab(_ index: Int, of bar: Int) -> String {
    guard let place = tabs(of: bar, index) else { return "tab \(index + 1)" }
    let kind =
      switch program.places[bar].kind {
      case .tabs(_, let arePages): arePages ? "page" : "tab"
      case .split: "column"
      case .screen, .branch: "tab"
      }
    return "\(kind) \(program.places[place].signature.name) of \(name(ofPlace: bar))"
  }

  private func name(ofPlace place: Int) -> String {
    program.places.indices.contains(place) ? machine.text(of: NavRoute(place: place)) : "without a screen"
  }

  private func name(ofCoordinator coordinator: Int?) -> String {
    coordinator.map { program.coordinators[$0].name } ?? "the app"
  }

  private func declaration(_ dimension: NavDimension) -> NavProgram.VariableDeclaration? {
    func pick(_ all: [NavProgram.VariableDeclaration], _ index: Int) -> NavProgram.VariableDeclaration? {
      all.indices.contains(index) ? all[index] : nil
    }
    switch dimension {
    case .systemVariable(let index): return pick(program.variables, index)
    case .coordinatorVariable(let coordinator, let index):
      return coordinator < 0 ? nil : pick(program.coordinators[coordinator].variables, index)
    case .branchVariable(let place, let index), .screenVariable(let place, let index):
      return place < 0 ? nil : pick(program.places[place].variables, index)
    default: return nil
    }
  }

  private func variable(_ dimension: NavDimension) -> String {
    let name = declaration(dimension)?.name ?? "a variable"
    switch dimension {
    case .coordinatorVariable(let coordinator, _):
      return "variable \(name) of \(self.name(ofCoordinator: coordinator < 0 ? nil : coordinator))"
    case .branchVariable(let place, _), .screenVariable(let place, _):
      return "variable \(name) of \(self.name(ofPlace: place))"
    default: return "variable \(name)"
    }
  }
}
