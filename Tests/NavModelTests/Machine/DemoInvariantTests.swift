import Foundation
import Testing

@testable import NavModel

/// The invariants of the SwiftUI coordinators that are about steps and beliefs, in every world of the demo app; those
/// that are built-in properties are judged by `navcheck check specs`.
@Suite("In every world of the demo app the invariants of its library hold")
struct DemoInvariantTests {
  /// Explored once for all that is asked of it.
  private static let shared = Result { () throws -> Explored in
    let specs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "specs/systems/coordinator.nav")
    var program = try program(String(contentsOf: specs, encoding: .utf8))
    // Nothing is tapped while a push or pop runs, so each step has one cause.
    program.platform.version = .ios18
    return Explored(NavMachine(program))
  }

  private let explored: Explored

  init() throws { explored = try Self.shared.get() }

  private func forEachStep(_ body: (NavWorld, NavStep, NavWorld) -> Void) {
    for world in explored.worlds {
      explored.machine.forEachStep(from: world) { step, after in body(world, step, after) }
    }
  }

  @Test func `exits are for what the user removed, and a root never finishes`() {
    var exits = 0
    forEachStep { _, step, _ in
      for output in step.outputs {
        if case .exit(_, _, let cause, let isRepeated, _) = output {
          exits += 1
          #expect(cause == .user && !isRepeated)
        }
        if case .finished(let coordinator, _, _, _, let isRepeated, _) = output {
          #expect(coordinator != 0 && !isRepeated)
        }
      }
    }
    #expect(exits > 0)
  }

  @Test
  func
    `a flow that ends by a notice ended because of the user, one that ends by a command because of the program`()
  {
    var ends = 0
    forEachStep { _, step, _ in
      for case .finished(_, let cause, let result, _, _, _) in step.outputs {
        ends += 1
        if case .transitionEnd = step.event.kind {
          #expect(cause == .user)
        } else {
          #expect(cause == .program)
        }
        if cause == .user { #expect(result == nil) }
      }
    }
    #expect(ends > 0)
  }

  @Test func `a presentation never changes a path, and a child's path is its own`() {
    forEachStep { before, step, after in
      let presents = step.outputs.contains { if case .presented = $0 { true } else { false } }
      if presents, let root = before.layers.first?.stack, let same = after.layers.first?.stack {
        #expect(before[root].path.map { before[$0].route } == after[same].path.map { after[$0].route })
      }
      let all = after.containers.flatMap { after[$0].screens }
      #expect(Set(all).count == all.count)
    }
  }

  @Test func `at rest each path begins with its owner's first screen, and each flow on it is in one piece`() {
    for world in explored.quiescent {
      for stack in world.containers {
        let owners = world[stack].path.map { world[$0].owner }
        #expect(owners.first == world[stack].owner)
        var seen: [CoordinatorID?] = []
        for owner in owners where seen.last != owner {
          #expect(!seen.contains(owner))
          seen.append(owner)
        }
      }
    }
  }

  @Test func `a push makes the path one longer, back cuts it`() {
    forEachStep { before, step, after in
      guard let root = before.layers.first?.stack, let same = after.layers.first?.stack else { return }
      let old = before[root].path.map { before[$0].route }
      let new = after[same].path.map { after[$0].route }
      switch step.event.kind {
      // A link may have changed the path while the finger was down.
      case .swipeFinish: #expect(new.count <= old.count)
      case .back:
        if step.event.stack == root, before[root].path == before[root].screens {
          #expect(new == Array(old.dropLast()) || new.count < old.count)
        }
      case .backMenu(let count): #expect(new == Array(old.dropLast(count)))
      case .tap(let control, _)
      where ["edit", "settings", "profile"].contains(
        explored.machine.program.controls[control].signature.name):
        #expect(Array(new.prefix(old.count)) == old && new.count == old.count + 1)
      default: break
      }
    }
  }

  @Test func `a flow that ends takes its branch and all above it out of the path`() {
    forEachStep { _, step, after in
      for case .finished(let coordinator, .program, _, _, _, _) in step.outputs {
        let isLink = if case .link = step.event.kind { true } else { false }
        for layer in after.layers where !isLink && layer.phase != .dismissing {
          let stack = after[layer.stack]
          #expect(
            !stack.path.contains { after[$0].owner.map { after[$0].declaration } == coordinator }, "\(step)")
        }
      }
    }
  }

  @Test func `every entity that a world names is in it, and no screen is in two containers`() {
    for world in explored.worlds {
      for stack in world.stacks {
        #expect((stack.screens + stack.path).allSatisfy { world.screens.indices.contains($0.index) })
      }
      for coordinator in world.coordinators {
        #expect(
          coordinator.children.allSatisfy { child in
            world[child].parent.map { world[$0].children.contains(child) } ?? false
          })
      }
      #expect(
        world.screens.allSatisfy { $0.owner.map { world.coordinators.indices.contains($0.index) } ?? true })
      var again = world
      again.canonicalize()
      #expect(again == world)
    }
  }
}
