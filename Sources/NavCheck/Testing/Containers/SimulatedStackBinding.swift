/// A stack, presentation or tab view that follows a value of the app, as in SwiftUI.
@MainActor protocol SimulatedStackBinding: AnyObject {
  /// Applies the app's value to the platform, and returns whether something changed.
  func applyAppState() -> Bool
  /// Writes the result of the user's input to the app's value, and returns whether something changed.
  func writeBack() -> Bool
}
