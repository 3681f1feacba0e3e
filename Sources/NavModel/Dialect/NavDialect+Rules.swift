/// What the machine asks of a library; each library answers in a file of its own.
extension NavDialect {
  /// Whether screens that the user removes owe a default exit.
  func owesExit(isTopmost: Bool) -> Bool {
    switch library {
    case .plain: false
    case .coordinator: CoordinatorDialect.owesExit(isTopmost: isTopmost, self)
    }
  }

  /// Whether the library itself listens to a notice about these screens.
  func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    switch library {
    case .plain: false
    case .coordinator: CoordinatorDialect.listens(to: kind, screens, execution)
    }
  }

  /// The library's own reaction to a notice, before the handlers of the app.
  func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    switch library {
    case .plain: break
    case .coordinator: try CoordinatorDialect.receive(notice, &execution)
    }
  }

  /// A command of the app has taken screens out of what it believes, topmost first.
  func commandRemoved(_ screens: [ScreenID], _ execution: inout Execution) throws(Execution.Halt) {
    switch library {
    case .plain: break
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
    }
  }

  /// How long a path is after a coordinator has popped some of it.
  func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution
  ) -> Int {
    switch library {
    case .plain: PlainDialect.length(afterPopping: count, stack, execution)
    case .coordinator: CoordinatorDialect.length(afterPopping: count, stack, for: coordinator, execution)
    }
  }

  /// How much of a path a coordinator's `popToRoot` leaves.
  func floor(of stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution) -> Int {
    switch library {
    case .plain: 1
    case .coordinator: CoordinatorDialect.floor(of: stack, for: coordinator, execution)
    }
  }

  /// The screen that a coordinator presents from, where the library decides that.
  func presenter(for coordinator: CoordinatorID?, _ execution: Execution) -> ScreenID? {
    switch library {
    case .plain: nil
    case .coordinator: CoordinatorDialect.presenter(for: coordinator, execution)
    }
  }

  /// Whether a bare `dismiss` speaks of the coordinator's own presentations only, and not of the layers on screen.
  var dismissesOwnOnly: Bool {
    switch library {
    case .plain: false
    case .coordinator: CoordinatorDialect.dismissesOwnOnly
    }
  }
}
