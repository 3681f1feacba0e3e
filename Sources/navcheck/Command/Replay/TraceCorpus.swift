import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The failing traces that are kept beside a spec, in a folder named after it: `checkout.corpus` for `checkout.nav`.
struct TraceCorpus {
  /// A file that holds no trace.
  struct Unreadable: Error {
    var message: String
  }

  /// The folder.
  let folder: String

  init(of spec: String) {
    folder = (spec.hasSuffix(".nav") ? String(spec.dropLast(4)) : spec) + ".corpus"
  }

  /// The files in it, in the order of their names.
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
    // What a step, a property or a variant is called has no hidden characters; one that has some is reported, and never found.
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

  /// Adds a trace; its name is that of equal failures, so that each is there once.
  ///
  /// - Returns: The path of its file.
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

  /// The text of a trace file.
  static func text(of file: NavigationTraceFile) -> String {
    JSONText.of(file)
  }
}
