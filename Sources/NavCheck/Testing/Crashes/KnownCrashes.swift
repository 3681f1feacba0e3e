import Foundation
import NavCheck

/// The paths of one exploration that have crashed an earlier process, so that this process skips them.
///
/// A temporary file stores them as long as the test executable stays the same. After a rebuild, the exploration tries
/// them again.
final class KnownCrashes {
  /// The title of the exploration in messages.
  let title: String
  /// The paths, each with the crashing step last.
  let ways: [[String]]

  private let breadcrumb: Breadcrumb

  /// Reads the crashes of earlier processes, and prints a message about a new one.
  ///
  /// - Parameters:
  ///   - key: The unique name of the exploration.
  ///   - title: The title of the exploration in messages.
  init(of key: String, title: String) {
    self.title = title
    // The crashes of another executable do not count.
    let key = "\(key)\n\(Self.build)"
    breadcrumb = Breadcrumb(key, isWrittenAhead: false)
    let path = Breadcrumb.path(key, "crashes")
    let data = FileManager.default.contents(atPath: path)
    var known = data.flatMap { try? JSONDecoder().decode([[String]].self, from: $0) } ?? []
    if breadcrumb.hasCrashed, let way = breadcrumb.leftover, !known.contains(way) {
      known.append(way)
      let message =
        way.isEmpty
        ? "navcheck: an earlier run of \(title) ended the process at the launch\n"
        : "navcheck: an earlier run of \(title) ended the process in the last of these steps:\n\(Breadcrumb.told(way))"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    }
    ways = known
    if known.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
    } else if let data = try? JSONEncoder().encode(known) {
      try? data.write(to: URL(filePath: path))
    }
  }

  /// The modification dates and sizes of the executable and of the bundles among its arguments.
  private static let build: String = {
    CommandLine.arguments.map { argument in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: argument) else { return "" }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(date) \(attributes[.size] ?? 0)"
    }.joined(separator: "\n")
  }()

  /// Returns whether the exploration skips the last step of a path.
  ///
  /// A tap or an outcome of work that has crashed the process is skipped on every path. Other steps are skipped only
  /// after the same previous step.
  func leavesOut(_ way: [String]) -> Bool { crash(leavingOut: way) != nil }

  /// Returns the crashed path because of which the last step of another path is skipped; nil if the step is not
  /// skipped.
  func crash(leavingOut way: [String]) -> [String]? {
    guard let last = way.last else { return ways.first(where: \.isEmpty) }
    return ways.first { known in
      guard known.last == last else { return false }
      return last.hasPrefix("tap ") || last.contains(" answers ")
        || known.dropLast().last == way.dropLast().last
    }
  }

  /// Records that the last step of a path begins.
  func begin(_ way: [String]) { breadcrumb.leave(way, of: title) }

  /// Records that the step has ended.
  func pass() { breadcrumb.pass() }

  /// Ends the record of the exploration.
  func end() { breadcrumb.end() }
}
