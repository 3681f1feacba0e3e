extension NavBuiltIn {
  /// The reason why a property matters, with an example that violates it and one that satisfies it.
  public struct Lesson: Hashable, Sendable {
    /// The symptoms of a violation; quotation marks enclose typical reports of users and developers.
    public let reason: String
    /// The decisive part of an example spec that violates the property.
    public let breaks: String
    /// The decisive part of an example spec that satisfies the property.
    public let holds: String
  }

  /// The symptoms of a violation, with examples.
  public var lesson: Lesson {
    switch self {
    case .exitOnce:
      Lesson(
        reason: "“The coordinator is never told that the user went back”, or its completion runs twice.",
        breaks: "dialect coordinator-1",
        holds: "dialect coordinator")
    case .childEndsWithBranch:
      Lesson(
        reason: "“The child coordinator is not deallocated after swiping back”: a memory leak, or a flow "
          + "that ends while its screen is still visible.",
        breaks: "branch flow: Flow { on finished { note over } }",
        holds: "on removed { drop child }")
    case .finishOnce:
      Lesson(
        reason:
          "“The completion handler is called twice”: for example, the parent coordinator pops two screens or saves "
          + "twice.",
        breaks: "on tap done { finish }",
        holds: "on tap done { finish; pop }")
    case .exitsBeforeFinish:
      Lesson(
        reason:
          "If a parent is notified of the end of a flow before the exits of its screens, it acts on a flow "
          + "that is gone.",
        breaks: "dialect coordinator-1",
        holds: "dialect coordinator")
    case .beliefMatchesScreen:
      Lesson(
        reason: "“The path still has the old screen after a swipe back”: the next push opens the wrong "
          + "screen.",
        breaks: "on tap go { push detail; path.append(detail) }",
        holds: "on pathWritten { path = stack.routes }")
    case .childHasScreen:
      Lesson(
        reason:
          "“The coordinator leaks”: it is alive and reacts to events, but none of its screens is on screen.",
        breaks: "branch flow: Flow { on finished { note over } }",
        holds: "on removed { drop child }")
    case .screenHasOwner:
      Lesson(
        reason: "“Stuck after a cancelled swipe”: the screen is visible, but its buttons do nothing, since "
          + "its coordinator has ended.",
        breaks: "on tap done { finish }",
        holds: "on tap done { pop }")
    case .noMessageToFinished:
      Lesson(
        reason: "“A finished flow still reacts”, often with a crash on an unowned reference.",
        breaks: "on tap done { finish }",
        holds: "on tap done { finish; pop }")
    case .noSilentDrop:
      Lesson(
        reason: "“Nothing happens when I tap”: a push, a present or a step is lost without an error.",
        breaks: "on step wish when false { note seen }",
        holds: "on step wish { note seen }")
    case .dismissalIsExact:
      Lesson(
        reason: "“Closing the alert closes the whole sheet.”",
        breaks: "on load done { dismiss }",
        holds: "on tap close { dismiss inner }")
    case .removalIsExact:
      Lesson(
        reason: "“Back goes back two screens”: a pop removed whichever screen was on top at that moment.",
        breaks: "on load done { pop }",
        holds: "on tap close { pop }")
    case .dismissesOwn:
      Lesson(
        reason:
          "“The wrong sheet is dismissed”: a coordinator dismissed a layer that another coordinator had presented.",
        breaks: "on poke { dismiss Flow.second }",
        holds: "on poke { dismiss Flow.first }")
    case .stackNeverEmpty:
      Lesson(
        reason: "“White screen”, or a crash on the last element of an empty path.",
        breaks: "on tap clear { setStack [] }",
        holds: "on tap clear { setStack [home] }")
    case .oneIntentOnePush:
      Lesson(
        reason: "“A double tap pushes the screen twice”, which a check with the adversary doubleTap finds.",
        breaks: "on tap go { push detail }",
        holds: "on tap go when detail is not onScreen { push detail }")
    case .handledOnce:
      Lesson(
        reason: "“The step is handled twice”: a coordinator gets it twice, or a flow that the first "
          + "handler has just started gets it, too.",
        breaks: "emit list to parent; emit list to parent",
        holds: "emit list to parent")
    case .linkReachesTarget:
      Lesson(
        reason:
          "“Wrong screen after a deep link”, or no screen at all, if the app was not at its start when the "
          + "link came.",
        breaks: "on link detail { if false { push detail } }",
        holds: "on link detail { setStack [home, detail] }")
    case .ownerGoneEffectsGone:
      Lesson(
        reason: "“A request finishes after the screen is gone and navigates.”",
        breaks: "on load done { note loaded }",
        holds: "on removed { cancel load }")
    case .locksReleased:
      Lesson(
        reason: "“Navigation is blocked for ever after a cancelled swipe”: nothing resets a flag such as "
          + "`isTransitioning`.",
        breaks: "on tap take { busy = true }",
        holds: "on tap free { busy = false }")
    case .flagsAtRest:
      Lesson(
        reason:
          "A flag of the coordinator library stays set after its action, so the next event of its kind is "
          + "ignored.",
        breaks: "on program { pop }",
        holds: "on program { note nothing }")
    case .noTrap:
      Lesson(
        reason: "“Stuck on a screen without a back button.”",
        breaks: "without back",
        holds: "on tap close { pop }")
    case .noFatal:
      Lesson(
        reason: "A crash, an endless loop, or handlers that call each other without end.",
        breaks: "on tap ask { fail \"no\" }",
        holds: "on tap ask { note seen }")
    case .noDeadlock:
      Lesson(
        reason: "“The app freezes”: no tap and no step of the platform changes anything.",
        breaks: "screen home { }",
        holds: "screen home { on tap go { push detail } }")
    case .everythingReachable:
      Lesson(
        reason: "A screen that is never shown is dead code, or the spec lacks the command that shows it.",
        breaks: "on tap go { note seen }",
        holds: "on tap go { push detail }")
    case .exitEquivalence:
      Lesson(
        reason:
          "“Works with the back button, not with the swipe”: one of the ways to leave a screen skips part of "
          + "the work.",
        breaks: "on tap close { dirty = true; pop }",
        holds: "on tap close { pop }")
    case .cancelledGesture:
      Lesson(
        reason:
          "“Stuck after a cancelled swipe”: code ran when the swipe began, and the cancellation does not undo "
          + "its effects.",
        breaks: "on willDisappear { dirty = true }",
        holds: "on didDisappear { dirty = true }")
    case .reEntry:
      Lesson(
        reason: "“Opens only once”: the second tap does nothing, or the second visit crashes.",
        breaks: "on tap go when not dirty { dirty = true; push detail }",
        holds: "on tap go { push detail }")
    case .backIsFinal:
      Lesson(
        reason: "“The screen I left comes back by itself.”",
        breaks: "on removed(x) { push detail }",
        holds: "on removed(x) { note gone }")
    case .layerKeepsItsContext:
      Lesson(
        reason: "“The sheet stays up after logout, above a screen that it does not belong to.”",
        breaks: "on logout { popToRoot }",
        holds: "on logout { note ignored }")
    case .dismissalNamesItsLayer:
      Lesson(
        reason: "“Dismissing one sheet dismisses the next one”: a completion calls `dismiss` again.",
        breaks: "on didDismiss(x) { dismiss }",
        holds: "on didDismiss(x) { note gone }")
    case .stackIsTreePath:
      Lesson(
        reason: "“The same screen is on the stack twice”: the back button shows the same screen again.",
        breaks: "screen chat { leads to profile }",
        holds: "screen chat { }")
    case .oneSegueAtATime:
      Lesson(
        reason: "“Unbalanced calls to begin/end appearance transitions”: a second transition began "
          + "inside the first.",
        breaks: "with doubleTap",
        holds: "dialect screen-tree { secondSegueIsIgnored = true }")
    case .dependenciesInjected:
      Lesson(
        reason: "A crash on a missing dependency, because a shorter path to the screen did not set it.",
        breaks: "on tap shortcut { segue to profile }",
        holds: "on tap profile { segue to profile }")
    case .effectHasScreen:
      Lesson(
        reason: "“Cannot open the screen again after swiping it away”: the feedback still counts as "
          + "running.",
        breaks: "dialect feedback { swipeEndsEffect = false }",
        holds: "dialect feedback { swipeEndsEffect = true }")
    case .reducerNotNested:
      Lesson(
        reason:
          "An update is reduced and published while an older state is being published, so some observers see the older "
          + "state last.",
        breaks: "scheduling = cycler",
        holds: "scheduling = floodgate")
    case .flowsBecomeReady:
      Lesson(
        reason: "“The flow never appears”: `Flows.whenReady` waits for a first screen that never appears.",
        breaks: "on step first {  }",
        holds: "on step first { push page }")
    }
  }
}
