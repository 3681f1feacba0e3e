/// Cuts a world into its parts (``NavPart``).
///
/// A tab is cut off where nothing in it refers out of it but its coordinator to its parent, to the tab bar and to the
/// last of its children where these fill layers above, and nothing refers into it but to its stack, to its coordinator
/// and, as what has presented a layer, to a screen. Any other tab stays with the rest.
struct PartCut {
  /// What lies in a tab.
  struct Inside {
    let stack: StackID
    let owner: CoordinatorID
    /// The numbers of the entities inside, the tab's stack and coordinator first.
    let stacks: [Int]
    let screens: [Int]
    let coordinators: [Int]
    /// The last children of the tab's coordinator, which fill layers above.
    let presented: [CoordinatorID]
    var world: NavWorld

    func holds(_ screen: ScreenID) -> Bool { screens.contains(screen.index) }
  }

  private let world: NavWorld
  private let tabs: Int
  /// For each tab what lies in it, where it is cut off.
  private var insides: [Inside?] = []
  private(set) var parts: [NavPart] = []

  init(of world: NavWorld, tabs: Int) {
    self.world = world
    self.tabs = tabs
    insides = Array(repeating: nil, count: tabs)
    if let bar = world.rootBar, let stacks = world.allScreens[bar.index].tabs?.stacks {
      for (tab, stack) in stacks.enumerated() where tab < tabs { insides[tab] = inside(stack, bar) }
      leaveOverlaps()
    }
    while true {
      let (rest, open) = rest()
      if open.isEmpty {
        parts = [rest] + insides.map { $0.map { .tab($0.world) } ?? .none }
        return
      }
      for tab in open { insides[tab] = nil }
    }
  }

  /// For each entity of a kind the part in which it lies.
  func places(of kind: KeyPath<Inside, [Int]>, count: Int) -> [UInt8] {
    var places = Array(repeating: UInt8(0), count: count)
    for (tab, inside) in insides.enumerated() {
      guard let inside else { continue }
      for index in inside[keyPath: kind] { places[index] = UInt8(tab + 1) }
    }
    return places
  }

  /// For each screen the part in which it lies, and its number there.
  var screenPlaces: [NavObservation.Places.ScreenPlace] {
    typealias Place = NavObservation.Places.ScreenPlace
    var places = Array(repeating: Place(part: 0, number: 0), count: world.allScreens.count)
    for (tab, inside) in insides.enumerated() {
      for (number, index) in (inside?.screens ?? []).enumerated() {
        places[index] = Place(part: UInt8(tab + 1), number: UInt16(clamping: number))
      }
    }
    return places
  }

  private func inside(_ stack: StackID, _ bar: ScreenID) -> Inside? {
    guard let owner = world.allStacks[stack.index].owner,
      world.allCoordinators[owner.index].branchedFrom == bar
    else { return nil }
    var inner = NavWorld()
    inner.layers = [NavLayer(stack: stack)]
    inner.allStacks = world.allStacks
    inner.allScreens = world.allScreens
    inner.allCoordinators = world.allCoordinators
    inner.allCoordinators[owner.index].parent = nil
    inner.allCoordinators[owner.index].branchedFrom = nil
    let presented = presentedChildren(of: owner)
    inner.allCoordinators[owner.index].children.removeLast(presented.count)
    let numbers = inner.renumber(from: owner)
    return Inside(
      stack: stack, owner: owner, stacks: numbers.stackOrder, screens: numbers.screenOrder,
      coordinators: numbers.coordinatorOrder, presented: presented, world: inner)
  }

  /// The last of the children of a coordinator that fill layers above the root.
  private func presentedChildren(of coordinator: CoordinatorID) -> [CoordinatorID] {
    let stacks = world.layers.dropFirst().map(\.stack) + world.presentations.map(\.stack)
    let owners = stacks.compactMap { world.allStacks[$0.index].owner }
    let children = world.allCoordinators[coordinator.index].children
    return Array(children[(children.lastIndex { !owners.contains($0) }.map { $0 + 1 } ?? 0)...])
  }

  /// Where a screen lies in a tab that is cut off.
  private func place(of screen: ScreenID?) -> NavPart.InnerScreen? {
    guard let screen else { return nil }
    for (tab, inside) in insides.enumerated() {
      if let number = inside?.screens.firstIndex(of: screen.index) {
        return NavPart.InnerScreen(tab: tab, number: number)
      }
    }
    return nil
  }

  /// Lets the tab bar stand for the screens in tabs that have presented layers; gives back which these are.
  private func takePresenters(from rest: inout NavWorld) -> [NavPart.InnerScreen?] {
    if world.layers.count == 1, world.presentations.isEmpty { return [] }
    guard let bar = world.rootBar else { return [] }
    var presenters: [NavPart.InnerScreen?] = []
    for (index, layer) in world.layers.enumerated() {
      presenters.append(place(of: layer.presenter))
      if presenters[index] != nil { rest.layers[index].presenter = bar }
    }
    for (index, wanted) in world.presentations.enumerated() {
      presenters.append(place(of: wanted.presenter))
      if presenters[presenters.count - 1] != nil { rest.presentations[index].presenter = bar }
    }
    return presenters
  }

