extension NavMachine {
  /// Describes an event in the words of a trace.
  ///
  /// Different events that are enabled in one world have different descriptions. A screen is described by its route,
  /// and by its position if another screen has an equal route.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  /// - Returns: The description.
  public func text(of event: NavEvent, in world: NavWorld) -> String {
    let at = event.screen.map { name(of: $0, in: world) } ?? emptyStack(of: event, in: world)
    switch event.kind {
    case .launch: return "launch"
    case .tap(let control, let values):
      let signature = program.controls[control].signature
      return "tap \(call(signature.name, values)) @ \(at)"
    case .back: return "back @ \(at)"
    case .backMenu(let count):
      let target = event.stack.flatMap { world[$0].screens.dropLast(count).last }
      return "back menu to \(target.map { name(of: $0, in: world) } ?? "root") @ \(at)"
    case .swipeBegin: return "swipe back begins @ \(at)"
    case .swipeFinish: return "\(swipe(on: event.stack, in: world)) is finished @ \(at)"
    case .swipeCancel: return "\(swipe(on: event.stack, in: world)) is let go @ \(at)"
    case .swipeDownBegin: return "swipe down begins @ \(at)"
    case .swipeDownFinish: return "swipe down is finished @ \(at)"
    case .swipeDownCancel: return "swipe down is let go @ \(at)"
    case .tapOutside: return "tap outside \(at)"
    case .selectTab(let index):
      return "select \(name(ofContent: index, of: event.screen, in: world))"
    case .swipePage(let index):
      return "swipe to \(name(ofContent: index, of: event.screen, in: world)) begins @ \(at)"
    case .collapse: return "the window becomes narrow"
    case .expand: return "the window becomes wide"
    case .reselectTab: return "reselect the tab of \(at)"
    case .link(let link, let values): return "link \(call(program.links[link].signature.name, values))"
    case .linkAtLaunch(let link, let values):
      return "launch by link \(call(program.links[link].signature.name, values))"
    case .external(let index, let values):
      return "event \(call(program.events[index].signature.name, values))"
    case .background: return "the app goes to the background"
    case .foreground: return "the app comes back"
    case .transitionEnd(let stack): return "\(transition(of: stack, in: world)) ends @ \(at)"
    case .deliver(let stack): return "\(delivery(from: stack, in: world)) delivered"
    case .message:
      switch world.queue.first {
      case .ended(let feedback, _): return "\(program.feedbacks[feedback].name) has ended"
      case .mutation(let variable, let value, let owner):
        let declaration = program.coordinators[world[owner].declaration]
        return "\(declaration.variables[variable].name) of \(declaration.name) is set to \(text(of: value))"
      case .step(let step, let values, let receiver, _):
        let coordinator = program.coordinators[world[receiver].declaration].name
        return "step \(call(program.steps[step].name, values)) reaches \(coordinator)"
      case .event(let index, let values):
        return "posted \(call(program.events[index].signature.name, values)) is handled"
      case nil: return "queue"
      }
    case .turn: return "next turn"
    case .outcome(let position, let outcome, let values):
      let effect = program.effects[world.effects[position].effect]
      return "\(effect.signature.name) answers \(call(effect.outcomes[outcome].name, values))"
        + run(at: position, in: world)
    }
  }

  /// Returns the name of the event's empty stack by its coordinator, such as `Settings[]`.
  private func emptyStack(of event: NavEvent, in world: NavWorld) -> String {
    let stack = event.stack ?? world.layers.first { $0.phase != .steady }?.stack
    guard let owner = stack.flatMap({ world[$0].owner }) else { return "" }
    return "\(program.coordinators[world[owner].declaration].name)[]"
  }

  private func swipe(on stack: StackID?, in world: NavWorld) -> String {
    stack.flatMap { world.turn(on: $0) }.map { $0.isOfColumns ? "swipe back" : "swipe" } ?? "swipe back"
  }

  /// Returns the name of a tab, a page or a column.
  private func name(ofContent index: Int, of bar: ScreenID?, in world: NavWorld) -> String {
    let contents = bar.map { program.places[world[$0].route.place].kind.contents } ?? []
    return contents.indices.contains(index) ? program.places[contents[index]].signature.name : "tab \(index)"
  }

  /// Describes a notice with the screens that it concerns.
  ///
  /// - Parameters:
  ///   - notice: The notice.
  ///   - world: The world of the screens.
  /// - Returns: The description.
  public func text(of notice: NavNotice, in world: NavWorld) -> String {
    let screens = notice.screens.map { name(of: $0, in: world) }.joined(separator: ", ")
    return "\(notice.kind.rawValue)(\(screens))"
  }

  /// Describes a route by its coordinator, its name and its values, such as `App.article(swift)`.
  ///
  /// - Parameter route: A route of the program.
  /// - Returns: The description.
  public func text(of route: NavRoute) -> String {
    let place = program.places[route.place]
    return call("\(program.coordinators[place.coordinator].name).\(place.signature.name)", route.arguments)
  }

  /// Describes a name with values, such as `open(swift)`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - values: The values; empty for a name without parentheses.
  /// - Returns: The description.
  public func call(_ name: String, _ values: [NavValue]) -> String {
    values.isEmpty ? name : "\(name)(\(values.map { text(of: $0) }.joined(separator: ", ")))"
  }

  /// Describes a value in the syntax of a spec, and an instance by its index.
  ///
  /// - Parameter value: The value.
  /// - Returns: The description, such as `[1, 2]` or `screen 3`.
  public func text(of value: NavValue) -> String {
    switch value {
    case .none: "none"
    case .bool(let bool): bool ? "true" : "false"
    case .int(let number): String(number)
    case .symbol(let type, let index, let values): call(program.enumerations[type].cases[index].name, values)
    case .route(let route): text(of: route)
    case .screen(let screen): "screen \(screen.index)"
    case .coordinator(let coordinator): "coordinator \(coordinator.index)"
    case .list(let values): "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
    }
  }
}
