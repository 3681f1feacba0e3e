#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import NavModel

/// The JSON form of values: indented, with sorted keys and a final line break.
enum JSONText {
  /// Encodes a value, and escapes the characters that a terminal or a CI runner would interpret.
  ///
  /// JSON parsers restore them.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return visible(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    } catch {
      preconditionFailure("a report cannot be encoded as JSON: \(error)")
    }
  }

  /// Encodes a value on one line, for embedding in pages.
  static func compact(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return visible(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("a report cannot be encoded as JSON: \(error)")
    }
  }

  /// Escapes special characters; outside of strings, JSON contains no control characters but line feeds, and no `##[`.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if NavVisibleText.isHidden(scalar), scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }.replacing("##[", with: "#\\u0023[")
  }
}
