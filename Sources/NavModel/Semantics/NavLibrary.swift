/// The requirements of a coordinator library: its reactions to commands, notices and steps.
///
/// A library is one type in one file, registered in ``NavDialect/Library``. The default implementations behave like
/// `plain`. All requirements are static: a library stores its state in the world, in ``NavCoordinator/library`` and
/// ``NavScreen/library``.
protocol NavLibrary: Sendable {
  /// The explanation of the library, in one or two sentences.
  static var explanation: String { get }
  /// The features on which the machine, the language and the built-in properties depend.
  static var traits: NavDialect.Traits { get }
  /// The fixed rules of the library, each with its source.
  static var rules: [(name: String, text: String)] { get }
  /// The configurable rules of the library.
  static var switches: [NavDialect.Switch] { get }

  // MARK: Flows

  /// Returns the values that the library stores in a new coordinator.
  static func coordinatorValues(branch: NavRoute?) -> [NavValue]
  /// Returns the values that the library stores in the first screen of a child.
  static func screenValues(branch: NavRoute) -> [NavValue]
  /// Returns an existing child that the library shows instead of creating one; nil to create one.
  static func registeredChild(_ place: Int, of parent: CoordinatorID?, _ executor: StepExecutor)
    -> CoordinatorID?
  /// Returns the first route of a coordinator; nil for the declared start screen.
  static func firstRoute(of coordinator: CoordinatorID, _ executor: StepExecutor) -> NavRoute?
  /// Handles `start`, after a flow has become a child.
  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Executes `finish`.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Returns the names of the set flags among those that should be clear when no action is in progress.
  static func raisedFlags(_ values: [NavValue]) -> [String]

  // MARK: Stacks

  /// Returns the path after a command, if the library determines it; nil for the usual effect of the command.
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> [ScreenID]?
  /// Returns the length of a path after a coordinator has popped screens.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor
  ) -> Int
  /// Returns the number of screens that a coordinator's `popToRoot` leaves on a path.
  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor) -> Int
  /// Handles the removal of screens from the app's state by a command, topmost first.
  static func commandRemoved(_ screens: [ScreenID], _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  /// Handles a command with options that has put screens on a stack.
  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor)
  /// Handles a path that the user has shortened.
  static func userWrotePath(_ stack: StackID, _ executor: inout StepExecutor)
  /// Whether screens that the user removes must fire a default exit.
  static func owesExit(isTopmost: Bool, _ dialect: NavDialect) -> Bool

  // MARK: Presentations

  /// Returns the screen from which a coordinator presents, if the library determines it; otherwise, nil.
  static func presenter(for coordinator: CoordinatorID?, _ executor: StepExecutor) -> ScreenID?
  /// Whether a `dismiss` without an operand applies only to the coordinator's own presentations.
  static var dismissesOwnOnly: Bool { get }
  /// Whether a `dismiss` without an operand dismisses the coordinator's own layer if the coordinator presents nothing.
  static var dismissesItself: Bool { get }
  /// Whether the app's state keeps the presentations from removed screens.
  static var keepsItemsOfGoneViews: Bool { get }
  /// Handles `dismiss` with its operand, before the machine looks for a layer to dismiss.
  static func willDismiss(
    _ value: NavValue?, by frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Handles the end of an alert by one of its buttons; the stack is that of the layer below the alert.
  static func alertCloses(over stack: StackID, _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  /// Handles a new presentation in the app's state.
  static func presented(_ presentation: NavPresentation, _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
  /// Handles the removal of a presentation from the app's state, by a command or by the platform.
  static func cleared(_ presentation: NavPresentation, byProgram: Bool, _ executor: inout StepExecutor)

  // MARK: Notices

  /// Whether the library itself handles a notice about the given screens.
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool
  /// Handles a notice in the library, before the handlers of the app.
  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort)

  // MARK: Steps and states

  /// Executes `emit`; `isNamed` states whether the spec names the receiver.
  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Handles a step that has reached its coordinator.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Executes `mutate`.
  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Handles the queued update of a `mutate`.
  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Handles the end of a feedback's effect.
  static func ended(
    _ feedback: Int, of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Concludes the outermost handler or the launch.
  static func concludeHandler(_ executor: inout StepExecutor) throws(StepExecutor.Abort)
  /// Executes `whenReady`.
  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)

  // MARK: Words of single libraries

  /// Executes `navigate to step`.
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Executes `adapt to step`; nil stands for the waiting step itself.
  static func adapt(to step: Int?, _ values: [NavValue], _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
  /// Executes `segue to X(v) from Y`; without values, the initiator provides them.
  static func segue(
    to target: NavRoute, from source: Int?, _ frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort)
  /// Continues a task of the library, by the number that the library gave it.
  static func resume(_ task: Int, _ frame: NavFrame, _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
}

extension NavLibrary {
  static var rules: [(name: String, text: String)] { [] }
  static var switches: [NavDialect.Switch] { [] }
  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { [] }
  static func screenValues(branch: NavRoute) -> [NavValue] { [] }
  static func registeredChild(
    _ place: Int, of parent: CoordinatorID?, _ executor: StepExecutor
  ) -> CoordinatorID? { nil }

  /// Marks the coordinator as finished and notifies its parent.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let parent = executor.world[coordinator].parent
    executor.outputs.append(
      .finished(
        coordinator: executor.world[coordinator].declaration, .program, result: result, values,
        isRepeated: executor.world[coordinator].isFinished,
        isAfterParent: parent.map { executor.world[$0].isFinished } ?? false))
    executor.world[coordinator].isFinished = true
    try executor.tellFinished(coordinator, parent, .program, result, values)
  }

  static func firstRoute(of coordinator: CoordinatorID, _ executor: StepExecutor) -> NavRoute? { nil }
  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ executor: inout StepExecutor
  ) {}
  static func willDismiss(
    _ value: NavValue?, by frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func alertCloses(over stack: StackID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {}
  static func raisedFlags(_ values: [NavValue]) -> [String] { [] }
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) -> [ScreenID]? { nil }

  /// Returns the length after a pop, which never removes the last screen.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor
  ) -> Int {
    let length = executor.path(of: stack).count
    return max(min(1, length), length - count)
  }

  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ executor: StepExecutor) -> Int { 1 }
  static func commandRemoved(_ screens: [ScreenID], _ executor: inout StepExecutor) throws(StepExecutor.Abort)
  {}
  static func userWrotePath(_ stack: StackID, _ executor: inout StepExecutor) {}
  static func owesExit(isTopmost: Bool, _ dialect: NavDialect) -> Bool { traits.hasExits }
  static func presenter(for coordinator: CoordinatorID?, _ executor: StepExecutor) -> ScreenID? { nil }
  static var dismissesOwnOnly: Bool { false }
  static var dismissesItself: Bool { true }
  static var keepsItemsOfGoneViews: Bool { false }
  static func presented(
    _ presentation: NavPresentation, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func cleared(_ presentation: NavPresentation, byProgram: Bool, _ executor: inout StepExecutor) {}
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    false
  }
  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {}
  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try executor.enqueue(.step(step, values, to: receiver))
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try executor.deliver(step, values, to: receiver)
  }

  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func ended(
    _ feedback: Int, of coordinator: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func concludeHandler(_ executor: inout StepExecutor) throws(StepExecutor.Abort) {}
  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func adapt(
    to step: Int?, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func segue(
    to target: NavRoute, from source: Int?, _ frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {}
  static func resume(_ task: Int, _ frame: NavFrame, _ executor: inout StepExecutor) throws(StepExecutor
    .Abort)
  {}
}
