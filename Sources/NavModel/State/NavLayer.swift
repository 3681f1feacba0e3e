/// A layer on screen: the root layer, or a sheet, cover, popover or alert above it.
public struct NavLayer: Hashable, Sendable {
  /// The phases of a layer's transition.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The layer does not move, is being presented, or is being dismissed.
    case steady, presenting, dismissing
    /// The user drags the layer down.
    case gesture
    /// The drag was cancelled, and the layer moves back.
    case cancelling
  }

  /// The style of the presentation; nil for the root layer.
  public internal(set) var style: NavPresentation.Style?
  /// The stack of screens that the layer shows.
  public internal(set) var stack: StackID
  /// The coordinator that presented the layer; nil for the root layer, or if no coordinator presented the layer.
  public internal(set) var coordinator: CoordinatorID?
  /// The screen that presented the layer; nil for the root layer.
  public internal(set) var presenter: ScreenID?
  /// Whether the container of the presenter presents the layer (`from stack`), so that the presenter may leave the container.
  public internal(set) var isByContainer = false
  /// The phase of the layer's transition.
  public internal(set) var phase = Phase.steady
  /// The blocks that run when the layer's transition has ended.
  public internal(set) var continuations: [NavContinuation] = []
}
