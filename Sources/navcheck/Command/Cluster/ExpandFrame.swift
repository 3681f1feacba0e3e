/// A message between `navcheck expand` and a program that drives it: a letter, and parts.
///
/// Its bytes: a length of four bytes, the highest first, of all that follows; the letter; each part behind a length of its
/// own. A list of worlds is a part that is made of parts in the same way, one for each world.
struct ExpandFrame: Hashable {
  /// What a message is about; the answer has the same letter.
  enum Kind: UInt8, CaseIterable {
    /// The versions of driver and process, in JSON.
    case hello = 0x48  // H
    /// Worlds to be explored.
    case expand = 0x45  // E
    /// Worlds: the answer names those that lead to others.
    case lead = 0x4C  // L
    /// Worlds to be counted only.
    case count = 0x43  // C
    /// The counts and findings of a process, to be merged.
    case total = 0x54  // T
    /// Worlds whose steps are to be turned round.
    case ways = 0x57  // W
    /// Worlds and the ways that lead there, to be made a region.
    case region = 0x47  // G
    /// A region, and what is newly known of its worlds.
    case back = 0x42  // B
    /// A region: the answer names its nearest lost worlds.
    case nearest = 0x4E  // N
    /// What was gathered, to be made a report.
    case report = 0x52  // R
  }

  var kind: Kind
  var parts: [[UInt8]]

  /// The greatest length of a message in bytes.
  static let greatestLength = 1 << 30

  /// The bytes of the message.
  var bytes: [UInt8] {
    let body = [kind.rawValue] + Self.joined(parts)
    return Self.length(body.count) + body
  }

  /// Parts behind each other, each behind its length.
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

/// Bytes that are no message, and where.
struct MalformedFrame: Error, Hashable, CustomStringConvertible {
  /// The number of the byte, from 0 where reading began.
  var position: Int
  var reason: String

  var description: String { "byte \(position): \(reason)" }
}

extension ExpandFrame {
  /// Reads the message behind a length.
  ///
  /// - Parameters:
  ///   - body: What follows the length.
  ///   - position: Where it begins, for errors.
  /// - Throws: ``MalformedFrame``.
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

  /// Takes joined parts apart.
  ///
  /// - Parameters:
  ///   - bytes: The parts, each behind its length.
  ///   - position: Where they begin, for errors.
  /// - Returns: The parts.
  /// - Throws: ``MalformedFrame``.
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

  /// The number that four bytes are.
  static func length(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
