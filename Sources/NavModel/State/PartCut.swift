/// Divides a world into its parts (``NavPart``).
///
/// A tab becomes a part under two conditions. First, nothing in the tab refers to instances outside, except that its
/// coordinator refers to its parent, to the tab bar, and to its last children if these fill layers above. Second,
/// instances outside refer only to the tab's stack, to its coordinator, and to screens that have presented a layer. Any
/// other tab stays in the first part.
///
/// A layer above the root becomes a part under the same conditions if its coordinator branched at a screen on the
/// layer's stack, and if no screen in it has tabs. Its screens also become a part if they belong to another coordinator
/// and refer to no other, such as the sheet of a tab's coordinator. The first part then holds the coordinator that owns
/// them.
struct PartCut {
  /// The content of a tab or layer.
  struct Inside {
    let stack: StackID
    let owner: CoordinatorID
    /// Whether the part contains the owner; false for a layer whose screens belong to a coordinator elsewhere.
    let hasOwner: Bool
    /// The index of the layer; nil for a tab.
    let layer: Int?
    /// The indices of the instances in the part, its own stack and coordinator first.
    let stacks: [Int]
    let screens: [Int]
    let coordinators: [Int]
    /// The last children of the part's coordinator, which fill layers above.
    let presented: [CoordinatorID]
    let hasCoordinatorOfTab: Bool
    var world: NavWorld

    /// The summary for the first part.
    var digest: NavPart.Digest { NavPart.Digest(of: self) }

    func holds(_ screen: ScreenID) -> Bool { screens.contains(screen.index) }
  }

  private let world: NavWorld
  private let scheme: NavPartScheme
  /// Evaluates whether a tab or layer by itself violates no structural property; nil if no search needs the result.
  private let isSound: ((NavWorld) -> Bool)?
  /// The content of each tab, then of each layer; nil if it is not a part.
  private var insides: [Inside?] = []
  /// The part of each instance.
  private var locations: Locations
  private(set) var parts: [NavPart] = []

  init(of world: NavWorld, by scheme: NavPartScheme, isSound: ((NavWorld) -> Bool)? = nil) {
    self.world = world
    self.scheme = scheme
    self.isSound = isSound
    locations = Locations(of: world)
    insides = Array(repeating: nil, count: scheme.inner)
    if let bar = world.partBar, let stacks = world.screensUntracked[bar.index].tabs?.stacks {
      for (tab, stack) in stacks.enumerated() where tab < scheme.tabs { insides[tab] = inside(stack, bar) }
    }
    for layer in world.layers.indices.dropFirst() {
      if let index = scheme.index(ofLayer: layer) { insides[index] = inside(layer: layer) }
    }
    leaveOverlaps()
    while true {
      let (rest, open) = rest()
      if open.isEmpty {
        parts = [rest] + insides.map { $0.map { .inner($0.world) } ?? .none }
        return
      }
      for index in open { insides[index] = nil }
      locations.locate(insides, in: world)
    }
  }

  /// The content of a tab with some stack during a step, when the world is not canonical; nil if the stack has no owner.
  static func content(ofTab stack: StackID, in world: NavWorld, by scheme: NavPartScheme) -> Inside? {
    guard let owner = world.stacksUntracked[stack.index].owner else { return nil }
    var inside = PartCut(undivided: world, by: scheme).inside(stack, owner, layer: nil)
    var rest = world
    inside.takeMarks(of: world, from: &rest)
    return inside
  }

  /// The last children of a coordinator during a step, as far as they fill layers above the root.
  static func children(presentedBy owner: CoordinatorID, in world: NavWorld, by scheme: NavPartScheme)
    -> [CoordinatorID]
  {
    PartCut(undivided: world, by: scheme).presentedChildren(of: owner)
  }

  private init(undivided world: NavWorld, by scheme: NavPartScheme) {
    (self.world, self.scheme) = (world, scheme)
    isSound = nil
    locations = Locations(of: world)
  }

  /// The digest of a part in the first part; nil if it is no part.
  func digest(of part: Int) -> NavPart.Digest? {
    if case .rest(_, let hollow, _) = parts[0] { hollow[part - 1] } else { nil }
  }

  /// For each layer and presentation, the number of its presenting screen if that is in a part.
  func presenters(in part: Int) -> [Int?] {
    guard case .rest(_, _, let presenters) = parts[0] else { return [] }
    return presenters.map { $0?.part == part - 1 ? $0?.number : nil }
  }

  /// Whether an instance that was in a part has moved to another one.
  func hasMoved(from part: UInt8, _ before: NavObservation.Places) -> Bool {
    zip(before.stacks, locations.stacks).contains { $0 == part && $1 != part }
      || zip(before.screens, locations.screens).contains { $0.part == part && $1 != part }
      || zip(before.coordinators, locations.coordinators).contains { $0 == part && $1 != part }
  }

