/// A part of a world that can be encoded as bytes.
///
/// Equal values have equal bytes, and different values have different bytes. A change in the order of the fields, or of
/// the cases of an enumeration, requires a new ``NavWorld/encodingVersion``.
protocol NavEncodable {
  func encode(to writer: inout NavByteWriter)
  init(from reader: inout NavByteReader) throws(NavDecodingError)
}

extension Int: NavEncodable {
  func encode(to writer: inout NavByteWriter) { writer.write(self) }
  init(from reader: inout NavByteReader) throws(NavDecodingError) { self = try reader.readInt() }
}

extension Bool: NavEncodable {
  func encode(to writer: inout NavByteWriter) { writer.write(byte: self ? 1 : 0) }
  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self = try reader.readTag(below: 2, "a Boolean") == 1
  }
}

extension String: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(count: utf8.count)
    writer.write(bytes: utf8)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let position = reader.position
    let bytes = try reader.readBytes(try reader.readCount())
    self = String(decoding: bytes, as: UTF8.self)
    if !utf8.elementsEqual(bytes) {
      throw NavDecodingError(position: position, reason: "a text is not valid UTF-8")
    }
  }
}

extension Optional: NavEncodable where Wrapped: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    guard let self else { return writer.write(byte: 0) }
    writer.write(byte: 1)
    self.encode(to: &writer)
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self = try reader.readTag(below: 2, "the tag of an optional") == 1 ? try Wrapped(from: &reader) : nil
  }
}

extension Array: NavEncodable where Element: NavEncodable {
  func encode(to writer: inout NavByteWriter) {
    writer.write(count: count)
    for element in self { element.encode(to: &writer) }
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    self.init(try reader.readElements(try reader.readCount()))
  }
}

extension NavEncodable where Self: CaseIterable & Equatable, AllCases == [Self] {
  func encode(to writer: inout NavByteWriter) {
    guard let index = Self.allCases.firstIndex(of: self) else {
      preconditionFailure("allCases does not contain \(self)")
    }
    writer.write(byte: UInt8(index))
  }

  init(from reader: inout NavByteReader) throws(NavDecodingError) {
    let cases = Self.allCases
    self = cases[try reader.readTag(below: cases.count, "a case of \(Self.self)")]
  }
}
