import Foundation
import Testing

@testable import NavCheckCommand

@Suite("A file that is replaced")
struct FileReplacementTests {
  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("has the new content, its old mode, and nothing beside it", arguments: [true, false], [true, false])
  func whole(mayBeNameless: Bool, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.nav"
    let files = FileManager.default
    if isThere {
      try folder.write("a.nav", "old")
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    }
    try FileReplacement(path: path, mayBeNameless: mayBeNameless).write(
      Array("new".utf8), expecting: isThere ? Array("old".utf8) : nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try names(in: folder) == ["a.nav"])
    let mode = try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    if isThere { #expect(mode == 0o640) }
  }

  @Test(
    "is rid of what a killed process has left beside it by the next that writes it",
    arguments: [true, false],
    [true, false])
  func leftover(mayBeNameless: Bool, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.nav"
    var left = "\(folder.path)/.navcheck-new"
    if isThere {
      try folder.write("a.nav", "old")
      let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
      left = "\(folder.path)/.navcheck-\(try #require(number as? Int))"
    }
    // A longer text than the new one, so that an end of it would be seen.
    try Data("half of some other text".utf8).write(to: URL(filePath: left))
    try FileReplacement(path: path, mayBeNameless: mayBeNameless).write(Array("new".utf8), expecting: nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    // Where a file needs no other name to come up, that of another process stays its own.
    let stays = try isThere ? ["a.nav"] : names(in: folder).filter { $0 == ".navcheck-new" } + ["a.nav"]
    #expect(try names(in: folder) == stays)
  }

  @Test("stays as it is where it holds something else than expected", arguments: [true, false])
  func changed(mayBeNameless: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", "old")
    #expect(throws: FileReplacement.Failure.changed) {
      try FileReplacement(path: path, mayBeNameless: mayBeNameless).write([], expecting: Array("other".utf8))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try names(in: folder) == ["a.nav"])
  }

  @Test("is written whole by one after the other of many at once", arguments: [true, false], [true, false])
  func many(mayBeNameless: Bool, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.nav"
    if isThere { try folder.write("a.nav", "old") }
    let failed = LockedCount()
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      let text = Array(repeating: UInt8(ascii: "a") + UInt8(number % 26), count: 10_000 + number)
      do {
        try FileReplacement(path: path, mayBeNameless: mayBeNameless).write(text, expecting: nil)
      } catch { failed.add() }
    }
    #expect(failed.value == 0)
    let text = try Data(contentsOf: URL(filePath: path))
    #expect(Set(text).count == 1 && text.count >= 10_000)
    #expect(try names(in: folder) == ["a.nav"])
  }
}

/// A count that several threads add to.
private final class LockedCount: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}
