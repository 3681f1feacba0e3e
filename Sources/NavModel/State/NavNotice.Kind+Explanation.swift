extension NavNotice.Kind {
  /// The row of the reference for the notice: its meaning, its value, its receivers, and the moment of its delivery.
  package var explanation: (summary: String, value: String, heardBy: String, moment: String) {
    switch self {
    case .start:
      (
        "A coordinator or a screen has been created.", "–", "coordinator, screen",
        "the launch, or the command that creates and shows it, ends"
      )
    case .willAppear:
      (
        "A screen begins to come into view.", "–", "screen, coordinator, branch, parent, system",
        "a transition begins, as a rule"
      )
    case .didAppear:
      (
        "A screen has come into view.", "–", "screen, coordinator, branch, parent, system",
        "a transition ends, as a rule"
      )
    case .willDisappear:
      (
        "A screen begins to go out of view. A swipe can still bring it back.",
        "whether it leaves its container",
        "screen, coordinator, branch, parent, system", "a transition begins, as a rule"
      )
    case .didDisappear:
      (
        "A screen has left the view.", "whether it has left its container",
        "screen, coordinator, branch, parent, system", "a transition ends, as a rule"
      )
    case .removed:
      (
        "A screen has left its container for good (popped, dismissed or replaced), or its page has turned away.",
        "the screen",
        "screen, coordinator, branch, parent, system", "a transition ends, as a rule"
      )
    case .exit:
      (
        "The user has left a screen, in libraries with default exits.", "the screen",
        "screen, coordinator, system", "a transition ends, as a rule"
      )
    case .willShow:
      (
        "A stack begins to show another top screen.", "the screen on top",
        "screen, coordinator, branch, parent, other, system", "a transition begins, as a rule"
      )
    case .didShow:
      (
        "A stack shows another top screen.", "the screen on top",
        "screen, coordinator, branch, parent, other, system", "a transition ends, as a rule"
      )
    case .pathWritten:
      (
        "The platform has shortened the path that the app keeps.", "the routes",
        "screen, coordinator, branch, parent, other, system", "the user's pop begins, as a rule"
      )
    case .willDismiss:
      (
        "The user begins to drag a layer away, or taps outside of a popover. A drag can still be cancelled.",
        "the first screen of the layer", "screen, coordinator, branch, parent, system",
        "the drag begins, or the user taps outside"
      )
    case .didDismiss:
      (
        "A layer was dismissed by the user, or on ideal and swiftui also by a command.",
        "the first screen of the layer",
        "screen, coordinator, branch, parent, system", "a transition ends, as a rule"
      )
    case .dismissRefused:
      (
        "The user tried to dismiss a layer, and shouldDismiss refused it.", "the first screen of the layer",
        "screen, coordinator, branch, parent, system", "the drag or the tap outside is refused"
      )
    case .swipeBegan:
      (
        "The user begins to swipe back or to drag a layer. A turn of pages has no such notice.", "the screen",
        "screen, coordinator, branch, parent, other, system", "the swipe begins"
      )
    case .swipeCancelled:
      (
        "A swipe back or the drag of a layer was cancelled, and the screen stays.", "the screen",
        "screen, coordinator, branch, parent, other, system",
        "the finger is lifted too early, or the swipe is interrupted"
      )
    case .swipeFinished:
      (
        "The user has completed a swipe back or the drag of a layer, and the screen leaves.", "the screen",
        "screen, coordinator, branch, parent, other, system", "the finger is lifted"
      )
    case .transitionEnded:
      (
        "A transition has ended.", "–", "screen, coordinator, branch, parent, other, system",
        "a transition ends, as a rule"
      )
    case .tabSelected:
      (
        "The user has selected a tab or a page.", "the tab", "tabs, system",
        "the tab is tapped, or the page has turned"
      )
    case .tabReselected:
      ("The user has tapped the selected tab.", "the tab", "tabs, system", "the tab is tapped")
    case .collapsed:
      (
        "A split view reports that it shows one column.", "–", "system, coordinators, screens",
        "the window changes, or on uikit the app goes to the background"
      )
    case .expanded:
      (
        "A split view reports that it shows both columns again.", "–", "system, coordinators, screens",
        "the window changes, or on uikit the app goes to the background"
      )
    case .background:
      (
        "The app goes to the background.", "–", "system, coordinators, screens",
        "the app leaves the foreground"
      )
    case .foreground:
      ("The app comes back from the background.", "–", "system, coordinators, screens", "the app comes back")
    }
  }
}
