/// An output of a step, for properties, traces and logs.
public enum NavOutput: Hashable, Sendable {
  /// A default exit has fired for a screen.
  case exit(NavRoute, coordinator: Int?, NavCause?, isRepeated: Bool, isAfterFinish: Bool)
  /// A coordinator has finished, with a result (an index in ``NavProgram/results``) or none.
  case finished(coordinator: Int, NavCause, result: Int?, [NavValue], isRepeated: Bool, isAfterParent: Bool)
  case presented(NavRoute, NavPresentation.Style)
  /// A command begins a dismissal: whether of the layer that it named, and of one that the coordinator may dismiss.
  case dismissed(NavRoute, isExact: Bool, isOwn: Bool)
  /// A handler of the end of one layer has dismissed another without naming it.
  case dismissedAnother(NavRoute, thanGone: NavRoute)
  /// A command pops a screen: whether the one that it named.
  case popped(NavRoute, isExact: Bool)
  /// A command was refused.
  case refused(String, Refusal)
  /// A request found no handler whose condition is true.
  case dropped(String)
  /// A notice or an outcome came for a coordinator or screen that is finished or gone.
  case late(String)
  case noted(Int, [NavValue])
  /// A notice with a handler was delivered, about these screens.
  case delivered(NavNotice.Kind, [NavRoute])
  case warning(String)
  case fatal(String)
  /// A handler of a finished coordinator has run.
  case ranFinished(coordinator: Int, String)
  /// A coordinator has handled one event twice, or one that is older than itself.
  case handledTwice(coordinator: Int, String), handledByYounger(coordinator: Int, String)
  /// One control has shown one route twice before the world settled.
  case doubled(NavRoute)

  /// A flow has handled a step; dialects `rxflow-…`.
  case navigated(coordinator: Int, step: Int, [NavValue])
  /// A loop has published its state: its variables except snapshots, in order; dialect `feedback-loop`.
  case published(coordinator: Int, [NavValue])
  /// An update is reduced while another is; dialect `feedback-loop`.
  case nested(coordinator: Int, String)
  /// A segue begins, with the path without its source, and whether it is the only one. Dialect `screen-tree`.
  case segued([NavRoute], isAlone: Bool)
  /// A segue has ended: whether its target is in front.
  case arrived(NavRoute, isThere: Bool)
  /// A screen with a dependency (an index in ``NavProgram/dependencies``) was made: whether it got the dependency.
  case injected(NavRoute, dependency: Int, isThere: Bool)

  /// The reasons to refuse a command.
  public enum Refusal: String, Hashable, Sendable {
    case moving = "a transition is in flight"
    case alert = "an alert comes or goes"
    case closing = "another layer is being closed"
    case alreadyPresenting = "something is presented already"
    case notInHierarchy = "the presenter is not on screen"
    case nothingPresented = "nothing is presented"
    case wouldEmptyStack = "a stack is never empty"
    case atRoot = "there is nothing below"
    case notOnStack = "the screen is not on that stack"
    case alreadyOnStack = "the screen is on a stack already"
    case nothingMeant = "there is nothing of that name"
    case vetoed = "a handler refused"
    case inBackground = "the app is in the background"
  }
}
