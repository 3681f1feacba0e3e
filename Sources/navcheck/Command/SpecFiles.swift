#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import NavModel

/// Finds, reads and writes the specs of a command line.
enum SpecFiles {
  /// The error for a path without a spec.
  struct Missing: Error {
    var message: String
  }

  /// Returns all specs below some paths, in the order of the paths; see ``InvalidSpec`` for folders named `invalid`.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders to search.
  ///   - usual: The folder to search if `paths` is empty.
  ///   - names: Returns the names in a folder; nil if it cannot be read.
  /// - Returns: The paths of the specs, without repetitions; those in a folder are sorted by name.
  /// - Throws: ``Missing`` for a path that does not exist, a folder that cannot be read, and a folder without specs.
  static func find(
    _ paths: [String], usual: String = "specs", names: (String) -> [String]? = Self.names
  ) throws(Missing) -> [String] {
    var found: [String] = []
    for path in paths.isEmpty ? [usual] : paths {
      guard !path.isEmpty, let attributes = attributes(of: resolved(path)) else {
        throw Missing(
          message: paths.isEmpty
            ? "this folder has no folder 'specs'; navcheck init writes a first spec"
            : "there is no file or folder '\(path)'")
      }
      if attributes[.type] as? FileAttributeType != .typeDirectory {
        found.append(path)
        continue
      }
      let count = found.count
      try addSpecs(below: path, names, to: &found)
      if found.count == count { throw Missing(message: "there is no spec (*.nav) in '\(path)'") }
    }
    // Canonically equivalent strings are equal in Swift, but may name two files.
    var seen: Set<[UInt8]> = []
    return found.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Returns warnings about files whose names differ only by Unicode normalisation.
  static func lookalikes(in paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { !seen.insert($0).inserted }.map {
      "there are two files '\(shown($0))': their names differ only by Unicode normalisation"
    }
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  /// Returns the attributes of a file, or of a link itself; nil if it does not exist or is inaccessible.
  static func attributes(of path: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }

  /// Returns whether a path refers to a folder.
  static func isFolder(_ path: String) -> Bool {
    attributes(of: resolved(path))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Resolves links, so that a linked folder is searched like any other.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Adds the specs in a folder, except in hidden folders; links to folders are not followed, so that cycles end.
  private static func addSpecs(
    below folder: String, _ names: (String) -> [String]?, to found: inout [String]
  ) throws(Missing) {
    guard let inside = names(folder) else { throw Missing(message: "the folder '\(folder)' cannot be read") }
    for name in inside.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if attributes(of: path)?[.type] as? FileAttributeType == .typeDirectory {
        if !name.hasPrefix(".") { try addSpecs(below: path, names, to: &found) }
      } else if name.hasSuffix(".nav") {
        found.append(path)
      }
    }
  }

  /// Returns a path in printable form, on one line.
  static func shown(_ path: String) -> String { NavVisibleText.of(path) }

  /// Returns a path, quoted for a shell.
  static func quoted(_ path: String) -> String {
    if path.unicodeScalars.contains(where: NavVisibleText.isHidden) {
      let bytes = path.utf8.map { byte -> String in
        switch byte {
        case 0x20...0x7E where byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\"):
          String(Unicode.Scalar(byte))
        default: "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
        }
      }
      return "$'\(bytes.joined())'"
    }
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+@%:,".unicodeScalars.contains(scalar)
    }
    return isPlain && !path.hasPrefix("-")
      ? path
      : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The reason why a file could not be written.
  struct Unwritable: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes a text atomically; if the path is a link, writes the file that the link refers to.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - path: The path of the file.
  ///   - expected: The content that the file must still have; nil to replace any content.
  /// - Throws: ``Unwritable`` if the file could not be written, and is unchanged.
  static func write(
    _ text: some Sequence<UInt8>, to path: String, expecting expected: [UInt8]? = nil
  ) throws(Unwritable) {
    let target = resolved(path)
    let type = attributes(of: target)?[.type] as? FileAttributeType
    do {
      if let type, type != .typeRegular {
        // A device or a pipe cannot be replaced by renaming.
        try Data(text).write(to: URL(filePath: target))
      } else {
        try FileReplacement(path: target).write(Array(text), expecting: expected)
      }
    } catch FileReplacement.Failure.changed {
      throw Unwritable(
        description: "was changed by another program in the meantime, and was left as it is; run again")
    } catch {
      throw Unwritable(description: "cannot be written")
    }
  }

  /// Writes a text; see ``write(_:to:expecting:)``.
  static func write(_ text: String, to path: String) throws(Unwritable) { try write(text.utf8, to: path) }

  /// Returns the program of a spec; if it cannot be read, prints a message and returns an exit code.
  static func program(
    _ path: String, variant: String?, _ errors: inout some TextOutputStream
  ) -> Result<NavProgram, ExitCode> {
    let (data, reason) = read(path)
    guard let data else {
      errors.write(unreadable(path, reason))
      return .failure(.usage)
    }
    let source = NavSource(path: path, bytes: data, reading: SpecReach([path]).readPart)
    let (program, diagnostics) = source.resolve(variant: variant)
    guard let program else {
      for diagnostic in diagnostics { errors.write(rendered(diagnostic, of: source)) }
      return .failure(.invalidSpec)
    }
    return .success(program)
  }

  /// Formats a diagnostic; the source line is shown only for files whose names end in `.nav`.
  ///
  /// A link or a `use` may lead to a private file that is no spec.
  static func rendered(_ diagnostic: NavDiagnostic, of source: NavSource) -> String {
    source.rendered(diagnostic) { resolved($0).hasSuffix(".nav") }
  }

  /// Returns the message about a file that cannot be read.
  static func unreadable(_ path: String, _ reason: String?) -> String {
    "navcheck: '\(shown(path))' \(reason ?? "cannot be read")\n"
  }

  /// Returns the bytes of a spec file, or nil and a reason.
  static func read(_ path: String) -> (bytes: Data?, reason: String?) {
    guard let attributes = attributes(of: resolved(path)) else { return (nil, "is not there") }
    if path.hasSuffix(".nav"), !resolved(path).hasSuffix(".nav") {
      return (nil, "leads to a file whose name does not end in .nav")
    }
    // A pipe or a device may be endless.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      return (nil, "is not a readable file")
    }
    // The number has another type on each platform.
    let size = attributes[.size] as? Int ?? (attributes[.size] as? UInt64).map { Int(clamping: $0) }
    if let size, size > NavSpec.largestText {
      return (nil, "has \(size) bytes; navcheck reads at most \(NavSpec.largestText)")
    }
    do {
      return (try Data(contentsOf: URL(filePath: path)), nil)
    } catch {
      return (nil, "cannot be read")
    }
  }
}
