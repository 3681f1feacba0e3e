/// A button or other control that a user can tap on a simulated screen.
@preconcurrency @MainActor public struct SimulatedControl {
  /// The name of the control in traces.
  public let name: String
  let isEnabled: () -> Bool
  let action: () -> Void

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - name: The name in traces, which must be unique on the screen.
  ///   - isEnabled: Returns whether the user can tap the control; evaluated before every step, and true by default.
  ///   - action: The code that a tap runs.
  public init(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, action: @escaping () -> Void
  ) {
    self.name = name
    self.isEnabled = isEnabled
    self.action = action
  }
}
