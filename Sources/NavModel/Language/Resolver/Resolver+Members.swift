extension Resolver {
  /// Declares variables, locks, effects and controls, and collects the names of results and labels.
  mutating func declareMembers() {
    for item in spec.items {
      if case .variable(let written) = item { program.variables.append(variable(written, nil)) }
      if case .action(let action) = item { declare(action, .system) }
    }
    checkTwice(program.variables)
    for (index, coordinator) in coordinatorSpecs.enumerated() {
      for member in coordinator.members {
        switch member {
        case .variable(let written): program.coordinators[index].variables.append(variable(written, index))
        case .lock(let name):
          var lock = NavProgram.VariableDeclaration(name: name.text, domain: .bool, origin: name.origin)
          lock.isLock = true
          lock.initial = .constant(.bool(false))
          program.coordinators[index].variables.append(lock)
        case .effect(let effect): declare(effect, .coordinator(index), index)
        case .action(let action): declare(action, .coordinator(index))
        case .feedback(let feedback):
          collect(feedback.body, of: index)
          for handler in feedback.handlers { collect(handler.body, of: index) }
        case .tree(let clause):
          if let name = clause.names.first {
            error("misplaced-clause", "'\(clause.kind.rawValue)' belongs to a screen", at: name.origin)
          }
        default: break
        }
      }
      checkTwice(program.coordinators[index].variables)
      declareControls(coordinator.members, .coordinator(index), index)
      collectNames(in: coordinator.members, of: index)
    }
    for place in program.places.indices {
      let coordinator = program.places[place].coordinator
      for member in placeMembers[place] {
        switch member {
        case .variable(let written):
          program.places[place].variables.append(variable(written, coordinator, isOfPlace: true))
        case .effect(let effect): declare(effect, .place(place), coordinator)
        case .action(let action): declare(action, .place(place))
        case .lock(let name):
          error("misplaced-lock", "a lock belongs to a coordinator", at: name.origin)
        case .start(let route):
          if let name = route.path.first {
            error("misplaced-start", "a start screen belongs to a coordinator", at: name.origin)
          }
        case .screen(let screen):
          error("misplaced-screen", "a screen belongs to a coordinator", at: screen.name.origin)
        case .branch(let branch):
          error("misplaced-branch", "a branch belongs to a coordinator", at: branch.name.origin)
        case .feedback(let feedback):
          error("misplaced-clause", "a feedback belongs to a coordinator", at: feedback.name.origin)
        case .tabs(let tabs): error("misplaced-tabs", "tabs belong to a coordinator", at: tabs.name.origin)
        case .split(let split):
          error("misplaced-split", "a split view belongs to a coordinator", at: split.name.origin)
        default: break
        }
      }
      checkTwice(program.places[place].variables)
      declareControls(placeMembers[place], .place(place), coordinator)
      collectNames(in: placeMembers[place], of: coordinator)
    }
    for item in spec.items {
      if case .handler(let handler) = item { collect(handler.body, of: nil) }
      if case .action(let action) = item { collect(action.body, of: nil) }
    }
  }

  static func key(_ origin: NavSpec.Origin) -> String { "\(origin.file):\(origin.line):\(origin.column)" }

  /// Returns the domain of a variable; nil if it is unknown.
  func known(_ variable: NavProgram.VariableDeclaration) -> NavProgram.Domain? {
    unresolved.contains(Self.key(variable.origin)) ? nil : variable.domain
  }

  private mutating func checkTwice(_ variables: [NavProgram.VariableDeclaration]) {
    var seen: [String: NavSpec.Origin] = [:]
    for variable in variables {
      if let first = seen[variable.name] {
        error(
          "duplicate-name", "'\(variable.name)' is declared twice", at: variable.origin,
          notes: [NavDiagnostic.Note(message: "first declared here", origin: first)])
      }
      seen[variable.name] = variable.origin
    }
  }

  private mutating func variable(
    _ written: NavSpec.Variable, _ coordinator: Int?, isOfPlace: Bool = false
  ) -> NavProgram.VariableDeclaration {
    let domain = domain(written.domain, in: coordinator)
    if domain == nil { unresolved.insert(Self.key(written.name.origin)) }
    var variable = NavProgram.VariableDeclaration(
      name: written.name.text, domain: domain ?? .optional(.route),
      origin: written.name.origin)
    variable.ownership = written.ownership
    variable.isStructural = written.isStructural
    if written.ownership != .strong {
      guard case .coordinator = variable.domain.unwrapped else {
        error(
          "ownership", "only a reference to a coordinator can be weak or unowned", at: written.name.origin)
        return variable
      }
    }
    switch written.binding {
    case .believes(let part), .binds(let part):
      guard let known = NavProgram.Binding.Part(rawValue: part.text) else {
        unknown("part", part, among: NavProgram.Binding.Part.allCases.map(\.rawValue))
        break
      }
      let isTwoWay = if case .binds = written.binding { true } else { false }
      if coordinator == nil || isOfPlace {
        error(
          "tie-system", "only a variable of a coordinator can have 'believes' or 'binds'", at: part.origin,
          help: "move the variable into a coordinator")
      }
      variable.binding = NavProgram.Binding(part: known, isTwoWay: isTwoWay)
    case nil: break
    }
    return variable
  }

  private mutating func declare(_ effect: NavSpec.Effect, _ owner: NavProgram.Owner, _ coordinator: Int) {
    if let first = program.effects.first(where: {
      $0.signature.name == effect.name.text && coordinatorOf($0.owner) == coordinator
    }) {
      error(
        "duplicate-name", "'\(effect.name.text)' is declared twice", at: effect.name.origin,
        notes: [NavDiagnostic.Note(message: "first declared here", origin: first.signature.origin)])
      return
    }
    let outcomes = effect.outcomes.map { signature($0.message.name, $0.message.parameters, isInput: true) }
    program.effects.append(
      NavProgram.EffectDeclaration(
        owner: owner, signature: signature(effect.name, effect.parameters, in: coordinator),
        outcomes: outcomes,
        isRepeated: effect.outcomes.map(\.isRepeated), isBlocking: effect.isBlocking))
  }

  func coordinatorOf(_ owner: NavProgram.Owner) -> Int? {
    switch owner {
    case .system: nil
    case .coordinator(let coordinator): coordinator
    case .place(let place): program.places[place].coordinator
    }
  }

  private mutating func declareControls(
    _ members: [NavSpec.Member], _ owner: NavProgram.Owner, _ coordinator: Int
  ) {
    for case .handler(let handler) in members {
      for pattern in handler.patterns where pattern.words.first?.text == "tap" && pattern.words.count == 2 {
        declareControl(pattern, owner, coordinator)
      }
    }
  }

  private mutating func declareControl(
    _ pattern: NavSpec.Pattern, _ owner: NavProgram.Owner, _ coordinator: Int
  ) {
    let name = pattern.words[1]
    if case .place(let place) = owner, case .screen = program.places[place].kind {
    } else if case .place = owner {
      return error(
        "tap-place",
        "only screens and coordinators have controls; move 'on tap \(name.text)' into one of them",
        at: name.origin)
    }
    var signature = NavProgram.Signature(name: name.text, origin: name.origin)
    for value in pattern.values ?? [] {
      guard let written = value.domain, let domain = domain(written, in: coordinator) else {
        if value.domain == nil,
          !program.controls.contains(where: { $0.owner == owner && $0.signature.name == name.text })
        {
          error(
            "tap-domain", "'on tap' must state the domain of this value", at: value.name.origin,
            help: "write: \(value.name.text): Bool")
        }
        continue
      }
      signature.labels.append(value.name.text)
      signature.domains.append(domain)
    }
    if let known = program.controls.first(where: { $0.owner == owner && $0.signature.name == name.text }) {
      if let values = pattern.values, values.count != known.signature.domains.count {
        error(
          "tap-values",
          "the number of values of 'tap \(name.text)' is \(values.count) here, "
            + "and \(known.signature.domains.count) in another handler", at: name.origin,
          notes: [NavDiagnostic.Note(message: "first used here", origin: known.signature.origin)])
      }
      return
    }
    checkSize(signature)
    program.controls.append(NavProgram.ControlDeclaration(owner: owner, signature: signature))
  }

  // MARK: Results and labels

  private mutating func collectNames(in members: [NavSpec.Member], of coordinator: Int) {
    for case .handler(let handler) in members { collect(handler.body, of: coordinator) }
    for case .finishes(let end) in members {
      guard let route = end.result, let name = route.path.first else { continue }
      finishes[coordinator].insert(result(name, route.arguments.count))
    }
    for case .action(let action) in members { collect(action.body, of: coordinator) }
  }

  /// Collects the results of flows and the labels of `note`.
  private mutating func collect(_ statements: [NavSpec.Statement], of coordinator: Int?) {
    for statement in statements {
      switch statement.kind {
      case .finish(let route?):
        guard let name = route.path.first, let coordinator else { continue }
        let index = result(name, route.arguments.count)
        finishes[coordinator].insert(index)
      case .note(let route):
        guard let name = route.path.first else { continue }
        if let known = program.labels.firstIndex(where: { $0.name == name.text }) {
          if labelDomains[known].count != route.arguments.count {
            let count = route.arguments.count
            error(
              "note-values",
              "'note \(name.text)' has \(count) \(count == 1 ? "value" : "values") here, and \(labelDomains[known].count) elsewhere",
              at: name.origin)
          }
        } else {
          program.labels.append(NavProgram.Signature(name: name.text, origin: name.origin))
          labelDomains.append(Array(repeating: nil, count: route.arguments.count))
        }
      case .stack(_, let tail), .present(_, _, _, let tail), .dismiss(_, let tail), .select(_, let tail):
        collect(tail.continuation ?? [], of: coordinator)
      case .branch(_, let then, let otherwise):
        collect(then, of: coordinator)
        collect(otherwise ?? [], of: coordinator)
      case .choose(let alternatives): for block in alternatives { collect(block, of: coordinator) }
      case .each(_, _, let body), .later(let body), .library(.whenReady(_, let body)):
        collect(body, of: coordinator)
      default: break
      }
    }
  }

  private mutating func result(_ name: NavSpec.Name, _ count: Int) -> Int {
    if let known = program.results.firstIndex(where: { $0.name == name.text }) {
      if resultDomains[known].count != count {
        error(
          "finish-values",
          "the number of values of 'finish \(name.text)' is \(count) here, and \(resultDomains[known].count) elsewhere",
          at: name.origin)
      }
      return known
    }
    program.results.append(NavProgram.Signature(name: name.text, origin: name.origin))
    resultDomains.append(Array(repeating: nil, count: count))
    return program.results.count - 1
  }
}
