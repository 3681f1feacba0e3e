import Foundation
import NavCheckTesting
import Testing

private let forgotten: NavigationSpecSource = """
  system Forgotten
  platform uikit
  bound coordinators 3

  coordinator App {
    start home
    screen home { on tap open { push detail } }
    branch detail: Detail { on finished { drop child } }
  }

  coordinator Detail {
    start form
    screen form { on tap done { finish; pop } }
  }

  variant fixed {
    coordinator Detail {
      screen form {
        on tap done { pop }
        on removed { finish }
      }
    }
  }
  """

private struct Counter: StateMachine {
  var initialStates: [Int] { [0] }
  func forEachStep(from state: Int, _ emit: (String, Int) -> Void) { if state < 3 { emit("up", state + 1) } }
}

@Suite struct `Checks in one line` {
  /// The texts of the issues that a body records.
  private func issues(_ body: () -> Void) -> [String] {
    let texts = Texts()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      texts.all.append("\(issue.comments.map(\.rawValue).joined()) line \(issue.sourceLocation?.line ?? 0)")
      return true
    }
    return texts.all
  }

  private final class Texts: @unchecked Sendable { var all: [String] = [] }

  @Test func `a spec that holds records nothing and gives its report`() {
    let report = expectNavigation(of: forgotten, variant: "fixed")
    #expect(report?.isComplete == true)
  }

  @Test func `each property that is not as expected is one issue at the caller's line`() {
    let line = #line + 1
    let texts = issues { expectNavigation(of: forgotten) }
    #expect(texts.count == 3)
    #expect(texts.allSatisfy { $0.hasSuffix("line \(line)") })
    #expect(texts[0].contains("child-ends-with-branch: Detail is still alive"))
    #expect(texts[0].contains("  1  user  tap open @ App.home\n"))
    #expect(texts[0].contains("expectTrace(of: spec, keeps: \"child-ends-with-branch\", ["))
  }

  @Test func `the pasted trace fails while the bug is there, and not when it is fixed`() {
    let steps = [
      "tap open @ App.home", "transition ends @ Detail.form", "back @ Detail.form",
      "transition ends @ App.home",
    ]
    expectTrace(of: forgotten, variant: "fixed", keeps: "child-has-screen", steps)
    let texts = issues { expectTrace(of: forgotten, keeps: "child-has-screen", steps) }
    #expect(texts.count == 1 && texts[0].contains("child-has-screen is violated again: Detail is alive"))
    let unknown = issues { expectTrace(of: forgotten, keeps: "child-has-scren", steps) }
    #expect(unknown.first?.contains("has no property 'child-has-scren'") == true)
  }

  @Test func `what a budget cut off is an issue`() {
    let texts = issues { expectNavigation(of: forgotten, variant: "fixed", within: .states(3)) }
    #expect(texts.count == 1 && texts[0].contains("incomplete within"))
  }

  @Test func `mistakes of a text are told with their place`() {
    let texts = issues { expectNavigation(of: "system A\ncoordinator B { start c }") }
    #expect(texts.count == 1 && texts[0].contains("spec.nav:2:"))
    #expect(issues { expectNavigation(of: forgotten, variant: "fxed") }.count == 1)
  }

  @Test func `the same through throws, for XCTest`() throws {
    try verifyNavigation(of: forgotten, variant: "fixed")
    let failure = #expect(throws: NavigationFailure.self) { try verifyNavigation(of: forgotten) }
    #expect(failure?.description.contains("child-has-screen: Detail is alive") == true)
  }

  @Test(
    arguments: try NavigationSpecSource(
      contentsOf: URL(filePath: "\(Specs.folder)/tour/12-sheet-with-child.nav")
    ).variants)
  func `a file with its variants`(_ variant: String?) throws {
    let file = try NavigationSpecSource(
      contentsOf: URL(filePath: "\(Specs.folder)/tour/12-sheet-with-child.nav"))
    expectNavigation(of: file, variant: variant)
  }

  @Test func `a file with parts`() throws {
    expectNavigation(
      of: try NavigationSpecSource(
        contentsOf: URL(filePath: "\(Specs.folder)/tour/14-parts-and-parameters.nav")))
    #expect(throws: (any Error).self) { try NavigationSpecSource(contentsOf: URL(filePath: "/nowhere.nav")) }
  }

  @Test func `the corpus beside a file is played first`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let corpus = folder.appending(path: "lock.corpus")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    let text = """
      system Lock
      var opened: 0...2 = 0
      coordinator App {
        start home
        screen home {
          on tap open when opened < 2 { opened = opened + 1 }
          on tap close { opened = 0 }
        }
      }
      never open-twice: opened == 2
      """
    let file = folder.appending(path: "lock.nav")
    try Data(text.utf8).write(to: file)
    let finding = try #require(NavigationCheck(try program(text)).run()["open-twice"])
    let trace = try #require(NavigationTraceFile(finding, of: try program(text)))
    try JSONEncoder().encode(trace).write(to: corpus.appending(path: "one.json"))
    let source = try NavigationSpecSource(contentsOf: file)
    let texts = issues { expectNavigation(of: source, within: .depth(1)) }
    #expect(texts.first?.contains("corpus: base-open-twice-") == true)
    let fixed = text.replacingOccurrences(of: "opened < 2", with: "opened < 1")
    try Data(fixed.utf8).write(to: file)
    expectNavigation(of: try NavigationSpecSource(contentsOf: file))
  }

  @Test func `a machine of one's own`() {
    expectHolds(Checker(Counter()).always("small") { $0 < 4 })
    let texts = issues { expectHolds(Checker(Counter()).always("tiny") { $0 < 2 }.deadlockFree("goes on")) }
    #expect(texts.count == 2)
    #expect(texts[0].contains("tiny: violated at cost 2 (2 steps)\n0. 0\n1. up → 1"))
    #expect(
      issues { expectHolds(Checker(Counter()).always("tiny") { $0 < 4 }, within: .states(1)) }.count == 1)
  }
}
