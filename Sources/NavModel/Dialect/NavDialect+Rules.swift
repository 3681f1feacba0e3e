/// What the machine asks of a library; each library answers in a file of its own.
extension NavDialect {
  /// Whether screens that the user removes owe a default exit.
  func owesExit(isTopmost: Bool) -> Bool {
    switch library {
    case .plain: false
    case .coordinator: CoordinatorDialect.owesExit(isTopmost: isTopmost, self)
    case .coordinator1: true
    }
  }

  /// Whether the library itself listens to a notice about these screens.
  func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    switch library {
    case .plain: false
    case .coordinator: CoordinatorDialect.listens(to: kind, screens, execution)
    case .coordinator1: Coordinator1Dialect.listens(to: kind)
    }
  }

  /// The library's own reaction to a notice, before the handlers of the app.
  func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    switch library {
    case .plain: break
    case .coordinator: try CoordinatorDialect.receive(notice, &execution)
    case .coordinator1: try Coordinator1Dialect.receive(notice, &execution)
    }
  }

  /// A command of the app has taken screens out of what it believes, topmost first.
  func commandRemoved(_ screens: [ScreenID], _ execution: inout Execution) throws(Execution.Halt) {
    switch library {
    case .plain, .coordinator1: break
    case .coordinator: try CoordinatorDialect.commandRemoved(screens, &execution)
    }
  }

  /// `finish`.
  func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {
    switch library {
    case .plain: try PlainDialect.finish(coordinator, result, values, &execution)
    case .coordinator: try CoordinatorDialect.finish(coordinator, result, values, &execution)
    case .coordinator1: try Coordinator1Dialect.finish(coordinator, result, values, &execution)
    }
  }

  /// How long a path is after a coordinator has popped some of it.
  func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution
  ) -> Int {
    switch library {
    case .plain, .coordinator1: PlainDialect.length(afterPopping: count, stack, execution)
    case .coordinator: CoordinatorDialect.length(afterPopping: count, stack, for: coordinator, execution)
    }
  }

  /// How much of a path a coordinator's `popToRoot` leaves.
  func floor(of stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution) -> Int {
    switch library {
    case .plain, .coordinator1: 1
    case .coordinator: CoordinatorDialect.floor(of: stack, for: coordinator, execution)
    }
  }

  /// The screen that a coordinator presents from, where the library decides that.
  func presenter(for coordinator: CoordinatorID?, _ execution: Execution) -> ScreenID? {
    switch library {
    case .plain: nil
    case .coordinator, .coordinator1: CoordinatorDialect.presenter(for: coordinator, execution)
    }
  }

  /// Whether a bare `dismiss` speaks of the coordinator's own presentations only, and not of the layers on screen.
  var dismissesOwnOnly: Bool {
    switch library {
    case .plain: false
    case .coordinator, .coordinator1: CoordinatorDialect.dismissesOwnOnly
    }
  }

  /// What the library keeps in a new coordinator.
  func coordinatorValues(branch: NavRoute?) -> [NavValue] {
    switch library {
    case .plain, .coordinator: []
    case .coordinator1: Coordinator1Dialect.values(branch: branch)
    }
  }

  /// What the library keeps in the first screen of a child.
  func screenValues(branch: NavRoute) -> [NavValue] {
    switch library {
    case .plain, .coordinator: []
    case .coordinator1: [.route(branch)]
    }
  }

  /// A child that the library takes for the one to show, instead of making one.
  func registeredChild(_ place: Int, of parent: CoordinatorID?, _ execution: Execution) -> CoordinatorID? {
    switch library {
    case .plain, .coordinator: nil
    case .coordinator1: Coordinator1Dialect.registeredChild(place, of: parent, execution)
    }
  }

  /// What a command makes of a path, where the library decides that; nil for what the command says.
  func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ execution: inout Execution
  ) throws(Execution.Halt) -> [ScreenID]? {
    switch library {
    case .plain, .coordinator: nil
    case .coordinator1:
      try Coordinator1Dialect.target(of: command, on: stack, by: coordinator, &execution)
    }
  }

  /// The user has shortened a path.
  func userWrotePath(_ stack: StackID, _ execution: inout Execution) {
    switch library {
    case .plain, .coordinator: break
    case .coordinator1: Coordinator1Dialect.userWrotePath(stack, &execution)
    }
  }

  /// The app wants a new presentation.
  func presented(_ presentation: NavPresentation, _ execution: inout Execution) {
    switch library {
    case .plain, .coordinator: break
    case .coordinator1: Coordinator1Dialect.presented(presentation, &execution)
    }
  }

  /// The app does not believe in a presentation any more: a command said so, or the platform.
  func cleared(_ presentation: NavPresentation, byProgram: Bool, _ execution: inout Execution) {
    switch library {
    case .plain, .coordinator: break
    case .coordinator1: Coordinator1Dialect.cleared(presentation, byProgram: byProgram, &execution)
    }
  }

  /// The names of the library's flags that are up, of those that should be down when nothing is under way.
  public func raisedFlags(of coordinator: NavCoordinator) -> [String] {
    switch library {
    case .plain, .coordinator: []
    case .coordinator1: Coordinator1Dialect.raisedFlags(coordinator.library)
    }
  }
}
