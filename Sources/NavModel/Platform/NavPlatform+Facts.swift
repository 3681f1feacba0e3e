extension NavPlatform {
  /// Something that a pack does and no spec can set.
  public struct Fact: Hashable, Sendable {
    /// What it is about.
    public let name: String
    /// What the pack does, where that comes from, and how sure it is.
    ///
    /// Where it is unknown, it is that with which least goes wrong.
    public let evidence: Evidence

    init(_ name: String, _ explanation: String, _ source: String, _ certainty: Certainty) {
      (self.name, evidence) = (name, Evidence(explanation, source, certainty))
    }
  }
}

extension NavPlatform.Pack {
  /// What the pack does besides its rules.
  public var facts: [NavPlatform.Fact] {
    switch self {
    case .ideal: []
    case .uikit: Self.common + Self.ofUIKit
    case .swiftui: Self.common + Self.ofSwiftUI
    }
  }

  private static let common: [NavPlatform.Fact] = [
    .init(
      "push and pop",
      "willDisappear, willAppear and willShow come with the command; didDisappear, didAppear and didShow one after the "
        + "other in the step of the end.",
      "vastdevblog.vast.com 2012; wangling.me 2014", .logged),
    .init(
      "cancelled swipe",
      "The release tells the interaction's change only. All four calls of the views come together when the screen is back.",
      "WWDC24 session 10145; wangling.me 2014", .documented),
    .init(
      "stack during a drag",
      "It is short from the begin of the swipe, and whole again when the swipe is cancelled.",
      "hotwire-native-ios, Session.swift; react-native-navigation, StackControllerDelegate.mm", .inferred),
    .init(
      "end of a layer", "didDisappear comes before didDismiss or onDismiss.", "none was found", .unknown),
    .init(
      "layers above a dismissed one", "They go in the same step.",
      "react-native-screens, RNSFormSheetContentController.mm; FlowStacks", .reported),
    .init(
      "taps below a layer", "None below a layer that comes, or goes by code.", "none was found", .unknown),
    .init("second finger", "It taps nothing while the first one drags.", "none was found", .unknown),
    .init(
      "tab switch", "The tab that is left is told first, then the other; nothing is animated.",
      "programmerteach.com shows another order than for a push", .unknown),
    .init(
      "background", "Gestures are cancelled and transitions end before the app hears of it.",
      "Orderella/PopupDialog pull request 293", .unknown),
    .init(
      "layer that goes in mid-transition", "What moves inside of it ends first, in the same step.",
      "none was found",
      .unknown),
    .init(
      "launch", "The root is in the window when the app starts its first screen, so that it may present.",
      "none was found", .unknown),
    .init(
      "link that launches the app",
      "With the adversary linkAtLaunch it is handed over before any screen has appeared. SwiftUI shows what it asks for "
        + "with the first screen.",
      "apache/cordova-ios issue 1671; expo/expo pull request 47628; none was found for SwiftUI", .reported),
    .init(
      "custom animators",
      "With one, touches stay blocked on every version; so they do where a screen has 'without touchesWhileMoving'.",
      "grahammendick/navigation pull request 888", .reported),
  ]

  private static let ofUIKit: [NavPlatform.Fact] = [
    .init(
      "pop during a push", "Up to iOS 18 it waits as a push does.", "react-native-screens pull request 409",
      .unknown),
    .init("command during a drag", "It waits for the end of the drag.", "none was found", .unknown),
  ]

  private static let ofSwiftUI: [NavPlatform.Fact] = [
    .init(
      "onAppear and onDisappear",
      "They come with willAppear and didDisappear, also when a swipe is cancelled.",
      "AltSwiftUI pull request 65; none was found for a cancelled swipe", .unknown),
    .init(
      "hidden back button", "It takes both swipes along, also the one in the content.",
      "subconsciousnetwork/subconscious issue 46 for the edge", .unknown),
  ]
}
