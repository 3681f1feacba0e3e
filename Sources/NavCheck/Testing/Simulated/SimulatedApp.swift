/// What an app may report about itself to an exploration; all of it is optional.
@MainActor public protocol SimulatedApp: AnyObject {
  /// What tells situations apart that look alike: who is logged in, what is in the basket.
  ///
  /// Situations with equal containers and equal observations are taken for one. Where they turn out not to be, that is the
  /// finding `re-entry`.
  var observation: String { get }
  /// The screens that the app takes for shown, bottom first over all layers; nil where it does not know.
  var believedScreens: [SimulatedViewController]? { get }
  /// Whether a lock or a guard against double taps is closed; it must not be when nothing is under way.
  var isBusy: Bool { get }
  /// The coordinators that have others under them, each with these: one that shows nothing itself is no leak while a
  /// child of it does.
  func children(of coordinator: AnyObject) -> [AnyObject]
}

extension SimulatedApp {
  /// Nothing.
  public var observation: String { "" }
  /// Not known.
  public var believedScreens: [SimulatedViewController]? { nil }
  /// The default: false.
  public var isBusy: Bool { false }
  /// None.
  public func children(of coordinator: AnyObject) -> [AnyObject] { [] }
}
