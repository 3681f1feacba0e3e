import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The parts of a message, with the places where they begin.
struct PartReader {
  private let parts: [(bytes: [UInt8], position: Int)]
  private let end: Int

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - position: Where its letter is.
  init(_ message: ExpandFrame, at position: Int) {
    var place = position + 1
    var parts: [(bytes: [UInt8], position: Int)] = []
    for part in message.parts {
      parts.append((part, place + 4))
      place += 4 + part.count
    }
    (self.parts, end) = (parts, place)
  }

  /// The numbers of all parts.
  var numbers: Range<Int> { parts.indices }

  /// The error of a part.
  func mistake(_ number: Int, _ reason: String) -> MalformedFrame {
    MalformedFrame(position: number < parts.count ? parts[number].position : end, reason: reason)
  }

  /// The bytes of a part, and where they begin.
  func part(_ number: Int) throws(ExpandSession.Fault) -> (bytes: [UInt8], position: Int) {
    if number < parts.count { return parts[number] }
    throw .malformed(mistake(number, "part \(number) is missing"))
  }

  /// What a part says in JSON.
  func json<Value: Decodable>(_ number: Int) throws(ExpandSession.Fault) -> Value {
    let bytes = try part(number).bytes
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw .malformed(mistake(number, "part \(number) is not JSON of the expected form"))
    }
  }

  /// The worlds of a part.
  func worlds(_ number: Int) throws(ExpandSession.Fault) -> [[UInt8]] {
    let (bytes, position) = try part(number)
    do {
      return try ExpandFrame.parts(of: bytes[...], at: position)
    } catch { throw .malformed(error) }
  }

  /// Does something with a list of worlds; one that cannot be read is reported with its location.
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
