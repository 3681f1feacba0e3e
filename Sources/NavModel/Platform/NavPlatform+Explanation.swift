extension NavPlatform.Pack {
  /// A description of the pack, in a sentence or two.
  public var explanation: String {
    switch self {
    case .ideal:
      "A platform that never refuses a command: containers show what the app's state says, one transition after "
        + "another. What breaks here is the app's own logic."
    case .uikit:
      "UIKit: containers carry out commands, silently refuse those that come at a bad moment, and change by "
        + "themselves when the user goes back."
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
      "The user swipes back or drags a sheet down, and completes or cancels the gesture. On by default."
    case .backMenu:
      "The user opens the menu of the back button by a long press, and goes back several screens at once. On by "
        + "default."
    case .reselect: "The user taps the tab that is selected already. On by default."
    case .deepLink: "A deep link arrives at any moment. On by default."
    case .background:
      "The app goes to the background and comes back. On by default if a handler listens to it."
    case .resize:
      "The window becomes narrow or wide at any moment (rotation, multitasking), so that split views collapse and "
        + "expand. On by default if a split view is on screen."
    case .linkAtLaunch:
      "A deep link launches the app, and the app gets it before any screen has appeared: UIKit refuses what it "
        + "presents. Off by default."
    case .doubleTap:
      "The user taps a control twice before the app has settled. The second tap may hit what has taken the control's "
        + "place: a control of the entering screen. Off by default."
    }
  }
}
