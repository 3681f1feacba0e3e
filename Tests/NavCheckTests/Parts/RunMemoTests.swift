import Testing

@testable import NavModel

@Suite("Who asks again what a world leads to gets the same answer, and has read the same")
struct RunMemoTests {
  /// What a world and the worlds behind it answer, and what was read for that.
  private struct Account: Equatable {
    var ways: [[String]] = []
    var worlds: [NavWorld] = []
    var shapes: [NavShape] = []
    var reads: [Int] = []
  }

  /// Takes all steps from a world, and those inputs once more from where they lead.
  private func account(of world: NavWorld, _ machine: NavMachine, _ log: ReadLog, focus: Int?) -> Account {
    var account = Account()
    func take(_ events: [NavEvent], in world: NavWorld) -> [NavWorld] {
      var next: [NavWorld] = []
      for event in events {
        machine.run(event, in: world) { step, after in
          account.ways.append(["\(step)", "\(step.outputs)"])
          next.append(after)
        }
      }
      return next
    }
    let observed = world.observed(in: log, by: machine.partScheme, focus: focus, ignoring: 0)
    let first = take(machine.enabledEvents(in: observed), in: observed)
    let second = first.flatMap { take(machine.enabledEvents(in: $0).filter(\.isInput), in: $0) }
    account.worlds = first + second
    account.shapes = account.worlds.map(machine.shape(of:))
    account.reads = log.reads
    return account
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `what is remembered is what is run, for every part that is asked about`(_ name: String) throws {
    let explored = try TabbedWorlds(of: name)
    let machine = explored.machine
    for world in explored.sample(15) {
      let remembering = NavWorld.observable(world.parts(by: machine.partScheme), by: machine.partScheme)
      #expect(remembering == world)
      for focus in [nil, 0, 1] {
        let wanted = account(of: world, machine, ReadLog(), focus: focus)
        #expect(account(of: remembering, machine, ReadLog(), focus: focus) == wanted)
      }
      #expect(
        account(of: world.remembering, machine, ReadLog(), focus: nil)
          == account(of: world, machine, ReadLog(), focus: nil))
    }
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `what was read before is read no second time, and a part that is ignored not at all`(
    _ name: String
  ) throws {
    let explored = try TabbedWorlds(of: name)
    let machine = explored.machine
    for world in explored.sample(15) {
      let remembering = NavWorld.observable(world.parts(by: machine.partScheme), by: machine.partScheme)
      for ignored in 0..<UInt64(4) {
        let logs = [ReadLog(), ReadLog()]
        let found = zip([world, remembering], logs).map { asked, log in
          // A part as a whole first, then what of it is read as well.
          log.read(1, of: 1)
          let observed = asked.observed(in: log, by: machine.partScheme, focus: nil, ignoring: ignored)
          return machine.enabledEvents(in: observed)
        }
        #expect(found[0] == found[1])
        #expect(logs[0].reads == logs[1].reads)
      }
    }
  }

  @Test func `a copy that was changed gets nothing from what the world has led to`() throws {
    let explored = try TabbedWorlds(of: try #require(TabbedSpecs.texts.first).name)
    let machine = explored.machine
    var changed = 0
    for world in explored.sample(100) {
      let remembering = world.remembering
      let events = machine.enabledEvents(in: remembering)
      var other = remembering
      other.outcome = .diverges
      #expect(machine.enabledEvents(in: other).isEmpty)
      if !events.isEmpty { changed += 1 }
      #expect(machine.enabledEvents(in: remembering) == events)
    }
    #expect(changed > 0)
  }
}
