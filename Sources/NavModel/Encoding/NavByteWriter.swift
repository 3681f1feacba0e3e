/// Writes the parts of a world behind each other.
struct NavByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a byte.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes bytes as they are.
  mutating func write(bytes more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Writes a number that is not negative: seven bits a byte, the lowest first, the highest bit set in all but the last.
  mutating func write(count: Int) { write(UInt64(count)) }

  /// Writes any number: small ones, negative or not, take few bytes.
  mutating func write(_ number: Int) {
    let number = Int64(number)
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// Writes a part.
  mutating func write(_ part: some NavEncodable) { part.encode(to: &self) }

  private mutating func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
