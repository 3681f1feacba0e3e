#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import NavModel

/// Finds and reads the specs that a command line names.
enum SpecFiles {
  /// A path that leads to no spec.
  struct Missing: Error {
    var message: String
  }

  /// Every spec below some paths, in sorted order; see ``InvalidSpec`` for folders named `invalid`.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders that are searched.
  ///   - usual: The folder that is searched where no path is named.
  ///   - names: The names in a folder; nil for one that cannot be read.
  /// - Returns: The paths of the specs, each once.
  /// - Throws: ``Missing`` for a path that leads nowhere, a folder that cannot be read, and one without specs.
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
    // Strings that are canonically equivalent are equal, and yet may name two files.
    var seen: Set<[UInt8]> = []
    return found.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Sentences about files whose names differ only by Unicode normalisation, which a reader cannot tell apart.
  static func lookalikes(in paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { !seen.insert($0).inserted }.map {
      "there are two files '\(shown($0))': their names differ only by Unicode normalisation"
    }
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  /// The attributes of a file, or of a link itself; nil if there is none, or it cannot be seen.
  static func attributes(of path: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    attributes(of: resolved(path))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Follows links, so that a linked folder is searched like any other.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Links inside a folder are not followed, so that a circle ends.
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

  /// A path as it is printed: on one line, whatever it is called.
  static func shown(_ path: String) -> String { NavVisibleText.of(path) }

  /// A path as a word of a shell.
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

  /// Why a file could not be written.
  struct Unwritable: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes a text so that the file is whole at any moment; through a link the file itself is written.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - path: The file.
  ///   - expected: What the file must still hold; nil where any content may be lost.
  /// - Throws: ``Unwritable``, and then the file is as it was.
  static func write(
    _ text: some Sequence<UInt8>, to path: String, expecting expected: [UInt8]? = nil
  ) throws(Unwritable) {
    let target = resolved(path)
    let type = attributes(of: target)?[.type] as? FileAttributeType
    do {
      if let type, type != .typeRegular {
        // A device or a pipe cannot be renamed away.
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

  /// The program of a spec, or the exit code if it cannot be read, after a message.
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

  /// A diagnostic as people read it; a line is shown of files only that are named as specs are.
  ///
  /// What leads elsewhere by a link or by `use` may be no spec, and may be meant for other eyes.
  static func rendered(_ diagnostic: NavDiagnostic, of source: NavSource) -> String {
    source.rendered(diagnostic) { resolved($0).hasSuffix(".nav") }
  }

  /// The line that tells that a file cannot be read.
  static func unreadable(_ path: String, _ reason: String?) -> String {
    "navcheck: '\(shown(path))' \(reason ?? "cannot be read")\n"
  }

  /// The bytes of a file that may be a spec; nil and a reason where they cannot be had.
  static func read(_ path: String) -> (bytes: Data?, reason: String?) {
    guard let attributes = attributes(of: resolved(path)) else { return (nil, "is not there") }
    if path.hasSuffix(".nav"), !resolved(path).hasSuffix(".nav") {
      return (nil, "leads to a file whose name does not end in .nav")
    }
    // A pipe or a device may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      return (nil, "is not a readable file")
    }
    // The number has another type on each platform.
    let size = attributes[.size] as? Int ?? (attributes[.size] as? UInt64).map { Int(clamping: $0) }
    if let size, size > NavSpec.largestText {
      return (nil, "has \(size) bytes; a spec may have at most \(NavSpec.largestText)")
    }
    do {
      return (try Data(contentsOf: URL(filePath: path)), nil)
    } catch {
      return (nil, "cannot be read")
    }
  }
}
