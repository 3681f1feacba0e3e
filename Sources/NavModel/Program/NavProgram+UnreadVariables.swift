extension NavProgram {
  /// The same program, whose worlds do not store the variables that nothing reads; nil if something reads each.
  ///
  /// A variable is not stored if no guard, operand, property, assumption or other expression reads it, if its values
  /// refer to no instance, and if it is neither a lock, structural nor bound to a container. `cancelled-gesture`
  /// compares whole worlds, so a variable is also stored if code that may run without a tap, an event or a link
  /// assigns it. Variables of libraries that react to events by themselves are always stored.
  ///
  /// A world of this program and one without those variables then have the same steps and properties, except that a
  /// step that only assigns such a variable does not change the world.
  /// - Complexity: Time in proportion to the size of the program.
  package var withoutUnreadVariables: NavProgram? {
    let unread = unreadVariables
    if unread.isEmpty { return nil }
    var program = self
    for variable in unread {
      switch variable {
      case .system(let index): program.variables[index].isStored = false
      case .coordinator(let number, let index): program.coordinators[number].variables[index].isStored = false
      case .place(let number, let index): program.places[number].variables[index].isStored = false
      }
    }
    return program
  }

  /// The names of the variables that worlds do not store, such as `session of App`, in the order of the program.
  package var namesOfUnreadVariables: [String] {
    func names(_ variables: [VariableDeclaration], _ owner: String) -> [String] {
      variables.filter { !$0.isStored }.map { $0.name + owner }
    }
    return names(variables, "")
      + coordinators.flatMap { names($0.variables, " of \($0.name)") }
      + places.flatMap {
        names($0.variables, " of \(coordinators[$0.coordinator].name).\($0.signature.name)")
      }
  }

  private var unreadVariables: Set<VariableUse.Variable> {
    var unread = Set<VariableUse.Variable>()
    func declare(_ variables: [VariableDeclaration], _ variable: (Int) -> VariableUse.Variable) {
      unread.formUnion(variables.indices.filter { mayBeUnread(variables[$0]) }.map(variable))
    }
    if dialect.library.traits.reacts { return [] }
    declare(variables) { .system($0) }
    for (number, coordinator) in coordinators.enumerated() {
      declare(coordinator.variables) { .coordinator(number, $0) }
    }
    for (number, place) in places.enumerated() { declare(place.variables) { .place(number, $0) } }
    if unread.isEmpty { return [] }
    var use = VariableUse(in: self)
    for (number, coordinator) in coordinators.enumerated() { use.add(coordinator, of: .coordinator(number)) }
    for (number, place) in places.enumerated() { use.add(place, of: .place(number)) }
    use.add(handlers, of: .system)
    var rest = self
    // A block counts with the handlers that refer to it.
    (rest.coordinators, rest.places, rest.handlers, rest.continuations) = ([], [], [], [])
    use.add(rest, of: .system)
    return unread.subtracting(use.reads).subtracting(variablesAssignedWithoutInput)
  }

  private func mayBeUnread(_ variable: VariableDeclaration) -> Bool {
    variable.isStored && !variable.isLock && !variable.isStructural && variable.binding == nil
      && !refersToInstances(variable.domain)
  }

  private func refersToInstances(_ domain: Domain) -> Bool {
    switch domain {
    case .bool, .range: false
    case .optional(let wrapped), .list(let wrapped): refersToInstances(wrapped)
    case .enumeration(let number):
      enumerations[number].cases.contains { $0.domains.contains(where: refersToInstances) }
    case .snapshot, .route, .screen, .coordinator: true
    }
  }

  /// The variables that code may assign in a run that begins with neither a tap, an event nor a link.
  private var variablesAssignedWithoutInput: Set<VariableUse.Variable> {
    var use = VariableUse(in: self)
    var isFinishing = coordinators.contains { !$0.defaultResults.isEmpty } || dialect.library.traits.hasExits
    var waiting = Array(handlers.indices)
    while let next = waiting.firstIndex(where: { mayRun(handlers[$0], use, isFinishing) }) {
      let handler = handlers[waiting.remove(at: next)]
      use.add(handler, of: handler.owner)
      if use.finishes { isFinishing = true }
    }
    return use.assigned
  }

  /// Whether a handler may run in a run that begins with neither a tap, an event nor a link.
  private func mayRun(_ handler: HandlerDeclaration, _ use: VariableUse, _ isFinishing: Bool) -> Bool {
    switch handler.trigger {
    case .tap, .link: false
    case .event(let event): use.posted.contains(event)
    case .finished: isFinishing
    default: true
    }
  }
}
