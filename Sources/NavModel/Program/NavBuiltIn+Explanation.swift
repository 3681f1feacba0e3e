extension NavBuiltIn {
  /// The condition that the property requires, in one to three sentences.
  public var summary: String {
    switch self {
    case .exitOnce:
      "When the user leaves a screen, its exit fires exactly once, at the latest when the app has settled. "
        + "When the program removes a screen, no exit fires."
    case .childEndsWithBranch:
      "When the app has settled, a coordinator that a branch has created has finished or been released if the screen "
        + "where it began is gone without another one in its place, and a coordinator has not finished if the screen "
        + "where it began is on screen."
    case .finishOnce: "A coordinator finishes at most once."
    case .exitsBeforeFinish:
      "The exits of a flow fire before the flow finishes. No child coordinator finishes after its parent."
    case .beliefMatchesScreen:
      "Variables that describe a container agree with it when the app has settled. On platforms ideal and swiftui, the "
        + "containers also agree with the stacks and layers that the app requests."
    case .childHasScreen:
      "Every living child coordinator that has not finished, and has a start screen or a stack of its own, has a "
        + "screen in a container, or a descendant with one."
    case .screenHasOwner: "Every visible screen belongs to a coordinator that is alive and has not finished."
    case .noMessageToFinished: "No handler of a finished coordinator runs."
    case .noSilentDrop:
      "No request is lost, for example because no handler accepts it, except in the step of a blocked deep link. If the "
        + "platform refuses to show a screen, an equal screen is in a container when the app has settled. Some refused "
        + "requests do not count, for example if the screen that made the request is gone."
    case .dismissalIsExact:
      "A dismissal begins at the layer that the command means: while the layer above the handler's layer is closing, "
        + "'dismiss' without a name does not dismiss the handler's own layer, unless the user has tapped a control there. "
        + "In an answer of an effect that a tap has started, such a 'dismiss' means the layer that was in front then: it "
        + "dismisses none above it, and no other one when that layer is gone."
    case .removalIsExact:
      "A 'pop' that names no stack begins at the screen whose handler pops, or at another screen of that coordinator "
        + "or of its descendants. In a handler of the system, it may begin at any screen with a coordinator. In an answer "
        + "of an effect that a tap has started, it means the screen that was on top then: it pops none above it, and no "
        + "other one when that screen was popped."
    case .dismissesOwn:
      "A coordinator dismisses only layers that it has presented, or whose first screen belongs to it. It may dismiss any "
        + "layer to show another root in the window afterwards."
    case .stackNeverEmpty:
      "No command tries to empty a stack, and no stack is empty when the app has settled."
    case .oneIntentOnePush:
      "A control requests the same route at most once before the app has settled."
    case .handledOnce:
      "A coordinator receives an event at most once. A coordinator that was created during an event does not "
        + "receive that event."
    case .linkReachesTarget:
      "From every world, a deep link that nothing blocks ends with its target visible. Opening the same link again "
        + "ends in the same structural state."
    case .ownerGoneEffectsGone: "An effect ends with the screen or coordinator that owns it."
    case .locksReleased: "From every world, a world in which no lock is taken can be reached."
    case .flagsAtRest:
      "When the app has settled, no flag of the coordinator library is left over from an action that has ended."
    case .noTrap:
      "From every world, the app can settle without presented layers, with no screen to which the user can go back."
    case .noFatal:
      "The app never crashes and never repeats the same steps for ever. Handlers never call each other more than 64 "
        + "levels deep."
    case .noDeadlock:
      "In every world that is not final, some event changes the world."
    case .everythingReachable:
      "Every declared screen, branch, tab bar, page control and split view is in a container in some world."
    case .exitEquivalence:
      "All ways to leave a screen or layer that end with the same screens also end in the same "
        + "structural state."
    case .cancelledGesture: "A gesture that begins and is cancelled changes nothing, not even a variable."
    case .reEntry:
      "After entering a screen and returning to an equivalent state, entering it again has the "
        + "same effect. If only the screens in containers are equal, entering it again must at least not crash. "
        + "Switching to another tab or page and back must not disable controls."
    case .backIsFinal:
      "A screen that the user has left with back, the back menu, a swipe back, a drag down, a tap outside or a tap on "
        + "the selected tab is not back when the app has settled. The answers of effects that are not blocking are left out, as "
        + "input is."
    case .layerKeepsItsContext:
      "When the app has settled, the screen that presented a layer is still in the layer directly below it, "
        + "unless the user has left that screen. A layer that a navigation controller presents is written "
        + "'present x as sheet from stack'. No layer is presented when the window shows another root on uikit."
    case .dismissalNamesItsLayer:
      "A handler of 'willDismiss', 'didDismiss' or 'removed' that runs because one layer ends dismisses another layer "
        + "only by name, and clears no variable that requests a layer which waits for this end."
    case .stackIsTreePath:
      "A segue ends with its target in front, and every screen on the stack is a child of the screen below. No "
        + "screen is on the stack twice."
    case .oneSegueAtATime: "No segue begins while another segue is running."
    case .dependenciesInjected:
      "A screen that a segue creates gets every value that it needs, from the screen that began the segue or from the "
        + "arguments of the segue."
    case .effectHasScreen:
      "When the app has settled, the screen that a running feedback has shown is still in a container."
    case .reducerNotNested:
      "Each update is reduced and published completely before the next update is reduced."
    case .flowsBecomeReady:
      "When the app has settled, no 'whenReady' block still waits for a flow."
    }
  }

  /// A description of the worlds or steps in which the property is evaluated, as a noun phrase.
  public var judged: String {
    switch self {
    case .flagsAtRest, .effectHasScreen, .flowsBecomeReady, .childEndsWithBranch, .beliefMatchesScreen,
      .childHasScreen, .screenHasOwner,
      .ownerGoneEffectsGone,
      .exitEquivalence, .cancelledGesture, .reEntry, .backIsFinal:
      "settled worlds"
    case .exitOnce, .noSilentDrop, .stackNeverEmpty, .layerKeepsItsContext:
      "steps, and the settled worlds that they lead to"
    case .finishOnce, .exitsBeforeFinish, .noMessageToFinished, .dismissalIsExact, .removalIsExact,
      .dismissesOwn,
      .oneIntentOnePush, .handledOnce, .stackIsTreePath, .oneSegueAtATime, .dependenciesInjected,
      .reducerNotNested, .dismissalNamesItsLayer:
      "steps"
    case .linkReachesTarget: "steps, and the settled worlds that follow them"
    case .locksReleased, .noTrap: "every world, and the worlds that are reachable from it"
    case .noFatal, .noDeadlock: "every world"
    case .everythingReachable: "the exploration as a whole"
    }
  }

  /// A description of the situations to which the property applies, as one or more clauses.
  public var trigger: String {
    switch self {
    case .exitOnce: "an exit fires, or a settled world lacks an exit that should have fired"
    case .childEndsWithBranch: "a branch has created a coordinator"
    case .finishOnce: "a coordinator finishes"
    case .exitsBeforeFinish: "an exit fires, or a coordinator finishes"
    case .beliefMatchesScreen, .screenHasOwner, .flagsAtRest: "the app has settled"
    case .childHasScreen: "a living child coordinator has a start screen or a stack of its own"
    case .noMessageToFinished:
      "a coordinator has finished before the step, or handles something after it has "
        + "finished in the step"
    case .noSilentDrop:
      "the user taps, a deep link or an event comes, a request is lost or refused, or an earlier refusal still counts"
    case .dismissalIsExact, .dismissesOwn: "a command dismisses a layer"
    case .removalIsExact: "a command pops a screen without naming its stack"
    case .stackNeverEmpty: "a step leads to a settled world, or would empty a stack"
    case .oneIntentOnePush: "the user taps a control"
    case .handledOnce:
      "the user taps, a deep link, an event or a message comes, an effect answers, or another step violates the "
        + "property"
    case .linkReachesTarget: "a deep link comes, and nothing blocks it"
    case .ownerGoneEffectsGone: "an effect runs when the app has settled"
    case .locksReleased: "a lock is taken"
    case .noTrap: "the app is running"
    case .noFatal: "a world is reached"
    case .noDeadlock: "a world is not final"
    case .everythingReachable: "the spec declares a screen, branch, tab bar, page control or split view"
    case .exitEquivalence:
      "there are at least two ways to leave a screen or layer; for the buttons of an alert, running effects do not count"
    case .cancelledGesture: "a gesture can begin"
    case .reEntry:
      "the user can enter a screen and return to the same screens in containers, or can tap a control and switch tabs "
        + "or pages"
    case .backIsFinal: "the user can leave a screen or a layer"
    case .layerKeepsItsContext: "a layer is presented"
    case .dismissalNamesItsLayer:
      "'willDismiss' or 'didDismiss' is delivered, or another step violates the property"
    case .stackIsTreePath: "a segue ends, or there is more than one screen on a stack"
    case .oneSegueAtATime: "a segue begins"
    case .dependenciesInjected: "a screen with 'needs' is created"
    case .effectHasScreen: "a feedback that has shown a screen is running"
    case .reducerNotNested: "a state is published"
    case .flowsBecomeReady: "the app has settled"
    }
  }
}
