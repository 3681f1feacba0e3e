#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How reports and traces are written as JSON: indented, keys in order, with a line break at the end, as the command does it.
enum JSONForm {
  /// The bytes of a value.
  ///
  /// - Parameter value: What is written.
  /// - Returns: Its JSON form; the same for the same value.
  /// - Throws: What the encoder throws.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + Array("\n".utf8)
  }
}
