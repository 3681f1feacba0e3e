/// How a world goes on.
public enum NavOutcome: Hashable, Sendable {
  /// It goes on.
  case running
  /// The app has crashed; nothing follows.
  case fatal(String)
  /// All that follows by itself comes back to the same world for ever (atomic timing).
  case diverges
  /// Handlers were nested deeper than 64 calls.
  case recursion
  /// A capacity was exceeded; verdicts become incomplete.
  case exceeds(String)

  /// Whether a capacity ended it, so that nothing is known of what follows.
  public var isCutOff: Bool { if case .exceeds = self { true } else { false } }
}
