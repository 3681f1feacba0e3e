/// Random walks through a real app: which, and how many.
public struct SimulatedWalks: Sendable, Hashable {
  /// Where the random numbers begin: equal seeds give equal reports.
  public var seed: UInt64
  /// How many walks.
  public var count: Int
  /// How many inputs each walk has.
  public var length: Int
  /// How many times a failing walk is played again, at most, to shrink it.
  public var replays: Int

  /// Walks with their numbers.
  public init(seed: UInt64 = 1, count: Int = 50, length: Int = 30, replays: Int = 400) {
    self.seed = seed
    self.count = count
    self.length = length
    self.replays = replays
  }
}
