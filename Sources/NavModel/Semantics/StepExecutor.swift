/// The execution of one step: the changing world, the outputs, and the choices.
struct StepExecutor {
  /// An error that ends a step early; the world's outcome states the reason, such as a crash or a capacity.
  struct Abort: Error {}

  /// A request, which `forward` can pass to another coordinator.
  struct Request: Equatable {
    var trigger: NavProgram.Trigger
    var values: [NavValue]
    var frame: NavFrame
    /// The coordinators that have handled the request so far.
    var handledBy: [CoordinatorID] = []
    /// The number of coordinators at the time of the request; coordinators with greater indices are younger.
    var coordinatorCount: Int
  }

  let tables: ProgramIndex
  var world: NavWorld
  /// The world before the step, for `before(…)` in properties.
  var before: NavWorld?
  /// The event, for `event is …` in properties.
  var event: NavEvent?
  var outputs: [NavOutput] = []
  /// The handlers and blocks that have run, for reports of unused code.
  var reach = NavReach()
  var choices = ChoiceSequence()
  /// The requested notices of a session without a program; nil for a program.
  var listeners: NavListeners?
  /// The nesting depth of handlers.
  var depth = 0
  /// The coordinators and screens that the step has created but not started yet, in order.
  var unstarted: [(coordinator: CoordinatorID?, screen: ScreenID?)] = []
  /// The tap whose handler runs.
  var tap: NavTapRecord?
  /// The dismissed alert whose button's action runs.
  var closedAlert: ScreenID?
  /// The steps that the outermost handler has emitted so far, each with its receiver.
  var emitted: [NavMessage] = []
  /// The step that `navigate to` sends to every flow, and the flows that have handled it.
  var broadcast: (step: Int, values: [NavValue], handledBy: [CoordinatorID])?
  /// The first screen of the layer whose end the current handler handles.
  var dismissal: ScreenID?
  /// The layers that the step has removed: their first screens, and the coordinators that presented them.
  var removedLayers: [RemovedLayer] = []
  /// The request whose handler runs.
  var request: Request?
  /// Whether an input's own handlers run, to which the depth and the layers of the scope apply.
  var isInput = false
  /// Whether a handler of the input has exceeded the depth or the layers of the scope, so that the input is not
  /// enabled.
  var isOutOfScope = false
  /// Whether the depth or the layers of the scope are the reason, rather than an assumption.
  var exceedsBounds = false
  /// The coordinators whose state has changed since their feedbacks last observed it, in order.
  var changed: [CoordinatorID] = []
  /// The feedback whose body or handler runs.
  var feedback: NavRunningFeedback?
  /// The number of feedbacks that have begun in this step.
  var feedbackRuns = 0
  /// A coordinator whose feedbacks observe an older state, with the current values of its variables.
  var viewed: (coordinator: CoordinatorID, actual: [NavValue])?
  /// The effect whose outcome is handled, and whether the effect keeps running.
  var answered: (effect: NavRunningEffect, goesOn: Bool)?
  /// The state of RxFlow within the step.
  var flows = RxFlowWork()
  /// The nesting depth of updates that are being reduced.
  var reducing = 0
  /// Whether each world on the way to quiescence is compared with the earlier worlds, to detect a cycle.
  var isComparing = false
  /// Whether the number of consequences exceeded the limit; then the caller discards this execution.
  var isEndless = false
  /// The identifiers from the beginning of the step, if the caller compares its end with its beginning.
  var keptNumbers: KeptNumbers?
  /// Whether a handler has executed `refuse`.
  var isVetoed = false
  /// Whether SwiftUI renders the changes of the current event together at its end.
  var isRenderingLater = false
  /// The stacks whose path was written since the last rendering, in order.
  var unrendered: [StackID] = []
  /// Whether presentations were written since the last rendering.
  var hasUnrenderedLayers = false
  /// The stacks that the step changes without animation; a stack of a layer stands for the layer.
  var unanimated: Set<StackID> = []
  /// The effects that the handler of a tap has started, and for which worlds record what is in front after the handler.
  var startedByTap: Set<Int> = []
  /// The phase of the launch.
  var connection = Connection.connected
  /// Whether queued commands are being executed, which need not wait again.
  var isCarryingOutQueued = false
  /// A session's command that has ended a transition, and that runs after the end is reported.
  var interrupting: NavStack.Change?
  /// The pending notices and work of the step, in order.
  var posted: [Posted] = []
  /// The column that each collapsing split view shows, for sessions without a program.
  var topColumns: [ScreenID: Int] = [:]
  /// The notices that the step has delivered, in order.
  var delivered: [NavNotice] = []

  /// A notice or work that belongs to the step and follows the current code.
  enum Posted: Equatable {
    /// A notice of a stack; the stack is nil for a notice of the layers.
    case notice(NavNotice, StackID?)
    /// An appearance callback of a screen for a library that follows views, with the stage before the change.
    case appearance(NavNotice.Kind, ScreenID, from: NavStage)
    /// The end of a stack's transition, which runs queued commands and then continuations; nil for a layer.
    case conclusion(of: StackID?, [NavContinuation])
    /// The notice that the app has entered the background.
    case background
    /// The notice that a split view has collapsed or expanded, with the screen of the split view.
    case resized(NavNotice.Kind, ScreenID)
  }

  var program: NavProgram { tables.program }

  init(_ tables: ProgramIndex, _ world: NavWorld) {
    self.tables = tables
    self.world = world
  }

  /// Ends the app with a crash, and returns the error to throw.
  mutating func crash(_ message: String) -> Abort {
    world.outcome = .fatal(message)
    outputs.append(.fatal(message))
    return Abort()
  }

  /// Truncates the run at a capacity, and returns the error to throw.
  mutating func exceed(_ capacity: String) -> Abort {
    world.outcome = .exceeds(capacity)
    return Abort()
  }

  /// The end of an input whose handlers exceed the scope, so that it is not enabled.
  mutating func leaveScope() -> Abort {
    (isOutOfScope, exceedsBounds) = (true, true)
    return Abort()
  }

  /// The name of a route, for outputs.
  func name(of route: NavRoute) -> String { program.places[route.place].signature.name }
}
