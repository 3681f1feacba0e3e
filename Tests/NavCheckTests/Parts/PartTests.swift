import Testing

@testable import NavModel

/// Worlds in parts, and what is noted when they are read.
@Suite("A world is the product of its parts, and an answer depends on nothing but the parts that were read")
struct PartTests {
  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `a world is made of its parts again, and equal worlds have equal parts`(_ name: String) throws {
    let explored = try TabbedWorlds(of: name)
    let scheme = explored.machine.partScheme
    var known: [[NavPart]: NavWorld] = [:]
    var cutOff = 0
    for world in explored.worlds {
      let parts = world.parts(by: scheme)
      #expect(parts.count == scheme.count)
      #expect(NavWorld(parts: parts) == world)
      if let other = known.updateValue(world, forKey: parts) { #expect(other == world) }
      cutOff += parts.dropFirst().count { if case .inner = $0 { true } else { false } }
    }
    #expect(known.count == explored.worlds.count)
    #expect(
      scheme.tabs == 0 ? cutOff > 20 : cutOff > explored.worlds.count,
      "Most tabs of most worlds lie in a part of their own.")
  }

  @Test(
    arguments: TabbedSpecs.texts.map(\.name).filter { name in
      !["ask", "again", "over", "few"].contains(where: name.contains)
    })
  func
    `a tab that has presented a layer lies in a part of its own, and who asks where the presenter is reads it`(
      _ name: String
    ) throws
  {
    let explored = try TabbedWorlds(of: name)
    let scheme = explored.machine.partScheme
    var presented = 0
    for world in explored.worlds where world.layers.count > 1 {
      guard let presenter = world.layers[1].presenter, let stack = world.stack(holding: presenter),
        let tab = world.rootTabs?.stacks.firstIndex(of: stack), case .inner = world.parts(by: scheme)[tab + 1]
      else { continue }
      presented += 1
      let skeleton = NavFacets(scheme).skeleton(of: tab + 1)
      for ask in [
        { _ = $0.stack(holding: presenter) }, { _ = $0.isEntering(presenter) },
        { _ = $0.isLeaving(presenter) },
        { _ = $0.position(of: presenter) },
      ] as [(NavWorld) -> Void] {
        let log = ReadLog()
        ask(world.observed(in: log, by: scheme, focus: nil, ignoring: 0))
        #expect(log.reads == [0, skeleton])
      }
    }
    let layered = explored.worlds.count { $0.layers.count > 1 }
    #expect(presented * 2 > layered, "\(presented) of \(layered)")
  }

