import Foundation
import NavCheck
import Testing

@testable import NavCheckTesting

private let lamp: NavigationSpecSource = """
  system Lamp
  coordinator App { start off; screen off { on tap light { push on } }; screen on }
  never two-lights: App.on.instances.count > 1
  """

private struct Steps: StateMachine {
  var initialStates: [Int] { [0] }
  func forEachStep(from state: Int, _ emit: (String, Int) -> Void) { if state < 3 { emit("up", state + 1) } }
}

@MainActor @Suite(.startsFirst) struct `Reports that checks leave` {
  /// The files that a body leaves, by name.
  private func files(_ body: () async throws -> Void) async throws -> [String: Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await ReportFolder.$path.withValue(folder.path) { try await body() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.reduce(into: [:]) { $0[$1] = try Data(contentsOf: folder.appending(path: $1)) }
  }

  private func checkAll() async throws {
    expectNavigation(of: lamp)
    expectTrace(of: lamp, keeps: "two-lights", ["tap light @ App.off"])
    expectHolds(Checker(Steps()).always("small") { $0 < 4 })
    let launch = { @MainActor (navigation: SimulatedNavigation) -> SimulatedViewController in
      let screen = SimulatedViewController("off", owner: nil)
      screen.controls = [
        SimulatedControl("light") { [weak screen] in
          guard let screen, screen.presentedViewController == nil else { return }
          screen.present(SimulatedViewController("on", owner: screen), animated: true)
        }
      ]
      navigation.launch(screen)
      return screen
    }
    expectQuiet(await SimulatedNavigation.explore(within: .inputs(1), launch: launch))
    let report = try await conformance(of: SimulatedDriver(launch: launch), to: lamp)
    #expect(!report.differences.isEmpty)
  }

  @Test func `each function leaves one, with what it found, and the same bytes again`() async throws {
    let files = try await files(checkAll)
    let documents = try files.sorted { $0.key < $1.key }.map {
      try JSONDecoder().decode(ReportDocument.self, from: $0.value)
    }
    #expect(
      files.keys.map { String($0.prefix { $0 != "-" }) }.sorted() == [
        "app", "conformance", "machine", "spec", "trace",
      ])
    #expect(
      documents.map { $0.checks[0].outcome } == [
        "as-expected", "not-as-expected", "as-expected", "as-expected", "as-expected",
      ])
    #expect(documents.map(\.exitCode) == [0, 6, 0, 0, 0])
    #expect(documents.allSatisfy { $0.version == ReportDocument.currentVersion })
    #expect(try await self.files(checkAll) == files)
  }

  /// Checks equal in kind, name and test that differ in what they find: of a step too many, and of cut-off ones.
  nonisolated private static func check(_ limit: Int) {
    withKnownIssue(isIntermittent: true) {
      _ = expectHolds(Checker(Steps()).always("below") { $0 < limit }.always("small") { $0 < 4 })
    }
  }

  @Test func `equal checks of one test share a file, in an order by content`() async throws {
    let forth = try await files { for limit in [1, 2, 3, 4, 4] { Self.check(limit) } }
    let back = try await files { for limit in [4, 3, 4, 2, 1] { Self.check(limit) } }
    let together = try await files {
      await withTaskGroup { group in
        for limit in [4, 1, 3, 2, 4] { group.addTask { Self.check(limit) } }
      }
    }
    #expect(forth.count == 1 && forth == back && forth == together)
    let document = try JSONDecoder().decode(ReportDocument.self, from: try #require(forth.values.first))
    #expect(document.exitCode == 1 && document.checks.count == 5)
    #expect(document.checks.count { $0.outcome == "as-expected" } == 2)
    #expect(Set(document.checks.flatMap(\.differences)).count == 3)
  }

  @Test func `what an earlier run has left is replaced, and not added to`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a.json")
    // A memory of its own stands for a process.
    for _ in 0..<2 {
      let memory = ReportMemory()
      for outcome in ["incomplete", "as-expected"] {
        try memory.add(ReportDocument.Check(path: "a", outcome: outcome), to: file.path) { checks in
          try Data(checks.map(\.outcome).joined(separator: " ").utf8).write(to: file)
        }
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "as-expected incomplete")
    }
  }

  @Test(arguments: 0..<4) func `the cases of a parameterised test`(_ number: Int) throws {
    // Every case leaves its reports in the same file: the last one finds those of all, in whatever order they ran.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "navcheck-cases-\(ProcessInfo.processInfo.processIdentifier)")
    ReportFolder.$path.withValue(folder.path) { Self.check(number) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    let data = try Data(contentsOf: folder.appending(path: try #require(names.first)))
    let document = try JSONDecoder().decode(ReportDocument.self, from: data)
    let differences = document.checks.map { $0.differences.first ?? "" }
    #expect(differences == differences.sorted())
    if document.checks.count == 4 { try FileManager.default.removeItem(at: folder) }
  }

  @Test func `what is wrong is told as it is in the issue`() async throws {
    let files = try await files {
      withKnownIssue { _ = expectNavigation(of: "system A\ncoordinator B { start c }") }
      withKnownIssue { _ = expectHolds(Checker(Steps()).always("tiny") { $0 < 2 }) }
      #expect(throws: NavigationFailure.self) { try verifyNavigation(of: lamp, variant: "none") }
    }
    let checks = try files.values.map { try JSONDecoder().decode(ReportDocument.self, from: $0).checks[0] }
    #expect(checks.map(\.outcome).sorted() == ["invalid", "invalid", "not-as-expected"])
    #expect(checks.allSatisfy { !$0.differences.isEmpty })
    #expect(checks.filter { $0.outcome == "invalid" }.allSatisfy { $0.diagnostics.count == 1 })
  }

  @Test func `a folder that cannot be is an issue`() async throws {
    ReportFolder.$path.withValue("/dev/null/reports") {
      withKnownIssue {
        _ = expectNavigation(of: lamp)
      } matching: {
        $0.comments.first?.rawValue.hasPrefix(
          "NAVCHECK_REPORTS: cannot write a report to '/dev/null/reports'") == true
      }
    }
  }
}
