/// The requirements of a coordinator library: its reactions to commands, notices and steps.
///
/// A library is one type in one file, registered in ``NavDialect/Library``. What it does not answer is as in `plain`.
/// All is static: a library keeps what it knows in the world, in ``NavCoordinator/library`` and ``NavScreen/library``.
protocol NavLibrary: Sendable {
  /// The explanation of the library, in a sentence or two.
  static var explanation: String { get }
  /// The facts that the machine, the language and the properties need.
  static var traits: NavDialect.Traits { get }
  /// Rules that nothing turns, each with where it comes from.
  static var rules: [(name: String, text: String)] { get }
  /// Its switches.
  static var switches: [NavDialect.Switch] { get }

  // MARK: Flows

  /// What the library keeps in a new coordinator.
  static func coordinatorValues(branch: NavRoute?) -> [NavValue]
  /// What the library keeps in the first screen of a child.
  static func screenValues(branch: NavRoute) -> [NavValue]
  /// A child that the library takes for the one to show, instead of making one.
  static func registeredChild(_ place: Int, of parent: CoordinatorID?, _ execution: Execution)
    -> CoordinatorID?
  /// The route that a coordinator begins with, where that is not the one that it declares any more.
  static func firstRoute(of coordinator: CoordinatorID, _ execution: Execution) -> NavRoute?
  /// `start`: a flow has become a child.
  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) throws(Execution.Halt)
  /// `finish`.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The names of the flags that are up, of those that should be down when nothing is under way.
  static func raisedFlags(_ values: [NavValue]) -> [String]

  // MARK: Stacks

  /// What a command makes of a path, where the library decides that; nil for what the command says.
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ execution: inout Execution
  ) throws(Execution.Halt) -> [ScreenID]?
  /// How long a path is after a coordinator has popped some of it.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution
  ) -> Int
  /// How much of a path a coordinator's `popToRoot` leaves.
  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution) -> Int
  /// A command of the app has taken screens out of what it believes, topmost first.
  static func commandRemoved(_ screens: [ScreenID], _ execution: inout Execution) throws(Execution.Halt)
  /// A command with options has put screens on a stack.
  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ execution: inout Execution)
  /// The user has shortened a path.
  static func userWrotePath(_ stack: StackID, _ execution: inout Execution)
  /// Whether screens that the user removes owe a default exit.
  static func owesExit(isTopmost: Bool, _ dialect: NavDialect) -> Bool

  // MARK: Presentations

  /// The screen that a coordinator presents from, where the library decides that.
  static func presenter(for coordinator: CoordinatorID?, _ execution: Execution) -> ScreenID?
  /// Whether a bare `dismiss` speaks of the coordinator's own presentations only, and not of the layers on screen.
  static var dismissesOwnOnly: Bool { get }
  /// Whether a bare `dismiss` of such a coordinator that presents nothing takes its own layer away.
  static var dismissesItself: Bool { get }
  /// Whether the app goes on to believe in what is presented from screens that are gone.
  static var keepsItemsOfGoneViews: Bool { get }
  /// `dismiss`, with what it names; whether there is anything to dismiss is not known yet.
  static func willDismiss(
    _ value: NavValue?, by frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The app wants a new presentation.
  static func presented(_ presentation: NavPresentation, _ execution: inout Execution) throws(Execution.Halt)
  /// The app does not believe in a presentation any more: a command said so, or the platform.
  static func cleared(_ presentation: NavPresentation, byProgram: Bool, _ execution: inout Execution)

  // MARK: Notices

  /// Whether the library itself listens to a notice about these screens.
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool
  /// The library's own reaction to a notice, before the handlers of the app.
  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt)

  // MARK: Steps and states

  /// `emit`: puts a step on its way; whether the text names the receiver.
  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt)
  /// A step has come to its coordinator.
  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// `mutate`.
  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The turn of a `mutate` that was put on its way.
  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// A feedback hears that its effect is over.
  static func ended(
    _ feedback: Int, of coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The outermost handler has ended, or the app has been launched.
  static func concludeHandler(_ execution: inout Execution) throws(Execution.Halt)
  /// `whenReady`.
  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ execution: inout Execution
  ) throws(Execution.Halt)

  // MARK: Words of its own

  /// `navigate to step`.
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt)
  /// `adapt to step`; nil for the step that waits.
  static func adapt(to step: Int?, _ values: [NavValue], _ execution: inout Execution) throws(Execution.Halt)
  /// `segue to X(v) from Y`; without values the initiator gives them.
  static func segue(
    to target: NavRoute, from source: Int?, _ frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt)
  /// The library goes on with what it was in the middle of, by its own number.
  static func resume(_ task: Int, _ frame: NavFrame, _ execution: inout Execution) throws(Execution.Halt)
}