  @Test
  func `who asks for an instance by its number reads it, and who changes it reads the part in which it lies`()
    throws
  {
    let explored = try TabbedWorlds(of: TabbedSpecs.texts[0].name)
    let scheme = explored.machine.partScheme
    let facets = NavFacets(scheme)
    for world in explored.worlds.prefix(40) {
      let parts = world.parts(by: scheme)
      for (tab, stack) in (world.rootTabs?.stacks ?? []).enumerated() {
        guard case .inner(let inner) = parts[tab + 1], let owner = world[stack].owner,
          let top = world[stack].screens.last, let number = inner.stacksUntracked[0].screens.last?.index
        else { continue }
        let skeleton = facets.skeleton(of: tab + 1)
        let screen = facets.screen(number, of: tab + 1)
        func reads(focus: Int? = nil, _ ask: (inout NavWorld) -> Void) -> [Int] {
          let log = ReadLog()
          var observed = world.observed(in: log, by: scheme, focus: focus, ignoring: 0)
          ask(&observed)
          return log.reads
        }
        #expect(reads { _ = $0[stack] } == [0, skeleton])
        #expect(reads { _ = $0[top] } == [0, skeleton, screen])
        #expect(reads { _ = $0[owner] } == [0, skeleton])
        #expect(reads { _ = $0.isOnScreen(top) } == [0, skeleton])
        #expect(
          reads { _ = $0.holds(screenOf: owner, stack) }.prefix(3) == [
            0, skeleton, facets.screen(0, of: tab + 1),
          ])
        #expect(reads { $0[stack].path = [] } == [0, tab + 1])
        #expect(reads { $0[top].hasExited = true } == [0, tab + 1])
        #expect(reads { $0[owner].isFinished = true } == [0, tab + 1])
        #expect(reads { _ = $0.coordinators } == Array(0..<scheme.count))
        #expect(reads { _ = $0.readUntracked(stack) } == [0])
        // Who looks into a tab reads the outline of the rest.
        #expect(reads(focus: tab + 1) { _ = $0[owner] } == [facets.outline, skeleton])
        #expect(
          reads(focus: tab + 1) { _ = ($0.outcome, $0.hasNothingInFlight, $0.containers) } == [facets.outline]
        )
        #expect(reads(focus: tab + 1) { _ = $0.coordinatorsInScope } == [facets.outline, tab + 1])
        #expect(reads(focus: tab + 1) { _ = $0.layers } == [facets.outline, 0])
        #expect(
          reads(focus: tab + 1) { _ = $0.rootBar.map { [world = $0] in world.isOnScreen($0) } } == [
            facets.outline
          ])
        #expect(reads(focus: tab + 1) { $0.inputs += 1 } == [facets.outline, 0])
        #expect(reads(focus: 0) { _ = $0.outcome } == [0])
      }
    }
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func
    `whether some instance is on screen is what all instances tell, and what is visible is found without looking at all`(
      _ name: String
    ) throws
  {
    let explored = try TabbedWorlds(of: name)
    let (program, scheme) = (explored.machine.program, explored.machine.partScheme)
    let subjects =
      program.places.indices.flatMap { [NavProgram.Subject.place($0), .ownPlace($0)] }
      + program.coordinators.indices.map { NavProgram.Subject.coordinator($0) }
    let predicates: [NavProgram.Predicate] = [
      .onScreen, .visible, .entering, .leaving, .removed, .seen, .alive, .not(.visible),
    ]
    var answers: Set<Bool> = []
    for world in explored.sample(25) {
      for subject in subjects {
        var naive = explored.machine.moment(of: world).executor
        let instances = naive.instances(of: subject, NavFrame(myself: CoordinatorID(0)))
        // What is on screen includes the screens of coordinators that have gone.
        let all = world.coordinators.indices.map { NavValue.coordinator(CoordinatorID($0)) }
        for predicate in predicates {
          var frame = NavFrame(myself: CoordinatorID(0))
          let isShown = predicate == .onScreen || predicate == .visible
          let asked =
            if case .coordinator = subject, isShown { all.filter { naive.isInstance($0, of: subject) } } else
            { instances }
          let isSome = try asked.contains { try naive.test($0, predicate, &frame) }
          let log = ReadLog()
          let observed = world.observed(in: log, by: scheme, focus: nil, ignoring: 0)
          for asked in [world, observed] {
            var executor = explored.machine.moment(of: asked).executor
            // An expectation for each would take longer than all the rest.
            if try executor.someIs(subject, predicate, &frame) != isSome {
              Issue.record("\(subject) \(predicate)")
            }
          }
          if predicate == .visible, log.reads.contains(where: { (1..<scheme.count).contains($0) }) {
            Issue.record("\(subject) is found by looking at the tabs")
          }
          answers.insert(isSome)
        }
      }
    }
    #expect(answers.count == 2)
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `a world that is made to be observed knows where its instances lie`(_ name: String) throws {
    let explored = try TabbedWorlds(of: name)
    let scheme = explored.machine.partScheme
    for world in explored.sample(150) {
      let made = NavWorld.observable(world.parts(by: scheme), by: scheme)
      let cut = world.observed(in: ReadLog(), by: scheme, focus: nil, ignoring: 0)
      #expect(made == world)
      let (one, other) = (try #require(made.observation.places), try #require(cut.observation.places))
      #expect(one.stacks == other.stacks)
      #expect(one.coordinators == other.coordinators)
      #expect(
        one.screens.map { [Int($0.part), Int($0.number)] }
          == other.screens.map { [Int($0.part), $0.part == 0 ? 0 : Int($0.number)] })
    }
  }

  /// What is known of a question where some parts have some values.
  private enum Known: Equatable {
    case reads(Int)
    case answer([String])
  }

  /// What a part or a facet looks like.
  private enum Look: Hashable {
    case part(NavPart)
    case facet(NavFacet)
  }

  private struct Key: Hashable {
    let question: Int
    let path: [Int]
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `all questions together ask for each step once, and the parts read decide the answer`(
    _ name: String
  ) throws {
    let explored = try TabbedWorlds(of: name)
    let (conflicts, answers) = conflicts(in: explored, by: explored.machine.partScheme)
    #expect(conflicts.isEmpty, "\(conflicts.prefix(3))")
    #expect(
      answers < explored.worlds.count * explored.machine.stepQueryCount, "Some answers were known before.")
  }

  @Test func `a step that makes a coordinator reads how many there are, or an answer differs`() throws {
    let explored = try TabbedWorlds(of: "flows in tabs, few coordinators")
    let scheme = explored.machine.partScheme
    #expect(explored.worlds.contains { explored.machine.truncation(of: $0) != nil })
    let careless = NavPartScheme(tabs: scheme.tabs, layers: scheme.layers, countsCoordinators: false)
    #expect(!conflicts(in: explored, by: careless).conflicts.isEmpty)
  }

  /// What contradicts the law that the parts read decide an answer, and the number of different answers.
  private func conflicts(
    in explored: TabbedWorlds, by scheme: NavPartScheme
  ) -> (conflicts: [String], answers: Int) {
    let machine = explored.machine
    var numbers: [Look: Int] = [:]
    func number(_ look: Look) -> Int {
      if let known = numbers[look] { return known }
      numbers[look] = numbers.count
      return numbers.count - 1
    }
    func number(_ part: NavPart) -> Int { number(.part(part)) }
    var known: [Key: Known] = [:]
    var answers = 0
    var conflicts: [String] = []
    for world in explored.worlds {
      let looks = world.parts(by: scheme)
      let parts = looks.map(number)
      let facets = looks.flatMap(\.facets).map { number(.facet($0)) }
      var asked: [String] = []
      for question in 0..<machine.stepQueryCount {
        let log = ReadLog()
        var answer: [String] = []
        var changed: Set<Int> = []
        let observed = world.observed(in: log, by: scheme, focus: nil, ignoring: 0)
        machine.forEachStep(of: question, from: observed) { step, after in
          let next = after.parts(by: scheme).map(number)
          let changes = next.indices.filter { next[$0] != parts[$0] }
          changed.formUnion(changes)
          answer.append("\(step.event.cost) \(step.choices) \(changes.map { "\($0): \(next[$0])" })")
          asked.append("\(machine.text(of: step.event, in: world)) \(step.choices) \(next)")
        }
        let reads = log.reads + changed.subtracting(log.reads).sorted()
        var path: [Int] = []
        for read in reads {
          let key = Key(question: question, path: path)
          let value = Known.reads(read)
          if let other = known.updateValue(value, forKey: key), other != value {
            conflicts.append("question \(question)")
          }
          path.append(read < parts.count ? parts[read] : facets[read - parts.count])
        }
        let value = Known.answer(answer.sorted())
        if let other = known.updateValue(value, forKey: Key(question: question, path: path)) {
          if other != value { conflicts.append("question \(question) read \(reads)") }
        } else {
          answers += 1
        }
      }
      var all: [String] = []
      machine.forEachStep(from: world) {
        all.append("\($0.text) \($0.choices) \($1.parts(by: scheme).map(number))")
      }
      if asked.sorted() != all.sorted() { conflicts.append("the questions omit a step") }
    }
    return (conflicts, answers)
  }
}
