import Foundation
import Testing

/// All verbs on specs that are rarely meant; 20,000 runs: `NAVCHECK_FUZZ=20000 swift test --filter FuzzTests`.
///
/// `NAVCHECK_FUZZ_SEED` is the first seed, 1 unless given; a complaint names its own. ``FuzzRun`` says what is looked for.
@Suite("Fuzzing the command line") struct FuzzTests {
  private static func number(_ name: String, else usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test func `nothing crashes, is lost, is obeyed or depends on chance`() throws {
    let texts = try FileManager.default.subpathsOfDirectory(atPath: Specs.folder).sorted()
      .filter { $0.hasSuffix(".nav") && ($0.hasPrefix("bugs/") || $0.hasPrefix("tour/0")) }
      .map { try String(contentsOfFile: "\(Specs.folder)/\($0)", encoding: .utf8) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let wanted = Self.number("NAVCHECK_FUZZ", else: 120)
    var seed = UInt64(Self.number("NAVCHECK_FUZZ_SEED", else: 1))
    var (count, complaints) = (0, [String]())
    while count < wanted {
      let run = try FuzzRun(seed: seed, texts: texts, in: folder.appending(path: "run"))
      count += run.count
      complaints += run.complaints
      seed += 1
    }
    #expect(
      complaints.isEmpty, "\(complaints.count) complaints\n\(complaints.prefix(5).joined(separator: "\n"))")
  }
}
