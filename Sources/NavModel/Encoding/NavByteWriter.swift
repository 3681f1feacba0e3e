/// Writes the encodings of a world's parts one after another.
struct NavByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a byte.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes bytes without changes.
  mutating func write(bytes more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Writes a nonnegative number in the LEB128 format: seven bits a byte, the lowest first.
  mutating func write(count: Int) { write(UInt64(count)) }

  /// Writes a signed number in the zigzag format, so that numbers near 0 take few bytes.
  mutating func write(_ number: Int) {
    let number = Int64(number)
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// Writes the encoding of a value.
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
