import Foundation

/// Where the specs of this package are.
enum Specs {
  /// The folder `specs`, without a slash at its end.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs").path
}
