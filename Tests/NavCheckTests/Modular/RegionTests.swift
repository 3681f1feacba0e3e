import Testing

@testable import NavModel

@Suite("A region of a step exports what the rest of the step may depend on") struct RegionTests {
  private static let text = """
    system Regions
      platform uikit
    coordinator App {
      start main
      tabs main {
        tab a: A
        tab b: B
      }
    }
    coordinator A {
      start home
      screen home
    }
    coordinator B {
      start home
      screen home
    }
    """

  /// The results and reads that a log has after a piece of a step that concerns the first of two tabs.
  ///
  /// The piece is given the stacks of both tabs. `later` follows the region.
  private static func log(
    later: (StepExecutor, StackID) -> Void = { _, _ in },
    _ piece: (inout StepExecutor, _ own: StackID, _ other: StackID) throws(StepExecutor.Abort) -> Void
  ) throws -> ReadLog {
    let spec = try #require(NavSpec.parse(text).spec)
    let machine = NavMachine(try #require(NavProgram.resolve(spec, variant: nil).program))
    let log = ReadLog(local: NavFacets(machine.partScheme))
    let world = try #require(machine.initialWorlds.first)
    let stacks = try #require(world.rootTabs?.stacks)
    var executor = StepExecutor(
      machine.tables, world.observed(in: log, by: machine.partScheme, focus: nil, ignoring: 0))
    executor.attempt { executor throws(StepExecutor.Abort) in
      try executor.locally(on: stacks[0]) { executor throws(StepExecutor.Abort) in
        try piece(&executor, stacks[0], stacks[1])
      }
    }
    later(executor, stacks[0])
    return log
  }

  /// The digest that a region exports.
  private static func digest(
    _ piece: (inout StepExecutor, _ own: StackID, _ other: StackID) -> Void
  ) throws -> NavPart.Digest? {
    guard case .changed(let digest, _)? = try log(piece).results.first else { return nil }
    return digest
  }

  @Test func `nothing where it changes nothing`() throws {
    #expect(try Self.log { _, _, _ in }.results == [])
    let log = try Self.log { executor, own, _ in _ = executor.world[own].screens }
    // The end of a step asks for coordinators of the tab that may be released.
    #expect(log.results == [.unchanged, .answer(false)])
    #expect(!log.reads.contains(1))
    #expect(log.localParts == 0b10)
  }

  @Test func `everything where something else has changed`() throws {
    let pieces: [(inout StepExecutor, StackID, StackID) -> Void] = [
      { executor, _, _ in executor.outputs.append(.noted(0, [])) },
      { executor, _, other in executor.unrendered.append(other) },
      { executor, _, _ in executor.world.rest.turns.append(NavContinuation(block: 0, frame: NavFrame())) },
      { executor, _, _ in executor.depth += 1 },
      { executor, _, _ in executor.world.rest.isInBackground.toggle() },
      { executor, _, other in executor.world.stacksUntracked[other.index].missedPath = [] },
      { executor, _, other in _ = executor.world[other].screens },
    ]
    for (number, piece) in pieces.enumerated() {
      let log = try Self.log { executor, own, other in
        _ = executor.world[own].screens
        piece(&executor, own, other)
      }
      #expect(log.results == [.whole], "piece \(number)")
      #expect(log.reads.contains(1), "piece \(number)")
      #expect(log.localParts == 0, "piece \(number)")
    }
  }

  @Test func `what it has done besides, together with the content`() throws {
    let log = try Self.log { executor, own, _ in
      executor.world[own].missedPath = []
      executor.unrendered.append(own)
      executor.unanimated.insert(own)
      executor.hasUnrenderedLayers = true
      executor.outputs.append(.refused("push", .moving))
    }
    guard case .effect(let effect, .changed)? = log.results.first else {
      Issue.record("\(log.results)")
      return
    }
    let expected = NavLocalResult.Effect(
      outputs: [.refused("push", .moving)], isUnrendered: true, isUnanimated: true,
      hasUnrenderedLayers: true)
    #expect(effect == expected)
    #expect(log.localParts == 0b10)
  }

  @Test func `that the input exceeds the scope`() throws {
    let log = try Self.log { executor, own, _ throws(StepExecutor.Abort) in
      executor.world[own].missedPath = []
      throw executor.leaveScope()
    }
    #expect(log.results == [.outOfScope])
    #expect(!log.reads.contains(1))
  }

  @Test func `everything where the input exceeds the scope after a choice`() throws {
    let log = try Self.log { executor, own, _ throws(StepExecutor.Abort) in
      executor.world[own].missedPath = []
      _ = executor.choices.choose(among: 2)
      throw executor.leaveScope()
    }
    #expect(log.results == [.whole])
  }

  @Test func `everything where the step has ended for another reason`() throws {
    let log = try Self.log { executor, own, _ throws(StepExecutor.Abort) in
      executor.world[own].missedPath = []
      throw executor.exceed("stack 3")
    }
    #expect(log.results == [.whole])
  }

  @Test func `everything where an output refers to an instance`() throws {
    let log = try Self.log { executor, own, _ in
      let screen = NavValue.screen(executor.world[own].screens[0])
      executor.outputs.append(.popped(NavRoute(place: 0, arguments: [screen]), isExact: true))
    }
    #expect(log.results == [.whole])
  }

  @Test func `the digest states whether a part contains the coordinator of another tab`() throws {
    let spec = try #require(NavSpec.parse(Self.text).spec)
    let machine = NavMachine(try #require(NavProgram.resolve(spec, variant: nil).program))
    var world = try #require(machine.initialWorlds.first)
    func digests(_ world: NavWorld) -> [Bool?] {
      let cut = PartCut(of: world, by: machine.partScheme)
      return [1, 2].map { cut.digest(of: $0)?.hasCoordinatorOfTab }
    }
    #expect(digests(world) == [false, false])
    // The coordinator of a tab whose bar is gone, which a variable keeps.
    let owners = try #require(world.rootTabs?.stacks).compactMap { world[$0].owner }
    var kept = world[owners[0]]
    (kept.parent, kept.branchedFrom) = (nil, nil)
    world.coordinatorsUntracked.append(kept)
    let id = CoordinatorID(world.coordinatorsUntracked.count - 1)
    world.coordinatorsUntracked[owners[1].index].variables = [.coordinator(id)]
    #expect(digests(world) == [false, true])
  }

  @Test func `the digest where the tab has changed`() throws {
    let still = try #require(try Self.digest { executor, own, _ in executor.world[own].missedPath = [] })
    let moving = try #require(
      try Self.digest { executor, own, _ in
        executor.world[own].transition = NavStack.Transition(phase: .running, from: nil, removed: [])
      })
    #expect(still.phase == nil)
    #expect(moving.phase == .running)
  }

  @Test func `a later read outside a region reads the whole tab`() throws {
    let log = try Self.log(later: { executor, own in _ = executor.world[own].screens }) { executor, own, _ in
      executor.world[own].missedPath = []
    }
    #expect(log.results.count == 2)
    #expect(log.reads.contains(1))
    #expect(log.localParts == 0)
  }

  /// The results of a region that changes the first tab, and of what is asked afterwards about the worlds after and
  /// before it.
  private static func results(
    asking question: (inout StepExecutor, StackID, NavWorld) -> Void
  ) throws -> [NavLocalResult] {
    var before: NavWorld?
    let log = try log(later: { executor, own in
      var executor = executor
      if let before { question(&executor, own, before) }
    }) { executor, own, _ in
      before = executor.world
      executor.world[own].missedPath = []
    }
    #expect(log.localParts == 0b10)
    return log.results
  }

  @Test func `a comparison of worlds asks about the tab by itself`() throws {
    let results = try Self.results { executor, _, before in
      #expect(!executor.world.isSame(as: before))
      #expect(executor.world.isSame(as: executor.world))
      #expect(executor.world.gained([NavRoute(place: 0)], since: before).values.allSatisfy { $0 == 0 })
    }
    #expect(results.dropFirst(2) == [.answer(false), .answer(true), .answer(true)])
  }

  @Test func `an answer about a tab is valid until the tab changes`() throws {
    let results = try Self.results { executor, own, before in
      let machine = NavMachine(executor.program)
      var answers = NavTabAnswers()
      for _ in 0..<2 {
        #expect(machine.haveEqualTabs(executor.world, before, in: .containers, &answers))
      }
      executor.locally(on: own) { $0.world[own].screens = [] }
      #expect(!machine.haveEqualTabs(executor.world, before, in: .containers, &answers))
    }
    try #require(results.count == 5)
    #expect([results[2], results[4]] == [.answer(true), .answer(false)])
  }
}
