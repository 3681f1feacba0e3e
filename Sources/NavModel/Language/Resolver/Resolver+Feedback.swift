extension Resolver {
  /// Declares the feedbacks of all coordinators; their bodies are resolved with the handlers.
  mutating func resolveFeedbacks() {
    var written: [NavSpec.Feedback] = []
    for (index, coordinator) in coordinatorSpecs.enumerated() {
      var seen: [NavSpec.Name] = []
      for case .feedback(let feedback) in coordinator.members {
        guard isOfDialect(.feedback, at: feedback.name.origin) else { continue }
        if let first = seen.first(where: { $0 == feedback.name }) {
          error(
            "duplicate-name", "'\(feedback.name)' is declared twice", at: feedback.name.origin,
            notes: [NavDiagnostic.Note(message: "first declared here", origin: first.origin)])
          continue
        }
        seen.append(feedback.name)
        let strategies = NavProgram.FeedbackDeclaration.Strategy.allCases.map(\.rawValue)
        let strategy = NavProgram.FeedbackDeclaration.Strategy(rawValue: feedback.strategy.text)
        if strategy == nil { unknown("strategy", feedback.strategy, among: strategies) }
        program.feedbacks.append(
          NavProgram.FeedbackDeclaration(
            coordinator: index, name: feedback.name.text, strategy: strategy ?? .first,
            body: [], localCount: 0, origin: feedback.name.origin))
        written.append(feedback)
      }
    }
    for (index, feedback) in written.enumerated() {
      let owner = NavProgram.Owner.coordinator(program.feedbacks[index].coordinator)
      var scope = self.scope(of: owner)
      let conditions = [
        feedback.condition, program.feedbacks[index].strategy == .predicate ? feedback.control : nil,
      ]
      for case let written? in conditions {
        let new = condition(written, &scope)
        program.feedbacks[index].condition = program.feedbacks[index].condition.map { .and($0, new) } ?? new
      }
      if let control = feedback.control, program.feedbacks[index].strategy != .predicate {
        program.feedbacks[index].control = expression(control, &scope).expression
      }
      program.feedbacks[index].body = block(feedback.body, &scope)
      program.feedbacks[index].localCount = scope.nextSlot
      for handler in feedback.handlers { resolve(handler, owner, of: index) }
    }
  }

  /// Resolves a statement that is valid in some dialects only.
  mutating func library(
    _ statement: NavSpec.LibraryStatement, _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    switch statement {
    case .segue(let target, let source): segue(target, source, origin, &scope)
    case .mutate(let name, let value): mutation(of: name, value, &scope)
    case .broadcast(let route): broadcast(route, &scope)
    case .adapt(let route): adapt(to: route, origin, &scope)
    case .whenReady(let flows, let body): readiness(of: flows, body, origin, &scope)
    }
  }

  /// Resolves `navigate to film(x)`.
  private mutating func broadcast(_ route: NavSpec.Route, _ scope: inout Scope) -> NavProgram.Statement? {
    guard let name = route.path.first, isOfDialect(.broadcast, at: name.origin) else { return nil }
    guard let step = program.steps.firstIndex(where: { $0.name == name.text }) else {
      unknown("step", name, among: program.steps.map(\.name))
      return nil
    }
    return .broadcast(
      step: step, arguments(route.arguments, of: program.steps[step], at: name.origin, &scope))
  }

  /// Resolves `held.send(event: x)`, `held.mutate(field, value: e)`, and the same calls of `self`.
  ///
  /// - Returns: The statement; nil for another call, and an empty statement after a mistake.
  mutating func snapshotCall(
    _ call: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let base, let word) = callee.kind,
      word.text == "send" || word.text == "mutate",
      program.dialect.library.traits.words.contains(.snapshot)
    else { return nil }
    let value = expression(base, &scope)
    switch value.domain?.unwrapped {
    case .coordinator(scope.coordinator) where value.expression == .myself:
      return told(word, arguments, &scope)
    case .snapshot(scope.coordinator):
      // A snapshot that was never taken has no effect.
      let isThere = NavProgram.Expression.compare(.notEqual, value.expression, .constant(.none))
      return .branch(isThere, then: [told(word, arguments, &scope)], otherwise: [])
    case .snapshot(let loop):
      error(
        "foreign-snapshot",
        "only \(program.coordinators[loop].name) can send or mutate through its snapshot",
        at: word.origin,
        help: "emit a step to an instance, such as \(program.coordinators[loop].name).instances.first")
      return .group([])
    default: return nil
    }
  }

  /// Resolves the call of a snapshot's method.
  private mutating func told(
    _ word: NavSpec.Name, _ arguments: [NavSpec.Argument], _ scope: inout Scope
  ) -> NavProgram.Statement {
    let labels = arguments.map(\.label?.text)
    if word.text == "mutate" {
      guard labels == [nil, "value"], case .name(let field) = arguments[0].value.kind else {
        error(
          "argument-count", "'mutate' takes a field and its value",
          at: wrongLabel(arguments, [nil, "value"]) ?? word.origin,
          help: "write: mutate(field, value: …)")
        return .group([])
      }
      return mutation(of: field, arguments[1].value, &scope) ?? .group([])
    }
    guard labels == ["event"] || labels == ["action"], let (name, values) = arguments[0].value.call else {
      error(
        "argument-count", "'send' takes an event", at: wrongLabel(arguments, ["event"]) ?? word.origin,
        help: "write: send(event: step)")
      return .group([])
    }
    guard let step = program.steps.firstIndex(where: { $0.name == name.text }) else {
      unknown("step", name, among: program.steps.map(\.name))
      return .group([])
    }
    return .emit(
      step: step, self.arguments(values, of: program.steps[step], at: name.origin, &scope), to: .myself)
  }

  /// Returns the location of the first wrong label; nil if the arguments are wrong in another way.
  private func wrongLabel(_ arguments: [NavSpec.Argument], _ expected: [String?]) -> NavSpec.Origin? {
    guard arguments.count == expected.count else { return nil }
    return zip(arguments, expected).first { $0.label != nil && $0.label?.text != $1 }?.0.label?.origin
  }

  /// Resolves `mutate count = held.count + 1`.
  mutating func mutation(
    of name: NavSpec.Name, _ value: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard isOfDialect(.mutate, at: name.origin) else { return nil }
    let variables = scope.coordinator.map { program.coordinators[$0].variables } ?? []
    guard let index = variables.firstIndex(where: { $0.name == name.text }) else {
      unknown("variable", name, among: variables.map(\.name))
      return nil
    }
    let domain = variables[index].domain
    if domain == .bool { return .mutate(index, condition(value, &scope)) }
    let typed = expression(value, expecting: domain, &scope)
    check(typed.domain, fits: domain, at: value.origin)
    return .mutate(index, typed.expression)
  }

  /// Resolves `whenReady a, b { … }`.
  mutating func readiness(
    of flows: [NavSpec.Expression], _ body: [NavSpec.Statement], _ origin: NavSpec.Origin,
    _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard isOfDialect(.whenReady, at: origin) else { return nil }
    let operands = flows.map { flow($0, &scope) }
    return .whenReady(operands, continuation(body, &scope))
  }

  /// Resolves a coordinator to start: a reference, or the branch that creates it if flows have their own stacks.
  mutating func flow(_ written: NavSpec.Expression, _ scope: inout Scope) -> NavProgram.Expression {
    if program.dialect.library.traits.words.contains(.whenReady),
      case .place(let place) = subject(written, scope),
      case .branch = program.places[place].kind
    {
      return expression(written, expecting: .route, &scope).expression
    }
    return coordinator(written, &scope)
  }

  /// Resolves `did publish(text: [a], isOn: true)`, a published state with the names of its fields.
  ///
  /// The loop is the current coordinator if it has these fields, or the first coordinator that has them.
  /// `publish(Loop, …)` names the loop.
  mutating func publishPattern(
    _ name: NavSpec.Name, _ arguments: [NavSpec.Argument], _ scope: inout Scope
  ) -> NavProgram.OutputPattern? {
    guard isOfDialect(.publish, at: name.origin) else { return nil }
    var fields = arguments
    var named: Int?
    if let first = fields.first, first.label == nil, case .coordinator(let loop) = subject(first.value, scope)
    {
      named = loop
      fields.removeFirst()
    }
    guard named != nil || !fields.isEmpty else { return .publish(coordinator: nil, []) }
    let labels = fields.compactMap(\.label)
    let candidates =
      named.map { [$0] } ?? [scope.coordinator].compactMap(\.self) + program.coordinators.indices
    let fitting = candidates.first { loop in
      let known = program.publishedVariables(of: loop).map(\.name)
      return labels.allSatisfy { known.contains($0.text) }
    }
    guard let loop = fitting ?? candidates.first else { return nil }
    let variables = program.publishedVariables(of: loop)
    if let unnamed = fields.first(where: { $0.label == nil }) {
      let written = Self.named(fields, variables.map(\.name)).joined(separator: ", ")
      error(
        "publish-fields", "a published state needs the names of its fields",
        at: unnamed.value.origin,
        help: "write: publish(\(written))")
      return nil
    }
    var values: [NavProgram.Expression?] = variables.map { _ in nil }
    for (label, field) in zip(labels, fields) {
      guard let index = variables.firstIndex(where: { $0.name == label.text }) else {
        unknown("field", label, among: variables.map(\.name))
        continue
      }
      let domain = variables[index].domain
      if domain == .bool {
        values[index] = condition(field.value, &scope)
      } else {
        let typed = expression(field.value, expecting: domain, &scope)
        check(typed.domain, fits: domain, at: field.value.origin)
        values[index] = typed.expression
      }
    }
    return .publish(coordinator: loop, values)
  }

  /// Returns fields with their names; a field without a name gets the next unused name, if there is one.
  private static func named(_ fields: [NavSpec.Argument], _ names: [String]) -> [String] {
    let labels = fields.compactMap(\.label?.text)
    var free = names.filter { !labels.contains($0) }
    return fields.compactMap { field in
      guard let label = field.label?.text ?? free.first else { return nil }
      if field.label == nil { free.removeFirst() }
      return "\(label): \(field.value)"
    }
  }

  /// Resolves `did navigate(Main, list(x))`, a step that a flow has received.
  mutating func navigatePattern(
    _ name: NavSpec.Name, _ arguments: [NavSpec.Argument], _ scope: inout Scope
  ) -> NavProgram.OutputPattern? {
    guard isOfDialect(.navigate, at: name.origin) else { return nil }
    guard let first = arguments.first?.value, case .coordinator(let coordinator) = subject(first, scope)
    else {
      if case .name(let name)? = arguments.first?.value.kind {
        unknown("coordinator", name, among: program.coordinators.map(\.name))
        return nil
      }
      error(
        "did-what", "the first operand of 'did navigate' must be the name of a coordinator",
        at: arguments.first?.value.origin ?? name.origin,
        help: "write: did navigate(Flow, step)")
      return nil
    }
    if let label = arguments.prefix(2).lazy.compactMap(\.label).first {
      unknown("parameter", label, among: [])
    }
    if let extra = arguments.dropFirst(2).first {
      error("argument-count", "'did navigate' takes a coordinator and one step", at: extra.value.origin)
    }
    guard let second = arguments.dropFirst().first?.value else {
      return .navigate(coordinator: coordinator, step: nil, [])
    }
    guard let written = second.call else {
      error(
        "did-what", "the second operand of 'did navigate' must be a step, with or without values",
        at: second.origin)
      return nil
    }
    guard let step = program.steps.firstIndex(where: { $0.name == written.name.text }) else {
      unknown("step", written.name, among: program.steps.map(\.name))
      return nil
    }
    return .navigate(
      coordinator: coordinator, step: step, patterns(written.values, of: program.steps[step], &scope))
  }
}

extension NavSpec.Expression {
  /// The name and the values of the expression; nil if it is not a name with or without values.
  fileprivate var call: (name: NavSpec.Name, values: [NavSpec.Argument])? {
    switch kind {
    case .name(let name): (name, [])
    case .call(let callee, let values): if case .name(let name) = callee.kind { (name, values) } else { nil }
    default: nil
    }
  }
}
