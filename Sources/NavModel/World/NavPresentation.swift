/// A layer that the app requests: the coordinator whose item it is, its style, and its stack.
public struct NavPresentation: Hashable, Sendable {
  /// How a layer is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case sheet, cover, alert, popover
  }

  /// The coordinator whose item it is.
  public var coordinator: CoordinatorID?
  /// The screen that presents it.
  public var presenter: ScreenID
  /// The style of the presentation.
  public var style: Style
  /// The stack of the layer.
  public var stack: StackID
  /// Whether the platform has missed it and does not show it any more.
  public var isLost = false
}
