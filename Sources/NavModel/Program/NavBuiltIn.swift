/// The properties that every spec is checked against.
public enum NavBuiltIn: String, Hashable, Sendable, CaseIterable {
  /// An exit that the user caused fires exactly once; one that the program caused never does.
  case exitOnce = "exit-once"
  /// A child is finished when the screen that it branched from leaves, and not before.
  case childEndsWithBranch = "child-ends-with-branch"
  /// A coordinator finishes at most once.
  case finishOnce = "finish-once"
  /// Exits come before the end of their flow, and children end before their parents.
  case exitsBeforeFinish = "exits-before-finish"
  /// What the coordinators believe is what the containers show.
  case beliefMatchesScreen = "belief-matches-screen"
  /// Every living child has a screen.
  case childHasScreen = "child-has-screen"
  /// Every visible screen has a living owner.
  case screenHasOwner = "screen-has-owner"
  /// No handler of a finished coordinator runs.
  case noMessageToFinished = "no-message-to-finished"
  /// No request is lost.
  case noSilentDrop = "no-silent-drop"
  /// A dismissal removes exactly the layer that it names and the layers above it.
  case dismissalIsExact = "dismissal-is-exact"
  /// A pop removes exactly the screen that it names and the screens above it.
  case removalIsExact = "removal-is-exact"
  /// A coordinator dismisses only what it presented, or itself.
  case dismissesOwn = "dismisses-own"
  /// No stack is ever emptied.
  case stackNeverEmpty = "stack-never-empty"
  /// One intent of the user shows a route at most once.
  case oneIntentOnePush = "one-intent-one-push"
  /// A coordinator handles one event at most once, and not if it was made during that event.
  case handledOnce = "handled-once"
  /// A deep link ends with its target visible, and twice ends as once.
  case linkReachesTarget = "link-reaches-target"
  /// An effect ends with the screen or coordinator that owns it.
  case ownerGoneEffectsGone = "owner-gone-effects-gone"
  /// Every lock can be released.
  case locksReleased = "locks-released"
  /// No flag of the library is left set after the action that it records.
  case flagsAtRest = "flags-at-rest"
  /// The bottom of the root stack can always be reached again.
  case noTrap = "no-trap"
  /// The app never crashes, loops for ever or recurses without end.
  case noFatal = "no-fatal"
  /// Something can always happen.
  case noDeadlock = "no-deadlock"
  /// Every declared screen is shown in some world.
  case everythingReachable = "everything-reachable"
  /// All ways to leave a screen that end in the same containers end in the same state.
  case exitEquivalence = "exit-equivalence"
  /// A gesture that is begun and cancelled changes nothing.
  case cancelledGesture = "cancelled-gesture"
  /// A screen that was entered and left can be entered again, with the same result.
  case reEntry = "re-entry"
  /// A segue ends at its target, and the stack is a path down the tree.
  case stackIsTreePath = "stack-is-tree-path"
  /// No segue begins while another is under way.
  case oneSegueAtATime = "one-segue-at-a-time"
  /// A segue gives its target every dependency that the target needs.
  case dependenciesInjected = "dependencies-injected"

  /// A screen that the user closed does not come back by itself.
  case backIsFinal = "back-is-final"
  /// The screen that presented a layer is still below it.
  case layerKeepsItsContext = "layer-keeps-its-context"
  /// The handler of a dismissal dismisses no other layer without naming it.
  case dismissalNamesItsLayer = "dismissal-names-its-layer"

  /// A feedback ends when the screen that it has shown is gone.
  case effectHasScreen = "effect-has-screen"
  /// No update is reduced within another.
  case reducerNotNested = "reducer-not-nested"
  /// No block waits for a flow that will never be ready.
  case flowsBecomeReady = "flows-become-ready"

  /// Whether the property applies to specs of a library.
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
