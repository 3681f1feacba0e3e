// Written by navcheck generate.
import NavCheckTesting

/// The events that Values declares: taps, links, events, and outcomes of effects.
enum ValuesEvent: Hashable, Sendable {
  case tapOpen(t: String)
  case tapMarkRead

  /// The declared event of an input; nil for other inputs, such as back.
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