  /// Returns the first part, and the parts that may violate a structural property.
  ///
  /// A part whose coordinator has presented a layer may if a variable of the coordinator follows layers.
  ///
  /// - Parameter tied: The declarations of coordinators with such a variable.
  /// - Returns: The numbers of the parts.
  func doubtfulParts(tied: Set<Int>) -> [Int] {
    guard case .rest(_, let hollow, _) = parts[0] else { return [] }
    let presenting = world.layers.map(\.coordinator) + world.presentations.map(\.coordinator)
    let inner = insides.indices.filter { index in
      guard let inside = insides[index], let digest = hollow[index] else { return false }
      return !digest.isSound
        || inside.hasOwner && tied.contains(world.coordinatorsUntracked[inside.owner.index].declaration)
          && presenting.contains(inside.owner)
    }
    return [0] + inner.map { $0 + 1 }
  }

  /// The locations of the instances, with which the world is observed.
  ///
  /// - Parameters:
  ///   - log: The log for the reads.
  ///   - focus: The part or link on which properties are evaluated alone.
  ///   - ignoring: The parts whose reads are not recorded.
  /// - Returns: The locations.
  func places(log: ReadLog, focus: Int?, ignoring: UInt64) -> NavObservation.Places {
    typealias Place = NavObservation.Places.ScreenPlace
    var screens = locations.screens.map { Place(part: $0, number: 0) }
    for (part, inside) in insides.enumerated() {
      for (number, index) in (inside?.screens ?? []).enumerated() {
        screens[index] = Place(part: UInt8(part + 1), number: UInt16(clamping: number))
      }
    }
    return NavObservation.Places(
      stacks: locations.stacks, screens: screens, coordinators: locations.coordinators,
      ownStacks: insides.map { $0?.stack }, log: log, scheme: scheme, focus: focus, ignoring: ignoring)
  }

  private func inside(_ stack: StackID, _ bar: ScreenID) -> Inside? {
    guard let owner = world.stacksUntracked[stack.index].owner,
      world.coordinatorsUntracked[owner.index].branchedFrom == bar
    else { return nil }
    return inside(stack, owner, layer: nil)
  }

  private func inside(layer: Int) -> Inside? {
    let stack = world.layers[layer].stack
    guard let owner = world.stacksUntracked[stack.index].owner else { return nil }
    let from = world.coordinatorsUntracked[owner.index].branchedFrom
    let hasOwner = from.map(world.stacksUntracked[stack.index].screens.contains) ?? false
    let inside = inside(stack, owner, layer: layer, hasOwner: hasOwner)
    if !hasOwner, inside.world.coordinatorsUntracked.count > 1 { return nil }
    return inside.world.screensUntracked.contains { $0.tabs != nil } ? nil : inside
  }

  private func inside(_ stack: StackID, _ owner: CoordinatorID, layer: Int?, hasOwner: Bool = true) -> Inside
  {
    var inner = NavWorld()
    inner.layers = [NavLayer(stack: stack)]
    inner.stacksUntracked = world.stacksUntracked
    inner.screensUntracked = world.screensUntracked
    inner.coordinatorsUntracked = world.coordinatorsUntracked
    var presented: [CoordinatorID] = []
    if hasOwner {
      inner.coordinatorsUntracked[owner.index].parent = nil
      if layer == nil { inner.coordinatorsUntracked[owner.index].branchedFrom = nil }
      presented = presentedChildren(of: owner)
      inner.coordinatorsUntracked[owner.index].children.removeLast(presented.count)
    } else {
      inner.coordinatorsUntracked[owner.index] = .absent
    }
    let numbers = inner.renumber(from: owner)
    return Inside(
      stack: stack, owner: owner, hasOwner: hasOwner, layer: layer, stacks: numbers.stackOrder,
      screens: numbers.screenOrder, coordinators: hasOwner ? numbers.coordinatorOrder : [],
      presented: presented,
      hasCoordinatorOfTab: inner.coordinatorsUntracked.dropFirst().contains(where: isOfTab), world: inner)
  }

  private func isOfTab(_ coordinator: NavCoordinator) -> Bool {
    coordinator.isAlive && coordinator.branch.map { scheme.places.contains($0.place) } ?? false
  }

  /// Returns the last children of a coordinator, as far as they fill layers above the root.
  private func presentedChildren(of coordinator: CoordinatorID) -> [CoordinatorID] {
    let stacks = world.layers.dropFirst().map(\.stack) + world.presentations.map(\.stack)
    let owners = stacks.compactMap { world.stacksUntracked[$0.index].owner }
    let children = world.coordinatorsUntracked[coordinator.index].children
    return Array(children[(children.lastIndex { !owners.contains($0) }.map { $0 + 1 } ?? 0)...])
  }

