import Testing

@testable import NavCheck
@testable import NavModel

@Suite("A census counts what is left without each dimension and each input") struct CensusTests {
  /// Two tabs and a shared variable; a world is its stacks, the selected tab and the variable.
  private static let product = """
    system Product
      platform ideal
      timing atomic
      bound stack 4
      without swipe

    var colour: { red, green, blue } = red

    coordinator App {
      start main
      tabs main {
        tab list: List
        tab cart: Cart
      }
    }
    coordinator List {
      start all
      screen all {
        on tap open { push item }
        on tap paint { colour = green }
        on tap repaint when colour == green { colour = blue }
      }
      screen item { on tap more { push item } }
    }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push pay } }
      screen pay
    }

    """

  /// Everything that distinguishes two worlds of ``product``.
  private struct Key: Hashable {
    var stacks: [Int]
    var selected: Int
    var colour: NavValue

    init(_ world: NavWorld) throws {
      let tabs = try #require(world.screens.compactMap(\.tabs).first)
      stacks = tabs.stacks.map { world[$0].screens.count }
      selected = tabs.selected
      colour = world.variables[0]
    }
  }

  /// All worlds of a machine, found without the census.
  private static func worlds(of machine: some StateMachine<NavWorld, NavStep>) -> Set<NavWorld> {
    var found: Set<NavWorld> = []
    var pending = machine.initialStates
    while let world = pending.popLast() {
      if machine.truncation(of: world) != nil || !found.insert(world).inserted { continue }
      machine.forEachStep(from: world) { pending.append($1) }
    }
    return found
  }

  private static func left(_ dimension: NavDimension, _ census: Census) -> Int {
    census.dimensions.first { $0.dimension == dimension }?.left ?? census.worlds
  }

  @Test func `what is left of a product is the product of the other factors`() throws {
    let check = NavigationCheck(try program(Self.product))
    let census = check.census()
    let keys = Set(try Self.worlds(of: NavStateMachine(check.machine)).map(Key.init))
    func count(_ erase: (inout Key) -> Void) -> Int {
      Set(
        keys.map { key in
          var key = key
          erase(&key)
          return key
        }
      ).count
    }
    // 4 or 2 screens a tab, two tabs to select and three colours.
    #expect(keys.count == 4 * 2 * 2 * 3)
    #expect(census.worlds == keys.count)
    let bar = try #require(check.program.places.firstIndex { $0.signature.name == "main" })
    #expect(Self.left(.tabs, census) == count { ($0.stacks, $0.selected) = ([], 0) })
    #expect(Self.left(.tab(bar: bar, index: 0), census) == count { $0.stacks[0] = 0 })
    #expect(Self.left(.tab(bar: bar, index: 1), census) == count { $0.stacks[1] = 0 })
    #expect(Self.left(.systemVariable(0), census) == count { $0.colour = .none })
    #expect(Self.left(.depth, census) == count { $0.stacks = $0.stacks.map { min($0, 2) } })
    #expect(census.isExact)
    #expect(census.worldsAtRest == census.worlds)
    #expect(census.pictures == 4 * 2 * 2)
    // The bottom screen of each tab, and the one that can be on top of it.
    #expect(census.fronts == 4)
    #expect(census.dimensions.first?.dimension == .tabs)
  }

  /// A link, an event and a sheet, with transitions and inputs that overtake.
  static let moving = """
    system Moving
      platform uikit
      bound stack 3
      without swipe, backMenu, background

    event ring
    link news to App.page blocked by true

    coordinator App {
      var calls: 0...2 = 0
      start home
      screen home {
        on tap open { push page }
        on tap ask { if presented is none { present sheet as sheet } }
      }
      screen page { on tap ask { if presented is none { present sheet as sheet } } }
      screen sheet { on tap done { dismiss } }
      on ring { if calls < 2 { calls = calls + 1 } }
      on link news { push page }
    }

    """

  @Test func `without an input there are as many worlds as the census leaves`() throws {
    let machine = NavMachine(try program(Self.moving))
    let census = NavigationCheck(machine.program).census(beyondViolations: true)
    #expect(census.worlds == Self.worlds(of: NavStateMachine(machine)).count)
    #expect(census.inputs.contains { $0.text == "back" })
    #expect(census.inputs.count > 5)
    for event in CensusSubjects(machine).all {
      guard let input = census.inputs.first(where: { $0.text == event.text }) else { continue }
      let others = Self.worlds(of: NavStateMachine(machine, avoiding: event.subject))
      #expect(input.left == others.count, "\(event.text)")
    }
  }

