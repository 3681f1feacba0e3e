/// Divides a world into its parts (``NavPart``).
///
/// A tab becomes a part under two conditions. First, nothing in the tab refers to instances outside, except that its
/// coordinator refers to its parent, to the tab bar, and to its last children if these fill layers above. Second,
/// instances outside refer only to the tab's stack, to its coordinator, and to screens that have presented a layer. Any
/// other tab stays in the first part.
struct PartCut {
  /// The content of a tab.
  struct Inside {
    let stack: StackID
    let owner: CoordinatorID
    /// The indices of the instances in the tab, the tab's own stack and coordinator first.
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
  /// The content of each tab; nil if the tab is not a part.
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

  /// Returns the part of each instance of a kind.
  func places(of kind: KeyPath<Inside, [Int]>, count: Int) -> [UInt8] {
    var places = Array(repeating: UInt8(0), count: count)
    for (tab, inside) in insides.enumerated() {
      guard let inside else { continue }
      for index in inside[keyPath: kind] { places[index] = UInt8(tab + 1) }
    }
    return places
  }

  /// The part of each screen, and the index of the screen in the part.
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

  /// Returns the last children of a coordinator, as far as they fill layers above the root.
  private func presentedChildren(of coordinator: CoordinatorID) -> [CoordinatorID] {
    let stacks = world.layers.dropFirst().map(\.stack) + world.presentations.map(\.stack)
    let owners = stacks.compactMap { world.allStacks[$0.index].owner }
    let children = world.allCoordinators[coordinator.index].children
    return Array(children[(children.lastIndex { !owners.contains($0) }.map { $0 + 1 } ?? 0)...])
  }

  /// Returns the location of a screen in a tab that is a part; nil for other screens.
  private func place(of screen: ScreenID?) -> NavPart.InnerScreen? {
    guard let screen else { return nil }
    for (tab, inside) in insides.enumerated() {
      if let number = inside?.screens.firstIndex(of: screen.index) {
        return NavPart.InnerScreen(tab: tab, number: number)
      }
    }
    return nil
  }

  /// Replaces the presenters in tabs by the tab bar, and returns their locations.
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

  /// Leaves tabs that share instances in the first part.
  private mutating func leaveOverlaps() {
    if !hasOverlap(of: \.stacks, world.allStacks.count), !hasOverlap(of: \.screens, world.allScreens.count),
      !hasOverlap(of: \.coordinators, world.allCoordinators.count)
    {
      return
    }
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

  /// Whether two tabs share an instance of a kind.
  private func hasOverlap(of kind: KeyPath<Inside, [Int]>, _ count: Int) -> Bool {
    var isTaken = Array(repeating: false, count: count)
    for index in insides.lazy.compactMap(\.self).flatMap({ $0[keyPath: kind] }) {
      if isTaken[index] { return true }
      isTaken[index] = true
    }
    return false
  }

  /// Returns the first part with placeholders for tabs, and the tabs into which it nevertheless refers.
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
    // Here a mark is a strong reference: it keeps the tab of its screen in the first part.
    let marked = rest.taps.map(\.screen) + rest.intents.map(\.tap.screen)
    let numbers = rest.renumber(from: CoordinatorID(0))
    let open = insides.indices.filter { tab in
      insides[tab].map { refers(numbers, into: $0) || marked.contains(where: $0.holds) } ?? false
    }
    return (.rest(rest, hollow: digests, presenters: presenters), open)
  }

  /// Whether the traversal of the first part reached an instance of a tab other than its stack and coordinator.
  private func refers(_ reached: Renumbering, into tab: Inside) -> Bool {
    tab.stacks.contains { $0 != tab.stack.index && reached.stackOrder.contains($0) }
      || tab.screens.contains { reached.screenOrder.contains($0) }
      || tab.coordinators.contains { $0 != tab.owner.index && reached.coordinatorOrder.contains($0) }
  }
}

extension PartCut.Inside {
  /// Moves the marks on the tab's screens into the part.
  ///
  /// Marks whose order matters move only if all of them are on screens of the tab.
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
