#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON form of reports and traces: indented, with sorted keys and a final line break, as the command writes it.
enum JSONForm {
  /// Encodes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The bytes of its JSON form, which are equal for equal values.
  /// - Throws: The error of the encoder.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + Array("\n".utf8)
  }
}
