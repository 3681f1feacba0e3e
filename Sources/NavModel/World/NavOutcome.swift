/// Whether the app is running in a world; otherwise, the reason that it is not.
public enum NavOutcome: Hashable, Sendable {
  /// The app is running.
  case running
  /// The app has crashed with a message; no event follows.
  case fatal(String)
  /// The app repeats the same worlds for ever without input, with `timing atomic`.
  case diverges
  /// The app has recursed without end: handlers were nested deeper than 64 calls.
  case recursion
  /// The world exceeds a capacity, by its name; verdicts become incomplete.
  case exceeds(String)

  /// Whether the world exceeds a capacity, so that its successors are unknown.
  public var isCutOff: Bool { if case .exceeds = self { true } else { false } }
}
