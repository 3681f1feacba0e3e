import NavModel

/// An observation of the app; members that are nil are not compared.
public struct NavigationObservation: Sendable, Hashable {
  /// The screens of each layer, bottom first, by route, those of tabs in the order of the tabs.
  ///
  /// For example `[["App.home", "App.detail"], ["Login.form"]]`.
  public var screens: [[String]]?
  /// The names of the living coordinators, in any order.
  public var coordinators: [String]?
  /// Variables by name, with their values as a spec writes them; only these are compared.
  ///
  /// The name of a coordinator's variable begins with the coordinator: `["Session.user": "none", "isBusy": "true"]`.
  public var variables: [String: String]

  /// Makes an observation.
  public init(
    screens: [[String]]? = nil, coordinators: [String]? = nil, variables: [String: String] = [:]
  ) {
    self.screens = screens
    self.coordinators = coordinators
    self.variables = variables
  }

  /// What a world shows.
  init(_ world: NavWorld, _ machine: NavMachine) {
    screens = world.layers.indices.map { layer in
      world.stacks(inLayer: layer).flatMap { world[$0].screens }.filter { world[$0].tabs == nil }.map {
        machine.text(of: world[$0].route)
      }
    }
    var names: [String] = []
    variables = [:]
    for coordinator in world.coordinators where coordinator.isAlive {
      let declaration = machine.program.coordinators[coordinator.declaration]
      names.append(declaration.name)
      for (variable, value) in zip(declaration.variables, coordinator.variables) {
        variables["\(declaration.name).\(variable.name)"] = machine.text(of: value, in: world)
      }
    }
    coordinators = names
    for (variable, value) in zip(machine.program.variables, world.variables) {
      variables[variable.name] = machine.text(of: value, in: world)
    }
  }

  /// Whether an observation of the app is one of this world.
  func fits(_ seen: NavigationObservation) -> Bool {
    if let wanted = seen.screens, wanted != screens { return false }
    if let wanted = seen.coordinators, wanted.sorted() != coordinators?.sorted() { return false }
    return seen.variables.allSatisfy { variables[$0.key] == $0.value }
  }

  /// The parts that another one speaks of, in words.
  ///
  /// - Parameters:
  ///   - seen: The other one.
  ///   - hidden: Variables that are left out.
  /// - Returns: One line.
  func text(like seen: NavigationObservation, without hidden: Set<String> = []) -> String {
    var parts: [String] = []
    if seen.screens != nil, let screens {
      parts.append(screens.map { $0.joined(separator: ", ") }.joined(separator: " ▸ "))
    }
    if seen.coordinators != nil, let coordinators {
      parts.append("alive: \(coordinators.sorted().joined(separator: ", "))")
    }
    for name in seen.variables.keys.sorted() where !hidden.contains(name) {
      parts.append("\(name) = \(variables[name] ?? "not observed")")
    }
    return parts.isEmpty ? "nothing is observed" : parts.joined(separator: "; ")
  }
}
