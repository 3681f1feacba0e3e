/// An effect that was started and has not ended.
public struct NavRunningEffect: Hashable, Sendable {
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
  /// The values that the library stores with the effect.
  var library: [NavValue] = []
}
