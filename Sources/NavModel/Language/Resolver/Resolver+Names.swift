extension Resolver {
  /// What a plain name stands for: values and lets, then the screen's or branch's, the coordinator's, the system's
  /// names, then cases, words of the world, routes.
  mutating func name(
    _ name: NavSpec.Name, expecting expected: NavProgram.Domain?, _ scope: inout Scope
  ) -> Typed {
    switch name.text {
    case "true": return (.constant(.bool(true)), .bool)
    case "false": return (.constant(.bool(false)), .bool)
    case "none": return (.constant(.none), nil)
    case "this": return (.this, .screen(scope.place.flatMap { isScreen($0) ? $0 : nil }))
    case "self":
      if scope.coordinator == nil { error("no-self", "there is no coordinator here", at: name.origin) }
      return (.myself, scope.coordinator.map { .coordinator($0) })
    case "child" where scope.hasChild:
      if let place = scope.place, case .branch(let coordinator, _) = program.places[place].kind {
        return (.child, .coordinator(coordinator))
      }
      return (.child, nil)
    case "parent": return (.parent, nil)
    default: break
    }
    if let local = scope.locals.last(where: { $0.name == name.text }) {
      return (.local(local.slot), local.domain)
    }
    if let known = variable(name.text, scope) { return known }
    if expected == .route, let route = ownRoute(name, &scope) { return route }
    if let value = symbol(name.text, [], expecting: expected, &scope, name.origin) { return value }
    if let word = NavProgram.WorldWord(rawValue: name.text) {
      if word.isOfCoordinator, scope.coordinator == nil {
        error(
          "needs-coordinator", "'\(name.text)' is that of a coordinator, and there is none here",
          at: name.origin,
          help: "put it into a coordinator")
      }
      return (.world(word), domain(of: word, scope))
    }
    if name.text == "settled" { return (.world(.quiescent), .bool) }
    if let route = ownRoute(name, &scope) { return route }
    explainUnknown(name, scope)
    return (.constant(.none), nil)
  }

  /// A route of the coordinator in hand.
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

  /// A variable or parameter by its name.
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
    case .quiescent, .transitioning: .bool
    case .front, .presented: .optional(.screen(nil))
    case .stack, .screens: .list(.screen(nil))
    case .children: nil
    case .selected: .optional(.route)
    }
  }

  /// A case of the expected enumeration, else of the only one that has it.
  private mutating func symbol(
    _ name: String, _ written: [NavSpec.Argument], expecting expected: NavProgram.Domain?,
    _ scope: inout Scope,
    _ origin: NavSpec.Origin
  ) -> Typed? {
    var types = Array(program.enumerations.indices)
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
          "needs-qualifier", "outside its coordinator a name is qualified", at: name.origin,
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

  /// A route or a case with values.
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

  /// What a dot asks for.
  mutating func member(
    _ subject: NavSpec.Expression, _ member: NavSpec.Name, _ arguments: [NavSpec.Argument], isCall: Bool,
    _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> Typed {
    if member.text == "instances", let named = self.subject(subject, scope) {
      switch named {
      case .place(let place): return (.instances(named), .list(.screen(place)))
      case .coordinator(let coordinator): return (.instances(named), .list(.coordinator(coordinator)))
      case .tag: return (.instances(named), .list(.screen(nil)))
      }
    }
    if case .name(let name) = subject.kind, let coordinator = coordinatorIndex[name.text],
      !scope.locals.contains(where: { $0.name == name.text })
    {
      return qualified(coordinator, name, member, arguments, &scope)
    }
    let value = expression(subject, &scope)
    switch member.text {
    case "count": return (.attribute(value.expression, .count), .range(0...Int(Int32.max)))
    case "first", "last":
      var element: NavProgram.Domain?
      if case .list(let domain) = value.domain?.unwrapped { element = domain }
      if isCall, let argument = arguments.first, case .name(let name) = argument.value.kind,
        let place = place(of: [name], scope)
      {
        let found: NavProgram.Expression =
          member.text == "first"
          ? .firstOf(value.expression, place: place) : .lastOf(value.expression, place: place)
        return (found, .optional(.screen(place)))
      }
      return (
        .attribute(value.expression, member.text == "first" ? .first : .last), element.map { .optional($0) }
      )
    case "routes": return (.attribute(value.expression, .routes), .list(.route))
    case "contains":
      var element: NavProgram.Domain?
      if case .list(let domain) = value.domain?.unwrapped { element = domain }
      guard let argument = arguments.first else { break }
      let wanted = expression(argument.value, expecting: element, &scope)
      return (.contains(value.expression, wanted.expression), .bool)
    case "route": return (.attribute(value.expression, .route), .route)
    case "owner": return (.attribute(value.expression, .owner), nil)
    case "parent": return (.attribute(value.expression, .parentOf), nil)
    case "children": return (.attribute(value.expression, .childrenOf), nil)
    case "stack": return (.attribute(value.expression, .stackOf), .list(.screen(nil)))
    case "screens": return (.attribute(value.expression, .screensOf), .list(.screen(nil)))
    default: break
    }
    if let known = memberOf(value, member.text) { return known }
    let kind = value.domain.map { program.text(of: $0) } ?? "this"
    error("unknown-member", "\(kind) has no '\(member.text)'", at: member.origin)
    return (.constant(.none), nil)
  }

  /// A parameter or variable of a value, or what a case carries.
  private func memberOf(_ value: Typed, _ name: String) -> Typed? {
    switch value.domain?.unwrapped {
    case .screen(let place?):
      let declaration = program.places[place]
      if let index = declaration.signature.labels.firstIndex(of: name) {
        return (.parameterOf(value.expression, index), declaration.signature.domains[index])
      }
      if let index = declaration.variables.firstIndex(where: { $0.name == name }) {
        return (.variableOf(value.expression, index), declaration.variables[index].domain)
      }
    case .coordinator(let coordinator):
      let declaration = program.coordinators[coordinator]
      if let index = declaration.parameters.labels.firstIndex(of: name) {
        return (.parameterOf(value.expression, index), declaration.parameters.domains[index])
      }
      if let index = declaration.variables.firstIndex(where: { $0.name == name }) {
        return (.variableOf(value.expression, index), declaration.variables[index].domain)
      }
    case .enumeration(let type):
      for (index, signature) in program.enumerations[type].cases.enumerated() {
        if let position = signature.labels.firstIndex(of: name) {
          return (.payload(value.expression, case: index, position), .optional(signature.domains[position]))
        }
      }
    default: break
    }
    return nil
  }

  /// `App.session`, `App.home`, `App.article(swift)`.
  private mutating func qualified(
    _ coordinator: Int, _ name: NavSpec.Name, _ member: NavSpec.Name, _ arguments: [NavSpec.Argument],
    _ scope: inout Scope
  ) -> Typed {
    let declaration = program.coordinators[coordinator]
    if let index = declaration.variables.firstIndex(where: { $0.name == member.text }) {
      if scope.coordinator == coordinator {
        error(
          "needless-qualifier", "inside its coordinator a name is plain", at: name.origin,
          help: "write: \(member.text)")
      }
      return (.variableOf(anyInstance(of: coordinator, &scope), index), declaration.variables[index].domain)
    }
    if let index = declaration.parameters.labels.firstIndex(of: member.text) {
      return (
        .parameterOf(anyInstance(of: coordinator, &scope), index), declaration.parameters.domains[index]
      )
    }
    if place(member.text, in: coordinator) != nil {
      let route = self.route(NavSpec.Route(path: [name, member], arguments: arguments), &scope)
      return (route ?? .constant(.none), .route)
    }
    let known =
      declaration.variables.map(\.name) + declaration.places.map { program.places[$0].signature.name }
    unknown("name", member, among: known)
    return (.constant(.none), nil)
  }

  /// The instance that a coordinator's name stands for in the atom in hand.
  private mutating func anyInstance(of coordinator: Int, _ scope: inout Scope) -> NavProgram.Expression {
    guard isInAtom else { return .attribute(.instances(.coordinator(coordinator)), .first) }
    if let known = quantifiers.first(where: { $0.coordinator == coordinator }) { return .local(known.slot) }
    let slot = scope.nextSlot
    scope.nextSlot += 1
    quantifiers.append((slot, coordinator))
    return .local(slot)
  }

  // MARK: Questions

  /// What a declared name stands for in a question; nil if the expression is no such name.
  func subject(_ written: NavSpec.Expression, _ scope: Scope) -> NavProgram.Subject? {
    switch written.kind {
    case .name(let name):
      if scope.locals.contains(where: { $0.name == name.text }) || variable(name.text, scope) != nil {
        return nil
      }
      if let coordinator = scope.coordinator, let place = place(name.text, in: coordinator) {
        return .place(place)
      }
      if let coordinator = coordinatorIndex[name.text] { return .coordinator(coordinator) }
      return program.tags.firstIndex(of: name.text).map { .tag($0) }
    case .member(let owner, let member):
      guard case .name(let name) = owner.kind, let coordinator = coordinatorIndex[name.text] else {
        return nil
      }
      return place(member.text, in: coordinator).map { .place($0) }
    default: return nil
    }
  }

  mutating func test(
    _ written: NavSpec.Expression, _ test: NavSpec.Test, _ isNegated: Bool, _ origin: NavSpec.Origin,
    _ scope: inout Scope
  ) -> NavProgram.Expression {
    func signed(_ expression: NavProgram.Expression) -> NavProgram.Expression {
      isNegated ? .not(expression) : expression
    }
    if case .name(let name) = written.kind, name.text == "event" {
      if !scope.isChange {
        error(
          "only-in-change", "'event' is the event of a step and belongs into a 'change' property",
          at: name.origin)
      }
      let pattern = eventPattern(test.words, &scope, origin: origin)
      return signed(pattern.map { .eventIs($0) } ?? .constant(.bool(false)))
    }
    guard let word = test.words.first else { return .constant(.bool(false)) }
    if word.text == "running", case .name(let name) = written.kind,
      let effect = program.effects.firstIndex(where: {
        $0.signature.name == name.text
          && (scope.coordinator == nil || coordinatorOf($0.owner) == scope.coordinator)
      })
    {
      return signed(.isRunning(effect))
    }
    if let subject = subject(written, scope) {
      return signed(.someIs(subject, predicate(test, nil, &scope)))
    }
    let value = expression(written, &scope)
    return signed(.test(value.expression, predicate(test, value.domain, &scope)))
  }

  private mutating func predicate(
    _ test: NavSpec.Test, _ domain: NavProgram.Domain?, _ scope: inout Scope
  ) -> NavProgram.Predicate {
    guard let word = test.words.first else { return .absent }
    if test.words.count == 1, test.arguments == nil {
      switch word.text {
      case "onScreen": return .onScreen
      case "visible": return .visible
      case "entering": return .entering
      case "leaving": return .leaving
      case "removed": return .removed
      case "seen": return .seen
      case "alive": return .alive
      case "finished": return .finished
      case "empty": return .empty
      case "none": return .absent
      default: break
      }
    }
    if case .enumeration(let type) = domain?.unwrapped, test.words.count == 1,
      let index = program.enumerations[type].cases.firstIndex(where: { $0.name == word.text })
    {
      let domains = program.enumerations[type].cases[index].domains
      return .symbol(index, patterns(test.arguments, domains, &scope))
    }
    if test.words.count == 1 {
      if let tag = program.tags.firstIndex(of: word.text) { return .tagged(tag) }
      if let coordinator = coordinatorIndex[word.text] { return .coordinator(coordinator) }
    }
    guard let place = place(of: test.words, scope) else { return .absent }
    return .place(place, patterns(test.arguments, program.places[place].signature.domains, &scope))
  }

  private mutating func patterns(
    _ arguments: [NavSpec.Argument]?, _ domains: [NavProgram.Domain], _ scope: inout Scope
  ) -> [NavProgram.Expression?] {
    (arguments ?? []).enumerated().map { index, argument in
      expression(argument.value, expecting: domains.indices.contains(index) ? domains[index] : nil, &scope)
        .expression
    }
  }
}

extension NavProgram.WorldWord {
  /// Whether it asks about the coordinator in hand.
  var isOfCoordinator: Bool {
    switch self {
    case .stack, .screens, .children, .selected: true
    case .quiescent, .transitioning, .front, .presented: false
    }
  }
}
