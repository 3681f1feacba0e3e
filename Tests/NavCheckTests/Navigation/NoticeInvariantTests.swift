import Testing

@testable import NavModel

/// In every world of every small tree, what a step tells of a screen is what its view goes through in that step.
@Suite struct NoticeInvariantTests {
  /// A tree on a platform.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let platform: NavPlatform
    /// How many worlds are looked at; nil for all.
    var most: Int?
    var testDescription: String { "\(name), \(platform.name)" }

    /// A tree on both packs.
    static func rows(_ name: String, _ text: String, _ versions: [NavPlatform.Version], most: Int? = nil)
      -> [Row]
    {
      [NavPlatform.Pack.uikit, .swiftui].flatMap { pack in
        versions.map {
          Row(name: name, text: text, platform: NavPlatform(pack: pack, version: $0), most: most)
        }
      }
    }
  }

  static let rows =
    SmallScopeTests.Shape.pairs.flatMap {
      Row.rows("\($0)", $0.text(timing: "interleaved", telling: true), NavPlatform.Version.allCases)
    } + Row.rows("tabs", tabs, NavPlatform.Version.allCases)
    + SmallScopeTests.Shape.triples.filter { $0.edges[0].style != "push" && $0.edges[1].parent == "B" }
    .flatMap {
      Row.rows("\($0)", $0.text(timing: "interleaved", telling: true), [.ios26], most: 60)
    }

  /// Two tabs, one with a stack, the other with a sheet and a cover.
  private static let tabs = """
    system Tabs
      bound stack 4
    on willAppear {}
    on didAppear {}
    on willDisappear {}
    on didDisappear {}
    on willShow {}
    on didShow {}
    coordinator A {
      start main
      tabs main {
        tab left: B
        tab right: C
      }
    }
    coordinator B {
      start a
      screen a { on tap next { push b } }
      screen b { on tap root { popToRoot } }
    }
    coordinator C {
      start a
      screen a {
        on tap sheet { present b as sheet }
        on tap cover { present b as cover }
      }
      screen b { on tap close { dismiss } }
    }
    """

  /// Enough for every tree that is looked at as a whole.
  private static let mostWorlds = 4_000

  /// The stage after a notice; nil if the notice cannot come there.
  private func stage(after notice: NavNotice.Kind, at stage: NavStage) -> NavStage? {
    switch (notice, stage) {
    case (.willAppear, .hidden), (.willAppear, .leaving): .entering
    case (.didAppear, .entering): .shown
    case (.willDisappear, .shown), (.willDisappear, .entering): .leaving
    case (.didDisappear, .leaving): .hidden
    // A cancelled swipe tells both of the screen that is back.
    case (.willShow, .entering), (.willShow, .shown), (.willShow, .leaving), (.didShow, _): stage
    default: nil
    }
  }

  @Test(arguments: rows)
  func `A view appears and disappears in the order of its stages`(_ row: Row) throws {
    var program = try program(row.text)
    program.platform = row.platform
    program.capacity.stack = 4
    let machine = NavMachine(program)
    var queue = machine.initialWorlds
    var seen = Set(queue)
    var position = 0
    while position < min(queue.count, row.most ?? Self.mostWorlds) {
      let world = queue[position]
      position += 1
      for event in machine.enabledEvents(in: world) {
        var script = ChoiceSequence()
        repeat {
          let executor = machine.perform(event, script, in: world, keepsNumbers: true)
          script = executor.choices
          if executor.isOutOfScope || executor.world.outcome != .running { continue }
          try check(executor, from: world, machine, event)
          let next = executor.canonicalized()
          if seen.insert(next).inserted { queue.append(next) }
        } while script.advance()
      }
    }
    #expect(position > 8)
    #expect(position == queue.count || position == row.most)
  }

  private func check(_ after: StepExecutor, from world: NavWorld, _ machine: NavMachine, _ event: NavEvent)
    throws
  {
    let before = StepExecutor(machine.tables, world)
    for index in after.world.screens.indices {
      let screen = ScreenID(index)
      var stage = index < world.screens.count ? before.stage(of: screen) : .hidden
      let told = after.delivered.filter { $0.kind != .removed && $0.screens == [screen] }.map(\.kind)
      for kind in told {
        let next = self.stage(after: kind, at: stage)
        stage = try #require(next, "\(kind) at \(stage): \(machine.text(of: event, in: world)), \(told)")
      }
      let text =
        "\(machine.text(of: after.world[screen].route)): \(machine.text(of: event, in: world)), \(told)"
      try #require(after.stage(of: screen) == stage, "\(text)")
      // Nothing can come between the end of a view's way in and what its stack tells of it.
      if told.contains(.willShow), told.contains(.didAppear) {
        try #require(told.contains(.didShow), "\(text)")
      }
    }
  }

  private func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    let (program, diagnostics) = NavProgram.resolve(try #require(spec, "\(mistakes)"))
    return try #require(program, "\(diagnostics)")
  }
}
