#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How values are written as JSON: indented, keys in order, with a line break at the end.
enum JSONText {
  /// The text of a value of strings, numbers and lists.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("Strings, numbers and lists have a JSON form: \(error)")
    }
  }
}