  @Test func `a bound that the census proposes leaves as many worlds as it says`() throws {
    func worlds(_ change: (String) -> String) throws -> Int {
      Self.worlds(of: NavStateMachine(NavMachine(try program(change(Self.moving))))).count
    }
    func savings(_ text: String) throws -> [String: Int] {
      let check = NavigationCheck(try program(text))
      var search = CensusSearch(
        NavStateMachine(check.machine), within: .unlimited, jobs: 1, watching: nil, worldsFollowedAnyway: 0)
      search.run(nil)
      let savings = CensusSavings(
        program: check.program, search: search, dimensions: [], remains: [], inputs: search.inputs, bounds: []
      )
      let all = savings.all.map { ($0.text, $0.left) } + search.bounds.map { ($0.text, $0.left) }
      return Dictionary(uniqueKeysWithValues: all)
    }
    let left = try savings(Self.moving)
    #expect(
      try left["event ring"] == worlds { $0.replacing("event ring", with: "event ring at most 1") })
    #expect(
      try left["overtake 0"]
        == worlds { $0.replacing("platform uikit", with: "platform uikit\n  overtake 0") })
    #expect(try left["bound stack 2"] == worlds { $0.replacing("bound stack 3", with: "bound stack 2") })
    let once = try savings(Self.moving.replacing("event ring", with: "event ring at most 1"))
    #expect(
      try once["event ring"] == worlds { $0.replacing("event ring", with: "event ring at most 0") })
  }

  @Test func `a control that alone leads to a screen is no saving`() throws {
    let census = NavigationCheck(try program(Self.product)).census()
    let open = try #require(census.inputs.first { $0.text == "tap open @ List.all" })
    #expect(!open.keepsScreens)
    #expect(open.left < census.worlds)
    #expect(!census.savings.contains { $0.text == open.text })
    #expect(census.savings.count == 3)
    #expect(census.savings.map(\.left) == census.savings.map(\.left).sorted())
  }

  @Test func `tabs come first where they multiply, though things move`() throws {
    let text = Self.product.replacing("platform ideal\n  timing atomic", with: "platform uikit")
    let census = NavigationCheck(try program(text)).census()
    #expect(census.dimensions.first?.text == "contents and selection of tabs, pages and columns")
    #expect(census.dimensions.contains { $0.text == "tab list of App.main" && $0.group == .tabs })
    #expect(census.worldsAtRest < census.worlds)
  }

  @Test func `a stale belief is named by its coordinator and its screen`() throws {
    let text = """
      system Stale
        platform swiftui
        without swipe, background

      event switched

      coordinator App {
        start home
        branch home: Home
        on switched { replaceRoot home }
      }
      coordinator Home {
        start list
        screen list {
          on tap ask { present question as sheet }
          on tap filter { present filter as sheet }
        }
        screen question { on tap done { dismiss } }
        screen filter { on tap done { dismiss } }
      }

      """
    let check = NavigationCheck(try program(text))
    let census = check.census(within: .states(600), beyondViolations: true)
    let stale = try #require(census.dimensions.first)
    #expect(stale.dimension == .staleLayers)
    #expect(census.factor(stale.left) > 3)
    let behind = try #require(census.remains.first { $0.dimension == .staleLayers })
    #expect(census.factor(behind.left) > 3)
    let names = census.remains.filter { $0.group == .staleLayers }.map(\.text)
    #expect(names.contains("stale belief of Home: presented Home.filter"), "\(names)")
    #expect(names.contains("stale belief of Home: presented Home.question"), "\(names)")
  }

  @Test func `a spent budget makes an estimate of exactly that many worlds`() throws {
    let census = NavigationCheck(try program(Self.moving)).census(within: .states(50))
    #expect(census.worlds == 50)
    #expect(!census.isExact)
    #expect(census.cuts == ["state budget of 50"])
    let stopped = NavigationCheck(try program(Self.moving)).census { "time budget of 1 s" }
    #expect(stopped.cuts == ["time budget of 1 s"])
    let shallow = NavigationCheck(try program(Self.moving)).census(within: .depth(2))
    #expect(shallow.cuts == ["depth budget of 2"])
    let small = NavigationCheck(try program(Self.moving)).census(within: .memory(30_000))
    #expect(small.cuts == ["memory budget of 30000 bytes"])
    #expect(small.worlds > 5)
  }

  @Test(arguments: [0, 5_000]) func `the worlds are those of a check`(_ followed: Int) throws {
    for text in [Self.moving, Self.product, Self.leak] {
      var check = NavigationCheck(try program(text))
      check.worldsFollowedAnyway = followed
      let report = check.run(within: .states(2_000))
      let census = check.census(within: .states(2_000))
      guard report.isComplete else { continue }
      #expect(census.worlds == report.worlds)
      #expect(census.endsAfterViolations == (report.worldsNotFollowed > 0))
    }
  }

  private static let leak = """
    system Leak
      platform uikit
      bound coordinators 4

    coordinator App {
      start home
      screen home { on tap open { push child } }
      branch child: Child { on finished { pop; drop child } }
    }
    coordinator Child {
      start form
      screen form { on tap done { finish } }
    }

    """

  @Test func `the census is the same with several jobs`() throws {
    let check = NavigationCheck(try program(Self.moving))
    let (one, several) = (check.census(within: .states(300)), check.census(within: .states(300), jobs: 3))
    #expect(one.dimensions == several.dimensions)
    #expect(one.inputs == several.inputs)
    #expect(one.savings == several.savings)
  }

  /// The count of what is left relies on both.
  @Test func `erasing twice is erasing once, and unlisted dimensions have no content`() throws {
    for text in [Self.moving, Self.product, Self.leak] {
      let machine = NavStateMachine(NavMachine(try program(text)))
      let worlds = Self.worlds(of: machine).sorted { $0.fingerprint < $1.fingerprint }.prefix(100)
      let all = Set(worlds.flatMap(\.dimensions))
      for world in worlds {
        let listed = Set(world.dimensions)
        for dimension in all {
          guard let left = world.erasing(dimension) else { continue }
          #expect(listed.contains(dimension), "\(dimension)")
          #expect(left.erasing(dimension) == nil, "\(dimension)")
        }
      }
    }
  }
}
