import Testing

@testable import NavModel

/// The machine's split view against two lists and a flag, and what is told meanwhile.
@Suite struct `A split view` {
  struct Row: Sendable, CustomTestStringConvertible {
    let platform: String
    let answer: ReferenceSplitView.Answer
    var testDescription: String { "\(platform), \(answer)" }
  }

  static let platforms = ["ideal", "uikit { ios = 17 }", "uikit { ios = 18 }", "uikit", "swiftui"]
  static let rows = platforms.flatMap { platform in
    ReferenceSplitView.Answer.allCases.map { Row(platform: platform, answer: $0) }
  }

  private func picture(_ world: NavWorld, _ machine: NavMachine) throws -> [String] {
    let split = try #require(world.splits.first)
    let tabs = try #require(world[split].tabs)
    let stacks = tabs.stacks.map { stack in
      world[stack].screens.map { machine.program.places[world[$0].route.place].signature.name }.joined(
        separator: " ")
    }
    let shown = tabs.columns == .expanded ? "both" : tabs.selected == 1 ? "secondary" : "primary"
    let visible = world.visibleScreens.filter { $0 != split }.map { machine.text(of: world[$0].route) }
    return stacks + [shown] + visible
  }

  private func settled(_ world: NavWorld, _ machine: NavMachine) -> NavWorld {
    var world = world
    while !machine.isQuiescent(world), let event = machine.platformSteps(in: world).first {
      machine.follow(event, in: world) { world = $0 }
    }
    return world
  }

  /// Every input with the world at rest behind it; a swipe is let go of at once.
  private func inputs(_ world: NavWorld, _ machine: NavMachine) -> [String: NavWorld] {
    var inputs: [String: NavWorld] = [:]
    for event in machine.enabledEvents(in: world) {
      machine.run(event, in: world) { step, next in
        guard next.hasGesture else {
          inputs[step.text] = settled(next, machine)
          return
        }
        for end in machine.enabledEvents(in: next) where end.endsGesture {
          machine.run(end, in: next) { inputs[$0.text] = settled($1, machine) }
        }
      }
    }
    return inputs
  }

