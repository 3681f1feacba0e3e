/// A block that waits until flows are ready, such as one of `whenReady`.
public struct NavReadinessBlock: Hashable, Sendable {
  /// The flows for which the block still waits.
  public internal(set) var flows: [CoordinatorID]
  /// The block that runs when it waits for no flow any more.
  public internal(set) var continuation: NavContinuation
}
