/// A layer as the app wants it: whose item it is, how it is shown, and the stack inside.
public struct NavPresentation: Hashable, Sendable {
  /// How a layer is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case sheet, cover, alert, popover
  }

  /// The coordinator whose item it is.
  public var coordinator: CoordinatorID?
  /// The screen that presents it.
  public var presenter: ScreenID
  /// How it is shown.
  public var style: Style
  /// The stack inside.
  public var stack: StackID
  /// Whether the platform has missed it and does not show it any more.
  public var isLost = false
}
