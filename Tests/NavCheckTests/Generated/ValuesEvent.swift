// Written by navcheck generate.
import NavCheckTesting

/// The events of Values, except gestures of the platform.
enum ValuesEvent: Hashable, Sendable {
  case tapOpen(t: String)
  case tapMarkRead

  /// The event that a driver performs; nil for a gesture.
  init?(_ input: NavigationInput) {
    let values = input.arguments
    switch (input.kind, input.name, values.count) {
    case (.tap, "open", 1):
      self = .tapOpen(t: values[0])
    case (.tap, "markRead", 0):
      self = .tapMarkRead
    default: return nil
    }
  }
}
