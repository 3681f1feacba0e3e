/// Whether and why the caller has stopped the search; long computations check it repeatedly.
///
/// It is used by one thread. Once there is a reason it stays, so that who has left a loop early can be told from who has
/// come to its end.
final class SearchInterrupt {
  private let shouldStop: (() -> String?)?
  /// Why the caller wants an answer; `nil` until the caller has stopped the search.
  private(set) var reason: String?

  /// An interrupt that is not raised yet.
  init(_ shouldStop: (() -> String?)?) { self.shouldStop = shouldStop }

  /// Asks the caller, unless there is a reason already.
  func isRaised() -> Bool {
    if reason == nil { reason = shouldStop?() }
    return reason != nil
  }
}
