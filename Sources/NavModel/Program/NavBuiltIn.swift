/// A built-in property, which a check evaluates for every spec to which the property applies.
///
/// The raw value is the name of the property in specs and reports.
public enum NavBuiltIn: String, Hashable, Sendable, CaseIterable {
  /// The exit of a screen fires exactly once if the user has left the screen, and never if the program has removed it.
  case exitOnce = "exit-once"
  /// A coordinator of a branch has finished or been released if the app has settled and its first screen is gone.
  ///
  /// A coordinator has not finished if the app has settled and the screen at which it began is on screen.
  case childEndsWithBranch = "child-ends-with-branch"
  /// A coordinator finishes at most once.
  case finishOnce = "finish-once"
  /// The exits of a flow fire before the flow finishes, and no child coordinator finishes after its parent.
  case exitsBeforeFinish = "exits-before-finish"
  /// Variables that describe a container (`believes`, `binds`) agree with it when the app has settled.
  ///
  /// On platforms ideal and swiftui, the containers also agree with the stacks and layers that the app requests.
  case beliefMatchesScreen = "belief-matches-screen"
  /// Every living child coordinator has a screen in a container, or a descendant with one.
  ///
  /// Coordinators that have finished do not count, nor do those with neither a start screen nor a stack of their own.
  case childHasScreen = "child-has-screen"
  /// Every visible screen belongs to a coordinator that is alive and has not finished.
  case screenHasOwner = "screen-has-owner"
  /// No handler of a finished coordinator runs.
  case noMessageToFinished = "no-message-to-finished"
  /// No request is lost: for example, a step without a handler, or a screen that the platform refuses to show.
  ///
  /// A refused screen does not count if an equal screen is in a container when the app has settled, and in some other
  /// cases. Requests that are lost in the step of a blocked deep link do not count either.
  case noSilentDrop = "no-silent-drop"
  /// A `dismiss` without a name does not dismiss the handler's own layer while the layer above is closing.
  case dismissalIsExact = "dismissal-is-exact"
  /// A `pop` that names no stack begins at the handler's screen, or at a screen of the coordinator or its descendants.
  ///
  /// In a handler of the system, it may begin at any screen that has a coordinator.
  case removalIsExact = "removal-is-exact"
  /// A coordinator dismisses only layers that it has presented, or whose first screen belongs to it.
  case dismissesOwn = "dismisses-own"
  /// No command tries to empty a stack, and no stack is empty when the app has settled.
  case stackNeverEmpty = "stack-never-empty"
  /// A control requests the same route at most once before the app has settled.
  case oneIntentOnePush = "one-intent-one-push"
  /// A coordinator receives an event at most once, and not if the coordinator was created during that event.
  case handledOnce = "handled-once"
  /// A deep link that nothing blocks ends with its target visible, and opening it again in the same structural state.
  case linkReachesTarget = "link-reaches-target"
  /// An effect ends with the screen or coordinator that owns it.
  case ownerGoneEffectsGone = "owner-gone-effects-gone"
  /// From every world, a world in which no `lock` is true can be reached.
  case locksReleased = "locks-released"
  /// When the app has settled, no flag of the coordinator library is left over from an action that has ended.
  case flagsAtRest = "flags-at-rest"
  /// From every world, the app can settle without presented layers, with no screen to which the user can go back.
  case noTrap = "no-trap"
  /// The app never crashes, never repeats the same steps for ever, and never nests handlers more than 64 levels deep.
  case noFatal = "no-fatal"
  /// In every world that is not final, some event changes the world.
  case noDeadlock = "no-deadlock"
  /// Every declared screen, branch, tab bar, page control and split view is in a container in some world.
  case everythingReachable = "everything-reachable"
  /// All ways to leave a screen or layer that end with the same screens end in the same structural state.
  case exitEquivalence = "exit-equivalence"
  /// A gesture that the user begins and cancels leaves the app in the same state, with the same variables.
  case cancelledGesture = "cancelled-gesture"
  /// Entering a screen again after leaving it has the same result, if the app has returned to an equivalent state.
  ///
  /// If only the screens in containers are equal, entering it again must not end the app. Switching to another tab or
  /// page and back must not disable controls.
  case reEntry = "re-entry"
  /// A segue ends at its target, every screen on a stack is a child of the screen below, and none is there twice.
  case stackIsTreePath = "stack-is-tree-path"
  /// No segue begins while another segue is in progress.
  case oneSegueAtATime = "one-segue-at-a-time"
  /// A segue gives each screen that it creates every dependency that the screen needs.
  case dependenciesInjected = "dependencies-injected"

  /// A screen that the user has left is not back when the app has settled.
  case backIsFinal = "back-is-final"
  /// The screen that presented a layer stays in the layer directly below it, unless the user has left that screen.
  case layerKeepsItsContext = "layer-keeps-its-context"
  /// A handler that runs because one layer ends dismisses another layer only by name.
  case dismissalNamesItsLayer = "dismissal-names-its-layer"

  /// When the app has settled, the screen that a running feedback has shown is still in a container.
  case effectHasScreen = "effect-has-screen"
  /// No update is reduced while another update is being reduced or published.
  case reducerNotNested = "reducer-not-nested"
  /// No `whenReady` block still waits for a flow when the app has settled.
  case flowsBecomeReady = "flows-become-ready"

  /// Returns whether a check of a spec of a coordinator library includes the property.
  ///
  /// An included property can still be inapplicable to a spec, for example if the spec declares no deep link.
  ///
  /// - Parameter library: A coordinator library.
  /// - Returns: False if the property is about a feature of other libraries, such as segues; otherwise, true.
  public func belongs(to library: NavDialect.Library) -> Bool {
    switch self {
    case .flagsAtRest: library.traits.hasFlags
    case .stackIsTreePath, .oneSegueAtATime, .dependenciesInjected: library.traits.words.contains(.segue)
    case .effectHasScreen: library.traits.words.contains(.feedback) && !library.traits.words.contains(.mutate)
    case .reducerNotNested: library.traits.words.contains(.mutate)
    case .flowsBecomeReady: library.traits.words.contains(.whenReady)
    default: true
    }
  }
}
