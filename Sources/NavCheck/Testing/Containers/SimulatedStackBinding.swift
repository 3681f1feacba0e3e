/// A stack or a presentation that follows a value of the app, as SwiftUI's do.
@MainActor protocol SimulatedStackBinding: AnyObject {
  /// Tells the platform what the app wants; whether that is something new.
  func applyAppState() -> Bool
  /// Tells the app what the user has done; whether that is something new.
  func writeBack() -> Bool
}