  @Test(arguments: rows) func `is two lists and a flag on every way of four inputs`(_ row: Row) throws {
    let reference = ReferenceSplitView(answer: row.answer)
    let machine = NavMachine(try program(reference.text(row.platform)))
    let launch = settled(try #require(machine.initialWorlds.first), machine)
    // Ways that lead to the same pair go on alike, so the shortest of them stands for all.
    struct Pair: Hashable {
      let reference: ReferenceSplitView
      let world: NavWorld
    }
    var pending: [(way: [String], reference: ReferenceSplitView, world: NavWorld)] = [([], reference, launch)]
    var seen: Set<Pair> = []
    var position = 0
    while position < pending.count {
      let (way, reference, world) = pending[position]
      position += 1
      guard seen.insert(Pair(reference: reference, world: world)).inserted else { continue }
      #expect(try picture(world, machine) == reference.picture, "\(way)")
      let possible = inputs(world, machine)
      #expect(Set(possible.keys) == Set(reference.inputs.keys), "\(way)")
      guard way.count < 4 else { continue }
      for (words, next) in reference.inputs.sorted(by: { $0.key < $1.key }) {
        if let world = possible[words] { pending.append((way + [words], next, world)) }
      }
    }
    #expect(seen.count > 10)
  }

  @Test(arguments: ["uikit { ios = 18 }", "uikit", "swiftui"])
  func `collapses and expands in mid-air as after what moves has ended`(_ platform: String) throws {
    let machine = NavMachine(try program(ReferenceSplitView(answer: .none).text(platform)))
    var pending = [(world: try #require(machine.initialWorlds.first), depth: 0)]
    var seen = Set(pending.map(\.world))
    var moving = 0
    while let (world, depth) = pending.popLast() {
      for event in machine.enabledEvents(in: world) {
        machine.follow(event, in: world) { next in
          if depth < 4, seen.insert(next).inserted { pending.append((next, depth + 1)) }
        }
      }
      guard world.isMoving, !world.hasGesture else { continue }
      let rest = settled(world, machine)
      for event in machine.enabledEvents(in: world) where event.kind == .collapse || event.kind == .expand {
        moving += 1
        machine.follow(event, in: world) { now in
          machine.follow(event, in: rest) { later in
            #expect(settled(now, machine) == settled(later, machine), "\(machine.text(of: event, in: world))")
          }
        }
      }
    }
    #expect(moving > 5)
  }

  /// What is told of one step after some others, each of which has come to rest.
  struct Told: Sendable, CustomTestStringConvertible {
    let way: [String]
    let notices: [String]
    var testDescription: String { way.joined(separator: ", ") }

    init(_ way: String..., tells notices: [String]) { (self.way, self.notices) = (way, notices) }
  }

  private static let narrow = "the window becomes narrow"

  static let told = [
    Told(tells: [
      "willAppear App.main", "willAppear List.all", "willAppear Detail.page", "willShow App.main",
      "didAppear App.main",
      "didAppear List.all", "didAppear Detail.page", "didShow App.main",
    ]),
    Told(narrow, tells: ["willDisappear List.all", "didDisappear List.all"]),
    Told(narrow, "the window becomes wide", tells: ["willAppear List.all", "didAppear List.all"]),
    Told(
      narrow, "back @ Detail.page",
      tells: [
        "willDisappear Detail.page", "willAppear List.all", "willShow List.all", "didDisappear Detail.page",
        "didAppear List.all", "didShow List.all",
      ]),
    Told(
      narrow, "back @ Detail.page", "the window becomes wide",
      tells: ["willAppear Detail.page", "didAppear Detail.page"]),
    Told(
      narrow, "back @ Detail.page", "tap show @ List.all",
      tells: [
        "willDisappear List.all", "willAppear Detail.page", "didDisappear List.all", "didAppear Detail.page",
      ]),
    Told(
      narrow, "swipe back begins @ Detail.page",
      tells: [
        "willDisappear Detail.page", "willAppear List.all", "willShow List.all", "swipeBegan Detail.page",
      ]),
    Told(
      narrow, "swipe back begins @ Detail.page", "swipe back is let go @ Detail.page",
      tells: [
        "swipeCancelled Detail.page", "willDisappear List.all", "didDisappear List.all",
        "willAppear Detail.page",
        "didAppear Detail.page",
      ]),
    Told(
      narrow, "swipe back begins @ Detail.page", "swipe back is finished @ Detail.page",
      tells: [
        "swipeFinished Detail.page", "didDisappear Detail.page", "didAppear List.all", "didShow List.all",
      ]),
    Told("tap show @ List.all", tells: []),
  ]

  private static let listeners = [
    "willAppear", "didAppear", "willDisappear", "didDisappear", "removed", "willShow", "didShow",
    "swipeBegan",
    "swipeCancelled", "swipeFinished",
  ].map { "on \($0) {}\n" }.joined()

  @Test(arguments: told) func `tells what its columns do`(_ row: Told) throws {
    let text = ReferenceSplitView(answer: .none).text("uikit") + "\n" + Self.listeners
    let machine = NavMachine(try program(text))
    let launch = try #require(machine.launches.first)
    var (world, outputs) = (launch.world, launch.outputs)
    for words in row.way {
      outputs = []
      let event = try #require(
        machine.enabledEvents(in: world).first { machine.text(of: $0, in: world) == words })
      var next: NavEvent? = event
      while let event = next {
        machine.run(event, in: world) { step, after in
          outputs += step.outputs
          world = after
        }
        next = machine.platformSteps(in: world).first
      }
    }
    let notices = outputs.flatMap { output -> [String] in
      guard case .delivered(let kind, let routes) = output else { return [] }
      return routes.map { "\(kind.rawValue) \(machine.text(of: $0))" }
    }
    #expect(notices == row.notices)
  }
}
