import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files that a run writes, compared with those that it reads: a report never replaces what it is about.
struct OutputFiles {
  /// The files to be written, in the order of the command line.
  let paths: [String]

  /// What is wrong with them, in a sentence.
  ///
  /// Files are compared by what they are, not by their names, so that links do not matter.
  ///
  /// - Parameters:
  ///   - specs: The specs that are read; their parts and their corpora are read as well.
  ///   - reach: How far `use` leads.
  /// - Returns: The sentence; nil if nothing is wrong.
  /// - Complexity: the length of all specs, where something is written.
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

  /// What is wrong with the files beside some that are read, in a sentence; nil if nothing is wrong.
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

  /// What two names of one file have in common: its number, or that of the folder in which it does not exist yet.
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
