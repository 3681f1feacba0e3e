/// A random number generator that returns the same numbers on every platform and in every version.
///
/// The algorithm is xoshiro256\*\* (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018).
/// SplitMix64 (Steele, Lea and Flood, 2014) computes its state from the seed and the number of the stream. Each walk
/// of a simulation uses its own stream of one seed, so its numbers do not depend on the walks before it.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  /// Creates a generator; equal seeds and streams give equal numbers.
  ///
  /// - Parameters:
  ///   - seed: The seed; any number.
  ///   - stream: The number of an independent sequence of the seed.
  public init(seed: UInt64, stream: UInt64 = 0) {
    var mixer = seed
    // A stream begins elsewhere: seeds that differ by little must not share numbers.
    mixer = Self.mixed(&mixer) ^ stream
    self.init(
      state: (Self.mixed(&mixer), Self.mixed(&mixer), Self.mixed(&mixer), Self.mixed(&mixer)))
  }

  init(state: (UInt64, UInt64, UInt64, UInt64)) { (first, second, third, fourth) = state }

  /// The next number of SplitMix64.
  static func mixed(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  private static func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
    (bits << count) | (bits >> (64 - count))
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    let result = Self.rotated(second &* 5, by: 7) &* 9
    let shifted = second << 17
    third ^= first
    fourth ^= second
    second ^= third
    first ^= fourth
    third ^= shifted
    fourth = Self.rotated(fourth, by: 45)
    return result
  }

  /// Returns a random number from 0 up to, but not including, a bound.
  ///
  /// - Parameter bound: The bound; at least 1.
  /// - Returns: The number. All numbers have the same probability.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "The bound of a random number must be at least 1, but it is \(bound).")
    let width = UInt64(bound)
    // The lower part of the product tells the few draws that would favour some numbers (Lemire 2019).
    var product = next().multipliedFullWidth(by: width)
    let threshold = (0 &- width) % width
    while product.low < threshold { product = next().multipliedFullWidth(by: width) }
    return Int(product.high)
  }
}
