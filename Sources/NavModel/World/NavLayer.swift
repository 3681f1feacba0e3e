/// A layer on screen: the root, or something presented above it.
public struct NavLayer: Hashable, Sendable {
  /// The phase of a layer's transition.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case steady, presenting, dismissing
    /// The user drags it down.
    case gesture
    /// The user has ended the gesture, and the layer moves back.
    case cancelling
  }

  /// How it is shown; nil for the root.
  public internal(set) var style: NavPresentation.Style?
  /// The stack of the layer.
  public internal(set) var stack: StackID
  /// The coordinator that presented it.
  public internal(set) var coordinator: CoordinatorID?
  /// The screen that presented it; nil for the root.
  public internal(set) var presenter: ScreenID?
  /// The phase of the transition.
  public internal(set) var phase = Phase.steady
  /// The blocks that run when the transition has ended.
  public internal(set) var continuations: [NavContinuation] = []
}