  /// Returns the location of a screen in a part other than the first; nil for other screens.
  private func place(of screen: ScreenID?) -> NavPart.InnerScreen? {
    guard let screen, case let part = Int(locations.screens[screen.index]) - 1, part >= 0 else { return nil }
    return insides[part]?.screens.firstIndex(of: screen.index).map {
      NavPart.InnerScreen(part: part, number: $0)
    }
  }

  /// Replaces the presenters in other parts by the tab bar or a screen on the root stack, and returns their locations.
  private func takePresenters(from rest: inout NavWorld) -> [NavPart.InnerScreen?] {
    if world.layers.count == 1, world.presentations.isEmpty { return [] }
    guard let first = world.layers.first,
      let bar = world.partBar ?? world.stacksUntracked[first.stack.index].screens.first
    else { return [] }
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

  /// Leaves tabs and layers that share instances in the first part, and locates the instances.
  private mutating func leaveOverlaps() {
    if locations.locate(insides, in: world) { return }
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
    locations.locate(insides, in: world)
  }

  /// Returns the first part with placeholders for tabs and layers, and those into which it nevertheless refers.
  private mutating func rest() -> (NavPart, [Int]) {
    var rest = world
    var digests: [NavPart.Digest?] = Array(repeating: nil, count: insides.count)
    // The stack and the coordinator of each part, to which the first part refers.
    var entrances = Locations(of: world)
    for tab in insides.indices {
      insides[tab]?.takeMarks(of: world, from: &rest)
      guard let inside = insides[tab] else { continue }
      let owner = inside.owner
      entrances.stacks[inside.stack.index] = 1
      var digest = NavPart.Digest(of: inside)
      if let isSound { digest.isSound = inside.isSound(by: isSound) }
      digests[tab] = digest
      rest.stacksUntracked[inside.stack.index] = NavStack(screens: [], owner: owner)
      guard inside.hasOwner else {
        let found = world.coordinatorsUntracked[owner.index]
        digests[tab]?.isSound = digest.isSound && found.isAlive && !found.isFinished
        continue
      }
      entrances.coordinators[owner.index] = 1
      rest.coordinatorsUntracked[owner.index].children = inside.presented
      if inside.layer != nil { rest.coordinatorsUntracked[owner.index].branchedFrom = nil }
      rest.coordinatorsUntracked[owner.index].variables = []
      rest.coordinatorsUntracked[owner.index].branchVariables = []
      rest.coordinatorsUntracked[owner.index].library = []
    }
    let presenters = takePresenters(from: &rest)
    // Here a mark is a strong reference: it keeps the tab or layer of its screen in the first part.
    let marked = rest.taps.map(\.screen.index) + rest.shownRoutes.map(\.tap.screen.index)
    let reached = rest.renumber(from: CoordinatorID(0))
    var open: Set<UInt8> = []
    for index in reached.stackOrder where entrances.stacks[index] == 0 {
      open.insert(locations.stacks[index])
    }
    for index in reached.screenOrder + marked { open.insert(locations.screens[index]) }
    for index in reached.coordinatorOrder where entrances.coordinators[index] == 0 {
      open.insert(locations.coordinators[index])
    }
    return (
      .rest(rest, hollow: digests, presenters: presenters),
      open.filter { $0 > 0 }.map { Int($0) - 1 }.sorted()
    )
  }

  /// The part of each instance of a world; 0 for the first part.
  private struct Locations {
    var stacks: [UInt8]
    var screens: [UInt8]
    var coordinators: [UInt8]

    /// Creates locations in the first part.
    init(of world: NavWorld) {
      stacks = Array(repeating: 0, count: world.stacksUntracked.count)
      screens = Array(repeating: 0, count: world.screensUntracked.count)
      coordinators = Array(repeating: 0, count: world.coordinatorsUntracked.count)
    }

    /// Locates the instances of tabs and layers.
    ///
    /// - Returns: Whether no instance is in two of them.
    @discardableResult
    mutating func locate(_ insides: [Inside?], in world: NavWorld) -> Bool {
      self = Locations(of: world)
      var isDisjoint = true
      func locate(_ indices: [Int], _ part: Int, in locations: inout [UInt8]) {
        for index in indices {
          if locations[index] != 0 { isDisjoint = false }
          locations[index] = UInt8(part + 1)
        }
      }
      for part in insides.indices {
        guard let inside = insides[part] else { continue }
        locate(inside.stacks, part, in: &stacks)
        locate(inside.screens, part, in: &screens)
        locate(inside.coordinators, part, in: &coordinators)
      }
      return isDisjoint
    }
  }
}
