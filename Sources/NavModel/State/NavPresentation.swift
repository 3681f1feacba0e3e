/// A layer that the app requests, with the coordinator that requests it, its style, and its stack.
public struct NavPresentation: Hashable, Sendable {
  /// The styles of presentation.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A sheet, a full-screen cover, an alert or a popover.
    case sheet, cover, alert, popover
  }

  /// The coordinator that requests the layer; nil if there is none.
  public var coordinator: CoordinatorID?
  /// The screen that presents the layer.
  public var presenter: ScreenID
  /// The style of the presentation.
  public var style: Style
  /// The stack of screens that the layer shows.
  public var stack: StackID
  /// The variable of the coordinator that requests the layer, as an index in its variables; nil if a command requests it.
  public var variable: Int?
  /// Whether the platform has ignored the request and will not show the layer.
  public var isLost = false
  /// Whether the container of the presenter presents the layer (`from stack`), so that the presenter may leave the container.
  public var isByContainer = false
}
