/// Something that a user can tap on a simulated screen.
@preconcurrency @MainActor public struct SimulatedControl {
  /// What it is called.
  public let name: String
  let isEnabled: () -> Bool
  let action: () -> Void

  /// A control.
  ///
  /// - Parameters:
  ///   - name: What traces call it; unique on its screen.
  ///   - isEnabled: Asked before every step; by default it always is.
  ///   - action: What the app does.
  public init(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, action: @escaping () -> Void
  ) {
    self.name = name
    self.isEnabled = isEnabled
    self.action = action
  }
}
