/// A built-in property, which navcheck evaluates for every spec to which it applies.
///
/// The raw value is the name of the property in specs and reports.
public enum NavBuiltIn: String, Hashable, Sendable, CaseIterable {
  /// The exit of a screen fires exactly once if the user has left the screen, and never if the program has removed it.
  case exitOnce = "exit-once"
  /// A child coordinator ends when the screen at which it began is removed, and not before.
  case childEndsWithBranch = "child-ends-with-branch"
  /// A coordinator finishes at most once.
  case finishOnce = "finish-once"
  /// The exits of a flow fire before the flow finishes, and a child coordinator finishes before its parent.
  case exitsBeforeFinish = "exits-before-finish"
  /// Variables that describe a container (`believes`, `binds`) agree with it when the app has settled.
  ///
  /// On platforms ideal and swiftui, the containers also agree with the stacks and layers that the app requests.
  case beliefMatchesScreen = "belief-matches-screen"
  /// Every living child coordinator with a start screen has a screen in a container, or a descendant with one.
  case childHasScreen = "child-has-screen"
  /// Every visible screen belongs to a coordinator that is alive and has not finished.
  case screenHasOwner = "screen-has-owner"
  /// No handler of a finished coordinator runs.
  case noMessageToFinished = "no-message-to-finished"
  /// No request is lost, and a screen that the platform refuses to show is in a container when the app has settled.
  case noSilentDrop = "no-silent-drop"
  /// A dismissal removes the layer that the command means and the layers above it, and no other layer.
  case dismissalIsExact = "dismissal-is-exact"
  /// A pop that names no stack begins at the handler's screen, or at a screen of the coordinator or its descendants.
  case removalIsExact = "removal-is-exact"
  /// A coordinator dismisses only layers that it presented, and its own layer.
  case dismissesOwn = "dismisses-own"
  /// No command tries to empty a stack, and no stack is empty when the app has settled.
  case stackNeverEmpty = "stack-never-empty"
  /// A control shows the same route at most once before the app has settled.
  case oneIntentOnePush = "one-intent-one-push"
  /// A coordinator handles an event at most once, and not if the coordinator was created during that event.
  case handledOnce = "handled-once"
  /// A deep link ends with its target visible, and opening it again ends in the same structural state.
  case linkReachesTarget = "link-reaches-target"
  /// An effect ends with the screen or coordinator that owns it.
  case ownerGoneEffectsGone = "owner-gone-effects-gone"
  /// From every world, a world in which no `lock` is true can be reached.
  case locksReleased = "locks-released"
  /// Every flag of the coordinator library is cleared by the time that the app has settled.
  case flagsAtRest = "flags-at-rest"
  /// From every world, the app can settle without presented layers, at the bottom of the front stack.
  case noTrap = "no-trap"
  /// The app never crashes, never repeats the same steps for ever, and never nests handlers without end.
  case noFatal = "no-fatal"
  /// In every world that is not final, some event changes the world.
  case noDeadlock = "no-deadlock"
  /// Every declared screen, branch, tab bar and split view is on screen in some world.
  case everythingReachable = "everything-reachable"
  /// All ways to leave a screen or layer that end with the same screens end in the same structural state.
  case exitEquivalence = "exit-equivalence"
  /// A gesture that the user begins and cancels has no effect.
  case cancelledGesture = "cancelled-gesture"
  /// After entering and leaving a screen, entering it again has the same result.
  case reEntry = "re-entry"
  /// A segue ends at its target, and every screen on a stack is a child of the screen below it.
  case stackIsTreePath = "stack-is-tree-path"
  /// No segue begins while another segue is in progress.
  case oneSegueAtATime = "one-segue-at-a-time"
  /// A segue gives each screen that it creates every dependency that the screen needs.
  case dependenciesInjected = "dependencies-injected"

  /// A screen that the user has left does not come back before the next input.
  case backIsFinal = "back-is-final"
  /// The screen that presented a layer stays in the layer directly below it, unless the user has left that screen.
  case layerKeepsItsContext = "layer-keeps-its-context"
  /// A handler that runs at the end of a layer dismisses another layer only by name.
  case dismissalNamesItsLayer = "dismissal-names-its-layer"

  /// A feedback ends when the screen that it has shown is removed.
  case effectHasScreen = "effect-has-screen"
  /// No update is reduced during the reduction of another update.
  case reducerNotNested = "reducer-not-nested"
  /// No `whenReady` block still waits for a flow when the app has settled.
  case flowsBecomeReady = "flows-become-ready"

  /// Returns whether the property applies to specs of a coordinator library.
  ///
  /// - Parameter library: A coordinator library.
  /// - Returns: Whether the property is evaluated for that library.
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
