/// An output of a step, for properties, traces and logs.
///
/// Integers are indices in the tables of the program; `coordinator` is an index in ``NavProgram/coordinators``. A
/// `String` is the name of the event or command, as traces print it, or a message.
public enum NavOutput: Hashable, Sendable {
  /// A default exit fired for a screen.
  ///
  /// `coordinator` is the declaration of the screen's owner; nil for none. The cause is that of the screen's removal;
  /// nil if none is recorded. `isRepeated` states whether the exit fired before, and `isAfterFinish` whether
  /// the owner had finished.
  case exit(NavRoute, coordinator: Int?, NavRemovalCause?, isRepeated: Bool, isAfterFinish: Bool)
  /// A coordinator finished with a result, by its index in ``NavProgram/results``, or without a result (nil).
  ///
  /// The cause is that of the end, and the values are those of the result. `isRepeated` states whether the coordinator
  /// had finished before, and `isAfterParent` whether its parent had finished before.
  case finished(
    coordinator: Int, NavRemovalCause, result: Int?, [NavValue], isRepeated: Bool, isAfterParent: Bool)
  /// The app requests a layer, with a command or with a variable that a presentation follows.
  ///
  /// The route is that of the layer's first screen, or of the branch by which the app shows this screen.
  case presented(NavRoute, NavPresentation.Style)
  /// A command, or the end of a feedback, dismisses a layer.
  ///
  /// The route is that of the layer's first screen, or of the branch by which the app shows this screen. `isExact` is
  /// false if the command names no layer, and dismisses the layer of its own handler only because the layer above is
  /// already being dismissed. `isOwn` states whether the coordinator of the handler presented the layer
  /// or owns the layer's first screen, or whether the feedback that ends has shown this screen.
  case dismissed(NavRoute, isExact: Bool, isOwn: Bool)
  /// A handler of the dismissal or removal of one layer (`thanGone`) dismissed a different layer without naming it.
  ///
  /// The routes are those of the layers' first screens.
  case dismissedAnother(NavRoute, thanGone: NavRoute)
  /// The window shows another root while a layer is presented, which stays in memory together with the old root; the route
  /// is that of the layer's first screen.
  case lostLayer(NavRoute)
  /// A `pop` without `in` requests the removal of the top screen of a stack, and perhaps of screens below it; the
  /// route is that of the top screen.
  ///
  /// `isExact` states whether this screen is `this`, or belongs to the coordinator of the handler or to a descendant.
  /// It is also true if the handler has no coordinator and the screen has an owner.
  case popped(NavRoute, isExact: Bool)
  /// The named command was refused, for the given reason; the route is that of the screen that the command would have
  /// shown, and nil if it would have shown none.
  case refused(String, Refusal, NavRoute? = nil)
  /// A request was lost. The value names it and states the reason, such as that it has no handler.
  case dropped(String)
  /// The named event or notice came too late: its coordinator, which the text names, is released or has finished, or its
  /// screen is gone.
  case late(String)
  /// A `note` statement ran, by its index in ``NavProgram/labels``, with values.
  case noted(Int, [NavValue])
  /// The platform delivered a notice for a handler or the library, about the screens with the given routes.
  case delivered(NavNotice.Kind, [NavRoute])
  /// The library printed a warning; the value is its text.
  case warning(String)
  /// The app crashed; the value is the message of the crash.
  case fatal(String)
  /// A handler of a finished coordinator ran for the named event.
  case ranFinished(coordinator: Int, String)
  /// The named event was offered to the handlers of a coordinator twice, or was sent to it twice (`handledTwice`), or
  /// it was offered to those of a coordinator that was created after the event occurred (`handledByYounger`).
  case handledTwice(coordinator: Int, String), handledByYounger(coordinator: Int, String)
  /// A control tried to show the same route a second time before the app had settled.
  case doubled(NavRoute)

  /// A flow received a step with values, even if it has no handler for the step (dialects `rxflow-…`).
  case navigated(coordinator: Int, step: Int, [NavValue])
  /// A feedback loop published its state, which consists of all variables except snapshots (dialect `feedback-loop`).
  case published(coordinator: Int, [NavValue])
  /// The named update was reduced during the reduction of another update or the publication of a state (dialect
  /// `feedback-loop`).
  case nested(coordinator: Int, String)
  /// A segue began along a path of routes without values, which does not include the source (dialect `screen-tree`).
  ///
  /// `isAlone` is false if another segue was in progress.
  case segued([NavRoute], isAlone: Bool)
  /// A segue to a route ended; `isThere` states whether the target is in front (dialect `screen-tree`).
  case arrived(NavRoute, isThere: Bool)
  /// A screen that needs a dependency was created (dialect `screen-tree`).
  ///
  /// The route has no values. `dependency` is an index in ``NavProgram/dependencies``. `isThere` states whether the
  /// screen received the dependency.
  case injected(NavRoute, dependency: Int, isThere: Bool)

  /// The reasons to refuse a command; a raw value is the clause that traces print.
  public enum Refusal: String, Hashable, Sendable {
    /// A transition of the container that the command changes has not ended.
    case moving = "a transition is in flight"
    /// The transition of an alert has not ended.
    case alert = "an alert is appearing or disappearing"
    /// The dismissal of another layer has not ended.
    case closing = "another layer is being dismissed"
    /// The layer of the presenter already has a layer above it, or a shown alert ignores a new item.
    case alreadyPresenting = "a layer is already presented"
    /// There is no presenter, it is in no container of the window, or the stack that the command changes belongs to no layer
    /// that the app requests.
    case notInHierarchy = "the presenter or stack is hidden, leaving or gone"
    /// No layer exists that the command can dismiss.
    case nothingPresented = "there is no layer that it could dismiss"
    /// The command would remove the last screen of a stack.
    case wouldEmptyStack = "the command would empty the stack"
    /// A pop found no screen that it may remove.
    case atRoot = "there is no screen below"
    /// The command finds no such screen on its stack, has no stack, or finds no container with the tab to select.
    case notOnStack = "there is no such screen or stack"
    /// The screen to show is already on a stack or on the path that the app requests for a stack, or the stack to
    /// present is already on screen.
    case alreadyOnStack = "the screen is already on a stack"
    /// The operand of the command has the value `none`, or leads to a coordinator without a start screen.
    case nothingMeant = "there is no screen to show"
    /// A handler of the app executed `refuse`.
    case vetoed = "a handler refused"
  }
}
