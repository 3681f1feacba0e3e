/// A generator of random numbers that gives the same numbers on every platform and in every version.
///
/// It is xoshiro256\*\* (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018), whose state is
/// filled by SplitMix64 (Steele, Lea and Flood, 2014) from the seed and the number of the stream. Equal seeds and
/// streams give equal numbers; different streams of one seed are for the walks of one simulation, so that a walk does
/// not depend on those before it.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  /// The generator of a seed; any number will do.
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

  /// The next 64 bits.
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

  /// A number from 0 up to, not including, a bound of at least 1; each is equally likely.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "A random number below \(bound) does not exist.")
    let width = UInt64(bound)
    // The lower part of the product tells the few draws that would favour some numbers (Lemire 2019).
    var product = next().multipliedFullWidth(by: width)
    let threshold = (0 &- width) % width
    while product.low < threshold { product = next().multipliedFullWidth(by: width) }
    return Int(product.high)
  }
}
