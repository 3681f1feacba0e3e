import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The parts of a message, with their offsets.
struct PartReader {
  private let parts: [(bytes: [UInt8], position: Int)]
  private let end: Int

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - position: The offset of its letter.
  init(_ message: ExpandFrame, at position: Int) {
    var place = position + 1
    var parts: [(bytes: [UInt8], position: Int)] = []
    for part in message.parts {
      parts.append((part, place + 4))
      place += 4 + part.count
    }
    (self.parts, end) = (parts, place)
  }

  /// The indices of all parts.
  var numbers: Range<Int> { parts.indices }

  /// Returns the error of a part.
  func mistake(_ number: Int, _ reason: String) -> MalformedFrame {
    MalformedFrame(position: number < parts.count ? parts[number].position : end, reason: reason)
  }

  /// Returns the bytes of a part and their offset.
  func part(_ number: Int) throws(ExpandSession.Fault) -> (bytes: [UInt8], position: Int) {
    if number < parts.count { return parts[number] }
    throw .malformed(mistake(number, "part \(number) is missing"))
  }

  /// Decodes a part as JSON.
  func json<Value: Decodable>(_ number: Int) throws(ExpandSession.Fault) -> Value {
    let bytes = try part(number).bytes
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw .malformed(mistake(number, "part \(number) is not JSON of the expected form"))
    }
  }

  /// Returns the worlds of a part.
  func worlds(_ number: Int) throws(ExpandSession.Fault) -> [[UInt8]] {
    let (bytes, position) = try part(number)
    do {
      return try ExpandFrame.parts(of: bytes[...], at: position)
    } catch { throw .malformed(error) }
  }

  /// Calls a closure with a list of worlds; an unreadable world is an error with its offset.
  func reading<Value>(
    _ number: Int, _ work: ([[UInt8]]) throws(UnreadableWorld) -> Value
  ) throws(ExpandSession.Fault) -> Value {
    let worlds = try worlds(number)
    do {
      return try work(worlds)
    } catch {
      let before = worlds[..<error.number].reduce(4) { $0 + $1.count + 4 }
      throw .malformed(
        MalformedFrame(
          position: try part(number).position + before + error.error.position,
          reason: "world \(error.number): \(error.error.reason)"))
    }
  }
}
