import Foundation

/// Where the specs of this package are.
enum Specs {
  /// The folder `specs`, without a slash at its end.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs").path
  /// The folder of the specs that SPIN counts as well, without a slash at its end.
  static let counted = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Benchmarks/Specs").path
}

extension Specs {
  /// The text of a spec of this package, such as `systems/demo`.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name).nav", encoding: .utf8)
  }
}
