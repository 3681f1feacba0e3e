/// An effect in flight.
public struct NavRunningEffect: Hashable, Sendable {
  /// An index in ``NavProgram/effects``.
  public internal(set) var effect: Int
  /// The values that it was started with.
  public internal(set) var arguments: [NavValue]
  /// The coordinator that runs it.
  public internal(set) var coordinator: CoordinatorID
  /// The screen that runs it, where a screen declares it.
  public internal(set) var screen: ScreenID?
  /// The feedback that runs it, whose end cancels it.
  public internal(set) var feedback: Int?
  /// What the library keeps with it.
  var library: [NavValue] = []
}
