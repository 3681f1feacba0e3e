import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The output files of a run, which must differ from its input files.
struct OutputFiles {
  /// The output files, in the order of the command line.
  let paths: [String]

  /// Returns a message about a conflict between outputs, or between outputs and inputs.
  ///
  /// The comparison uses the identity of files, so that links to the same file are found.
  ///
  /// - Parameters:
  ///   - specs: The input specs, whose parts and corpora are inputs as well.
  ///   - reach: The folders in which parts may be.
  /// - Returns: The message; nil if there is no conflict.
  /// - Complexity: Linear in the total length of the specs if the run writes files.
  func conflict(with specs: [String], _ reach: SpecReach) -> String? {
    if paths.isEmpty { return nil }
    if let found = conflict(withRead: specs) { return found }
    let written = Set(paths.map(Self.identity))
    func loss(of input: String) -> String? {
      written.contains(Self.identity(input)) ? conflict(withRead: [input]) : nil
    }
    let folders = Dictionary(paths.map { (Self.identity(Self.folder(of: $0)), $0) }) { first, _ in first }
    for spec in specs {
      let corpus = TraceCorpus(of: spec)
      if SpecFiles.isFolder(corpus.folder), let path = folders[Self.identity(corpus.folder)] {
        return "'\(path)' is among the saved traces in '\(corpus.folder)'; name another file"
      }
      for trace in corpus.paths { if let found = loss(of: trace) { return found } }
      guard let data = SpecFiles.read(spec).bytes else { continue }
      let source = NavSource(path: spec, bytes: data, reading: reach.readPart)
      for part in source.files.dropFirst() { if let found = loss(of: part.path) { return found } }
    }
    return nil
  }

  /// Returns a message about a conflict between outputs, or with some inputs; nil if there is none.
  func conflict(withRead inputs: [String]) -> String? {
    var written: [String: String] = [:]
    for path in paths {
      if let other = written.updateValue(path, forKey: Self.identity(path)) {
        return other == path
          ? "two formats are written to '\(path)'"
          : "two formats are written to one file, '\(other)' and '\(path)'"
      }
    }
    for input in inputs {
      if let path = written[Self.identity(input)] {
        return "'\(path)' is both an output and an input: '\(input)' would be lost; name another file"
      }
    }
    return nil
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Returns the identity of a file: its inode, or the inode of its folder with the name if it does not exist yet.
  private static func identity(_ path: String) -> String {
    let resolved = SpecFiles.resolved(path)
    if let number = number(of: resolved) { return number }
    guard let number = number(of: SpecFiles.resolved(folder(of: resolved))) else { return resolved }
    return "\(number)/\(resolved.split(separator: "/").last ?? "")"
  }

  private static func number(of path: String) -> String? {
    guard let attributes = SpecFiles.attributes(of: path), let file = attributes[.systemFileNumber] else {
      return nil
    }
    return "\(attributes[.systemNumber] ?? 0):\(file)"
  }
}
