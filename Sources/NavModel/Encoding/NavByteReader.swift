/// Reads the output of ``NavByteWriter``, and validates every byte.
struct NavByteReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  /// How many values lie in each other where it reads.
  private var depth = 0

  /// The numbers of instances in the world, once they are read; references to other instances are rejected.
  var stacks = 0
  var screens = 0
  var coordinators = 0

  /// How deep values may lie in each other: no program has a domain as deep as that.
  private static let deepest = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// The number of the byte that is read next, from 0.
  var position: Int { next - bytes.startIndex }

  /// The error of a byte that is not as it must be.
  func error(_ reason: String, at position: Int? = nil) -> NavDecodingError {
    NavDecodingError(position: position ?? self.position, reason: reason)
  }

  mutating func readByte() throws(NavDecodingError) -> UInt8 {
    guard next < bytes.endIndex else { throw error("the bytes end too early") }
    defer { next += 1 }
    return bytes[next]
  }

  /// Reads bytes as they are.
  mutating func readBytes(_ count: Int) throws(NavDecodingError) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - next else { throw error("the bytes end too early") }
    defer { next += count }
    return bytes[next..<(next + count)]
  }

  /// Reads a byte that is one of a few.
  mutating func readTag(below bound: Int, _ kind: String) throws(NavDecodingError) -> Int {
    let start = position
    let tag = Int(try readByte())
    guard tag < bound else { throw error("\(tag) is not \(kind)", at: start) }
    return tag
  }

  /// Reads how many elements follow, each of which takes a byte at least.
  mutating func readCount() throws(NavDecodingError) -> Int {
    let start = position
    let count = try readWord()
    guard count <= UInt64(bytes.endIndex - next) else {
      throw error("\(count) elements are more than there are bytes", at: start)
    }
    return Int(count)
  }

  /// Reads elements behind each other.
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
      throw error("a number is too large for this machine", at: start)
    }
    return number
  }

  /// Reads the number of an instance.
  mutating func readIndex(below count: Int, _ kind: String) throws(NavDecodingError) -> Int {
    let start = position
    let index = try readWord()
    guard index < UInt64(count) else { throw error("there is no \(kind) \(index) of \(count)", at: start) }
    return Int(index)
  }

  /// Reads a part that may hold parts of its kind.
  mutating func readNested<Part>(
    _ read: (inout NavByteReader) throws(NavDecodingError) -> Part
  ) throws(NavDecodingError) -> Part {
    guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) deep") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Makes sure that nothing follows.
  func finish() throws(NavDecodingError) {
    if next < bytes.endIndex { throw error("\(bytes.endIndex - next) bytes more than the world has") }
  }

  private mutating func readWord() throws(NavDecodingError) -> UInt64 {
    let start = position
    var word: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      let bits = UInt64(byte & 0x7F)
      // Each number has one form: no empty end, no bits that are lost.
      guard (bits << shift) >> shift == bits, byte != 0 || shift == 0 else { break }
      word |= bits << shift
      if byte < 0x80 { return word }
    }
    throw error("a number is not written as it must be", at: start)
  }
}
