/// The seed, number and length of random walks through a real app.
public struct SimulatedWalks: Sendable, Hashable {
  /// The seed of the random numbers; equal seeds and settings give equal reports if the app is deterministic.
  public var seed: UInt64
  /// The number of walks, each with its own launch; at least 0.
  public var count: Int
  /// The maximum number of inputs of a walk.
  public var length: Int
  /// The maximum number of replays for shrinking one failing walk.
  public var replays: Int

  /// Makes settings for random walks.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of walks; at least 0.
  ///   - length: The maximum number of inputs of a walk.
  ///   - replays: The maximum number of replays for shrinking one failing walk.
  public init(seed: UInt64 = 1, count: Int = 50, length: Int = 30, replays: Int = 400) {
    self.seed = seed
    self.count = count
    self.length = length
    self.replays = replays
  }
}
