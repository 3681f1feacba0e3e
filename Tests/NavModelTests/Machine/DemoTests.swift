import Foundation
import Testing

@testable import NavModel

/// The text of the demo app, without what a spec expects.
func demoText() throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return try String(contentsOf: root.appending(path: "specs/systems/demo.nav"), encoding: .utf8)
}

@Test func `probe`() throws {
  let text = try demoText()
  var program = try program(text)
  for (name, change) in [
    ("atomic", { (p: inout NavProgram) in p.scope.timing = .atomic }),
    ("overtake 0", { (p: inout NavProgram) in p.scope.overtake = 0 }),
    ("overtake 1", { (p: inout NavProgram) in p.scope.overtake = 1 }),
  ] as [(String, (inout NavProgram) -> Void)] {
    change(&program)
    let explored = Explored(NavMachine(program))
    print(name, explored.worlds.count, explored.quiescent.count, explored.stepCount, explored.cut)
    program = try NavModelTests.program(text)
  }
}
