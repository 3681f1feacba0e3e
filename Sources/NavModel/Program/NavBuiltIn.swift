/// A built-in property, which navcheck evaluates for every spec to which it applies.
///
/// The raw value is the name of the property in specs and reports.
public enum NavBuiltIn: String, Hashable, Sendable, CaseIterable {
  /// A default exit fires exactly once if the user caused it, and never if the program did.
  case exitOnce = "exit-once"
  /// A child coordinator finishes when the screen that it branched from is removed, and not before.
  case childEndsWithBranch = "child-ends-with-branch"
  /// A coordinator finishes at most once.
  case finishOnce = "finish-once"
  /// Exits fire before their flow finishes, and children finish before their parents.
  case exitsBeforeFinish = "exits-before-finish"
  /// The beliefs of coordinators about containers match the containers.
  case beliefMatchesScreen = "belief-matches-screen"
  /// Every living child coordinator has a screen.
  case childHasScreen = "child-has-screen"
  /// Every visible screen has a living owner, which is a coordinator.
  case screenHasOwner = "screen-has-owner"
  /// No handler of a finished coordinator runs.
  case noMessageToFinished = "no-message-to-finished"
  /// Every request reaches a handler.
  case noSilentDrop = "no-silent-drop"
  /// A dismissal removes exactly the layer that it names and the layers above it.
  case dismissalIsExact = "dismissal-is-exact"
  /// A pop removes exactly the screen that it names and the screens above it.
  case removalIsExact = "removal-is-exact"
  /// A coordinator dismisses only layers that it presented, and its own layer.
  case dismissesOwn = "dismisses-own"
  /// Every stack has at least one screen.
  case stackNeverEmpty = "stack-never-empty"
  /// One tap of the user shows a route at most once.
  case oneIntentOnePush = "one-intent-one-push"
  /// A coordinator handles an event at most once, and not if the coordinator was created during that event.
  case handledOnce = "handled-once"
  /// After a deep link, its target is visible, and opening the link twice has the same result as once.
  case linkReachesTarget = "link-reaches-target"
  /// An effect ends with the screen or coordinator that started it.
  case ownerGoneEffectsGone = "owner-gone-effects-gone"
  /// Every `lock` that is true can become false again.
  case locksReleased = "locks-released"
  /// Every flag of the library is cleared after the action that it records.
  case flagsAtRest = "flags-at-rest"
  /// From every world, the bottom of the root stack can be reached again.
  case noTrap = "no-trap"
  /// The app never crashes, loops for ever, or recurses without end.
  case noFatal = "no-fatal"
  /// In every world in which the app may not end, some event can occur.
  case noDeadlock = "no-deadlock"
  /// Every declared screen is shown in some world.
  case everythingReachable = "everything-reachable"
  /// All ways to leave a screen that lead to the same containers lead to the same state of the app.
  case exitEquivalence = "exit-equivalence"
  /// A gesture that the user begins and cancels has no effect.
  case cancelledGesture = "cancelled-gesture"
  /// After entering and leaving a screen, entering it again has the same result.
  case reEntry = "re-entry"
  /// A segue ends at its target, and the stack is a path from the root of the tree of screens.
  case stackIsTreePath = "stack-is-tree-path"
  /// No segue begins while another segue is in progress.
  case oneSegueAtATime = "one-segue-at-a-time"
  /// A segue gives its target screen every dependency that the screen needs.
  case dependenciesInjected = "dependencies-injected"

  /// A screen that the user closed does not reappear without further input.
  case backIsFinal = "back-is-final"
  /// The screen that presented a layer remains on its stack below the layer.
  case layerKeepsItsContext = "layer-keeps-its-context"
  /// The handler of a dismissal does not dismiss another layer without naming it.
  case dismissalNamesItsLayer = "dismissal-names-its-layer"

  /// A feedback ends when the screen that it has shown is removed.
  case effectHasScreen = "effect-has-screen"
  /// No update is reduced during the reduction of another update.
  case reducerNotNested = "reducer-not-nested"
  /// Every flow for which a `whenReady` block waits can become ready.
  case flowsBecomeReady = "flows-become-ready"

  /// Whether the property applies to specs of a library.
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
