import Testing

@testable import NavModel

/// The contents of the tabs of a replaced tab bar, against a machine that keeps them.
@Suite("The contents of released tabs make no difference") struct ReleasedTabTests {
  /// An app with a new tab bar after an event; a block of the first tab waits until its sheet is gone.
  private static func program(on platform: String) throws -> NavProgram {
    let text = """
      system Restart
        platform \(platform)
        bound stack 3
      event renew at most 1
      event nudge at most 1
      event offer at most 1
      coordinator App {
        start main
        tabs main {
          tab one: One { on removed { drop child } }
          tab two: Two { on removed { drop child } }
        }
        screen notice
        on renew { replaceRoot main }
        on offer { present notice as sheet from main }
      }
      coordinator One {
        start home
        on nudge { later { push detail } }
        screen home {
          on tap more { push detail }
          on tap open { present sheet as sheet }
        }
        screen detail
        screen sheet {
          on tap again { dismiss then { present other as sheet from home } }
          on tap go { dismiss then { push detail } }
        }
        screen other { on tap close { dismiss } }
      }
      coordinator Two {
        start list
        screen list { on tap more { push page } }
        screen page { on tap more { push last } }
        screen last
      }
      """
    return try #require(NavSpec.parse(text).spec.flatMap { NavProgram.resolve($0).program }, "\(text)")
  }

  /// A step as both machines see it.
  private struct Step: Hashable {
    let text: String
    let after: NavWorld
  }

  private static func steps(of machine: NavMachine, from world: NavWorld) -> Set<Step> {
    var steps: Set<Step> = []
    machine.forEachStep(from: world) { steps.insert(Step(text: $0.text, after: $1.withoutReleasedTabs)) }
    return steps
  }

  @Test(arguments: ["swiftui", "uikit"])
  func `each world has the same steps without them`(platform: String) throws {
    let program = try Self.program(on: platform)
    let (twin, machine) = (NavMachine(program, keepsReleasedTabs: true), NavMachine(program))
    let worlds = Explored(twin, limit: 20_000).worlds
    for world in worlds {
      let less = world.withoutReleasedTabs
      #expect(twin.isQuiescent(world) == machine.isQuiescent(less))
      #expect(Self.steps(of: twin, from: world) == Self.steps(of: machine, from: less))
    }
    #expect(Set(worlds.map(\.withoutReleasedTabs)) == Set(Explored(machine, limit: 20_000).worlds))
    #expect(worlds.contains { $0.withoutReleasedTabs != $0 })
  }
}

extension NavWorld {
  fileprivate var withoutReleasedTabs: NavWorld {
    var world = self
    world.canonicalize()
    return world
  }
}
