import NavModel

/// The folders to which `use` and the path in a trace are limited: those that the command line names.
struct SpecReach: Sendable {
  private let roots: [String]

  /// - Parameter named: Folders, and files, which stand for their folders.
  init(_ named: [String]) {
    roots = named.map { path in
      let isFolder = SpecFiles.isFolder(path)
      let folder = isFolder ? path : path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      let resolved = SpecFiles.resolved(folder)
      return resolved.hasSuffix("/") ? resolved : resolved + "/"
    }
  }

  /// Returns whether a file is in one of the folders, after links are resolved.
  func includes(_ path: String) -> Bool {
    let resolved = SpecFiles.resolved(path)
    return roots.contains { resolved.hasPrefix($0) }
  }

  /// Returns the bytes of a part that a spec uses, or the reason why it cannot be read.
  func readPart(_ path: String) -> Result<[UInt8], NavSource.Unreadable> {
    guard includes(path) else {
      return .failure(
        NavSource.Unreadable("is outside of the folder that is checked; name a folder that contains both"))
    }
    // Diagnostics must not quote words of a file that is no spec.
    guard path.hasSuffix(".nav") else {
      return .failure(NavSource.Unreadable("has a name that does not end in .nav"))
    }
    let (bytes, reason) = SpecFiles.read(path)
    return bytes.map { .success(Array($0)) } ?? .failure(NavSource.Unreadable(reason ?? "cannot be read"))
  }
}
