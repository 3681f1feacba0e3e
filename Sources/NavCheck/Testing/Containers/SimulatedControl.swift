/// A button or other control that a user can tap on a simulated screen.
@preconcurrency @MainActor public struct SimulatedControl {
  /// The name of the control.
  public let name: String
  let isEnabled: () -> Bool
  let action: () -> Void

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - name: The name in traces; unique on its screen.
  ///   - isEnabled: Evaluated before every step; by default always true.
  ///   - action: The code that a tap runs.
  public init(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, action: @escaping () -> Void
  ) {
    self.name = name
    self.isEnabled = isEnabled
    self.action = action
  }
}
