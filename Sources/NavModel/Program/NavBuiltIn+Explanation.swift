extension NavBuiltIn {
  /// The rule that the property states, in one sentence.
  public var summary: String {
    switch self {
    case .exitOnce:
      "An exit that the user caused fires exactly once, at the latest when the app has settled. "
        + "An exit that the program caused never fires."
    case .childEndsWithBranch:
      "A child is finished when the screen that it branched from leaves, and not before."
    case .finishOnce: "A coordinator finishes at most once."
    case .exitsBeforeFinish: "Exits come before the end of their flow, and children end before their parents."
    case .beliefMatchesScreen:
      "Variables that describe a container agree with it when the app has settled."
    case .childHasScreen:
      "Every living child that begins with a screen has one on screen, or a descendant has."
    case .screenHasOwner: "Every visible screen belongs to a coordinator that lives and has not finished."
    case .noMessageToFinished: "No handler of a finished coordinator runs."
    case .noSilentDrop:
      "No request is lost: each is carried out, undone, or handled in another way."
    case .dismissalIsExact:
      "A dismissal removes the layer that is meant and the layers above it, nothing below."
    case .removalIsExact:
      "A pop removes the screen that is meant and the screens above it, nothing below."
    case .dismissesOwn: "A coordinator dismisses only what it has presented, or itself."
    case .stackNeverEmpty: "No command would empty a stack, and no stack is empty."
    case .oneIntentOnePush:
      "One control shows one route at most once before the app has settled."
    case .handledOnce:
      "A coordinator handles an event at most once, and no coordinator handles one that is older "
        + "than itself."
    case .linkReachesTarget:
      "A deep link ends with its target visible, from every world. The same link twice ends as "
        + "once."
    case .ownerGoneEffectsGone: "An effect ends with the screen or coordinator that owns it."
    case .locksReleased: "From every world it is possible that every lock is released."
    case .flagsAtRest:
      "When the app has settled, no flag of the library waits for something that is over."
    case .noTrap: "From every world the bottom of the root stack can be reached again."
    case .noFatal:
      "The app never crashes, never repeats itself without end, and never nests handlers without "
        + "end."
    case .noDeadlock:
      "In every world that is not final, some event changes the world."
    case .everythingReachable: "Every declared screen, branch and tab bar is on screen in some world."
    case .exitEquivalence:
      "All ways to leave a screen or layer that end with the same screens also end in the same "
        + "structural state."
    case .cancelledGesture: "A gesture that is begun and cancelled changes nothing, variables included."
    case .reEntry:
      "After entering a screen and returning to an equivalent state, entering it again has the "
        + "same effect. If only the visible screens are equal, it must at least not crash. Switching "
        + "tabs or pages must not disable controls."
    case .backIsFinal:
      "A screen that the user has left with back, a swipe or a tap outside does not come back "
        + "before the next input."
    case .layerKeepsItsContext:
      "When the app has settled, the screen that presented a layer is still on a stack below it, "
        + "unless the user has left that screen."
    case .dismissalNamesItsLayer:
      "A handler of the end of one layer dismisses another layer only by its name."
    case .stackIsTreePath:
      "A segue ends with its target in front, and on the stack every screen is a child of the one below, none twice."
    case .oneSegueAtATime: "No segue begins while another is under way."
    case .dependenciesInjected:
      "A screen that a segue makes gets what it needs from the screen that began the segue."
    case .effectHasScreen:
      "When the app has settled, a running feedback that has shown a screen still has that "
        + "screen."
    case .reducerNotNested:
      "Updates are reduced and published one after another, never one within another."
    case .flowsBecomeReady:
      "When the app has settled, no 'whenReady' waits for a flow."
    }
  }

  /// A description of the worlds or steps in which the property is evaluated.
  public var judged: String {
    switch self {
    case .flagsAtRest, .effectHasScreen, .flowsBecomeReady, .childEndsWithBranch, .beliefMatchesScreen,
      .childHasScreen, .screenHasOwner,
      .ownerGoneEffectsGone,
      .exitEquivalence, .cancelledGesture, .reEntry, .backIsFinal, .layerKeepsItsContext:
      "settled worlds"
    case .exitOnce, .noSilentDrop, .stackNeverEmpty: "steps, and the settled worlds that they lead to"
    case .finishOnce, .exitsBeforeFinish, .noMessageToFinished, .dismissalIsExact, .removalIsExact,
      .dismissesOwn,
      .oneIntentOnePush, .handledOnce, .stackIsTreePath, .oneSegueAtATime, .dependenciesInjected,
      .reducerNotNested, .dismissalNamesItsLayer:
      "steps"
    case .linkReachesTarget: "steps, and the worlds in which they settle"
    case .locksReleased, .noTrap: "every world, and what can be reached from it"
    case .noFatal, .noDeadlock: "every world"
    case .everythingReachable: "the exploration as a whole"
    }
  }

  /// A description of the situations to which the property applies.
  public var trigger: String {
    switch self {
    case .exitOnce: "an exit fires, or is owed when the app has settled"
    case .childEndsWithBranch: "some coordinator was made by a branch"
    case .finishOnce: "a coordinator finishes"
    case .exitsBeforeFinish: "an exit fires, or a coordinator finishes"
    case .beliefMatchesScreen, .screenHasOwner, .flagsAtRest: "every settled world"
    case .childHasScreen: "some child begins with a screen"
    case .noMessageToFinished: "some coordinator has finished before the step"
    case .noSilentDrop: "a tap, a deep link, an event, a dropped or a refused request"
    case .dismissalIsExact, .dismissesOwn: "a command dismisses a layer"
    case .removalIsExact: "a command pops a screen without naming its stack"
    case .stackNeverEmpty: "a step leads to a settled world, or would empty a stack"
    case .oneIntentOnePush: "a tap"
    case .handledOnce: "a tap, a deep link, an event, a message, the answer of an effect"
    case .linkReachesTarget: "a deep link that is not blocked"
    case .ownerGoneEffectsGone: "some effect runs"
    case .locksReleased: "some lock is taken"
    case .noTrap, .noFatal: "every world"
    case .noDeadlock: "every world that is not final"
    case .everythingReachable: "every declared place, except tabs"
    case .exitEquivalence: "there are at least two ways to leave"
    case .cancelledGesture: "a gesture can begin"
    case .reEntry: "something can be entered, and left so that the shape is as before"
    case .backIsFinal: "the user can leave a screen or a layer"
    case .layerKeepsItsContext: "a layer is presented"
    case .dismissalNamesItsLayer: "a handler runs about the end of a layer"
    case .stackIsTreePath: "a segue ends, or there is more than one screen on a stack"
    case .oneSegueAtATime: "a segue begins"
    case .dependenciesInjected: "a screen is made that needs something"
    case .effectHasScreen: "a feedback runs that has shown something"
    case .reducerNotNested: "a state is published"
    case .flowsBecomeReady: "every settled world"
    }
  }
}
