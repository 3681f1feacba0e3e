extension NavPlatform.Pack {
  /// A description of the pack, in one to three sentences.
  public var explanation: String {
    switch self {
    case .ideal:
      "A platform on which containers run commands one after another, also if they come during a transition. Few "
        + "commands are refused, such as a dismissal without a layer. A violation on this platform is an error in the "
        + "app's own logic."
    case .uikit:
      "UIKit: containers run commands, silently refuse commands at some moments, such as during a presentation, "
        + "and change without a command when the user goes back."
    case .swiftui:
      "SwiftUI: containers show what the path and presentation bindings say, and write to the bindings when the user "
        + "goes back."
    }
  }
}

extension NavAdversary {
  /// A description of the adversary, which also states whether it is on by default.
  public var explanation: String {
    switch self {
    case .swipe:
      "The user swipes back, swipes to another page or drags a sheet down, and completes or cancels the gesture. "
        + "Without this adversary, the user also cannot close a popover by a tap outside. On by default."
    case .backMenu:
      "The user opens the menu of the back button by a long press, and goes back several screens at once. On by "
        + "default."
    case .reselect: "The user taps the tab that is selected already. On by default."
    case .deepLink: "A deep link arrives at any moment. On by default."
    case .background:
      "The app goes to the background and comes back. On by default; without effect if no handler of the spec "
        + "reacts to it."
    case .resize:
      "The window becomes narrow or wide at any moment (rotation, multitasking), so that split views collapse and "
        + "expand. On by default; without effect while no split view exists."
    case .linkAtLaunch:
      "A deep link launches the app. The app receives the link before any screen has appeared, so UIKit refuses to "
        + "present a layer for it. Off by default."
    case .doubleTap:
      "The user taps a control twice before the app has settled. If moving screens take no touches, the second tap comes "
        + "before the transition begins. On platform ideal, it may instead hit a control of the entering screen. Off by default in specs, and on by default in explorations of real "
        + "coordinators."
    }
  }
}
