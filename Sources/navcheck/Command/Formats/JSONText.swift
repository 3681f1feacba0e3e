#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import NavModel

/// How values are written as JSON: indented, keys in order, with a line break at the end.
enum JSONText {
  /// The text of a value of strings, numbers and lists, in which characters that a terminal or a CI runner obeys are
  /// escaped; a reader gets them back.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return visible(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    } catch {
      preconditionFailure("a report cannot be encoded as JSON: \(error)")
    }
  }

  /// The text of a value on one line, as pages hold it.
  static func compact(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return visible(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("a report cannot be encoded as JSON: \(error)")
    }
  }

  /// Outside of strings JSON has no hidden characters but line feeds, and no `##[`.
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
