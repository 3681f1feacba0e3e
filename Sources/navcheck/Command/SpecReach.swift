import NavModel

/// How far `use` and the path in a trace lead: not out of the folders that a command line names.
struct SpecReach: Sendable {
  private let roots: [String]

  /// - Parameter named: Folders, and files, which stand for the folders in which they lie.
  init(_ named: [String]) {
    roots = named.map { path in
      let isFolder = SpecFiles.isFolder(path)
      let folder = isFolder ? path : path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      let resolved = SpecFiles.resolved(folder)
      return resolved.hasSuffix("/") ? resolved : resolved + "/"
    }
  }

  /// Whether a file lies in one of the folders, links followed.
  func includes(_ path: String) -> Bool {
    let resolved = SpecFiles.resolved(path)
    return roots.contains { resolved.hasPrefix($0) }
  }

  /// The bytes of a part that a spec uses.
  func readPart(_ path: String) -> Result<[UInt8], NavSource.Unreadable> {
    guard includes(path) else {
      return .failure(
        NavSource.Unreadable("is outside of the folder that is checked; name a folder that contains both"))
    }
    // Of what is no spec not even the words should be told that cannot be understood.
    guard path.hasSuffix(".nav") else {
      return .failure(NavSource.Unreadable("has a name that does not end in .nav"))
    }
    let (bytes, reason) = SpecFiles.read(path)
    return bytes.map { .success(Array($0)) } ?? .failure(NavSource.Unreadable(reason ?? "cannot be read"))
  }
}
