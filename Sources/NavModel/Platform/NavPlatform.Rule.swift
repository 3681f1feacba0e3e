extension NavPlatform {
  /// A configurable behaviour of a platform, which a spec sets by name.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case noticesLag
    case didShowAfterCancel
    case didDismissOnCommand
    case coverHidesPresenter
    case whileMoving
    case pathChangeIsLost
    case alertDropsStackCommands
    case alertLostWithSheet
    case alertIgnoresNewItem
    case presentWhilePresentingIsRefused
    case touchesWhileMoving
    case contentSwipe
    case touchesBelowLeavingSheet
    case sheetsCanBeSwiped
    case tabReselectPopsToRoot
    case pathWrittenAtEnd
    case sheetBindingAtEnd
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
    /// It follows from statements of the other kinds.
    case inferred
    /// No source is known; the more harmless value is assumed.
    case unknown
  }
}

extension NavPlatform.Rule {
  /// The possible values as a spec writes them: `false` and `true`, or names.
  public var values: [String] {
    self == .whileMoving ? NavPlatform.WhileMoving.allCases.map(\.rawValue) : ["false", "true"]
  }

  /// Whether the rule has an effect in a pack.
  ///
  /// - Parameter pack: A platform pack.
  /// - Returns: Whether a spec for this pack can set the rule.
  public func applies(to pack: NavPlatform.Pack) -> Bool {
    switch self {
    case .whileMoving: pack == .uikit
    case .pathChangeIsLost: pack == .swiftui
    case .alertLostWithSheet, .alertIgnoresNewItem, .pathWrittenAtEnd, .sheetBindingAtEnd: pack != .uikit
    case .splitReportsOnBackground: pack != .ideal
    default: true
    }
  }

  /// Returns the default value of the rule.
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
    case .presentWhilePresentingIsRefused, .splitReportsOnBackground: pack == .uikit
    case .tabReselectPopsToRoot: pack != .swiftui
    case .touchesWhileMoving, .contentSwipe: pack != .ideal && version >= .ios26
    case .alertLostWithSheet, .alertIgnoresNewItem, .sheetBindingAtEnd: pack == .swiftui
    }
  }
}
