/// Reads the output of ``NavByteWriter``, and validates every byte.
struct NavByteReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  /// The nesting depth of the value that is read.
  private var depth = 0

  /// The numbers of instances in the world, once they are read.
  ///
  /// The reader rejects references to other instances.
  var stacks = 0
  var screens = 0
  var coordinators = 0

  /// The greatest nesting depth of values; no program has a domain with a greater depth.
  private static let deepest = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// The offset of the byte that is read next, from 0.
  var position: Int { next - bytes.startIndex }

  /// Returns the error for an invalid byte.
  func error(_ reason: String, at position: Int? = nil) -> NavDecodingError {
    NavDecodingError(position: position ?? self.position, reason: reason)
  }

  mutating func readByte() throws(NavDecodingError) -> UInt8 {
    guard next < bytes.endIndex else { throw error("the data ends inside a value") }
    defer { next += 1 }
    return bytes[next]
  }

  /// Reads bytes without interpretation.
  mutating func readBytes(_ count: Int) throws(NavDecodingError) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - next else { throw error("the data ends inside a value") }
    defer { next += count }
    return bytes[next..<(next + count)]
  }

  /// Reads a byte that must be less than a bound.
  mutating func readTag(below bound: Int, _ kind: String) throws(NavDecodingError) -> Int {
    let start = position
    let tag = Int(try readByte())
    guard tag < bound else { throw error("\(tag) is not \(kind)", at: start) }
    return tag
  }

  /// Reads the number of the following elements, each of which takes at least one byte.
  mutating func readCount() throws(NavDecodingError) -> Int {
    let start = position
    let count = try readWord()
    guard count <= UInt64(bytes.endIndex - next) else {
      throw error("\(count) elements do not fit in the remaining \(bytes.endIndex - next) bytes", at: start)
    }
    return Int(count)
  }

  /// Reads consecutive elements.
  mutating func readElements<Element: NavEncodable>(_ count: Int) throws(NavDecodingError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try Element(from: &self)) }
    return elements
  }

  mutating func readInt() throws(NavDecodingError) -> Int {
    let start = position
    let word = try readWord()
    guard let number = Int(exactly: Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)) else {
      throw error("a number does not fit in \(Int.bitWidth) bits", at: start)
    }
    return number
  }

  /// Reads an index that must be less than a count.
  mutating func readIndex(below count: Int, _ kind: String) throws(NavDecodingError) -> Int {
    let start = position
    let index = try readWord()
    guard index < UInt64(count) else { throw error("\(kind) \(index) is not in 0..<\(count)", at: start) }
    return Int(index)
  }

  /// Reads a value that can contain values of its own type.
  mutating func readNested<Part>(
    _ read: (inout NavByteReader) throws(NavDecodingError) -> Part
  ) throws(NavDecodingError) -> Part {
    guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) levels deep") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Checks that no bytes follow.
  func finish() throws(NavDecodingError) {
    if next < bytes.endIndex { throw error("unexpected bytes follow the world: \(bytes.endIndex - next)") }
  }

  private mutating func readWord() throws(NavDecodingError) -> UInt64 {
    let start = position
    var word: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      let bits = UInt64(byte & 0x7F)
      // Each number has one encoding: the shortest, without bits beyond the 64th.
      guard (bits << shift) >> shift == bits, byte != 0 || shift == 0 else { break }
      word |= bits << shift
      if byte < 0x80 { return word }
    }
    throw error("a number is not in its shortest form, or exceeds 64 bits", at: start)
  }
}
