import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("A stack that ends")
struct TrapTests {
  #if os(Linux) || os(macOS)
  /// Uses a stack up; what each call adds keeps it from becoming a loop.
  private static func deeper(_ left: Int) -> String { left == 0 ? "" : deeper(left - 1) + "x" }

  @Test("is told in a sentence with the code for navcheck's own mistakes, on the thread that runs a command")
  func here() async {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      Traps.answer()
      _ = Traps.onOwnSignalStack { Self.deeper(.max) }
    }
    Self.isTold(result)
  }

  @Test("is told as well on a thread that works beside it")
  func beside() async {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      Traps.answer()
      Self.useUpBeside()
    }
    Self.isTold(result)
  }

  /// Uses the stack up of a thread beside this one, which has no stack for signals and waits.
  private static func useUpBeside() {
    Thread.current.threadDictionary["waits"] = true
    WorkerThreads.current.withValue(WorkerThreads(DeepThreads.run)) {
      _ = concurrentMap(2, jobs: 2) { _ in
        if Thread.current.threadDictionary["waits"] != nil { Thread.sleep(forTimeInterval: 60) }
        return deeper(.max)
      }
    }
  }

  private static func isTold(_ result: ExitTest.Result?) {
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("navcheck: this is a bug in navcheck"))
  }
  #endif

  @Test(
    "is not reached by the deepest spec that may be, on a thread beside that of the command",
    arguments: [
      ("always p: ", "(", "true", ")"), ("always p: ", "not (", "true", ")"),
      ("always p: ", "true and ", "true", ""), ("always p: ", "true implies (", "true", ")"),
      ("on link l {\n", "if true {\n", "note a\n", "}\n"),
      ("on link l {\n", "choose {\n", "note a\n", "} or { note b }\n"),
      ("on link l {\n", "if true {} else ", "if true { note a }\n", ""),
      ("on link l {\n", "pop then {\n", "note a\n", "}\n"), ("var x: ", "[", "Bool", "]"),
    ])
  func deepest(parts: (opening: String, before: String, core: String, after: String)) throws {
    let folder = try TemporaryFolder()
    func path(_ depth: Int) throws -> String {
      try folder.write(
        "s.nav",
        "system S\nlink l to App.home\ncoordinator App { start home; screen home }\n" + parts.opening
          + String(repeating: parts.before, count: depth) + parts.core
          + String(repeating: parts.after, count: depth) + (parts.opening.hasSuffix("{\n") ? "}\n" : "\n"))
    }
    // The deepest is told by the limit: one level more is a mistake.
    let deepest = try (30...65).last { depth in try !Self.isTooDeep(path(depth)) }
    for depth in [try #require(deepest), 65, 5_000] {
      let path = try path(depth)
      let code = WorkerThreads.current.withValue(WorkerThreads(DeepThreads.run)) {
        // Both threads take one, or one takes both: the first is always done beside the caller or by it.
        concurrentMap(2, jobs: 2) { _ in running(["check", path]).code }
      }
      #expect(Set(code).count == 1 && [0, 1, 3].contains(code[0]))
      #expect(depth == deepest || code[0] == 3)
    }
  }

  private static func isTooDeep(_ path: String) throws -> Bool {
    try NavSpec.parse(Data(contentsOf: URL(filePath: path))).diagnostics.contains { $0.code == "too-deep" }
  }

  @Test("Every job is done once, by as many threads as there are", arguments: [2, 3, 17, 64])
  func jobs(count: Int) {
    let numbers = WorkerThreads.current.withValue(WorkerThreads(DeepThreads.run)) {
      concurrentMap(count, jobs: count) { $0 }
    }
    #expect(numbers == Array(0..<count))
  }
}
