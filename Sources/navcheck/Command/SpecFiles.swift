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
  /// - Returns: The paths of the specs, each once.
  /// - Throws: ``Missing`` for a path that leads nowhere, and for a folder without specs.
  static func find(_ paths: [String], usual: String = "specs") throws(Missing) -> [String] {
    var found: [String] = []
    for path in paths.isEmpty ? [usual] : paths {
      var isFolder = false
      guard !path.isEmpty, exists(path, &isFolder) else {
        throw Missing(
          message: paths.isEmpty
            ? "no specs/ here: navcheck init"
            : "there is no file or folder '\(path)'")
      }
      if !isFolder {
        found.append(path)
        continue
      }
      let inside = specs(below: path)
      if inside.isEmpty { throw Missing(message: "there is no spec (*.nav) in '\(path)'") }
      found += inside
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func exists(_ path: String, _ isFolder: inout Bool) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
      return false
    }
    isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    return true
  }

  /// Follows links, so that a linked folder is searched like any other.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Links inside a folder are not followed, so that a circle ends.
  private static func specs(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeDirectory { return name.hasPrefix(".") ? [] : specs(below: path) }
      return name.hasSuffix(".nav") ? [path] : []
    }
  }

  /// A path as it is printed: on one line, whatever it is called.
  static func shown(_ path: String) -> String {
    path.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.properties.generalCategory == .control {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// A path as a word of a shell.
  static func quoted(_ path: String) -> String {
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

  /// Writes a text aside and renames it, so that the file is whole at any moment.
  static func write(_ text: String, to path: String) throws(Unwritable) {
    let target = resolved(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    let type = attributes?[.type] as? FileAttributeType
    do {
      // Through a link the file itself is written; a device or a pipe cannot be renamed away.
      let isSpecial = type != nil && type != .typeRegular
      try Data(text.utf8).write(to: URL(filePath: target), options: isSpecial ? [] : .atomic)
      // The renamed file is a new one: who may read it stays as it was.
      if !isSpecial, let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target)
      }
    } catch {
      throw Unwritable(description: "cannot be written")
    }
  }

  /// The program of a spec, or the answer of the run where it cannot be had, which is told.
  static func program(
    _ path: String, variant: String?, _ errors: inout some TextOutputStream
  ) -> Result<NavProgram, ExitCode> {
    let (data, reason) = read(path)
    guard let data else {
      errors.write("navcheck: '\(shown(path))' \(reason ?? "cannot be read")\n")
      return .failure(.usage)
    }
    let source = NavSource(path: path, bytes: data) { readPart($0) }
    let (program, diagnostics) = source.resolve(variant: variant)
    guard let program else {
      for diagnostic in diagnostics { errors.write(source.rendered(diagnostic, path: shown(path))) }
      return .failure(.invalidSpec)
    }
    return .success(program)
  }

  /// The bytes of a part that a spec uses.
  static func readPart(_ path: String) -> Result<[UInt8], NavSource.Unreadable> {
    var isFolder = false
    guard exists(path, &isFolder) else { return .failure(NavSource.Unreadable("is not there")) }
    let (bytes, reason) = read(path)
    return bytes.map { .success(Array($0)) } ?? .failure(NavSource.Unreadable(reason ?? "cannot be read"))
  }

  /// The bytes of a spec; nil and a reason where they cannot be had.
  static func read(_ path: String) -> (bytes: Data?, reason: String?) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    // A pipe or a device may have no end.
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      return (nil, "is not a file that can be read")
    }
    // The number has another type on each platform.
    let size = attributes[.size] as? Int ?? (attributes[.size] as? UInt64).map { Int(clamping: $0) }
    if let size, size > NavSpec.largestText {
      return (nil, "has \(size) bytes; a spec has at most \(NavSpec.largestText)")
    }
    do {
      return (try Data(contentsOf: URL(filePath: path)), nil)
    } catch {
      return (nil, "cannot be read")
    }
  }
}
