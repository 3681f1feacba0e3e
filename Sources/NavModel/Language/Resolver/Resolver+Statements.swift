extension Resolver {
  /// Resolves statements in order; the scope of names in the block ends with the block.
  mutating func block(_ statements: [NavSpec.Statement], _ scope: inout Scope) -> [NavProgram.Statement] {
    let kept = scope.locals
    defer { scope.locals = kept }
    return statements.compactMap { statement($0, &scope) }
  }

  private mutating func statement(_ written: NavSpec.Statement, _ scope: inout Scope) -> NavProgram.Statement?
  {
    switch written.kind {
    case .stack(let command, let tail): return stack(command, tail, &scope)
    case .present(let operand, let style, let presenter, let tail):
      guard let known = NavPresentation.Style(rawValue: style.text) else {
        unknown("style", style, among: NavPresentation.Style.allCases.map(\.rawValue))
        return nil
      }
      let from = presenter.map {
        $0.kind == .name(NavSpec.Name("stack")) ? .world(.stack) : operandOrInstance($0, &scope)
      }
      refuseTarget(
        tail, of: "present", because: "a layer is on no stack", "present detail as sheet from App.home")
      return .present(self.operand(operand, &scope), known, from: from, self.tail(tail, &scope))
    case .dismiss(let operand, let tail):
      let value = operand.map { operandOrInstance($0, &scope) }
      refuseTarget(tail, of: "dismiss", because: "a layer is on no stack", "dismiss App.detail")
      return .dismiss(value, self.tail(tail, &scope))
    case .select(let operand, let tail):
      guard let place = content(operand, isColumn: false, &scope) else { return nil }
      refuseTail(tail, of: "select", because: "the name of a tab identifies its tab bar", "select App.news")
      return .select(place: place, self.tail(tail, &scope))
    case .start(let operand, let options):
      return .start(flow(operand, &scope), options: options.compactMap { option($0) })
    case .drop(let operand): return .drop(coordinator(operand, &scope))
    case .finish(let route): return finish(route, written.origin, &scope)
    case .emit(let route, let receiver):
      guard let name = route.path.first, let index = index(of: name, in: program.steps.map(\.name), "step")
      else {
        return nil
      }
      let values = arguments(route.arguments, of: program.steps[index], at: name.origin, &scope)
      if receiver == nil, scope.coordinator == nil {
        error(
          "no-self", "'emit' without 'to' is outside of a coordinator", at: written.origin,
          help: "move it into the coordinator that gets the step")
      }
      return .emit(step: index, values, to: receiver.map { stepReceiver($0, &scope) })
    case .forward(let receiver): return .forward(to: stepReceiver(receiver, &scope))
    case .post(let route):
      let names = program.events.map(\.signature.name)
      guard let name = route.path.first, let index = index(of: name, in: names, "event") else { return nil }
      let values = arguments(route.arguments, of: program.events[index].signature, at: name.origin, &scope)
      return .post(event: index, values)
    case .run(let route):
      guard let name = route.path.first, let index = effect(name, scope) else { return nil }
      return .run(
        effect: index,
        arguments(route.arguments, of: program.effects[index].signature, at: name.origin, &scope))
    case .cancel(let name): return effect(name, scope).map { .cancel(effect: $0) }
    case .note(let route):
      guard let name = route.path.first,
        let index = program.labels.firstIndex(where: { $0.name == name.text })
      else {
        return nil
      }
      var known = labelDomains[index]
      let values = inferred(route.arguments, &known, &scope)
      labelDomains[index] = known
      return .note(label: index, values)
    case .fail(let message): return .fail(NavVisibleText.of(message))
    case .refuse:
      if !scope.mayRefuse {
        error(
          "misplaced", "'refuse' has no effect outside of 'on shouldPop' and 'on shouldDismiss'",
          at: written.origin,
          help: "move it into one of these handlers")
      }
      return .refuse
    case .allow(let allowance): return misplaced(allowance)
    case .bind(let name, let value):
      let typed = expression(value, &scope)
      return .bind(scope.bind(name.text, typed.domain), typed.expression)
    case .assign(let target, let value): return assign(target, value, &scope)
    case .call(let call):
      if case .call(let callee, let arguments) = call.kind, case .name(let name) = callee.kind {
        return callAction(name, arguments, &scope)
      }
      return snapshotCall(call, &scope) ?? listChange(call, &scope)
    case .branch(let condition, let then, let otherwise):
      let branch = program.branches.count
      let owner: NavProgram.Owner =
        scope.place.map { .place($0) } ?? scope.coordinator.map { .coordinator($0) } ?? .system
      program.branches.append(
        NavProgram.BranchDeclaration(
          condition: NavPrinter.text(condition), hasElse: otherwise != nil, owner: owner,
          thenAllowance: deadAllowance(then), otherwiseAllowance: otherwise.flatMap { deadAllowance($0) },
          origin: written.origin))
      return .branch(
        self.condition(condition, &scope),
        then: [.taken(branch, isThen: true)] + block(NavSpec.Allowance.without(then), &scope),
        otherwise: otherwise.map {
          [.taken(branch, isThen: false)] + block(NavSpec.Allowance.without($0), &scope)
        } ?? [])
    case .choose(let alternatives):
      var blocks: [[NavProgram.Statement]] = []
      for alternative in alternatives { blocks.append(block(alternative, &scope)) }
      return .choose(blocks, origin: written.origin)
    case .each(let name, let list, let body):
      let elements = self.list(list, &scope)
      let kept = scope.locals
      let slot = scope.bind(name.text, elements.element)
      let statements = repeated(elements.length, at: list.origin) { $0.block(body, &scope) }
      scope.locals = kept
      return .each(slot, in: elements.expression, statements)
    case .library(let statement): return library(statement, written.origin, &scope)
    case .later(let body): return .later(continuation(body, &scope))
    }
  }

  /// Returns the inferred domains; the second round of the resolver uses the domains from the first round.
  private mutating func inferred(
    _ written: [NavSpec.Argument], _ domains: inout [NavProgram.Domain?], _ scope: inout Scope
  ) -> [NavProgram.Expression] {
    var known = domains
    var values: [NavProgram.Expression] = []
    for (index, argument) in written.enumerated() where known.indices.contains(index) {
      let typed = expression(argument.value, expecting: known[index], &scope)
      if let domain = known[index] {
        check(typed.domain, fits: domain, at: argument.value.origin)
      } else if case .range = typed.domain {
        known[index] = .range(Int(Int32.min)...Int(Int32.max))
      } else {
        known[index] = typed.domain
      }
      values.append(typed.expression)
    }
    domains = known
    return values
  }

  mutating func finish(
    _ route: NavSpec.Route?, _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    if scope.coordinator == nil {
      error("no-self", "'finish' is outside of a coordinator", at: origin)
    }
    guard let route, let name = route.path.first else { return .finish(result: nil, []) }
    guard let index = program.results.firstIndex(where: { $0.name == name.text }) else { return nil }
    var known = resultDomains[index]
    let values = inferred(route.arguments, &known, &scope)
    resultDomains[index] = known
    return .finish(result: index, values)
  }

  private mutating func index(of name: NavSpec.Name, in known: [String], _ kind: String) -> Int? {
    if let index = known.firstIndex(of: name.text) { return index }
    unknown(kind, name, among: known)
    return nil
  }

  private mutating func effect(_ name: NavSpec.Name, _ scope: Scope) -> Int? {
    let visible = program.effects.indices.filter { index in
      switch program.effects[index].owner {
      case .system: true
      case .coordinator(let coordinator): coordinator == scope.coordinator
      case .place(let place): place == scope.place
      }
    }
    if let index = visible.first(where: { program.effects[$0].signature.name == name.text }) { return index }
    unknown("effect", name, among: visible.map { program.effects[$0].signature.name })
    return nil
  }

  mutating func coordinator(_ written: NavSpec.Expression, _ scope: inout Scope)
    -> NavProgram.Expression
  {
    let value = expression(written, &scope)
    switch value.domain?.unwrapped {
    case .coordinator, nil: break
    case let domain?:
      error("not-a-coordinator", "this is \(program.text(of: domain)), not a coordinator", at: written.origin)
    }
    return value.expression
  }

  /// Resolves the operand of a command that shows a screen: a route, a screen instance or a coordinator.
  mutating func operand(_ written: NavSpec.Expression, _ scope: inout Scope) -> NavProgram.Expression {
    let value = expression(written, expecting: .route, &scope)
    switch value.domain?.unwrapped {
    case .route, .screen, .coordinator, nil: break
    case let domain?:
      error(
        "not-a-screen", "this is \(program.text(of: domain)), not a screen, a route or a coordinator",
        at: written.origin)
    }
    if case .route(let place, _) = value.expression, case .branch(let made, _) = program.places[place].kind,
      coordinatorSpecs[made].start == nil
    {
      error(
        "no-start", "'\(program.coordinators[made].name)' has no start screen to show", at: written.origin,
        help: "add: start and the name of a screen")
    }
    return value.expression
  }

  /// Resolves the operand of a command that removes a screen: an instance, or a name, which stands for the topmost
  /// screen with any values.
  private mutating func operandOrInstance(
    _ written: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Expression {
    if let subject = askedSubject(written, scope), case .place(let place)? = self.subject(written, scope),
      !program.places[place].signature.domains.isEmpty
    {
      return .topmost(subject)
    }
    return operand(written, &scope)
  }

  private mutating func stack(
    _ command: NavSpec.StackCommand, _ tail: NavSpec.Tail, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    switch command {
    case .push(let value): return .push(operand(value, &scope), self.tail(tail, &scope))
    case .replaceTop(let value): return .replaceTop(operand(value, &scope), self.tail(tail, &scope))
    case .replaceRoot(let value) where isWindow(tail.target, scope): return windowRoot(value, tail, &scope)
    case .replaceRoot(let value): return .replaceRoot(operand(value, &scope), self.tail(tail, &scope))
    case .pop(let count): return .pop(count, self.tail(tail, &scope))
    case .popToRoot: return .popToRoot(self.tail(tail, &scope))
    case .popTo(let value): return .popTo(operandOrInstance(value, &scope), self.tail(tail, &scope))
    case .remove(let value): return .remove(operandOrInstance(value, &scope), self.tail(tail, &scope))
    case .setStack(let value):
      let list = expression(value, expecting: .list(.route), &scope)
      check(list.domain, fits: .list(.route), at: value.origin)
      return .setStack(list.expression, self.tail(tail, &scope))
    case .show(let column):
      guard let place = content(column, isColumn: true, &scope) else { return nil }
      refuseTail(tail, of: "show", because: "the name of a column identifies its split view", "show App.list")
      return .select(place: place, self.tail(tail, &scope))
    }
  }

  /// Resolves the receiver of a step; reports an error if the library does not allow this receiver.
  private mutating func stepReceiver(
    _ written: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Expression {
    let library = program.dialect.library
    if let known = library.traits.stepReceivers,
      !known.contains(where: { written.kind == .name(NavSpec.Name($0)) })
    {
      error(
        "step-receiver",
        "a flow of dialect \(library.rawValue) can send steps only to \(known.joined(separator: " or "))",
        at: written.origin,
        help: "emit the step to \(known.last ?? "self"), and react to it in a handler there")
    }
    return coordinator(written, &scope)
  }

  mutating func option(_ name: NavSpec.Name) -> NavProgram.CommandOption? {
    let library = program.dialect.library
    let known = NavProgram.CommandOption.allCases.filter { $0.libraries.contains(library) }
    if let option = known.first(where: { $0.rawValue == name.text }) { return option }
    if let other = NavProgram.CommandOption(rawValue: name.text) {
      error(
        "option-dialect", "'with \(name)' is not an option of dialect \(library.rawValue)", at: name.origin,
        help: "it belongs to dialect \(other.libraries.map(\.rawValue).joined(separator: ", "))")
    } else {
      unknown("option", name, among: known.map(\.rawValue))
    }
    return nil
  }

  mutating func continuation(_ body: [NavSpec.Statement], _ scope: inout Scope) -> Int {
    let index = program.continuations.count
    program.continuations.append([])
    program.continuations[index] = block(body, &scope)
    return index
  }

  // MARK: Variables

  /// Resolves the variable that an assignment or a change of a list changes.
  private mutating func target(
    _ written: NavSpec.Expression, changedBy change: NavSpec.Name? = nil, _ scope: inout Scope
  ) -> (target: NavProgram.Target, domain: NavProgram.Domain?)? {
    let typed = expression(written, &scope)
    switch typed.expression {
    case .variable(let holder, let index): return (.variable(holder, index), typed.domain)
    case .variableOf(let subject, let index): return (.variableOf(subject, index), typed.domain)
    case .constant(.none) where typed.domain == nil: return nil
    default:
      error(
        "not-assignable",
        change.map { "'\($0.text)' is called on '\(NavPrinter.text(written))', which is not a variable" }
          ?? "only a variable can be changed", at: change?.origin ?? written.origin)
      return nil
    }
  }

  private mutating func assign(
    _ target: NavSpec.Expression, _ value: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard let (variable, domain) = self.target(target, &scope) else { return nil }
    if domain == .bool {
      // The value of a Boolean variable can use operators such as `and` and `not`.
      return .assign(variable, condition(value, &scope))
    }
    let typed = expression(value, expecting: domain, &scope)
    if let domain { check(typed.domain, fits: domain, at: value.origin) }
    return .assign(variable, typed.expression)
  }

  private mutating func listChange(
    _ call: NavSpec.Expression, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let list, let change) = callee.kind
    else {
      error("not-a-statement", "this expression has no effect as a statement", at: call.origin)
      return nil
    }
    guard let (variable, domain) = target(list, changedBy: change, &scope) else { return nil }
    guard case .list(let element) = domain?.unwrapped else {
      error(
        "not-a-list", "'\(change.text)' is called on a value that is not a list", at: change.origin,
        help: NavSwiftWords.help(forMember: change.text, of: list.description))
      return nil
    }
    checkArguments(arguments, of: change)
    switch change.text {
    case "append", "remove":
      guard let argument = arguments.first else { break }
      let value = expression(argument.value, expecting: element, &scope)
      check(value.domain, fits: element, at: argument.value.origin)
      return change.text == "append"
        ? .append(variable, value.expression) : .removeElement(variable, value.expression)
    case "removeFirst": return .removeFirst(variable)
    case "removeLast": return .removeLast(variable)
    case "clear": return .clear(variable)
    case "truncate":
      guard let argument = arguments.first else { break }
      if argument.label?.text == "count" {
        return .truncateCount(variable, expression(argument.value, &scope).expression)
      }
      return .truncateTo(variable, expression(argument.value, expecting: element, &scope).expression)
    default:
      if let help = NavSwiftWords.help(forMember: change.text, of: list.description) {
        error(
          "unknown-list-change", "there is no list change '\(change.text)' here", at: change.origin,
          help: help)
        return nil
      }
      unknown(
        "list-change", change, among: ["append", "remove", "removeFirst", "removeLast", "clear", "truncate"])
      return nil
    }
    error("argument-missing", "'\(change.text)' needs a value", at: change.origin)
    return nil
  }

  /// Reports the values and labels that a change of a list does not take.
  private mutating func checkArguments(_ arguments: [NavSpec.Argument], of change: NavSpec.Name) {
    let labels = change.text == "truncate" ? ["to", "count"] : []
    let limit: Int
    switch change.text {
    case "append", "remove", "truncate": limit = 1
    case "removeFirst", "removeLast", "clear": limit = 0
    default: return
    }
    for (position, argument) in arguments.enumerated() {
      if position >= limit {
        error(
          "argument-count", "'\(change.text)' takes \(limit == 0 ? "no value" : "one value")",
          at: argument.value.origin)
      } else if let label = argument.label, !labels.contains(label.text) {
        unknown("parameter", label, among: labels)
      } else if argument.label == nil, !labels.isEmpty {
        error(
          "argument-missing", "'\(change.text)' needs the label 'to' or 'count'", at: argument.value.origin,
          help: "write: truncate(to: value) or truncate(count: number)")
      }
    }
  }
}

extension NavSpec.Coordinator {
  /// The start screen of the coordinator; nil if none is declared.
  var start: NavSpec.Route? {
    for case .start(let route) in members { return route }
    return nil
  }
}
