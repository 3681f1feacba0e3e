extension Resolver {
  /// An expression with its domain, which is nil if it is unknown.
  typealias Typed = (expression: NavProgram.Expression, domain: NavProgram.Domain?)

  private static let nothing: NavProgram.Expression = .constant(.none)

  /// Resolves a Boolean expression.
  mutating func condition(_ written: NavSpec.Expression, _ scope: inout Scope) -> NavProgram.Expression {
    switch written.kind {
    case .binary(.and, let left, let right): return .and(condition(left, &scope), condition(right, &scope))
    case .binary(.or, let left, let right): return .or(condition(left, &scope), condition(right, &scope))
    case .binary(.implies, let left, let right):
      return .implies(condition(left, &scope), condition(right, &scope))
    case .not(let operand): return .not(condition(operand, &scope))
    case .quantified(.every, _, _, _), .quantified(.some, _, _, _):
      return expression(written, expecting: .bool, &scope).expression
    default:
      return atom(&scope) { resolver, scope in
        let value = resolver.expression(written, expecting: .bool, &scope)
        resolver.check(value.domain, fits: .bool, at: written.origin)
        return value.expression
      }
    }
  }

  /// Resolves an atom; the name of a coordinator in it stands for at least one living instance.
  private mutating func atom(
    _ scope: inout Scope, _ body: (inout Resolver, inout Scope) -> NavProgram.Expression
  ) -> NavProgram.Expression {
    if isInAtom { return body(&self, &scope) }
    isInAtom = true
    quantifiers = []
    var result = body(&self, &scope)
    for (slot, coordinator) in quantifiers.reversed() {
      result = .some(slot, in: .instances(.coordinator(coordinator)), result)
    }
    quantifiers = []
    isInAtom = false
    return result
  }

  /// Checks whether a value of one domain is valid where another domain is expected.
  mutating func check(
    _ actual: NavProgram.Domain?, fits expected: NavProgram.Domain, at origin: NavSpec.Origin
  ) {
    guard let actual, !program.fits(actual, expected) else { return }
    error(
      "type-mismatch",
      "this is \(program.text(of: actual)), but \(program.text(of: expected)) is expected here",
      at: origin)
  }

  mutating func expression(
    _ written: NavSpec.Expression, expecting expected: NavProgram.Domain? = nil, _ scope: inout Scope
  ) -> Typed {
    switch written.kind {
    case .number(let number): return (.constant(.int(number)), .range(number...number))
    case .name(let name): return self.name(name, expecting: expected, &scope)
    case .member(let subject, let member):
      return self.member(subject, member, [], isCall: false, written.origin, &scope)
    case .call(let callee, let arguments):
      if case .member(let subject, let member) = callee.kind {
        return self.member(subject, member, arguments, isCall: true, written.origin, &scope)
      }
      guard case .name(let name) = callee.kind else {
        error("not-callable", "only a name can have values in parentheses", at: written.origin)
        return (Self.nothing, nil)
      }
      return call(name, arguments, expecting: expected, &scope)
    case .list(let elements):
      var inner: NavProgram.Domain?
      if case .list(let domain) = expected?.unwrapped { inner = domain }
      var values: [NavProgram.Expression] = []
      for element in elements {
        let value = expression(element, expecting: inner, &scope)
        if let inner { check(value.domain, fits: inner, at: element.origin) }
        inner = inner ?? value.domain
        values.append(value.expression)
      }
      return (.list(values), inner.map { .list($0) })
    case .new(let route): return new(route, &scope)
    case .before(let inner):
      requireChange("before", written.origin, &scope)
      let value = expression(inner, expecting: expected, &scope)
      return (.before(value.expression), value.domain)
    case .did(let name, let arguments):
      requireChange("did", name.origin, &scope)
      return (did(name, arguments, &scope).map { .did($0) } ?? Self.nothing, .bool)
    case .not, .binary(.and, _, _), .binary(.or, _, _), .binary(.implies, _, _):
      return (condition(written, &scope), .bool)
    case .binary(let op, let left, let right): return binary(op, left, right, written.origin, &scope)
    case .test(let subject, let isNegated, let test):
      let result = atom(&scope) { resolver, scope in
        resolver.test(subject, test, isNegated, written.origin, &scope)
      }
      return (result, .bool)
    case .quantified(let quantifier, let name, let list, let claim):
      let elements = self.list(list, &scope)
      let element = elements.element
      let kept = scope.locals
      let slot = scope.bind(name.text, element)
      let wasInAtom = isInAtom
      let outer = quantifiers
      isInAtom = false
      let body = repeated(elements.length, at: list.origin) { $0.condition(claim, &scope) }
      isInAtom = wasInAtom
      quantifiers = outer
      scope.locals = kept
      switch quantifier {
      case .every: return (.every(slot, in: elements.expression, body), .bool)
      case .some: return (.some(slot, in: elements.expression, body), .bool)
      case .count: return (.counted(slot, in: elements.expression, body), .range(0...Int(Int32.max)))
      }
    }
  }

  private mutating func requireChange(_ word: String, _ origin: NavSpec.Origin, _ scope: inout Scope) {
    scope.speaksOfStep = true
    if !scope.isChange {
      error(
        "only-in-change",
        "'\(word)' is about a step, so it belongs in a 'change' property or "
          + "after the ':' of an 'eventually' property",
        at: origin)
    }
  }

  // MARK: Operators

  private mutating func binary(
    _ op: NavSpec.Operator, _ left: NavSpec.Expression, _ right: NavSpec.Expression, _ origin: NavSpec.Origin,
    _ scope: inout Scope
  ) -> Typed {
    switch op {
    case .plus, .minus, .range:
      let a = expression(left, &scope)
      let b = expression(right, &scope)
      for (value, side) in [(a, left), (b, right)] {
        if let domain = value.domain, !domain.isNumber {
          error("not-a-number", "this is \(program.text(of: domain)), not a number", at: side.origin)
        }
      }
      if op == .range { checkLength(from: a.domain, to: b.domain, origin) }
      let number = NavProgram.Domain.range(Int(Int32.min)...Int(Int32.max))
      return (.arithmetic(op, a.expression, b.expression), op == .range ? .list(number) : number)
    default:
      // The domain of the other side determines the type of a case.
      var a: Typed
      var b: Typed
      if isCaseName(left, scope) {
        b = expression(right, &scope)
        a = expression(left, expecting: b.domain, &scope)
      } else {
        a = expression(left, &scope)
        b = expression(right, expecting: a.domain, &scope)
      }
      if let x = a.domain, let y = b.domain {
        if op != .equal, op != .notEqual {
          for (domain, side) in [(x, left), (y, right)] where !domain.isNumber {
            error("not-a-number", "this is \(program.text(of: domain)), not a number", at: side.origin)
          }
        } else if !program.fits(x, y), !program.fits(y, x) {
          error(
            "type-mismatch", "\(program.text(of: x)) and \(program.text(of: y)) are never equal", at: origin)
        }
      }
      return (.compare(op, a.expression, b.expression), .bool)
    }
  }

  /// Whether an expression is a plain name that can only be a case.
  private func isCaseName(_ written: NavSpec.Expression, _ scope: Scope) -> Bool {
    let name: String
    switch written.kind {
    case .name(let plain): name = plain.text
    case .call(let callee, _):
      guard case .name(let plain) = callee.kind else { return false }
      name = plain.text
    default: return false
    }
    if scope.locals.contains(where: { $0.name == name }) || variable(name, scope) != nil { return false }
    return program.enumerations.indices.contains { type in
      !isEnding(type) && program.enumerations[type].cases.contains { $0.name == name }
    }
  }

  // MARK: New instances

  private mutating func new(_ route: NavSpec.Route, _ scope: inout Scope) -> Typed {
    if route.path.count == 1, let name = route.path.first, let coordinator = coordinatorIndex[name.text] {
      let parameters = program.coordinators[coordinator].parameters
      let values = arguments(route.arguments, of: parameters, at: name.origin, &scope)
      return (.newCoordinator(coordinator, values), .coordinator(coordinator))
    }
    guard let made = self.route(route, &scope), case .route(let place, _) = made else {
      return (Self.nothing, nil)
    }
    return (.newScreen(made), .screen(place))
  }

  // MARK: Routes and arguments

  /// Resolves a route with its values: without a qualifier in its own coordinator, with a qualifier elsewhere.
  mutating func route(_ written: NavSpec.Route, _ scope: inout Scope) -> NavProgram.Expression? {
    guard let last = written.path.last, let place = place(of: written.path, scope) else { return nil }
    let signature = program.places[place].signature
    return .route(place, arguments(written.arguments, of: signature, at: last.origin, &scope))
  }

  /// Returns the place that a path names; reports an error if there is none.
  mutating func place(of path: [NavSpec.Name], _ scope: Scope) -> Int? {
    guard let first = path.first else { return nil }
    if path.count == 1 {
      if let coordinator = scope.coordinator {
        if let place = place(first.text, in: coordinator) { return place }
        let known = program.coordinators[coordinator].places.map { program.places[$0].signature.name }
        unknown("screen", first, among: known)
        return nil
      }
      let owners = program.coordinators.filter { owner in
        owner.places.contains { program.places[$0].signature.name == first.text }
      }
      if let owner = owners.first {
        error(
          "needs-qualifier", "outside of its coordinator, the name needs a qualifier",
          at: first.origin,
          help: "write: \(owner.name).\(first.text)")
      } else {
        unknown("screen", first, among: program.places.map(\.signature.name))
      }
      return nil
    }
    guard let coordinator = coordinatorIndex[first.text] else {
      unknown("coordinator", first, among: Array(coordinatorIndex.keys))
      return nil
    }
    if let place = place(path[1].text, in: coordinator) { return place }
    unknown(
      "screen", path[1],
      among: program.coordinators[coordinator].places.map { program.places[$0].signature.name })
    return nil
  }

  /// Resolves arguments in the order of the parameters; each parameter needs exactly one argument.
  mutating func arguments(
    _ written: [NavSpec.Argument], of signature: NavProgram.Signature, at origin: NavSpec.Origin,
    _ scope: inout Scope
  ) -> [NavProgram.Expression] {
    var values: [NavProgram.Expression?] = Array(repeating: nil, count: signature.domains.count)
    for (position, argument) in written.enumerated() {
      guard let index = self.position(of: argument, at: position, in: signature) else { continue }
      let value = expression(argument.value, expecting: signature.domains[index], &scope)
      check(value.domain, fits: signature.domains[index], at: argument.value.origin)
      values[index] = value.expression
    }
    for (index, value) in values.enumerated() where value == nil {
      error(
        "argument-missing", "'\(signature.name)' needs a value for '\(signature.labels[index])'", at: origin)
    }
    return values.map { $0 ?? Self.nothing }
  }

  /// Returns the position of the parameter of an argument; reports an error if there is none.
  mutating func position(
    of argument: NavSpec.Argument, at position: Int, in signature: NavProgram.Signature
  ) -> Int? {
    if let label = argument.label {
      let known = signature.labels.firstIndex(of: label.text)
      if known == nil { unknown("parameter", label, among: signature.labels) }
      return known
    }
    if signature.domains.indices.contains(position) { return position }
    error(
      "argument-count",
      "'\(signature.name)' takes \(signature.domains.count) value\(signature.domains.count == 1 ? "" : "s")",
      at: argument.value.origin)
    return nil
  }
}

