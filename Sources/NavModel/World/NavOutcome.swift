/// Whether the app runs on in a world, or why it does not.
public enum NavOutcome: Hashable, Sendable {
  /// The app runs.
  case running
  /// The app has crashed; nothing follows.
  case fatal(String)
  /// The app repeats the same worlds for ever without input (atomic timing).
  case diverges
  /// Handlers were nested deeper than 64 calls.
  case recursion
  /// A capacity was exceeded; verdicts become incomplete.
  case exceeds(String)

  /// Whether a capacity ended the run, so that its successors are unknown.
  public var isCutOff: Bool { if case .exceeds = self { true } else { false } }
}
