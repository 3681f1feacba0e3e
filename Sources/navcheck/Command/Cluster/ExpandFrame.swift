/// A message between `navcheck expand` and the program that drives it: a letter for the kind, and parts.
///
/// The bytes are the length of the rest (four bytes, big-endian), the letter, and each part after its own length. A
/// list of worlds is a part that consists of one part for each world.
struct ExpandFrame: Hashable {
  /// The kind of a message; the answer has the same kind.
  enum Kind: UInt8, CaseIterable {
    /// The versions and the scope of the process, as JSON.
    case hello = 0x48  // H
    /// Worlds whose successors are computed.
    case expand = 0x45  // E
    /// Worlds; the answer names those that have successors among further worlds.
    case lead = 0x4C  // L
    /// Worlds that are counted without computing their successors.
    case count = 0x43  // C
    /// The counts and findings of processes, which are merged.
    case total = 0x54  // T
    /// Worlds whose steps are reversed, so that each successor knows its predecessors.
    case ways = 0x57  // W
    /// Worlds with their predecessors, which form a region.
    case region = 0x47  // G
    /// A region, and new results about its worlds, which propagate backwards.
    case back = 0x42  // B
    /// A region; the answer names its worlds without a path to the goal that are nearest to the launch.
    case nearest = 0x4E  // N
    /// The merged results, from which the report is made.
    case report = 0x52  // R
  }

  var kind: Kind
  var parts: [[UInt8]]

  /// The maximum length of a message in bytes.
  static let greatestLength = 1 << 30

  /// The bytes of the message.
  var bytes: [UInt8] {
    let body = [kind.rawValue] + Self.joined(parts)
    return Self.length(body.count) + body
  }

  /// Joins parts, each after its length.
  static func joined(_ parts: some Collection<[UInt8]>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count + 4 })
    for part in parts {
      bytes += length(part.count)
      bytes += part
    }
    return bytes
  }

  private static func length(_ count: Int) -> [UInt8] {
    precondition(
      count <= greatestLength, "A message of more than 1 GiB cannot be sent; send fewer worlds at once.")
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }
}

/// The error for bytes that are no message, with their position.
struct MalformedFrame: Error, Hashable, CustomStringConvertible {
  /// The offset of the byte from the beginning of the input.
  var position: Int
  var reason: String

  var description: String { "byte \(position): \(reason)" }
}

extension ExpandFrame {
  /// Parses the message after its length.
  ///
  /// - Parameters:
  ///   - body: The bytes after the length.
  ///   - position: The offset of the body, for errors.
  /// - Throws: ``MalformedFrame`` for an unknown kind or an incomplete part.
  init(body: [UInt8], at position: Int) throws(MalformedFrame) {
    guard let letter = body.first else {
      throw MalformedFrame(position: position, reason: "a message must begin with the letter of its kind")
    }
    guard let kind = Kind(rawValue: letter) else {
      let letters = Kind.allCases.map { String(Unicode.Scalar($0.rawValue)) }.joined(separator: ", ")
      throw MalformedFrame(
        position: position, reason: "\(letter) is no kind of message; the kinds are \(letters)")
    }
    self.init(kind: kind, parts: try Self.parts(of: body[1...], at: position + 1))
  }

  /// Splits joined parts.
  ///
  /// - Parameters:
  ///   - bytes: The parts, each after its length.
  ///   - position: The offset of the bytes, for errors.
  /// - Returns: The parts.
  /// - Throws: ``MalformedFrame`` for an incomplete part.
  static func parts(of bytes: ArraySlice<UInt8>, at position: Int) throws(MalformedFrame) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes
    while !rest.isEmpty {
      let place = position + rest.startIndex - bytes.startIndex
      guard rest.count >= 4 else {
        throw MalformedFrame(position: place, reason: "a length of four bytes is cut off")
      }
      let count = length(rest.prefix(4))
      rest = rest.dropFirst(4)
      guard count <= rest.count else {
        throw MalformedFrame(position: place, reason: "a part of \(count) bytes ends after \(rest.count)")
      }
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// Decodes a big-endian number of four bytes.
  static func length(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