extension NavProgram.Domain {
  /// Whether the domain is a range of numbers.
  var isNumber: Bool {
    if case .range = unwrapped { true } else { false }
  }
}

extension NavProgram {
  /// Checks whether a value of one domain is valid where another domain is expected.
  func fits(_ actual: Domain, _ expected: Domain) -> Bool {
    switch (actual.unwrapped, expected.unwrapped) {
    case (.range, .range), (.route, .route), (.route, .screen), (.screen, .route), (.screen(nil), .screen),
      (.screen, .screen(nil)):
      true
    case (.coordinator, .route), (.coordinator, .screen): true
    case (.list(let left), .list(let right)): fits(left, right)
    case (let left, let right): left == right
    }
  }

  /// Returns the description of a domain in messages.
  func text(of domain: Domain) -> String {
    switch domain {
    case .bool: "a Bool"
    case .range(let range):
      range.lowerBound == range.upperBound
        ? "the number \(range.lowerBound)"
        : range.lowerBound <= Int(Int32.min)
          ? "a number" : "a number in \(range.lowerBound)...\(range.upperBound)"
    case .enumeration(let index):
      enumerations[index].name
        ?? "one of { \(enumerations[index].cases.prefix(6).map(\.name).joined(separator: ", "))\(enumerations[index].cases.count > 6 ? ", …" : "") }"
    case .list(let element): "a list of \(text(of: element))"
    case .optional(let wrapped): "\(text(of: wrapped)) or none"
    case .snapshot: "a snapshot"
    case .route: "a route"
    case .screen(let place): place.map { "a screen '\(places[$0].signature.name)'" } ?? "a screen"
    case .coordinator(let index): "a coordinator \(coordinators[index].name)"
    }
  }
}
