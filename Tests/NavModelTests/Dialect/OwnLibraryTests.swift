import Foundation
import Testing

@testable import NavModel

@Suite("A library of one's own")
struct OwnLibraryTests {
  private static let text = """
    system Releasing
      platform uikit
      timing atomic
    coordinator App {
      start home
      screen home { on tap open { push flow } }
      branch flow: Flow
    }
    coordinator Flow { start first; screen first }
    """

  private func livingFlows(_ machine: NavMachine) throws -> Int {
    var world = try #require(machine.initialWorlds.first)
    for words in ["tap open", "back"] {
      var next: NavWorld?
      machine.forEachStep(from: world) { step, after in
        if "\(step)".hasPrefix(words) { next = next ?? after }
      }
      world = try #require(next)
    }
    return world.coordinators.count { $0.isAlive } - 1
  }

  @Test("The one that CONTRIBUTING shows does what it says")
  func releases() throws {
    let spec = try #require(NavSpec.parse(Self.text).spec)
    let program = try #require(NavProgram.resolve(spec).program)
    #expect(try livingFlows(NavMachine(program)) == 1)
    #expect(try livingFlows(NavMachine(program, library: ReleasingDialect.self)) == 0)
  }

  @Test("CONTRIBUTING shows it as it is")
  func shown() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let source = try String(contentsOf: tests.appending(path: "ReleasingDialect.swift"), encoding: .utf8)
    let block = try #require(
      guide.split(separator: "```swift\n").dropFirst().first?.split(separator: "```").first)
    #expect(source.contains(block))
  }

  @Test(
    "Every library is registered with a page, and its switches have values and sources",
    arguments: NavDialect.Library.allCases)
  func registered(library: NavDialect.Library) {
    #expect(!library.explanation.isEmpty)
    for option in library.switches {
      #expect(option.values.count >= 2 && option.values.contains(option.defaultValue))
      #expect(option.explanation.count > 40)
    }
    #expect(Set(library.switches.map(\.name)).count == library.switches.count)
  }
}
