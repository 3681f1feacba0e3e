/// A block of `whenReady` that waits until flows are ready.
public struct NavReadiness: Hashable, Sendable {
  /// The flows that are not ready yet.
  public internal(set) var flows: [CoordinatorID]
  /// The block that runs when all flows are ready.
  public internal(set) var continuation: NavContinuation
}
