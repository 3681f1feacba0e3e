import Testing

@testable import NavModel

/// Canonical forms, compared with what reflection finds: it needs no list of the fields that refer to instances.
@Suite struct `Renumbering of instances` {
  /// Specs whose worlds contain every kind of reference: stacks in tabs, columns and layers, queued commands, blocks,
  /// effects, feedbacks, flows and messages.
  static let specs = [
    "systems/demo", "systems/coordinator-1", "systems/feedback", "systems/feedback-loop", "systems/rxflow-1",
    "systems/rxflow-2", "systems/rxflow-2018", "systems/screen-tree", "tour/11-effect",
    "tour/12-sheet-with-child", "tour/18-split-view", "usual/settings-tabs",
  ]

  private func worlds(of spec: String) throws -> [NavWorld] {
    Array(Explored(NavMachine(try program(specFile: spec)), limit: 300).worlds.prefix(300))
  }

  @Test(arguments: specs) func `every reference follows its instance, and the canonical form is found again`(
    _ spec: String
  ) throws {
    for world in try worlds(of: spec) {
      for rotation in 1...2 {
        let orders = Orders(of: world, rotatedBy: rotation)
        var other = world
        var numbers = orders.renumbering
        other.renumber(by: &numbers)
        #expect(Orders.places(of: other) == orders.moved(Orders.places(of: world)))
        other.canonicalize()
        #expect(other == world)
      }
    }
  }

  @Test(arguments: specs) func `an instance to which nothing refers is removed`(_ spec: String) throws {
    for world in try worlds(of: spec) {
      var other = world
      other.screensUntracked.append(NavScreen(route: NavRoute(place: 0), owner: nil))
      other.stacksUntracked.append(
        NavStack(screens: [ScreenID(other.screensUntracked.count - 1)], owner: nil))
      other.coordinatorsUntracked.append(
        NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil))
      other.canonicalize()
      #expect(other == world)
    }
  }

  /// A cover over a tab bar, which the app replaces below the cover; the tab can show a page before.
  private let replaced = """
    system Replaced
      platform uikit
      timing atomic
      without swipe, backMenu, background, reselect
    event renew
    event ask
    coordinator App {
      start main
      tabs main { tab home: Home { on removed { drop child } } }
      screen question { on tap close { dismiss } }
      on ask { if presented is none { present question as cover from main } }
      on renew { replaceRoot main with noAnimation }
    }
    coordinator Home {
      start list
      screen list { on tap open { push page } }
      screen page { on tap show { present card as cover } }
      screen card { on tap close { dismiss } }
    }

    """

  @Test func `a layer does not keep the tabs of a bar that is replaced below it`() throws {
    let machine = NavMachine(try program(replaced))
    let explored = Explored(machine)
    #expect(explored.cut.isEmpty)
    let orphaned = explored.worlds.filter { world in
      world.layers.dropFirst().contains { $0.presenter.map { world.stack(holding: $0) == nil } ?? false }
    }
    // The presenter was the tab bar or the page.
    #expect(orphaned.contains { machine.isQuiescent($0) })
    for world in orphaned {
      for layer in world.layers.dropFirst() {
        let presenter = try #require(layer.presenter)
        #expect(world.screens[presenter.index].tabs == nil)
      }
      #expect(world.screens.count(where: { $0.tabs != nil }) == 1)
    }
  }
}

/// An order of the instances of a world, and the references that reflection finds.
private struct Orders {
  struct Reference: Hashable {
    let kind: String
    var index: Int
  }

  /// The references in one instance, or in everything else.
  struct Place: Hashable {
    let instance: Reference?
    let references: [Reference]

    init(_ instance: Reference?, _ references: [Reference]) {
      self.instance = instance
      // Outside of the instances, taps are in the order of the numbers of their screens, and so not in a fixed one.
      self.references =
        instance == nil ? references.sorted { ($0.kind, $0.index) < ($1.kind, $1.index) } : references
    }
  }

  let orders: [String: [Int]]

  init(of world: NavWorld, rotatedBy rotation: Int) {
    func rotated(_ range: Range<Int>) -> [Int] {
      range.map { range.lowerBound + ($0 - range.lowerBound + rotation) % range.count }
    }
    // Every traversal begins with the first coordinator.
    orders = [
      "stack": rotated(0..<world.stacks.count), "screen": rotated(0..<world.screens.count),
      "coordinator": [0] + rotated(1..<world.coordinators.count),
    ]
  }

  var renumbering: Renumbering {
    Renumbering(
      stackOrder: orders["stack"] ?? [], screenOrder: orders["screen"] ?? [],
      coordinatorOrder: orders["coordinator"] ?? [])
  }

  /// The references of a world, by the instance that contains them.
  static func places(of world: NavWorld) -> Set<Place> {
    func places<Instance>(_ kind: String, _ instances: NavInstances<Instance>) -> [Place] {
      instances.enumerated().map { Place(Reference(kind: kind, index: $0), references(in: $1)) }
    }
    return Set(
      [Place(nil, references(in: world.rest))] + places("stack", world.stacks)
        + places("screen", world.screens) + places("coordinator", world.coordinators))
  }

  private static func references(in value: Any) -> [Reference] {
    switch value {
    case let screen as ScreenID: [Reference(kind: "screen", index: screen.index)]
    case let stack as StackID: [Reference(kind: "stack", index: stack.index)]
    case let coordinator as CoordinatorID: [Reference(kind: "coordinator", index: coordinator.index)]
    default: Mirror(reflecting: value).children.flatMap { references(in: $0.value) }
    }
  }

  /// The places after the instances have moved.
  func moved(_ places: Set<Place>) -> Set<Place> {
    func moved(_ reference: Reference) -> Reference {
      let order = orders[reference.kind] ?? []
      return Reference(kind: reference.kind, index: order.firstIndex(of: reference.index) ?? reference.index)
    }
    return Set(places.map { Place($0.instance.map(moved), $0.references.map(moved)) })
  }
}
