/// An app that reports its own state to an exploration; each requirement has a default.
///
/// Conform the class of the object that the launch closure returns.
@MainActor public protocol SimulatedApp: AnyObject {
  /// A text with the state that distinguishes situations with equal screens, such as the user or the contents of a
  /// basket.
  ///
  /// The exploration merges two situations only if their texts are equal. If it observes that merged situations behave
  /// differently, it reports the finding `re-entry`.
  var observation: String { get }
  /// The screens that the app believes to be in containers, even if others cover them; nil if the app does not track
  /// them.
  ///
  /// The order is bottom first, layer by layer; the stacks of tabs follow the layer's own stack. Tab bars and split
  /// views themselves are left out. A difference from the containers of the settled app is a finding.
  var believedScreens: [SimulatedViewController]? { get }
  /// Whether a lock or a guard against double taps is active; a value of true in a settled app is a finding
  /// unless work is pending.
  var isBusy: Bool { get }
  /// Returns the direct children of a coordinator; empty for none.
  ///
  /// A coordinator without a screen is no leak as long as a container holds a screen of a descendant.
  ///
  /// - Parameter coordinator: The object that the launch closure returned, or a descendant of it.
  /// - Returns: The direct children.
  func children(of coordinator: AnyObject) -> [AnyObject]
}

extension SimulatedApp {
  /// An empty text by default, which distinguishes no situations.
  public var observation: String { "" }
  /// Nil by default: the app does not track its screens.
  public var believedScreens: [SimulatedViewController]? { nil }
  /// False by default: the app has no lock.
  public var isBusy: Bool { false }
  /// Returns no children by default.
  public func children(of coordinator: AnyObject) -> [AnyObject] { [] }
}
