extension NavWorld {
  /// Returns the parts of a canonical world: everything outside tabs, then the tabs of the root layer.
  ///
  /// ``init(parts:)`` with the result is equal to this world, and equal worlds have equal parts.
  ///
  /// - Parameter tabs: The greatest number of tabs of a tab bar in the program.
  /// - Returns: The first part, then a part for each tab.
  /// - Complexity: O(*t* × *n*), where *n* is the size of the world and *t* the number of tabs. Each tab that other
  ///   parts refer into is counted twice.
  package func parts(tabs: Int) -> [NavPart] { PartCut(of: unobserved, tabs: tabs).parts }

  /// Returns the same world, which records its reads in a log by the identifiers of ``NavFacets``.
  ///
  /// A world that is observed already, or that steps have produced from an observed world, keeps the locations of its
  /// instances. Instances that a step has created or moved are in parts that have changed.
  ///
  /// - Parameters:
  ///   - log: The log for the reads.
  ///   - tabs: The greatest number of tabs of a tab bar in the program.
  ///   - focus: The part for which properties are evaluated part by part; nil for all parts.
  ///   - ignoring: The parts whose reads are not recorded, one bit each.
  /// - Returns: The observed world.
  package func observed(in log: PartLog, tabs: Int, focus: Int?, ignoring: UInt64) -> NavWorld {
    var world = self
    if let known = observation.places {
      world.observation.places = known.noting(in: log, focus: focus, ignoring: ignoring)
    } else {
      let cut = PartCut(of: self, tabs: tabs)
      world.observation.places = NavObservation.Places(
        stacks: cut.places(of: \.stacks, count: allStacks.count), screens: cut.screenPlaces,
        coordinators: cut.places(of: \.coordinators, count: allCoordinators.count), log: log,
        count: tabs + 1, focus: focus, ignoring: ignoring)
    }
    // Nearly every predicate reads the rest; reading it first keeps the read logs short.
    if world.isAskedAboutRest { world.observation.readRest() }
    return world
  }

  /// Returns the canonical world with the given parts, which stores the locations of its instances and records nothing.
  ///
  /// Observing the result is equivalent to observing ``init(parts:)``, but does not divide the world into parts again.
  package static func observable(_ parts: [NavPart]) -> NavWorld {
    var world = NavWorld()
    world.observation.places = NavObservation.Places(
      stacks: [], screens: [], coordinators: [], log: PartLog(), count: parts.count, focus: nil,
      ignoring: .max)
    world.assemble(parts)
    return world.remembering
  }

  /// Creates the canonical world with the given parts.
  ///
  /// - Parameter parts: The value of ``parts(tabs:)``.
  package init(parts: [NavPart]) {
    self.init()
    assemble(parts)
  }

  private mutating func assemble(_ parts: [NavPart]) {
    guard case .rest(let rest, let hollow, let presenters)? = parts.first else {
      preconditionFailure("the first part of a world must be '.rest'")
    }
    let places = observation.places
    self = rest
    var finder = PlaceFinder(of: rest)
    var numbersOfTabs: [PartNumbering?] = []
    for (tab, part) in parts.dropFirst().enumerated() {
      guard case .tab(let inner) = part, let tabs = rest.rootTabs else {
        numbersOfTabs.append(nil)
        continue
      }
      precondition(hollow[tab] != nil, "the first part has no digest of tab \(tab)")
      let numbers = fill(tabs.stacks[tab], with: inner)
      finder.add(numbers, as: tab + 1)
      numbersOfTabs.append(numbers)
    }
    for (index, presenter) in presenters.enumerated() {
      guard let presenter, let numbers = numbersOfTabs[presenter.tab] else { continue }
      let screen = ScreenID(numbers.screens[presenter.number])
      if index < rest.layers.count {
        self.rest.layers[index].presenter = screen
      } else {
        self.rest.presentations[index - rest.layers.count].presenter = screen
      }
    }
    observation.places = places.map(finder.places)
    canonicalize()
  }

  /// Replaces the placeholders of a tab by the content of a part, and returns the new identifiers of its instances.
  private mutating func fill(_ stack: StackID, with part: NavWorld) -> PartNumbering {
    guard let owner = peek(stack).owner else {
      preconditionFailure("the stack of a tab that is a part has no owner")
    }
    let stacks = [stack.index] + part.allStacks.indices.dropFirst().map { allStacks.count + $0 - 1 }
    let screens = part.allScreens.indices.map { allScreens.count + $0 }
    let coordinators =
      [owner.index] + part.allCoordinators.indices.dropFirst().map { allCoordinators.count + $0 - 1 }
    let made = append(
      part, Renumbering(stacks: stacks, screens: screens, coordinators: coordinators))
    allStacks[stack.index] = made.stack
    var filled = made.coordinator
    filled.parent = peek(owner).parent
    filled.branchedFrom = peek(owner).branchedFrom
    filled.children += peek(owner).children
    allCoordinators[owner.index] = filled
    return PartNumbering(stacks: stacks, screens: screens, coordinators: coordinators)
  }
}

/// The indices of a part's instances in a world, in the order of the part.
private struct PartNumbering {
  let stacks: [Int]
  let screens: [Int]
  let coordinators: [Int]
}

/// Locates instances while a world is assembled from its parts.
private struct PlaceFinder {
  private typealias Places = NavObservation.Places
  private var stacks: [UInt8]
  private var screens: [Places.ScreenPlace]
  private var coordinators: [UInt8]

  init(of rest: NavWorld) {
    stacks = Array(repeating: 0, count: rest.allStacks.count)
    screens = Array(repeating: Places.ScreenPlace(part: 0, number: 0), count: rest.allScreens.count)
    coordinators = Array(repeating: 0, count: rest.allCoordinators.count)
  }

  mutating func add(_ numbers: PartNumbering, as part: Int) {
    let part = UInt8(part)
    func lie(_ index: Int, in places: inout [UInt8]) {
      if index < places.count { places[index] = part } else { places.append(part) }
    }
    for index in numbers.stacks { lie(index, in: &stacks) }
    for index in numbers.coordinators { lie(index, in: &coordinators) }
    for number in numbers.screens.indices {
      screens.append(Places.ScreenPlace(part: part, number: UInt16(clamping: number)))
    }
  }

  func places(like places: NavObservation.Places) -> NavObservation.Places {
    NavObservation.Places(
      stacks: stacks, screens: screens, coordinators: coordinators, log: places.log, count: places.count,
      focus: places.focus, ignoring: places.ignoring)
  }
}
