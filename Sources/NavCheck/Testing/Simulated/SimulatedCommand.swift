import NavModel

/// A request of the app to the platform, with its result.
struct SimulatedCommand {
  let text: String
  /// The reason that the platform has refused the request; nil if it was accepted.
  let refusal: NavOutput.Refusal?
  /// The screen that the request shows; nil for none.
  let shown: ScreenID?
  /// The stack that the request changes; nil for none.
  var stack: StackID?

  /// Returns whether a later request asks for the same again, on the same stack.
  func isRepeated(by other: SimulatedCommand) -> Bool { text == other.text && stack == other.stack }
}
