extension Resolver {
  /// Resolves a member of a value.
  mutating func member(
    _ subject: NavSpec.Expression, _ member: NavSpec.Name, _ arguments: [NavSpec.Argument], isCall: Bool,
    _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> Typed {
    if member.text == "instances", let named = askedSubject(subject, scope) {
      if isCall { refuseValues(of: member) }
      switch named {
      case .place(let place), .ownPlace(let place): return (.instances(named), .list(.screen(place)))
      case .coordinator(let coordinator): return (.instances(named), .list(.coordinator(coordinator)))
      case .tag: return (.instances(named), .list(.screen(nil)))
      }
    }
    if case .name(let name) = subject.kind, let coordinator = coordinatorIndex[name.text],
      !scope.locals.contains(where: { $0.name == name.text })
    {
      return qualified(coordinator, name, member, arguments, isCall: isCall, &scope)
    }
    if case .name(let name) = subject.kind, heirs[name.text] != nil {
      unknown("coordinator", name, among: Array(coordinatorIndex.keys))
      return (.constant(.none), nil)
    }
    let value = expression(subject, &scope)
    if let known = attribute(value, member, arguments, isCall: isCall, &scope) { return known }
    if let known = memberOf(value, member.text) {
      if isCall { refuseValues(of: member) }
      return known
    }
    let kind = value.domain.map { program.text(of: $0) } ?? "this"
    error(
      "unknown-member", "\(kind) has no '\(member.text)'", at: member.origin,
      help: NavSwiftWords.help(forMember: member.text, of: subject.description))
    return (.constant(.none), nil)
  }

  /// Resolves an attribute of a list, screen or coordinator; nil if the value has no such attribute.
  private mutating func attribute(
    _ value: Typed, _ member: NavSpec.Name, _ arguments: [NavSpec.Argument], isCall: Bool,
    _ scope: inout Scope
  ) -> Typed? {
    var element: NavProgram.Domain?
    var isList = value.domain == nil
    if case .list(let domain) = value.domain?.unwrapped { (element, isList) = (domain, true) }
    if isCall, isList, ["first", "last", "contains"].contains(member.text) {
      guard arguments.count == 1, let argument = arguments.first else {
        error("argument-count", "'\(member.text)' takes one value", at: member.origin)
        return (.constant(.none), nil)
      }
      return search(value, member.text, element, argument.value, &scope)
    }
    guard let attribute = NavProgram.Attribute(written: member.text),
      value.domain.map(attribute.belongs(to:)) ?? true
    else { return nil }
    if isCall { refuseValues(of: member) }
    switch attribute {
    case .count: return (.attribute(value.expression, attribute), .range(0...Int(Int32.max)))
    case .first, .last: return (.attribute(value.expression, attribute), element.map { .optional($0) })
    case .routes: return (.attribute(value.expression, attribute), .list(.route))
    case .route: return (.attribute(value.expression, attribute), .route)
    case .stackOf, .screensOf: return (.attribute(value.expression, attribute), .list(.screen(nil)))
    case .owner, .parentOf, .childrenOf: return (.attribute(value.expression, attribute), nil)
    }
  }

  private mutating func refuseValues(of member: NavSpec.Name) {
    error(
      "argument-count", "'\(member.text)' takes no values", at: member.origin,
      help: "write: .\(member.text)")
  }

  /// `list.first(detail)`, `list.last(detail)`, `list.contains(value)`.
  private mutating func search(
    _ list: Typed, _ word: String, _ element: NavProgram.Domain?, _ wanted: NavSpec.Expression,
    _ scope: inout Scope
  ) -> Typed {
    if word == "contains" {
      let value = expression(wanted, expecting: element, &scope)
      if let element { check(value.domain, fits: element, at: wanted.origin) }
      return (.contains(list.expression, value.expression), .bool)
    }
    guard case .place(let place)? = subject(wanted, scope) else {
      error(
        "not-a-screen", "'\(word)' takes the name of a screen", at: wanted.origin,
        help: "write: .\(word)(name), or plain .\(word)")
      return (.constant(.none), nil)
    }
    return (
      word == "first" ? .firstOf(list.expression, place: place) : .lastOf(list.expression, place: place),
      .optional(.screen(place))
    )
  }

  /// Resolves a parameter or variable of an instance, or a value of a case.
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
    case .snapshot(let coordinator):
      let variables = program.coordinators[coordinator].variables
      guard let index = variables.firstIndex(where: { $0.name == name }) else { return nil }
      return (.element(value.expression, index), known(variables[index]))
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
    isCall: Bool, _ scope: inout Scope
  ) -> Typed {
    let declaration = program.coordinators[coordinator]
    if let index = declaration.variables.firstIndex(where: { $0.name == member.text }) {
      if scope.coordinator == coordinator {
        error(
          "needless-qualifier", "inside of its coordinator, the name needs no qualifier", at: name.origin,
          help: "write: \(member.text)")
      }
      if isCall { refuseValues(of: member) }
      return (.variableOf(anyInstance(of: coordinator, &scope), index), declaration.variables[index].domain)
    }
    if let index = declaration.parameters.labels.firstIndex(of: member.text) {
      if isCall { refuseValues(of: member) }
      return (
        .parameterOf(anyInstance(of: coordinator, &scope), index), declaration.parameters.domains[index]
      )
    }
    if place(member.text, in: coordinator) != nil {
      let route = self.route(NavSpec.Route(path: [name, member], arguments: arguments), &scope)
      return (route ?? .constant(.none), .route)
    }
    if NavProgram.Attribute(written: member.text)?.belongs(to: .coordinator(coordinator)) ?? false {
      let instance: Typed = (anyInstance(of: coordinator, &scope), .coordinator(coordinator))
      if let known = attribute(instance, member, arguments, isCall: isCall, &scope) { return known }
    }
    let known =
      declaration.variables.map(\.name) + declaration.places.map { program.places[$0].signature.name }
    unknown("name", member, among: known)
    return (.constant(.none), nil)
  }

  /// Returns the instance for which a coordinator's name stands in the current atom.
  private mutating func anyInstance(of coordinator: Int, _ scope: inout Scope) -> NavProgram.Expression {
    guard isInAtom else { return .attribute(.instances(.coordinator(coordinator)), .first) }
    if let known = quantifiers.first(where: { $0.coordinator == coordinator }) { return .local(known.slot) }
    let slot = scope.nextSlot
    scope.nextSlot += 1
    quantifiers.append((slot, coordinator))
    return .local(slot)
  }
}

extension NavProgram.Attribute {
  /// Creates the attribute with the name of a member.
  fileprivate init?(written: String) {
    switch written {
    case "count": self = .count
    case "first": self = .first
    case "last": self = .last
    case "routes": self = .routes
    case "route": self = .route
    case "owner": self = .owner
    case "parent": self = .parentOf
    case "children": self = .childrenOf
    case "stack": self = .stackOf
    case "screens": self = .screensOf
    default: return nil
    }
  }

  /// Whether the values of a domain have the attribute.
  fileprivate func belongs(to domain: NavProgram.Domain) -> Bool {
    switch (self, domain.unwrapped) {
    case (.count, .list), (.first, .list), (.last, .list): true
    case (.routes, .list(let element)): NavProgram.Attribute.route.belongs(to: element)
    case (.route, .screen), (.route, .route), (.owner, .screen): true
    case (.parentOf, .coordinator), (.childrenOf, .coordinator), (.stackOf, .coordinator),
      (.screensOf, .coordinator):
      true
    default: false
    }
  }
}
