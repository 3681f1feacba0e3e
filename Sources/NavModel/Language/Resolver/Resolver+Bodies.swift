extension Resolver {
  /// Resolves all declarations with expressions.
  mutating func resolveBodies() {
    resolveActions()
    resolveFeedbacks()
    var (events, links) = (0, 0)
    for item in spec.items {
      switch item {
      case .event(let event) where program.events.indices.contains(events):
        var scope = Scope()
        let signature = program.events[events].signature
        for (label, domain) in zip(signature.labels, signature.domains) { _ = scope.bind(label, domain) }
        if let written = event.condition { program.events[events].condition = condition(written, &scope) }
        events += 1
      case .link(let link) where program.links.indices.contains(links):
        resolve(link, links)
        links += 1
      case .final(let written):
        var scope = Scope()
        program.finals.append(condition(written, &scope))
      case .fair(let fairness): resolve(fairness)
      case .handler(let handler): resolve(handler, .system)
      case .use(let use):
        error(
          "part-not-read", "the part \(NavDiagnostic.quoted(use.path)) has not been read", at: use.origin,
          help: "read the spec with NavSource, and write 'use' outside of variants")
      case .ignore(let pattern): diagnostics.append(.nothingIgnored(pattern))
      case .assume(let assumption): resolve(assumption)
      case .property(let property): resolve(property, .system)
      case .allow(let allowance): resolve(allowance, .system)
      case .expect(let expectation): program.expectations.append(expectation)
      case .log(let log): resolve(log)
      case .known(let known):
        resolve(known)
      default: break
      }
    }
    initialValues()
    for (index, coordinator) in coordinatorSpecs.enumerated() {
      for member in coordinator.members { resolve(member, .coordinator(index)) }
    }
    for place in program.places.indices {
      for member in placeMembers[place] { resolve(member, .place(place)) }
      branchArguments(of: place)
    }
    resolveSplits()
    for item in spec.items {
      if case .variant(let variant) = item {
        for case .expect(let expectation) in variant.items { checkNames(of: expectation) }
      }
    }
    for expectation in program.expectations { checkNames(of: expectation) }
  }

  private mutating func resolve(_ link: NavSpec.Link, _ index: Int) {
    var scope = Scope()
    let signature = program.links[index].signature
    for (label, domain) in zip(signature.labels, signature.domains) { _ = scope.bind(label, domain) }
    if let route = route(link.target, &scope) { program.links[index].target = route }
    if let blocked = link.blockedBy { program.links[index].blockedBy = condition(blocked, &scope) }
  }

  private mutating func initialValues() {
    var written: [NavSpec.Variable] = []
    for case .variable(let variable) in spec.items { written.append(variable) }
    for (index, variable) in written.enumerated() {
      var scope = Scope()
      program.variables[index].initial = initial(variable, program.variables[index], &scope)
    }
    for (coordinator, declaration) in coordinatorSpecs.enumerated() {
      for case .variable(let variable) in declaration.members {
        guard
          let index = program.coordinators[coordinator].variables.firstIndex(where: {
            $0.name == variable.name.text
          })
        else { continue }
        var scope = Scope(coordinator: coordinator)
        let declared = program.coordinators[coordinator].variables[index]
        program.coordinators[coordinator].variables[index].initial = initial(variable, declared, &scope)
      }
    }
    for place in program.places.indices {
      for case .variable(let variable) in placeMembers[place] {
        guard let index = program.places[place].variables.firstIndex(where: { $0.name == variable.name.text })
        else {
          continue
        }
        var scope = Scope(coordinator: program.places[place].coordinator, place: place)
        program.places[place].variables[index].initial = initial(
          variable, program.places[place].variables[index], &scope)
      }
    }
  }

  private mutating func initial(
    _ variable: NavSpec.Variable, _ declared: NavProgram.VariableDeclaration, _ scope: inout Scope
  ) -> NavProgram.Expression? {
    if let written = variable.initial {
      let value = self.expression(written, expecting: known(declared), &scope)
      if let domain = known(declared) { check(value.domain, fits: domain, at: written.origin) }
      return value.expression
    }
    switch declared.domain {
    case .bool, .range, .enumeration:
      error(
        "no-initial-value", "'\(variable.name.text)' needs an initial value", at: variable.name.origin,
        help: "write: = and a value of its domain")
    default: break
    }
    return nil
  }

  private mutating func branchArguments(of place: Int) {
    guard let branch = branchSpecs[place], case .branch(let target, _) = program.places[place].kind else {
      return
    }
    var scope = Scope(coordinator: program.places[place].coordinator)
    let signature = program.places[place].signature
    for (label, domain) in zip(signature.labels, signature.domains) { _ = scope.bind(label, domain) }
    let parameters = program.coordinators[target].parameters
    let arguments = self.arguments(branch.arguments, of: parameters, at: branch.coordinator.origin, &scope)
    program.places[place].kind = .branch(coordinator: target, arguments: arguments)
  }

  private mutating func resolve(_ member: NavSpec.Member, _ owner: NavProgram.Owner) {
    switch member {
    case .start(let written):
      guard case .coordinator(let coordinator) = owner else { return }
      var scope = Scope(coordinator: coordinator)
      program.coordinators[coordinator].start = route(written, &scope)
    case .handler(let handler): resolve(handler, owner)
    case .finishes(let end): resolve(end, owner)
    case .ignore(let pattern): diagnostics.append(.nothingIgnored(pattern))
    case .property(let property): resolve(property, owner)
    case .allow(let allowance): resolve(allowance, owner)
    case .without(let names, let written): close(names, written, owner)
    default: break
    }
  }

  mutating func checkName(_ name: NavSpec.Name) {
    if !claimNames.contains(name.text) { unknown("property", name, among: claimNames.inOrder) }
  }

  private mutating func checkNames(of expectation: NavSpec.Expectation) {
    switch expectation.kind {
    case .holds: break
    case .violated(let claims): for claim in claims { checkName(claim.property) }
    case .vacuous(let name), .incomplete(let name): checkName(name)
    }
  }

  /// Declares the name of a property or log, which must be unique, since a report has one finding for each name.
  private mutating func declareClaim(_ name: NavSpec.Name, _ kind: String) {
    if NavBuiltIn(rawValue: name.text) != nil {
      error("built-in-name", "'\(name.text)' is the name of a built-in property", at: name.origin)
    }
    if let first = claimOrigins[name.text] {
      error(
        "duplicate-name", "\(kind)'\(name.text)' is declared twice", at: name.origin,
        notes: [NavDiagnostic.Note(message: "first declared here", origin: first)])
    } else {
      claimOrigins[name.text] = name.origin
    }
  }

  private mutating func resolve(_ log: NavSpec.Log) {
    declareClaim(log.name, "")
    if log.lines.isEmpty { error("empty-log", "log '\(log.name)' has no lines", at: log.name.origin) }
    var lines: [NavProgram.LogDeclaration.Line] = []
    for line in log.lines {
      guard let first = line.words.first else { continue }
      var scope = Scope()
      scope.isChange = true
      if line.words.count == 1, NavProgram.OutputPattern.Kind(rawValue: first.text) != nil {
        if let pattern = did(first, line.arguments, &scope) { lines.append(.output(pattern)) }
      } else if let pattern = eventPattern(line.words, &scope, origin: first.origin) {
        if line.arguments?.isEmpty == false {
          error("input-values", "an input in a log cannot have values; write only its name", at: first.origin)
        }
        lines.append(.input(pattern))
      }
    }
    program.logs.append(
      NavProgram.LogDeclaration(
        isAccepted: log.isAccepted, name: log.name.text, documentation: log.documentation, lines: lines,
        origin: log.name.origin))
  }

  private mutating func resolve(_ assumption: NavSpec.Assumption) {
    if let first = program.assumptions.first(where: { $0.name == assumption.name.text }) {
      error(
        "duplicate-name", "assumption '\(assumption.name)' is declared twice", at: assumption.name.origin,
        notes: [NavDiagnostic.Note(message: "first declared here", origin: first.origin)])
    }
    var scope = Scope()
    let claim = condition(assumption.claim, &scope)
    program.assumptions.append(
      NavProgram.AssumptionDeclaration(
        name: assumption.name.text, claim: claim, origin: assumption.name.origin))
  }

  private mutating func resolve(_ fairness: NavSpec.Fairness) {
    var scope = Scope()
    let origin = fairness.pattern.origin
    guard let pattern = eventPattern(fairness.pattern.words, &scope, origin: origin) else { return }
    switch pattern {
    case .tap, .anyTap, .input, .event, .link: break
    case .step, .outcome, .notice:
      error(
        "fair-anyway", "steps of the platform, the app and effects are always fair", at: origin,
        help: "'fair' takes an input: a tap, a gesture, a link or an event")
      return
    }
    if fairness.pattern.values != nil {
      error("input-values", "'fair' takes an input without values, and covers all of them", at: origin)
    }
    let text = NavPrinter.text(fairness.pattern)
    program.fairness.append(
      NavProgram.FairnessDeclaration(
        pattern: pattern, isStrong: fairness.isStrong, text: text, origin: origin))
  }

  // MARK: Properties

  private mutating func resolve(_ property: NavSpec.Property, _ owner: NavProgram.Owner) {
    declareClaim(property.name, "property ")
    var scope = self.scope(of: owner)
    scope.isChange = property.kind == .change || (property.kind == .eventually && property.pattern != nil)
    var pattern: NavProgram.EventPattern?
    if let written = property.pattern {
      if property.kind != .change, property.kind != .eventually {
        error(
          "on-not-change",
          "only 'change' and 'eventually' take 'on' and an event; use 'when' for a condition",
          at: written.origin)
      }
      pattern = eventPattern(written.words, &scope, origin: written.origin)
      let domains = pattern.map { self.domains(of: $0, &scope) } ?? []
      if let pattern, let values = written.values,
        values.count > largestValueCount(of: pattern, domains.count)
      {
        let count = largestValueCount(of: pattern, domains.count)
        error(
          "pattern-values",
          "'\(written.text)' has \(count) value\(count == 1 ? "" : "s"), not \(values.count)",
          at: written.origin)
      }
      for (index, value) in (written.values ?? []).enumerated() {
        _ = scope.bind(value.name.text, domains.indices.contains(index) ? domains[index] : nil)
      }
    }
    let when = property.condition.map { condition($0, &scope) }
    if property.kind == .eventually {
      // The claim is evaluated later, when the values of the event are not available.
      scope.locals = []
      scope.isChange = true
    }
    scope.speaksOfStep = false
    let claim = condition(property.claim, &scope)
    var declaration = NavProgram.PropertyDeclaration(
      kind: property.kind, name: property.name.text, documentation: property.documentation, owner: owner,
      pattern: pattern, condition: when, claim: claim, claimsStep: scope.speaksOfStep,
      localCount: scope.nextSlot, origin: property.name.origin)
    declaration.claimTexts = property.claim.conjuncts.map { NavPrinter.text($0) }
    declaration.conditionText = property.condition.map { NavPrinter.text($0) }
    declaration.localNames = scope.names
    program.properties.append(declaration)
  }

  func scope(of owner: NavProgram.Owner) -> Scope {
    switch owner {
    case .system: Scope()
    case .coordinator(let coordinator): Scope(coordinator: coordinator)
    case .place(let place): Scope(coordinator: program.places[place].coordinator, place: place)
    }
  }

  // MARK: Start screens

  /// Checks that the root has a start screen and that no start leads back to itself.
  mutating func checkStarts() {
    let root = program.coordinators[0]
    let startsByHand = program.handlers.contains {
      $0.owner == .coordinator(0) && $0.trigger == .notice(.start)
    }
    if coordinatorSpecs[0].start == nil, !startsByHand {
      error(
        "no-start", "the root coordinator '\(root.name)' has no start screen", at: root.origin,
        help: "add: start and the name of its first screen")
    }
    for index in program.coordinators.indices {
      var visited: [Int] = []
      var pending = [index]
      while let next = pending.popLast() {
        guard case .route(let place, _) = program.coordinators[next].start else { continue }
        for made in made(by: place) {
          if made == index {
            error(
              "cyclic-start",
              "'start' of '\(program.coordinators[index].name)' is cyclic, so it shows no screen",
              at: program.coordinators[index].origin)
            return
          }
          if !visited.contains(made) {
            visited.append(made)
            pending.append(made)
          }
        }
      }
    }
    checkTabs()
  }

  /// Returns the coordinators that are created when a place is shown.
  private func made(by place: Int) -> [Int] {
    switch program.places[place].kind {
    case .screen: []
    case .branch(let coordinator, _): [coordinator]
    case .tabs(let places, _), .split(let places): places.flatMap { made(by: $0) }
    }
  }

  private func isContainer(_ place: Int) -> Bool {
    switch program.places[place].kind {
    case .screen, .branch: splitSpecs[place] != nil
    case .tabs, .split: true
    }
  }

  private mutating func checkTabs() {
    // A flow with its own stack already has its screens when the tab bar shows it.
    if program.dialect.library.traits.words.contains(.whenReady) { return }
    for place in program.places where place.tabBar != nil {
      guard case .branch(let coordinator, _) = place.kind else { continue }
      if program.coordinators[coordinator].start == nil {
        error(
          "tab-start", "the coordinator of a tab, page or column needs a start screen",
          at: place.signature.origin)
      }
      if program.coordinators[coordinator].places.contains(where: { isContainer($0) }) {
        error(
          "nested-tabs", "tabs, pages and split views inside of a tab, page or column are not supported",
          at: place.signature.origin)
      }
    }
  }
}

extension NavSpec.Expression {
  /// The conditions of a conjunction, in order.
  var conjuncts: [NavSpec.Expression] {
    if case .binary(.and, let left, let right) = kind { left.conjuncts + right.conjuncts } else { [self] }
  }
}
