/// A block of `whenReady` that waits for flows.
public struct NavReadiness: Hashable, Sendable {
  /// The flows that were not ready yet.
  public internal(set) var flows: [CoordinatorID]
  /// The block that runs when all are ready.
  public internal(set) var continuation: NavContinuation
}
