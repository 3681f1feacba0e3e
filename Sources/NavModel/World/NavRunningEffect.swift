/// An effect that is in progress, which means that it was started and has not ended.
public struct NavRunningEffect: Hashable, Sendable {
  /// The declaration of the effect, as an index in ``NavProgram/effects``.
  public internal(set) var effect: Int
  /// The arguments with which the effect was started.
  public internal(set) var arguments: [NavValue]
  /// The coordinator that runs the effect.
  public internal(set) var coordinator: CoordinatorID
  /// The screen that runs the effect; nil if a coordinator declares the effect.
  public internal(set) var screen: ScreenID?
  /// The feedback that runs the effect, whose end cancels it, as an index in ``NavProgram/feedbacks``; nil for none.
  public internal(set) var feedback: Int?
  /// What the library keeps with it.
  var library: [NavValue] = []
}
