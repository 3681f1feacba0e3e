import Testing

@testable import NavModel

/// What a world does not hold: worlds that nothing can tell apart are one.
@Suite struct `Worlds that nothing can tell apart are one` {
  private func worlds(_ text: String) throws -> [NavWorld] {
    let explored = Explored(NavMachine(try program(text)))
    #expect(explored.cut == [])
    return explored.worlds
  }

  @Test func `it makes no difference which of two effects began first`() throws {
    let found = try worlds(
      """
      system Effects

      coordinator App {
        effect load: done
        effect save: done
        start home
        screen home {
          on tap load when load is not running { run load }
          on tap save when save is not running { run save }
        }
        on load done { note loaded }
        on save done { note saved }
      }
      """)
    #expect(found.count == 4)
  }

  /// Three controls of a tab, while the other one moves, and as many inputs as `headers` allow.
  private func tapped(_ headers: String) -> String {
    """
    system Taps
      platform uikit
      without reselect, backMenu, swipe
      \(headers)

    type Item = { a, b }
    event home at most 1

    coordinator App {
      start main
      tabs main {
        tab one: One
        tab two: Two
      }
      on home { select one }
    }
    coordinator One {
      start list
      screen list {
        on tap like { note liked }
        on tap share { note shared }
        on tap open(item: Item) { push page(item) }
      }
      screen page(item: Item)
    }
    coordinator Two {
      start list
      screen list { on tap open { push page } }
      screen page
    }
    """
  }

  @Test func `it makes no difference which of two controls was tapped first`() throws {
    var taps: [NavWorld: Set<Set<NavTapRecord>>] = [:]
    for world in try worlds(tapped("overtake free")) {
      var rest = world
      rest.taps = []
      #expect(taps[rest, default: []].insert(Set(world.taps)).inserted)
    }
    #expect(taps.values.contains { $0.contains { $0.count > 1 } })
  }

  @Test func `what a control has shown is remembered only where it can be tapped again`() throws {
    #expect(try worlds(tapped("overtake free")).allSatisfy { $0.shownRoutes == [] })
    #expect(try worlds(tapped("with doubleTap")).contains { $0.shownRoutes != [] })
  }

  @Test func `inputs that may overtake without limit are not counted`() throws {
    #expect(try worlds(tapped("overtake free")).allSatisfy { $0.inputs == 0 })
  }
}
