/// An output of a step, for properties, traces and logs.
///
/// Integers without a label are indices in the tables of the program. A `String` names the event or command, as
/// traces print it.
public enum NavOutput: Hashable, Sendable {
  /// A default exit fired for a screen.
  ///
  /// The values state the declaration of the screen's owner, the cause of the removal, whether the exit fired before
  /// (`isRepeated`), and whether the owner had finished (`isAfterFinish`).
  case exit(NavRoute, coordinator: Int?, NavCause?, isRepeated: Bool, isAfterFinish: Bool)
  /// A coordinator finished with a result, which is an index in ``NavProgram/results``, or nil for none.
  ///
  /// `isRepeated` states whether the coordinator had finished before, and `isAfterParent` whether its parent had.
  case finished(coordinator: Int, NavCause, result: Int?, [NavValue], isRepeated: Bool, isAfterParent: Bool)
  /// A command begins to present a layer with a style.
  case presented(NavRoute, NavPresentation.Style)
  /// A command begins to dismiss a layer.
  ///
  /// `isExact` states whether it is the layer that the command names; `isOwn` states whether the coordinator
  /// presented the layer or is in it.
  case dismissed(NavRoute, isExact: Bool, isOwn: Bool)
  /// A handler of the end of one layer (`thanGone`) dismissed another layer without naming it.
  case dismissedAnother(NavRoute, thanGone: NavRoute)
  /// A command begins to pop a screen; `isExact` states whether it is the screen that the command names.
  case popped(NavRoute, isExact: Bool)
  /// The platform or a handler refused a command, for a reason.
  case refused(String, Refusal)
  /// A request was lost, since no handler's condition was true.
  case dropped(String)
  /// A notice or an outcome arrived for a coordinator or screen that is finished or released.
  case late(String)
  /// A `note` statement ran, by its index in ``NavProgram/labels``, with values.
  case noted(Int, [NavValue])
  /// The platform delivered a notice that has a handler, about the given screens.
  case delivered(NavNotice.Kind, [NavRoute])
  /// The library prints a warning.
  case warning(String)
  /// The app crashes with a message.
  case fatal(String)
  /// A handler of a finished coordinator ran.
  case ranFinished(coordinator: Int, String)
  /// A coordinator handled an event twice (`handledTwice`), or an event older than the coordinator (`handledByYounger`).
  case handledTwice(coordinator: Int, String), handledByYounger(coordinator: Int, String)
  /// A control showed the same route twice before the app had settled.
  case doubled(NavRoute)

  /// A flow handled a step; dialects `rxflow-…`.
  case navigated(coordinator: Int, step: Int, [NavValue])
  /// A feedback loop published its state: its variables except snapshots, in order; dialect `feedback-loop`.
  case published(coordinator: Int, [NavValue])
  /// An update was reduced during the reduction of another update; dialect `feedback-loop`.
  case nested(coordinator: Int, String)
  /// A segue begins along a path, which does not include its source; dialect `screen-tree`.
  ///
  /// `isAlone` is false if another segue is in progress.
  case segued([NavRoute], isAlone: Bool)
  /// A segue ended; `isThere` states whether its target is in front.
  case arrived(NavRoute, isThere: Bool)
  /// A screen with a dependency was created; `isThere` states whether the screen received the dependency.
  ///
  /// The dependency is an index in ``NavProgram/dependencies``.
  case injected(NavRoute, dependency: Int, isThere: Bool)

  /// The reasons to refuse a command; a raw value is the clause that traces print.
  public enum Refusal: String, Hashable, Sendable {
    case moving = "a transition is in flight"
    case alert = "an alert is appearing or disappearing"
    case closing = "another layer is being dismissed"
    case alreadyPresenting = "a layer is already presented"
    case notInHierarchy = "the presenter is not on screen"
    case nothingPresented = "nothing is presented"
    case wouldEmptyStack = "the command would empty the stack"
    case atRoot = "there is no screen below"
    case notOnStack = "the screen is not on that stack"
    case alreadyOnStack = "the screen is already on a stack"
    case nothingMeant = "the value to show is none"
    case vetoed = "a handler refused"
    case inBackground = "the app is in the background"
  }
}