extension NavLibrary {
  static var rules: [(name: String, text: String)] { [] }
  static var switches: [NavDialect.Switch] { [] }
  static func coordinatorValues(branch: NavRoute?) -> [NavValue] { [] }
  static func screenValues(branch: NavRoute) -> [NavValue] { [] }
  static func registeredChild(
    _ place: Int, of parent: CoordinatorID?, _ execution: Execution
  ) -> CoordinatorID? { nil }

  /// Marks the coordinator and tells its parent, nothing else.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    let parent = execution.world[coordinator].parent
    execution.outputs.append(
      .finished(
        coordinator: execution.world[coordinator].declaration, .program, result: result, values,
        isRepeated: execution.world[coordinator].isFinished,
        isAfterParent: parent.map { execution.world[$0].isFinished } ?? false))
    execution.world[coordinator].isFinished = true
    try execution.tellFinished(coordinator, parent, .program, result, values)
  }

  static func firstRoute(of coordinator: CoordinatorID, _ execution: Execution) -> NavRoute? { nil }
  static func started(
    _ child: CoordinatorID, _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func shown(
    _ screens: [ScreenID], _ options: [NavProgram.CommandOption], _ execution: inout Execution
  ) {}
  static func willDismiss(
    _ value: NavValue?, by frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func raisedFlags(_ values: [NavValue]) -> [String] { [] }
  static func target(
    of command: NavStackCommand, on stack: StackID, by coordinator: CoordinatorID?,
    _ execution: inout Execution
  ) throws(Execution.Halt) -> [ScreenID]? { nil }

  /// A pop never takes the last screen.
  static func length(
    afterPopping count: Int, _ stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution
  ) -> Int {
    let length = execution.path(of: stack).count
    return max(min(1, length), length - count)
  }

  static func floor(of stack: StackID, for coordinator: CoordinatorID?, _ execution: Execution) -> Int { 1 }
  static func commandRemoved(_ screens: [ScreenID], _ execution: inout Execution) throws(Execution.Halt) {}
  static func userWrotePath(_ stack: StackID, _ execution: inout Execution) {}
  static func owesExit(isTopmost: Bool, _ dialect: NavDialect) -> Bool { traits.hasExits }
  static func presenter(for coordinator: CoordinatorID?, _ execution: Execution) -> ScreenID? { nil }
  static var dismissesOwnOnly: Bool { false }
  static var dismissesItself: Bool { true }
  static var keepsItemsOfGoneViews: Bool { false }
  static func presented(
    _ presentation: NavPresentation, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func cleared(_ presentation: NavPresentation, byProgram: Bool, _ execution: inout Execution) {}
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    false
  }
  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {}
  static func emit(
    _ step: Int, _ values: [NavValue], to receiver: CoordinatorID, isNamed: Bool, _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    try execution.enqueue(.step(step, values, to: receiver))
  }

  static func handle(
    _ step: Int, _ values: [NavValue], _ receiver: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try execution.deliver(step, values, to: receiver)
  }

  static func mutate(
    _ variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func handleMutation(
    of variable: Int, _ value: NavValue, _ coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func ended(
    _ feedback: Int, of coordinator: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func concludeHandler(_ execution: inout Execution) throws(Execution.Halt) {}
  static func whenReady(
    _ flows: [CoordinatorID], _ continuation: NavContinuation, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func adapt(
    to step: Int?, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func segue(
    to target: NavRoute, from source: Int?, _ frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt) {}
  static func resume(_ task: Int, _ frame: NavFrame, _ execution: inout Execution) throws(Execution.Halt) {}
}
