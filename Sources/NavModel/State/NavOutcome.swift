/// The state of the app in a world: running, or the reason that it has stopped.
public enum NavOutcome: Hashable, Sendable {
  /// The app is running.
  case running
  /// The app has crashed with a message; no event follows.
  case fatal(String)
  /// The app never settles. For example, it returns to an earlier world without any input, or one step has over 1,000
  /// notices.
  case diverges
  /// The nesting of handlers exceeded the limit of the machine, which indicates endless recursion.
  case recursion
  /// A capacity was exceeded, so the successors of the world are unknown; the value is its name with its limit.
  case exceeds(String)

  /// Whether the world exceeds a capacity, which means that its successors are unknown.
  public var isCutOff: Bool { if case .exceeds = self { true } else { false } }
}
