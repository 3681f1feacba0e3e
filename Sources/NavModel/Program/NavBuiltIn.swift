/// The properties that every spec is judged by without being asked.
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
  /// No request is lost without a word.
  case noSilentDrop = "no-silent-drop"
  /// A dismissal removes the layer that is meant and what is above.
  case dismissalIsExact = "dismissal-is-exact"
  /// A pop removes the screen that is meant and what is above.
  case removalIsExact = "removal-is-exact"
  /// A coordinator dismisses only what it presented, or itself.
  case dismissesOwn = "dismisses-own"
  /// No stack is ever emptied.
  case stackNeverEmpty = "stack-never-empty"
  /// One intent shows a route at most once.
  case oneIntentOnePush = "one-intent-one-push"
  /// One event is handled at most once by a coordinator, and by none that is younger.
  case handledOnce = "handled-once"
  /// A deep link ends with its target visible, and twice ends as once.
  case linkReachesTarget = "link-reaches-target"
  /// When the owner of an effect is gone, so is the effect.
  case ownerGoneEffectsGone = "owner-gone-effects-gone"
  /// Every lock can be released.
  case locksReleased = "locks-released"
  /// No flag of the library waits for something that is over.
  case flagsAtRest = "flags-at-rest"
  /// The bottom of the root stack can always be reached again.
  case noTrap = "no-trap"
  /// The app never crashes, diverges or nests without end.
  case noFatal = "no-fatal"
  /// Something can always happen.
  case noDeadlock = "no-deadlock"
  /// Every declared screen is shown in some world.
  case everythingReachable = "everything-reachable"
  /// All ways to leave a screen that end in the same containers end in the same state.
  case exitEquivalence = "exit-equivalence"
  /// A gesture that is begun and cancelled changes nothing.
  case cancelledGesture = "cancelled-gesture"
  /// What was entered and left can be entered again, with the same result.
  case reEntry = "re-entry"
  /// A segue ends at its target, and the stack is a way down the tree.
  case stackIsTreePath = "stack-is-tree-path"
  /// No segue begins while another is under way.
  case oneSegueAtATime = "one-segue-at-a-time"
  /// A screen that needs something gets it.
  case dependenciesInjected = "dependencies-injected"

  /// What the user took away does not come back by itself.
  case backIsFinal = "back-is-final"
  /// The screen that presented a layer is still below it.
  case layerKeepsItsContext = "layer-keeps-its-context"
  /// The handler of a dismissal dismisses no other layer without naming it.
  case dismissalNamesItsLayer = "dismissal-names-its-layer"

  /// A feedback that has shown something runs no longer than that is there.
  case effectHasScreen = "effect-has-screen"
  /// No update is reduced within another.
  case reducerNotNested = "reducer-not-nested"
  /// No block waits for a flow that will never be ready.
  case flowsBecomeReady = "flows-become-ready"

  /// Whether specs of a library are judged by it; a property of one library is nothing to another.
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
