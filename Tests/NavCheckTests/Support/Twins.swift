import Foundation

/// How many random machines engines are compared on.
enum Twins {
  /// So many in every run of the tests, and times as many as the environment variable `TWINS` says where more are wanted.
  static func count(_ base: Int) -> Int {
    base * (ProcessInfo.processInfo.environment["TWINS"].flatMap(Int.init) ?? 1)
  }

  /// Whether so many are wanted that it must be a wide run, in a release build, where each can be larger, too.
  static var isWide: Bool { count(1) >= 50 }
}
