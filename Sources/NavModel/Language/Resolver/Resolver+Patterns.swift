extension Resolver {
  /// Resolves a handler once for each of its events.
  ///
  /// A handler in a feedback receives events from outside only while the feedback runs.
  mutating func resolve(_ handler: NavSpec.Handler, _ owner: NavProgram.Owner, of feedback: Int? = nil) {
    for pattern in handler.patterns {
      var scope = self.scope(of: owner)
      guard var trigger = trigger(pattern, owner, &scope) else { continue }
      if let feedback, trigger == .finished(nil) { trigger = .feedbackEnded(feedback) }
      let domains = self.domains(of: trigger)
      // The declaration of the control has reported the mistakes in the values of a tap.
      let isTap = if case .tap = trigger { true } else { false }
      if !isTap, let values = pattern.values, values.count != domains.count {
        error(
          "pattern-values",
          "'\(pattern.text)' has \(domains.count) value\(domains.count == 1 ? "" : "s"), not \(values.count)",
          at: pattern.origin)
      }
      for index in domains.indices {
        let name = pattern.values.flatMap { $0.indices.contains(index) ? $0[index].name.text : nil } ?? ""
        _ = scope.bind(name, domains[index])
      }
      if case .finished = trigger { bindEnding(&scope) }
      scope.hasChild = hasChild(trigger, owner)
      scope.mayAdapt = trigger.mayAdapt
      scope.mayRefuse = trigger == .shouldPop || trigger == .shouldDismiss
      var when = handler.condition.map { condition($0, &scope) }
      // Events from outside are handled while the feedback runs; its own steps can outlive it.
      if let feedback, trigger.isFromOutside {
        let isRunning = NavProgram.Expression.isFeedbackRunning(feedback)
        when = when.map { .and(isRunning, $0) } ?? isRunning
      }
      var statements: [NavProgram.Statement] = []
      statements = block(NavSpec.Allowance.without(handler.body), &scope)
      var declaration = NavProgram.HandlerDeclaration(
        owner: owner, trigger: trigger, condition: when, body: statements, localCount: scope.nextSlot,
        feedback: trigger.isFromOutside ? feedback : nil, origin: handler.origin)
      declaration.text = NavPrinter.text(pattern)
      declaration.conditionText = handler.condition.map { NavPrinter.text($0) }
      declaration.deadAllowance = deadAllowance(handler.body)
      program.handlers.append(declaration)
    }
  }

  private func hasChild(_ trigger: NavProgram.Trigger, _ owner: NavProgram.Owner) -> Bool {
    if case .finished = trigger { return true }
    if case .place(let place) = owner, case .branch = program.places[place].kind { return true }
    if case .notice = trigger { return true }
    return false
  }

  /// Resolves the event of a handler.
  private mutating func trigger(
    _ pattern: NavSpec.Pattern, _ owner: NavProgram.Owner, _ scope: inout Scope
  ) -> NavProgram.Trigger? {
    guard let first = pattern.words.first else { return nil }
    let second = pattern.words.dropFirst().first
    switch (first.text, second) {
    case ("tap", let name?):
      guard
        let control = program.controls.firstIndex(where: {
          $0.owner == owner && $0.signature.name == name.text
        })
      else {
        if owner == .system {
          error(
            "tap-place",
            "the system cannot handle a tap; put 'on tap \(name.text)' into a screen "
              + "or a coordinator",
            at: name.origin)
        }
        return nil
      }
      return .tap(control)
    case ("finished", nil): return .finished(nil)
    case ("finished", let name?): return finished(name, owner)
    case ("step", let name?): return index(of: name, "step", program.steps.map(\.name)).map { .step($0) }
    case ("adapt", let name?) where !program.effects.contains { $0.signature.name == "adapt" }:
      return isOfDialect(.adapt, at: first.origin)
        ? index(of: name, "step", program.steps.map(\.name)).map { .adapt($0) } : nil
    case ("link", let name?):
      return index(of: name, "link", program.links.map(\.signature.name)).map { .link($0) }
    case ("shouldPop", nil): return .shouldPop
    case ("shouldDismiss", nil): return .shouldDismiss
    case (let effect, let outcome?):
      let coordinator = coordinatorOf(owner)
      guard
        let index = program.effects.firstIndex(where: {
          $0.signature.name == effect && coordinatorOf($0.owner) == coordinator
        })
      else {
        let known = program.effects.filter { coordinatorOf($0.owner) == coordinator }.map(\.signature.name)
        unknown("event", first, among: known + ["tap", "finished", "step", "link"])
        return nil
      }
      let outcomes = program.effects[index].outcomes.map(\.name)
      return self.index(of: outcome, "outcome", outcomes).map { .outcome(effect: index, outcome: $0) }
    case (let name, nil):
      if let event = program.events.firstIndex(where: { $0.signature.name == name }) { return .event(event) }
      if let kind = NavNotice.Kind(rawValue: name) {
        if kind == .exit, !program.dialect.library.traits.hasExits {
          error(
            "no-exits",
            "dialect \(program.dialect.library.rawValue) has no default exits, so 'on defaultExit' never happens",
            at: first.origin,
            help: "use 'on removed', or dialect coordinator (not on uikit)")
        }
        return .notice(kind)
      }
      let known = program.events.map(\.signature.name) + NavNotice.Kind.allCases.map(\.rawValue)
      unknown("event", first, among: known + ["shouldPop", "shouldDismiss", "finished"])
      return nil
    }
  }

  private mutating func index(of name: NavSpec.Name, _ kind: String, _ known: [String]) -> Int? {
    if let index = known.firstIndex(of: name.text) { return index }
    unknown(kind, name, among: known)
    return nil
  }

  /// Resolves `finished done`; reports an error if the child never finishes with this result.
  private mutating func finished(_ name: NavSpec.Name, _ owner: NavProgram.Owner) -> NavProgram.Trigger? {
    var possible = Set(program.results.indices)
    var subject = "no flow finishes"
    if case .place(let place) = owner, case .branch(let coordinator, _) = program.places[place].kind {
      possible = finishes[coordinator]
      subject = "'\(program.coordinators[coordinator].name)' never finishes"
    }
    let known = possible.sorted().map { program.results[$0].name }
    if let index = program.results.firstIndex(where: { $0.name == name.text }), possible.contains(index) {
      return .finished(index)
    }
    let near = NavSpelling.nearest(to: name.text, among: known)
    let notes = near.flatMap { near in
      program.results.first { $0.name == near }.map {
        [NavDiagnostic.Note(message: "finished here", origin: $0.origin)]
      }
    }
    error(
      "never-finishes", "\(subject) with '\(name.text)'", at: name.origin,
      help: near.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? nil : "the results are \(known.joined(separator: ", "))"), notes: notes ?? [])
    return nil
  }

  /// Returns the domains of a trigger's values; an unknown domain is nil.
  func domains(of trigger: NavProgram.Trigger) -> [NavProgram.Domain?] {
    switch trigger {
    case .tap(let control): program.controls[control].signature.domains
    case .finished(let result): result.map { resultDomains[$0] } ?? []
    case .event(let event): program.events[event].signature.domains
    case .link(let link): program.links[link].signature.domains
    case .step(let step), .adapt(let step): program.steps[step].domains
    case .outcome(let effect, let outcome): program.effects[effect].outcomes[outcome].domains
    case .feedbackEnded: []
    case .shouldPop, .shouldDismiss: [.screen(nil)]
    case .notice(let kind): domains(of: kind)
    }
  }

  private func domains(of kind: NavNotice.Kind) -> [NavProgram.Domain?] {
    switch kind {
    case .start, .willAppear, .didAppear, .transitionEnded, .collapsed, .expanded, .background, .foreground:
      []
    case .willDisappear, .didDisappear: [.bool]
    case .pathWritten: [.list(.route)]
    case .tabSelected, .tabReselected: [.route]
    case .removed, .exit, .willShow, .didShow, .willDismiss, .didDismiss, .dismissRefused, .swipeBegan,
      .swipeCancelled, .swipeFinished:
      [.screen(nil)]
    }
  }

  /// Resolves an event of a property.
  mutating func eventPattern(
    _ words: [NavSpec.Name], _ scope: inout Scope, origin: NavSpec.Origin
  ) -> NavProgram.EventPattern? {
    guard let first = words.first else { return nil }
    let second = words.dropFirst().first
    let inputs = [
      "launch", "back", "backMenu", "swipe", "swipeDown", "tapOutside", "selectTab", "reselectTab",
      "collapse", "expand",
    ]
    switch (first.text, second) {
    case ("tap", nil): return .anyTap
    case ("tap", let name?):
      let names = program.controls.map(\.signature.name)
      if names.contains(name.text) { return .tap(control: name.text) }
      unknown("control", name, among: names)
      return nil
    case ("step", let name?): return index(of: name, "step", program.steps.map(\.name)).map { .step($0) }
    case ("link", let name?):
      return index(of: name, "link", program.links.map(\.signature.name)).map { .link($0) }
    case (let name, nil) where inputs.contains(name): return .input(name)
    case (let name, nil):
      if let event = program.events.firstIndex(where: { $0.signature.name == name }) { return .event(event) }
      if let kind = NavNotice.Kind(rawValue: name) { return .notice(kind) }
      unknown(
        "event", first,
        among: inputs + program.events.map(\.signature.name) + NavNotice.Kind.allCases.map(\.rawValue) + [
          "tap"
        ])
      return nil
    case (let name, let outcome?):
      guard let effect = program.effects.firstIndex(where: { $0.signature.name == name }) else {
        unknown("effect", first, among: program.effects.map(\.signature.name))
        return nil
      }
      return index(of: outcome, "outcome", program.effects[effect].outcomes.map(\.name))
        .map { .outcome(effect: effect, outcome: $0) }
    }
  }

  /// Returns the number of values of an event; for a tap, the largest number of a control of this name.
  func largestValueCount(of pattern: NavProgram.EventPattern, _ count: Int) -> Int {
    guard case .tap(let name) = pattern else { return count }
    return program.controls.filter { $0.signature.name == name }.map(\.signature.domains.count).max() ?? count
  }

  mutating func domains(of pattern: NavProgram.EventPattern, _ scope: inout Scope) -> [NavProgram.Domain?] {
    switch pattern {
    case .tap(let name): program.controls.first { $0.signature.name == name }?.signature.domains ?? []
    case .event(let event): program.events[event].signature.domains
    case .link(let link): program.links[link].signature.domains
    case .step(let step): program.steps[step].domains
    case .outcome(let effect, let outcome): program.effects[effect].outcomes[outcome].domains
    case .notice(let kind): domains(of: kind)
    case .anyTap, .input: []
    }
  }
}

extension NavProgram.Trigger {
  /// Whether the trigger is an event of the environment or an outcome of an effect.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .event, .outcome: true
    default: false
    }
  }

  /// Whether a step can wait for its adaptation while the handler of the trigger runs.
  fileprivate var mayAdapt: Bool {
    switch self {
    case .adapt, .outcome: true
    default: false
    }
  }
}
