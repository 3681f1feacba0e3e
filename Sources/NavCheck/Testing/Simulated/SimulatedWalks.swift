/// The seed, number and length of random walks through a real app.
public struct SimulatedWalks: Sendable, Hashable {
  /// The seed of the random numbers; equal seeds give equal reports.
  public var seed: UInt64
  /// The number of walks, each with its own launch.
  public var count: Int
  /// The maximum number of inputs of a walk.
  public var length: Int
  /// The maximum number of replays for shrinking one failing walk.
  public var replays: Int

  /// Makes settings for random walks.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of walks.
  ///   - length: The maximum number of inputs of a walk.
  ///   - replays: The maximum number of replays for shrinking one failing walk.
  public init(seed: UInt64 = 1, count: Int = 50, length: Int = 30, replays: Int = 400) {
    self.seed = seed
    self.count = count
    self.length = length
    self.replays = replays
  }
}
