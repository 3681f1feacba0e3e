import Foundation
import Testing

@testable import NavModel

@Suite("Atomic timing is a part of interleaved timing")
struct AtomicTests {
  /// What a run of consequences told, and where it ended.
  private struct End: Hashable {
    var outputs: [NavOutput]
    var world: NavWorld
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")

  /// The specs that are one file each.
  static let specs: [String] = ["tour", "systems", "bugs", "sound"].flatMap { name in
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
    return files.filter { $0.hasSuffix(".nav") }.map { "\(name)/\($0)" }
  }
  .sorted()

  @Test("An atomic step is its interleaved steps in queue order, with the same outputs", arguments: specs)
  func contained(path: String) throws {
    try compare(String(contentsOf: Self.folder.appending(path: path), encoding: .utf8), path)
  }

  /// What has gone and is held by nothing is forgotten before the next consequence asks for it.
  @Test func `An atomic step forgets what its interleaved steps forget`() throws {
    try compare(
      """
      system Forgets
        platform ideal
      coordinator App {
        start home
        screen home {
          on tap go {
            push page then { pop then { later { if page is removed { push other } } } }
          }
        }
        screen page
        screen other
      }
      """, "forgets")
  }

  private func compare(_ text: String, _ path: String) throws {
    guard let spec = NavSpec.parse(text).spec, var program = NavProgram.resolve(spec).program else {
      // A spec of several files; its parts are checked by what uses them.
      #expect(text.contains("\nuse \""), "\(path) is not a spec")
      return
    }
    program.scope.overtake = nil
    program.scope.timing = .interleaved
    let interleaved = NavMachine(program)
    program.scope.timing = .atomic
    let atomic = NavMachine(program)
    var known = Set(atomic.initialWorlds)
    var pending = Array(known)
    var compared = 0
    while let world = pending.popLast(), compared < 60 {
      for event in atomic.enabledEvents(in: world) where event.isInput {
        var ends: Set<End> = []
        atomic.run(event, in: world) { step, after in
          ends.insert(End(outputs: step.outputs, world: after))
          let moment = atomic.moment(before: world, step: step)
          #expect(moment.executor.canonicalized() == after, "\(path): \(step)")
          #expect(zip(world.screens, moment.world.screens).allSatisfy { $0.route == $1.route })
          #expect(
            zip(world.coordinators, moment.world.coordinators).allSatisfy { $0.declaration == $1.declaration }
          )
          if after.outcome == .running, known.insert(after).inserted { pending.append(after) }
        }
        if ends.contains(where: { $0.world.outcome == .diverges }) { continue }
        #expect(
          ends == inQueueOrder(event, world, interleaved), "\(path): \(atomic.text(of: event, in: world))")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  /// Takes an event and then, one interleaved step each, its consequences in queue order.
  private func inQueueOrder(_ event: NavEvent, _ world: NavWorld, _ machine: NavMachine) -> Set<End> {
    var ends: Set<End> = []
    func go(_ event: NavEvent, _ end: End) {
      machine.run(event, in: end.world) { step, after in
        var next = End(outputs: end.outputs + step.outputs, world: after)
        let consequence =
          after.outcome == .running ? StepExecutor(machine.tables, after).nextConsequence : nil
        if let consequence {
          go(consequence, next)
        } else {
          next.world.inputs = world.inputs
          ends.insert(next)
        }
      }
    }
    go(event, End(outputs: [], world: world))
    return ends
  }
}
