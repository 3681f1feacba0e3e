extension NavPlatform.Pack {
  /// A description of the pack, in a sentence or two.
  public var explanation: String {
    switch self {
    case .ideal:
      "A platform that never refuses: containers follow what the app believes, one transition after the other. What "
        + "breaks here is the app's own logic."
    case .uikit:
      "UIKit: containers carry out commands, refuse without a word those that come at a bad moment, and change by themselves "
        + "when the user goes back."
    case .swiftui:
      "SwiftUI: containers follow path and presentation bindings, and write them when the user goes back."
    }
  }
}

extension NavAdversary {
  /// A description of the adversary, which also states whether it is on by default.
  public var explanation: String {
    switch self {
    case .swipe: "The user swipes back or drags a sheet down, to the end or not. On by default."
    case .backMenu:
      "The user holds the back button and goes back several screens at once. On by default."
    case .reselect: "The user taps the tab that is selected already. On by default."
    case .deepLink: "A deep link comes in at any moment. On by default."
    case .background:
      "The app goes to the background and comes back. On by default, where a handler listens."
    case .resize:
      "The window becomes narrow or wide at any moment (rotation, multitasking), so that split views collapse and expand. "
        + "On by default, where a split view is on screen."
    case .linkAtLaunch:
      "A deep link launches the app, and is handed over before any screen has appeared: UIKit refuses what it presents. "
        + "Off by default."
    case .doubleTap:
      "The user taps one control twice before the app has come to rest, or what comes to its place: a control of the "
        + "screen that enters. Off by default."
    }
  }
}
