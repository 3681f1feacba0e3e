/// What an app may report about itself to an exploration; all of it is optional.
@MainActor public protocol SimulatedApp: AnyObject {
  /// State that distinguishes situations with equal screens, such as the user or the contents of a basket.
  ///
  /// Situations with equal containers and equal observations are taken for one. Where they turn out not to be, that is the
  /// finding `re-entry`.
  var observation: String { get }
  /// The screens that the app believes to be shown, bottom first over all layers; nil if it does not track them.
  var believedScreens: [SimulatedViewController]? { get }
  /// Whether a lock or a guard against double taps is active. It must be false when the app has settled.
  var isBusy: Bool { get }
  /// The coordinators that have others under them, each with these: one that shows nothing itself is no leak while a
  /// child of it does.
  func children(of coordinator: AnyObject) -> [AnyObject]
}

extension SimulatedApp {
  /// The default: an empty text.
  public var observation: String { "" }
  /// The default: nil.
  public var believedScreens: [SimulatedViewController]? { nil }
  /// The default: false.
  public var isBusy: Bool { false }
  /// The default: no children.
  public func children(of coordinator: AnyObject) -> [AnyObject] { [] }
}
