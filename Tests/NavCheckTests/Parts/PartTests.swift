import Testing

@testable import NavModel

/// Worlds in parts, and what is noted when they are read.
@Suite("A world is the product of its parts, and an answer depends on nothing but the parts that were read")
struct PartTests {
  /// Worlds of a machine.
  private struct Explored {
    let machine: NavMachine
    var worlds: [NavWorld] = []
  }

  private func explored(_ text: String) throws -> Explored {
    let (spec, mistakes) = NavSpec.parse(text)
    let parsed = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
    let (program, diagnostics) = NavProgram.resolve(parsed, variant: nil)
    let machine = NavMachine(
      try #require(program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())"))
    var explored = Explored(machine: machine, worlds: machine.initialWorlds)
    var seen = Set(explored.worlds)
    var index = 0
    while index < explored.worlds.count, index < 90 {
      machine.forEachStep(from: explored.worlds[index]) { _, next in
        if seen.insert(next).inserted { explored.worlds.append(next) }
      }
      index += 1
    }
    return explored
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `a world is made of its parts again, and equal worlds have equal parts`(_ name: String) throws {
    let text = try #require(TabbedSpecs.texts.first { $0.name == name }).text
    let explored = try explored(text)
    let tabs = explored.machine.tabCount
    var known: [[NavPart]: NavWorld] = [:]
    var cutOff = 0
    for world in explored.worlds {
      let parts = world.parts(tabs: tabs)
      #expect(parts.count == tabs + 1)
      #expect(NavWorld(parts: parts) == world)
      if let other = known.updateValue(world, forKey: parts) { #expect(other == world) }
      cutOff += parts.dropFirst().count { if case .tab = $0 { true } else { false } }
    }
    #expect(known.count == explored.worlds.count)
    #expect(cutOff > explored.worlds.count, "Most tabs of most worlds lie in a part of their own.")
  }

  @Test func `who asks for a stack, a screen or a coordinator by its number reads the part in which it lies`()
    throws
  {
    let explored = try explored(TabbedSpecs.texts[0].text)
    let tabs = explored.machine.tabCount
    for world in explored.worlds.prefix(40) {
      let parts = world.parts(tabs: tabs)
      for (tab, stack) in (world.rootTabs?.stacks ?? []).enumerated() {
        guard case .tab = parts[tab + 1], let owner = world[stack].owner, let top = world[stack].screens.last
        else { continue }
        func reads(_ ask: (NavWorld) -> Void) -> [Int] {
          let log = PartLog()
          ask(world.observed(in: log, tabs: tabs, focus: nil, ignoring: 0))
          return log.partsRead
        }
        #expect(reads { _ = $0[stack] } == [0, tab + 1])
        #expect(reads { _ = $0[top] } == [0, tab + 1])
        #expect(reads { _ = $0[owner] } == [0, tab + 1])
        #expect(reads { _ = $0.coordinators } == Array(0...tabs))
        #expect(reads { _ = $0.peek(stack) } == [0])
      }
    }
  }

  /// What is known of a question where some parts have some values.
  private enum Known: Equatable {
    case reads(Int)
    case answer([String])
  }

  private struct Key: Hashable {
    let question: Int
    let path: [Int]
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `all questions together ask for each step once, and the parts read decide the answer`(
    _ name: String
  ) throws {
    let text = try #require(TabbedSpecs.texts.first { $0.name == name }).text
    let explored = try explored(text)
    let machine = explored.machine
    let tabs = machine.tabCount
    var numbers: [NavPart: Int] = [:]
    func number(_ part: NavPart) -> Int {
      if let known = numbers[part] { return known }
      numbers[part] = numbers.count
      return numbers.count - 1
    }
    var known: [Key: Known] = [:]
    var answers = 0
    for world in explored.worlds {
      let parts = world.parts(tabs: tabs).map(number)
      var asked: [String] = []
      for question in 0..<machine.stepQuestionCount {
        let log = PartLog()
        var answer: [String] = []
        var changed: Set<Int> = []
        let observed = world.observed(in: log, tabs: tabs, focus: nil, ignoring: 0)
        machine.forEachStep(of: question, from: observed) { step, after in
          let next = after.parts(tabs: tabs).map(number)
          let changes = next.indices.filter { next[$0] != parts[$0] }
          changed.formUnion(changes)
          answer.append("\(step.event.cost) \(step.choices) \(changes.map { "\($0): \(next[$0])" })")
          asked.append("\(step) \(next)")
        }
        let reads = log.partsRead + changed.subtracting(log.partsRead).sorted()
        var path: [Int] = []
        for part in reads {
          let key = Key(question: question, path: path)
          let value = Known.reads(part)
          if let other = known.updateValue(value, forKey: key) {
            #expect(other == value, "question \(question)")
          }
          path.append(parts[part])
        }
        let value = Known.answer(answer.sorted())
        if let other = known.updateValue(value, forKey: Key(question: question, path: path)) {
          #expect(other == value, "question \(question) read \(reads)")
        } else {
          answers += 1
        }
      }
      var all: [String] = []
      machine.forEachStep(from: world) { all.append("\($0) \($1.parts(tabs: tabs).map(number))") }
      #expect(asked.sorted() == all.sorted())
    }
    #expect(answers < explored.worlds.count * machine.stepQuestionCount, "Some answers were known before.")
  }
}
