/// An effect that was started and has not ended.
public struct NavRunningEffect: Hashable, Sendable {
  /// What was in front when a tap had started an effect.
  ///
  /// It is recorded only for effects whose answers remove a screen or layer without naming it, since the answer may come
  /// when another one is in front.
  public enum Front: Hashable, Sendable {
    /// Not recorded, or replaced by another screen.
    case unknown
    /// The screen, or the first screen of the layer, is in a container.
    case present(ScreenID)
    /// The screen was popped, or the layer was dismissed.
    case gone
  }

  /// The declaration of the effect, as an index in ``NavProgram/effects``.
  public internal(set) var effect: Int
  /// The arguments with which the effect was started.
  public internal(set) var arguments: [NavValue]
  /// The coordinator that runs the effect.
  public internal(set) var coordinator: CoordinatorID
  /// The screen that runs the effect; nil if a coordinator declares the effect.
  public internal(set) var screen: ScreenID?
  /// The feedback that runs the effect, as an index in ``NavProgram/feedbacks``; nil for none.
  ///
  /// The cancellation of the feedback also cancels the effect.
  public internal(set) var feedback: Int?
  /// The screen on top of the coordinator's stack when the effect had started.
  public internal(set) var frontScreen = Front.unknown
  /// The layer in front when the effect had started; not the root.
  public internal(set) var frontLayer = Front.unknown
  /// The values that the library stores with the effect.
  var library: [NavValue] = []
}
