import Foundation

/// How many random machines engines are compared on.
enum Twins {
  /// So many in every run of the tests, and times as many as the environment variable `TWINS` says where more are wanted.
  static func count(_ base: Int) -> Int {
    base * (ProcessInfo.processInfo.environment["TWINS"].flatMap(Int.init) ?? 1)
  }
}
