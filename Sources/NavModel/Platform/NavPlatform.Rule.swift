extension NavPlatform {
  /// A configurable behaviour of a platform, which a spec sets by name.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Each notice of a stack or layer is delivered in a step of its own.
    case noticesLag
    /// A cancelled swipe delivers `willShow` and `didShow` for the screen that stays.
    case didShowAfterCancel
    /// `didDismiss` is also called for a dismissal by code, and for the layers above a dismissed layer.
    case didDismissOnCommand
    /// The presenter of a full-screen cover disappears.
    case coverHidesPresenter
    /// The effect of a command for a stack in transition; `queue`, `now` or `refused`.
    case whileMoving
    /// A change of a path during a push or pop is not shown.
    case pathChangeIsLost
    /// A command for a visible stack is lost while an alert appears or disappears.
    case alertDropsStackCommands
    /// An alert is lost if the same update closes a layer that is not an alert, such as a sheet.
    case alertLostWithSheet
    /// A visible alert stays if the app replaces it by another alert.
    case alertIgnoresNewItem
    /// A layer that is moving, or already presents a layer, refuses to present another; a screen in no container
    /// of the window refuses, too.
    ///
    /// On `uikit`, a layer that is moving also refuses its dismissal by code.
    case presentWhilePresentingIsRefused
    /// A layer whose presented layer is disappearing refuses to present another; otherwise the other one waits.
    case presentWhileDismissingIsRefused
    /// The screens of a running push or pop take touches.
    case touchesWhileMoving
    /// The user can swipe back from anywhere in the content.
    case contentSwipe
    /// The screens below a sheet or popover that the user has dismissed take touches while the layer disappears.
    case touchesBelowLeavingSheet
    /// The user can drag a sheet down.
    case sheetsCanBeSwiped
    /// A tap on the selected tab pops its stack to the root.
    case tabReselectPopsToRoot
    /// SwiftUI writes a path when the user's pop has ended, not when it begins or the user lifts the finger.
    case pathWrittenAtEnd
    /// SwiftUI writes the binding of a sheet or popover when the user's dismissal has ended, not when the user lifts
    /// the finger.
    case sheetBindingAtEnd
    /// A split view reports a collapse and an expansion when the app goes to the background.
    case splitReportsOnBackground
  }

  /// The certainty of a statement about a platform, in descending order.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// A published log or stack trace shows it.
    case logged
    /// Apple's documentation or a WWDC session states it.
    case documented
    /// Named projects report it or depend on it.
    case reported
    /// The statement follows from statements of the other kinds.
    case inferred
    /// No known source confirms the statement.
    case unknown
  }
}

extension NavPlatform.Rule {
  /// The possible values as a spec writes them: `false` and `true`, or names.
  public var values: [String] {
    self == .whileMoving ? NavPlatform.WhileMoving.allCases.map(\.rawValue) : ["false", "true"]
  }

  /// Returns whether the rule has an effect in a pack.
  ///
  /// - Parameter pack: A platform pack.
  /// - Returns: Whether a spec for this pack can set the rule.
  public func applies(to pack: NavPlatform.Pack) -> Bool {
    switch self {
    case .whileMoving, .presentWhileDismissingIsRefused: pack == .uikit
    case .pathChangeIsLost: pack == .swiftui
    case .alertLostWithSheet, .alertIgnoresNewItem, .pathWrittenAtEnd, .sheetBindingAtEnd: pack != .uikit
    case .splitReportsOnBackground: pack != .ideal
    default: true
    }
  }

  /// Returns the default value of the rule, also if the rule has no effect in the pack.
  ///
  /// - Parameters:
  ///   - pack: A platform pack.
  ///   - version: A version of iOS.
  /// - Returns: One of ``values``.
  public func value(in pack: NavPlatform.Pack, _ version: NavPlatform.Version) -> String {
    values[position(in: pack, version)]
  }

  func position(in pack: NavPlatform.Pack, _ version: NavPlatform.Version) -> Int {
    if self == .whileMoving { return version < .ios26 ? 0 : 1 }
    return isOn(in: pack, version) ? 1 : 0
  }

  private func isOn(in pack: NavPlatform.Pack, _ version: NavPlatform.Version) -> Bool {
    switch self {
    case .noticesLag, .pathWrittenAtEnd, .pathChangeIsLost, .whileMoving: false
    case .sheetsCanBeSwiped: true
    case .didShowAfterCancel: pack != .ideal && version >= .ios18
    case .didDismissOnCommand: pack != .uikit
    case .coverHidesPresenter, .alertDropsStackCommands, .touchesBelowLeavingSheet: pack != .ideal
    case .presentWhilePresentingIsRefused, .presentWhileDismissingIsRefused, .splitReportsOnBackground:
      pack == .uikit
    case .tabReselectPopsToRoot: pack != .swiftui
    case .touchesWhileMoving, .contentSwipe: pack != .ideal && version >= .ios26
    case .alertLostWithSheet, .alertIgnoresNewItem, .sheetBindingAtEnd: pack == .swiftui
    }
  }
}
