package import NavModel

/// Worlds in bytes, as other processes sort, compare and share them.
package enum WorldList {
  /// The partition to which a world belongs.
  ///
  /// It is the 64-bit FNV-1a hash of its bytes, with the upper half combined with the lower half by exclusive or,
  /// modulo the number of partitions.
  ///
  /// - Parameters:
  ///   - world: The bytes.
  ///   - count: The number of partitions, at least 1.
  /// - Returns: A number below `count`.
  package static func partition(of world: [UInt8], among count: Int) -> Int {
    var hash = StableHash()
    hash.combine(world)
    return Int((hash.value ^ hash.value >> 32) % UInt64(count))
  }

  /// The worlds in the order of their bytes, each once.
  package static func sorted(_ worlds: some Collection<[UInt8]>) -> [[UInt8]] {
    let order = worlds.sorted { $0.lexicographicallyPrecedes($1) }
    var unique: [[UInt8]] = []
    for world in order where unique.last != world { unique.append(world) }
    return unique
  }

  /// Bytes in hexadecimal digits.
  package static func hexadecimal(_ world: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: world.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The bytes that hexadecimal digits represent; nil for any other text.
  package static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[place], let low = digits[place + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}

/// A world of a list that cannot be read.
package struct UnreadableWorld: Error, Hashable, CustomStringConvertible {
  /// The number of the world in its list, from 0.
  package let number: Int
  package let error: NavDecodingError

  package var description: String { "world \(number): \(error)" }
}
