import Testing

/// A wrong text, and what is told about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The code of each diagnostic.
  var code: String
  var text: [UInt8]
  var rendered: String

  var testDescription: String { code }

  static let all = structure + blocks + characters + liveness
}
