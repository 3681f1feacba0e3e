extension Resolver {
  /// Resolves a plain name.
  ///
  /// The candidates are, in order: values of the event and of `let`; names of the screen or branch, of the coordinator
  /// and of the system; cases; words of the world; and routes.
  mutating func name(
    _ name: NavSpec.Name, expecting expected: NavProgram.Domain?, _ scope: inout Scope
  ) -> Typed {
    switch name.text {
    case "true": return (.constant(.bool(true)), .bool)
    case "false": return (.constant(.bool(false)), .bool)
    case "none": return (.constant(.none), nil)
    case "this": return (.this, .screen(scope.place.flatMap { isScreen($0) ? $0 : nil }))
    case "self":
      if scope.coordinator == nil { error("no-self", "'self' is outside of a coordinator", at: name.origin) }
      return (.myself, scope.coordinator.map { .coordinator($0) })
    case "child" where scope.hasChild:
      if let place = scope.place, case .branch(let coordinator, _) = program.places[place].kind {
        return (.child, .coordinator(coordinator))
      }
      return (.child, nil)
    case "parent": return (.parent, nil)
    default: break
    }
    // `cause == user` refers to the case, even if a coordinator has a parameter with this name.
    if case .enumeration(let type) = expected?.unwrapped, isEnding(type),
      let value = symbol(name.text, [], expecting: expected, &scope, name.origin)
    {
      return value
    }
    if let local = scope.locals.last(where: { $0.name == name.text }) {
      return (.local(local.slot), local.domain)
    }
    if let known = variable(name.text, scope) { return known }
    if name.text == "snapshot", let loop = scope.coordinator,
      program.dialect.library.traits.words.contains(.snapshot)
    {
      return (.snapshot, .snapshot(loop))
    }
    if expected == .route, let route = ownRoute(name, &scope) { return route }
    if let value = symbol(name.text, [], expecting: expected, &scope, name.origin) { return value }
    if let word = NavProgram.WorldWord(rawValue: name.text) {
      if word.isOfCoordinator, scope.coordinator == nil {
        error(
          "needs-coordinator", "'\(name.text)' has no value outside of a coordinator",
          at: name.origin,
          help: "move a property, a handler or an action into a coordinator; elsewhere, name an instance")
      }
      return (.world(word), domain(of: word, scope))
    }
    if name.text == "settled" { return (.world(.quiescent), .bool) }
    if let route = ownRoute(name, &scope) { return route }
    explainUnknown(name, scope)
    return (.constant(.none), nil)
  }

  /// Resolves a route of the current coordinator.
  private mutating func ownRoute(_ name: NavSpec.Name, _ scope: inout Scope) -> Typed? {
    guard let coordinator = scope.coordinator, let place = place(name.text, in: coordinator) else {
      return nil
    }
    return (
      .route(place, arguments([], of: program.places[place].signature, at: name.origin, &scope)), .route
    )
  }

  private func isScreen(_ place: Int) -> Bool {
    if case .screen = program.places[place].kind { true } else { false }
  }

  /// Resolves a variable or parameter by its name.
  func variable(_ name: String, _ scope: Scope) -> Typed? {
    if let place = scope.place {
      let holder: NavProgram.Holder = isScreen(place) ? .screen : .branch
      let declaration = program.places[place]
      if let index = declaration.signature.labels.firstIndex(of: name) {
        return (.parameter(holder, index), declaration.signature.domains[index])
      }
      if let index = declaration.variables.firstIndex(where: { $0.name == name }) {
        return (.variable(holder, index), known(declaration.variables[index]))
      }
    }
    if let coordinator = scope.coordinator {
      let declaration = program.coordinators[coordinator]
      if let index = declaration.parameters.labels.firstIndex(of: name) {
        return (.parameter(.coordinator, index), declaration.parameters.domains[index])
      }
      if let index = declaration.variables.firstIndex(where: { $0.name == name }) {
        return (.variable(.coordinator, index), known(declaration.variables[index]))
      }
    }
    if let index = program.variables.firstIndex(where: { $0.name == name }) {
      return (.variable(.system, index), known(program.variables[index]))
    }
    if let parameter = program.parameters.first(where: { $0.name == name }) {
      return (parameter.value, parameter.domain)
    }
    return nil
  }

  private func domain(of word: NavProgram.WorldWord, _ scope: Scope) -> NavProgram.Domain? {
    switch word {
    case .quiescent, .transitioning, .collapsed: .bool
    case .front, .presented: .optional(.screen(nil))
    case .stack, .screens: .list(.screen(nil))
    case .children: nil
    case .selected: .optional(.route)
    }
  }

  /// Resolves a case of the expected enumeration, or of the only enumeration with this case.
  private mutating func symbol(
    _ name: String, _ written: [NavSpec.Argument], expecting expected: NavProgram.Domain?,
    _ scope: inout Scope,
    _ origin: NavSpec.Origin
  ) -> Typed? {
    var types = program.enumerations.indices.filter { !isEnding($0) }
    if case .enumeration(let type) = expected?.unwrapped { types = [type] }
    let having = types.filter { program.enumerations[$0].cases.contains { $0.name == name } }
    guard let type = having.first,
      let index = program.enumerations[type].cases.firstIndex(where: { $0.name == name })
    else { return nil }
    if having.count > 1, expected == nil { return nil }
    let signature = program.enumerations[type].cases[index]
    let values = arguments(written, of: signature, at: origin, &scope)
    return (.symbol(type: type, case: index, values), .enumeration(type))
  }

  private mutating func explainUnknown(_ name: NavSpec.Name, _ scope: Scope) {
    if scope.coordinator == nil {
      let owner = program.coordinators.first { owner in
        owner.places.contains { program.places[$0].signature.name == name.text }
          || owner.variables.contains { $0.name == name.text }
      }
      if let owner {
        return error(
          "needs-qualifier", "outside of its coordinator, the name needs a qualifier",
          at: name.origin,
          help: "write: \(owner.name).\(name.text)")
      }
    }
    var known = scope.locals.map(\.name).filter { !$0.isEmpty } + program.variables.map(\.name)
    known += program.parameters.map(\.name)
    if let place = scope.place {
      known += program.places[place].signature.labels + program.places[place].variables.map(\.name)
    }
    if let coordinator = scope.coordinator {
      known += program.coordinators[coordinator].parameters.labels
      known += program.coordinators[coordinator].variables.map(\.name)
      known += program.coordinators[coordinator].places.map { program.places[$0].signature.name }
    }
    known +=
      program.enumerations.flatMap { $0.cases.map(\.name) } + NavProgram.WorldWord.allCases.map(\.rawValue)
    unknown("name", name, among: known)
  }

  /// Resolves a route or a case with values.
  mutating func call(
    _ name: NavSpec.Name, _ arguments: [NavSpec.Argument], expecting expected: NavProgram.Domain?,
    _ scope: inout Scope
  ) -> Typed {
    if case .enumeration = expected?.unwrapped,
      let value = symbol(name.text, arguments, expecting: expected, &scope, name.origin)
    {
      return value
    }
    if let coordinator = scope.coordinator, place(name.text, in: coordinator) != nil {
      let route = self.route(NavSpec.Route(path: [name], arguments: arguments), &scope)
      return (route ?? .constant(.none), .route)
    }
    if let value = symbol(name.text, arguments, expecting: nil, &scope, name.origin) { return value }
    explainUnknown(name, scope)
    return (.constant(.none), nil)
  }
}

extension NavProgram.WorldWord {
  /// Whether the expression refers to the current coordinator.
  var isOfCoordinator: Bool {
    switch self {
    case .stack, .screens, .children, .selected: true
    case .quiescent, .transitioning, .front, .presented, .collapsed: false
    }
  }
}
