/// The seed, number and length of random walks through a real app.
public struct SimulatedWalks: Sendable, Hashable {
  /// The seed of the random numbers; equal seeds give equal reports.
  public var seed: UInt64
  /// The number of walks.
  public var count: Int
  /// The number of inputs of each walk.
  public var length: Int
  /// The largest number of replays for shrinking a failing walk.
  public var replays: Int

  /// Makes settings for a number of walks.
  public init(seed: UInt64 = 1, count: Int = 50, length: Int = 30, replays: Int = 400) {
    self.seed = seed
    self.count = count
    self.length = length
    self.replays = replays
  }
}
