import NavModel

/// An observation of the app; the comparison ignores values that are missing.
public struct NavigationObservation: Sendable, Hashable {
  /// The routes of the screens of each layer, the bottom layer and the bottom screen first; nil if they are not
  /// observed.
  ///
  /// The stacks of tabs or columns follow the layer's own stack, in their order; tab bars and split views themselves
  /// are left out. For example, `[["App.home", "App.detail"], ["Login.form"]]` is a stack of two screens with a
  /// presented form above it.
  public var screens: [[String]]?
  /// The names of the coordinators in memory, in any order and with repetitions; nil if they are not observed.
  public var coordinators: [String]?
  /// The values of variables of the system and of coordinators by name, as a spec writes them; variables that are
  /// missing here are not compared.
  ///
  /// The name of a coordinator's variable begins with the coordinator: `["Session.user": "none", "isBusy": "true"]`. If
  /// several coordinators of one declaration are in memory, only one of them is compared. Variables of screens and
  /// branches cannot be compared: a value under any other name, or of a coordinator that is not in memory, never agrees.
  public var variables: [String: String]

  /// Makes an observation.
  ///
  /// - Parameters:
  ///   - screens: The routes of the screens of each layer; nil if they are not observed.
  ///   - coordinators: The names of the coordinators in memory; nil if they are not observed.
  ///   - variables: The values of variables by name.
  public init(
    screens: [[String]]? = nil, coordinators: [String]? = nil, variables: [String: String] = [:]
  ) {
    self.screens = screens
    self.coordinators = coordinators
    self.variables = variables
  }

  /// Makes the complete observation of a world.
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

  /// Returns whether an observation of the app agrees with this observation of a world.
  func fits(_ seen: NavigationObservation) -> Bool {
    if let wanted = seen.screens, wanted != screens { return false }
    if let wanted = seen.coordinators, wanted.sorted() != coordinators?.sorted() { return false }
    return seen.variables.allSatisfy { variables[$0.key] == $0.value }
  }

  /// Describes those members that another observation has.
  ///
  /// - Parameters:
  ///   - seen: The other observation.
  ///   - hidden: The names of variables to leave out.
  /// - Returns: One line of text.
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
