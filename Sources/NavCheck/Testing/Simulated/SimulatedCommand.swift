import NavModel

/// A request of the app to the platform, and what became of it.
struct SimulatedCommand {
  let text: String
  /// Why it was refused; nil if it was not.
  let refusal: NavOutput.Refusal?
  /// The screen that it should show.
  let shown: ScreenID?
  /// The stack that it changes.
  var stack: StackID?
}
