/// Whether and why the caller has stopped the search; long computations check it repeatedly.
///
/// One thread uses an interrupt. A reason never changes, so it shows whether a loop ended early.
final class SearchInterrupt {
  private let shouldStop: (() -> String?)?
  /// The reason why the caller has stopped the search; `nil` while it has not.
  private(set) var reason: String?

  /// An interrupt that is not raised yet.
  init(_ shouldStop: (() -> String?)?) { self.shouldStop = shouldStop }

  /// Asks the caller for a reason to stop, unless there is a reason already.
  func isRaised() -> Bool {
    if reason == nil { reason = shouldStop?() }
    return reason != nil
  }
}
