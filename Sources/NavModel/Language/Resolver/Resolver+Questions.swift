extension Resolver {
  /// Returns the subject of a test that a declared name stands for; nil if the expression is not such a name.
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

  /// Returns the subject of a predicate of instances; a plain name means the own screen of the current coordinator.
  func askedSubject(_ written: NavSpec.Expression, _ scope: Scope) -> NavProgram.Subject? {
    guard case .name = written.kind, case .place(let place)? = subject(written, scope) else {
      return subject(written, scope)
    }
    return .ownPlace(place)
  }

  mutating func test(
    _ written: NavSpec.Expression, _ test: NavSpec.Test, _ isNegated: Bool, _ origin: NavSpec.Origin,
    _ scope: inout Scope
  ) -> NavProgram.Expression {
    func signed(_ expression: NavProgram.Expression) -> NavProgram.Expression {
      isNegated ? .not(expression) : expression
    }
    if case .name(let name) = written.kind, name.text == "event" {
      scope.speaksOfStep = true
      if !scope.isChange {
        error(
          "only-in-change",
          "'event' is the event of a step, so it belongs in a 'change' property or "
            + "after the ':' of an 'eventually' property",
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
    if word.text == "running", case .name(let name) = written.kind,
      let feedback = program.feedbacks.firstIndex(where: {
        $0.name == name.text && $0.coordinator == scope.coordinator
      })
    {
      return signed(.isFeedbackRunning(feedback))
    }
    if word.text == "running", case .member(let base, let name) = written.kind,
      case .name(let owner) = base.kind,
      let coordinator = coordinatorIndex[owner.text],
      let effect = program.effects.firstIndex(where: {
        $0.signature.name == name.text && coordinatorOf($0.owner) == coordinator
      })
    {
      if scope.coordinator == nil || scope.coordinator == coordinator { return signed(.isRunning(effect)) }
      unknown("effect", name, among: [])
      return .constant(.bool(false))
    }
    if let subject = askedSubject(written, scope) {
      let asked: NavProgram.Domain =
        switch subject {
        case .place(let place), .ownPlace(let place): .screen(place)
        case .coordinator(let coordinator): .coordinator(coordinator)
        case .tag: .screen(nil)
        }
      return signed(.someIs(subject, predicate(test, asked, written.origin, &scope)))
    }
    let value = expression(written, &scope)
    return signed(.test(value.expression, predicate(test, value.domain, written.origin, &scope)))
  }

  private mutating func predicate(
    _ test: NavSpec.Test, _ domain: NavProgram.Domain?, _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> NavProgram.Predicate {
    guard let word = test.words.first else { return .absent }
    func isFit(_ predicate: NavProgram.Predicate) -> Bool {
      domain.map { predicate.canHold(of: $0) } ?? true
    }
    let found = wanted(test, word, domain, &scope)
    if !isFit(found) {
      let kind = domain.map { program.text(of: $0) } ?? "this"
      error(
        "unfit-question", "\(kind) can never be '\(test.words.map(\.text).joined(separator: "."))'",
        at: word.origin)
    }
    return found
  }

  /// The words after `is` that are not declared by the spec.
  private static let wordsAfterIs = [
    "onScreen", "visible", "entering", "leaving", "removed", "seen", "alive", "finished", "empty", "none",
  ]

  /// Resolves the predicate after `is`.
  private mutating func wanted(
    _ test: NavSpec.Test, _ word: NavSpec.Name, _ domain: NavProgram.Domain?, _ scope: inout Scope
  ) -> NavProgram.Predicate {
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
      return .symbol(index, patterns(test.arguments, of: program.enumerations[type].cases[index], &scope))
    }
    if test.words.count == 1, test.arguments == nil {
      if let tag = program.tags.firstIndex(of: word.text) { return .tagged(tag) }
      if let coordinator = coordinatorIndex[word.text] { return .coordinator(coordinator) }
    }
    if test.words.count == 1, !program.places.contains(where: { $0.signature.name == word.text }),
      NavSpelling.nearest(to: word.text, among: Self.wordsAfterIs) != nil
    {
      unknown("name", word, among: Self.wordsAfterIs)
      return .absent
    }
    guard let place = place(of: test.words, scope) else { return .absent }
    return .place(place, patterns(test.arguments, of: program.places[place].signature, &scope))
  }

  /// Resolves the expected values in the order of the parameters; nil stands for any value.
  mutating func patterns(
    _ arguments: [NavSpec.Argument]?, of signature: NavProgram.Signature, _ scope: inout Scope
  ) -> [NavProgram.Expression?] {
    var values: [NavProgram.Expression?] = Array(repeating: nil, count: signature.domains.count)
    for (position, argument) in (arguments ?? []).enumerated() {
      guard let index = self.position(of: argument, at: position, in: signature) else { continue }
      let value = expression(argument.value, expecting: signature.domains[index], &scope)
      check(value.domain, fits: signature.domains[index], at: argument.value.origin)
      values[index] = value.expression
    }
    return values
  }
}

extension NavProgram.Predicate {
  /// Whether the predicate can be true for a value of a domain.
  fileprivate func canHold(of domain: NavProgram.Domain) -> Bool {
    switch (self, domain.unwrapped) {
    case (.absent, _): if case .optional = domain { true } else { false }
    case (.empty, .list): true
    case (.onScreen, .screen), (.onScreen, .coordinator), (.visible, .screen), (.visible, .coordinator): true
    case (.entering, .screen), (.leaving, .screen), (.removed, .screen), (.seen, .screen): true
    case (.alive, .coordinator), (.finished, .coordinator): true
    case (.coordinator, .coordinator): true
    case (.tagged, .screen), (.tagged, .route), (.place, .screen), (.place, .route): true
    case (.symbol, .enumeration): true
    default: false
    }
  }
}
