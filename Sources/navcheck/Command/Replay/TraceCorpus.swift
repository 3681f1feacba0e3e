import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The saved failing traces of a spec, in a folder beside it: `checkout.corpus` for `checkout.nav`.
struct TraceCorpus {
  /// The error for a file that contains no trace.
  struct Unreadable: Error {
    var message: String
  }

  /// The path of the folder.
  let folder: String

  init(of spec: String) {
    folder = (spec.hasSuffix(".nav") ? String(spec.dropLast(4)) : spec) + ".corpus"
  }

  /// The paths of the trace files, sorted by name.
  var paths: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Reads a trace file.
  static func read(_ path: String) throws(Unreadable) -> NavigationTraceFile {
    let (data, reason) = SpecFiles.read(path)
    guard let data else { throw Unreadable(message: reason ?? "cannot be read") }
    var file: NavigationTraceFile
    do {
      file = try JSONDecoder().decode(NavigationTraceFile.self, from: data)
    } catch {
      throw Unreadable(message: "is not a trace file")
    }
    // Hidden characters become visible: no valid name contains any, so a name with hidden characters is reported and
    // never found.
    file.property = NavVisibleText.of(file.property)
    file.variant = file.variant.map(NavVisibleText.of)
    file.message = file.message.map(NavVisibleText.of)
    for index in file.events.indices {
      file.events[index].event = NavVisibleText.of(file.events[index].event)
    }
    if file.version != 1 {
      throw Unreadable(message: "has version \(file.version); this navcheck reads version 1")
    }
    if let ios = file.ios, NavPlatform.Version(rawValue: ios) == nil {
      let known = NavPlatform.Version.allCases.map(\.name).joined(separator: ", ")
      throw Unreadable(
        message: "is for iOS \(ios), whose rules are not known; the known versions are \(known)")
    }
    return file
  }

  /// Saves a trace.
  ///
  /// Equal failures have equal file names, so that each is saved once.
  ///
  /// - Returns: The path of the file.
  func save(_ file: NavigationTraceFile) throws(SpecFiles.Unwritable) -> String {
    let path = "\(folder)/\(file.name).json"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw SpecFiles.Unwritable(description: "cannot be written")
    }
    try SpecFiles.write(Self.text(of: file), to: path)
    return path
  }

  /// Returns the text of a trace file.
  static func text(of file: NavigationTraceFile) -> String {
    JSONText.of(file)
  }
}
