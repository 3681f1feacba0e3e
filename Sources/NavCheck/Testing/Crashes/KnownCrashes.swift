import Foundation
import NavCheck

/// The ways of one exploration that have ended an earlier process, so that this one goes around them.
///
/// They are kept in a temporary file for as long as the executable of the tests stays the same: new code is played anew.
final class KnownCrashes {
  /// What is run, in words.
  let title: String
  /// The ways, the last step of each of which ends the process.
  let ways: [[String]]

  private let breadcrumb: Breadcrumb

  /// What earlier processes have left.
  ///
  /// - Parameters:
  ///   - key: Names the exploration, and no other one.
  ///   - title: What people call it.
  init(of key: String, title: String) {
    self.title = title
    // What another executable has not survived is played anew.
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

  /// When the executable and the bundles that the process was started with were written, and how large they are.
  private static let build: String = {
    CommandLine.arguments.map { argument in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: argument) else { return "" }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(date) \(attributes[.size] ?? 0)"
    }.joined(separator: "\n")
  }()

  /// Whether a step is not taken again.
  ///
  /// A control that has ended the process is not tapped on any way; other steps are left out behind the same step.
  func leavesOut(_ way: [String]) -> Bool { crash(leavingOut: way) != nil }

  /// The way that has ended a process, and because of which the last step of another way is not taken; nil where it is.
  func crash(leavingOut way: [String]) -> [String]? {
    guard let last = way.last else { return ways.first(where: \.isEmpty) }
    return ways.first { known in
      guard known.last == last else { return false }
      return last.hasPrefix("tap ") || last.contains(" answers ")
        || known.dropLast().last == way.dropLast().last
    }
  }

  /// A step begins, the last of a way.
  func begin(_ way: [String]) { breadcrumb.leave(way, of: title) }

  /// The step is over.
  func pass() { breadcrumb.pass() }

  /// The exploration is over.
  func end() { breadcrumb.end() }
}