  /// Tabs that refer into each other stay with the rest.
  private mutating func leaveOverlaps() {
    for first in insides.indices {
      for second in insides.indices.dropFirst(first + 1) {
        guard let one = insides[first], let other = insides[second] else { continue }
        if !Set(one.stacks).isDisjoint(with: other.stacks)
          || !Set(one.screens).isDisjoint(with: other.screens)
          || !Set(one.coordinators).isDisjoint(with: other.coordinators)
        {
          insides[first] = nil
          insides[second] = nil
        }
      }
    }
  }

  /// The rest with hollow stacks and coordinators in the place of tabs, and the tabs that it refers into nevertheless.
  private mutating func rest() -> (NavPart, [Int]) {
    var rest = world
    var digests: [NavPart.Digest?] = []
    for tab in insides.indices {
      guard var inside = insides[tab] else {
        digests.append(nil)
        continue
      }
      inside.takeMarks(of: world, from: &rest)
      insides[tab] = inside
      digests.append(NavPart.Digest(of: inside))
      rest.allStacks[inside.stack.index] = NavStack(screens: [], owner: inside.owner)
      var hollow = rest.allCoordinators[inside.owner.index]
      hollow.children = inside.presented
      hollow.variables = []
      hollow.branchVariables = []
      hollow.library = []
      rest.allCoordinators[inside.owner.index] = hollow
    }
    let presenters = takePresenters(from: &rest)
    // Strong references, for once: a mark on a screen keeps the tab of the screen with the rest.
    let marked = rest.taps.map(\.screen) + rest.intents.map(\.tap.screen)
    let numbers = rest.renumber(from: CoordinatorID(0))
    let open = insides.indices.filter { tab in
      insides[tab].map { refers(numbers, into: $0) || marked.contains(where: $0.holds) } ?? false
    }
    return (.rest(rest, hollow: digests, presenters: presenters), open)
  }

  /// Whether the rest has reached something of a tab but its stack and its coordinator.
  private func refers(_ reached: Renumbering, into tab: Inside) -> Bool {
    tab.stacks.contains { $0 != tab.stack.index && reached.stackOrder.contains($0) }
      || tab.screens.contains { reached.screenOrder.contains($0) }
      || tab.coordinators.contains { $0 != tab.owner.index && reached.coordinatorOrder.contains($0) }
  }
}

extension PartCut.Inside {
  /// Takes over the marks on screens in here; those whose order matters where all are on screens in here.
  fileprivate mutating func takeMarks(of world: NavWorld, from rest: inout NavWorld) {
    func number(_ screen: ScreenID) -> ScreenID {
      ScreenID(screens.firstIndex(of: screen.index) ?? 0)
    }
    func number(_ mark: NavTapMark) -> NavTapMark {
      NavTapMark(screen: number(mark.screen), control: mark.control)
    }
    let taps = world.taps.filter { holds($0.screen) }
    self.world.taps = taps.map(number).sorted { $0.precedes($1) }
    rest.taps.removeAll(where: taps.contains)
    let intents = world.intents.filter { holds($0.tap.screen) && !$0.route.refersToInstances }
    self.world.intents = intents.map { NavIntent(tap: number($0.tap), route: $0.route) }
      .sorted { $0.precedes($1) }
    rest.intents.removeAll(where: intents.contains)
    if !world.owedExits.isEmpty, world.owedExits.allSatisfy(holds) {
      self.world.owedExits = world.owedExits.map(number)
      rest.owedExits = []
    }
    if !world.refusals.isEmpty,
      world.refusals.allSatisfy({ ($0.screen.map(holds) ?? false) && !$0.route.refersToInstances })
    {
      self.world.refusals = world.refusals.map { NavRefusal(route: $0.route, screen: $0.screen.map(number)) }
      rest.refusals = []
    }
  }
}

extension NavPart.Digest {
  fileprivate init(of inside: PartCut.Inside) {
    let world = inside.world
    let own = world.allStacks[0]
    hasMail = !own.mail.isEmpty
    hasInnerMail = world.allStacks.dropFirst().contains { !$0.mail.isEmpty }
    hasQueued = !own.queued.isEmpty
    phase = own.transition?.phase
    isEmpty = own.screens.isEmpty
    isHousing = own.screens.contains { screen in
      world.allScreens[screen.index].owner.map { world.isDescendant($0, of: CoordinatorID(0)) } ?? false
    }
    hasFinished = world.allCoordinators.contains(where: \.isFinished)
    marks = [
      !world.taps.isEmpty, !world.intents.isEmpty, !world.owedExits.isEmpty, !world.refusals.isEmpty,
    ]
  }
}
