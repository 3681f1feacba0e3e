extension NavWorld {
  /// Returns the parts of a canonical world: the first part, then the tabs of the root layer and the other layers.
  ///
  /// ``init(parts:)`` with the result is equal to this world, and equal worlds have equal parts.
  ///
  /// - Parameters:
  ///   - scheme: The order of the parts.
  ///   - isSound: A closure that takes the content of a tab or layer as a world of its own, and returns whether its
  ///     variables violate no structural property (``NavPart/Digest/isSound``); nil if no search needs the result.
  /// - Returns: The parts.
  /// - Complexity: O(*p* × *n*), where *n* is the size of the world and *p* the number of parts. Each tab or layer
  ///   that other parts refer into is counted twice.
  package func parts(by scheme: NavPartScheme, isSound: ((NavWorld) -> Bool)? = nil) -> [NavPart] {
    PartCut(of: withoutTracking, by: scheme, isSound: isSound).parts
  }

  /// Returns whether a test is true of a settled world with the focus on some part.
  ///
  /// The function reads the first part, and further only parts that may violate a structural property. It takes the
  /// locations of instances from this world, not from the world in which the observation began.
  ///
  /// - Parameters:
  ///   - scheme: The order of the parts.
  ///   - tied: The declarations of coordinators with a variable that follows layers.
  ///   - isSound: The closure of ``parts(by:isSound:)``. The test must be false of a part for which it is true, unless
  ///     the coordinator of the part is `tied` and has presented a layer.
  ///   - test: The test, which evaluates structural properties part by part.
  /// - Returns: The result of the test for the whole world if reads are not recorded.
  package func isTrueInSomePart(
    by scheme: NavPartScheme, tied: Set<Int>, isSound: @escaping (NavWorld) -> Bool,
    _ test: (NavWorld) -> Bool
  ) -> Bool {
    guard let places = observation.places else { return test(self) }
    observation.readRest()
    let cut = PartCut(of: withoutTracking, by: scheme, isSound: isSound)
    var world = self
    let doubtful = cut.doubtfulParts(tied: tied)
    for part in 1..<places.count where places.log.localParts >> UInt64(part) & 1 == 1 {
      places.record(.answer(doubtful.contains(part)), of: part)
    }
    for part in doubtful {
      world.observation.places = cut.places(log: places.log, focus: part, ignoring: places.ignoring)
      if test(world) { return true }
    }
    return false
  }

  /// Records for each part that was read locally whether it may violate a structural property, as the first part states.
  package func recordSoundnessOfLocalParts(by scheme: NavPartScheme, _ isSound: @escaping (NavWorld) -> Bool)
  {
    guard let places = observation.places, places.log.localParts != 0 else { return }
    let cut = PartCut(of: withoutTracking, by: scheme, isSound: isSound)
    for part in 1..<places.count where places.log.localParts >> UInt64(part) & 1 == 1 {
      places.record(.part(cut.digest(of: part), []), of: part)
    }
  }

  /// Returns the same world, which records its reads in a log by the identifiers of ``NavFacets``.
  ///
  /// A world that is observed already, or that steps have produced from an observed world, keeps the locations of its
  /// instances. Instances that a step has created or moved are in parts that have changed.
  ///
  /// - Parameters:
  ///   - log: The log for the reads.
  ///   - scheme: The order of the parts.
  ///   - focus: The part or link (``focusedLink``) for which properties are evaluated alone; nil for all of them.
  ///   - ignoring: The parts whose reads are not recorded, one bit each.
  /// - Returns: The observed world.
  package func observed(in log: ReadLog, by scheme: NavPartScheme, focus: Int?, ignoring: UInt64) -> NavWorld
  {
    var world = self
    if let known = observation.places {
      world.observation.places = known.noting(in: log, focus: focus, ignoring: ignoring)
    } else {
      world.observation.places = PartCut(of: self, by: scheme).places(
        log: log, focus: focus, ignoring: ignoring)
    }
    // Nearly every predicate reads the rest; reading it first keeps the read logs short.
    if world.isRootInScope {
      world.observation.readRest()
    } else if let places = world.observation.places, let focus {
      world.observation.readOutline()
      // The outline shows that there is no such part, so its reads need no record.
      if focus < places.count, !places.has(focus) {
        world.observation.places = places.noting(
          in: log, focus: focus, ignoring: ignoring | 1 << UInt64(focus))
      }
    }
    return world
  }

  /// Returns the canonical world with the given parts, which stores the locations of its instances and records nothing.
  ///
  /// Observing the result is equivalent to observing ``init(parts:)``, but does not divide the world into parts again.
  package static func observable(_ parts: [NavPart], by scheme: NavPartScheme) -> NavWorld {
    var world = NavWorld()
    world.observation.places = NavObservation.Places(
      stacks: [], screens: [], coordinators: [], ownStacks: [], log: ReadLog(), scheme: scheme, focus: nil,
      ignoring: .max)
    world.assemble(parts)
    return world.remembering
  }

  /// Creates the canonical world with the given parts.
  ///
  /// - Parameter parts: The value of ``parts(by:isSound:)``.
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
    let tabs = rest.partBar.flatMap { rest.screensUntracked[$0.index].tabs?.stacks } ?? []
    var numbersOfParts: [PartNumbering?] = []
    for (index, part) in parts.dropFirst().enumerated() {
      guard case .inner(let inner) = part else {
        numbersOfParts.append(nil)
        continue
      }
      guard let digest = hollow[index], digest.layer != nil || tabs.indices.contains(index)
      else { preconditionFailure("the first part has no digest or no stack of part \(index + 1)") }
      let stack = digest.layer.map { rest.rest.layers[$0].stack } ?? tabs[index]
      let numbers = fill(stack, with: inner, keepsBranch: digest.layer != nil, hasOwner: digest.hasOwner)
      finder.add(numbers, as: index + 1, on: stack)
      numbersOfParts.append(numbers)
    }
    for (index, presenter) in presenters.enumerated() {
      guard let presenter, let numbers = numbersOfParts[presenter.part] else { continue }
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

  /// Replaces the placeholders of a tab or layer by the content of a part, and returns the new identifiers of its
  /// instances; `keepsBranch` states whether its coordinator branched at a screen in the part, and `hasOwner` whether the
  /// part contains its coordinator.
  private mutating func fill(_ stack: StackID, with part: NavWorld, keepsBranch: Bool, hasOwner: Bool)
    -> PartNumbering
  {
    guard let owner = readUntracked(stack).owner else {
      preconditionFailure("the stack of a tab or layer that is a part has no owner")
    }
    let stacks =
      [stack.index] + part.stacksUntracked.indices.dropFirst().map { stacksUntracked.count + $0 - 1 }
    let screens = part.screensUntracked.indices.map { screensUntracked.count + $0 }
    let coordinators =
      [owner.index]
      + part.coordinatorsUntracked.indices.dropFirst().map { coordinatorsUntracked.count + $0 - 1 }
    let made = append(
      part, Renumbering(stacks: stacks, screens: screens, coordinators: coordinators))
    stacksUntracked[stack.index] = made.stack
    if !hasOwner { return PartNumbering(stacks: stacks, screens: screens, coordinators: []) }
    var filled = made.coordinator
    filled.parent = readUntracked(owner).parent
    if !keepsBranch { filled.branchedFrom = readUntracked(owner).branchedFrom }
    filled.children += readUntracked(owner).children
    coordinatorsUntracked[owner.index] = filled
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
  private var ownStacks: [StackID?] = []

  init(of rest: NavWorld) {
    stacks = Array(repeating: 0, count: rest.stacksUntracked.count)
    screens = Array(repeating: Places.ScreenPlace(part: 0, number: 0), count: rest.screensUntracked.count)
    coordinators = Array(repeating: 0, count: rest.coordinatorsUntracked.count)
  }

  mutating func add(_ numbers: PartNumbering, as part: Int, on stack: StackID) {
    while ownStacks.count < part { ownStacks.append(nil) }
    ownStacks[part - 1] = stack
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
      stacks: stacks, screens: screens, coordinators: coordinators, ownStacks: ownStacks, log: places.log,
      scheme: places.scheme, focus: places.focus, ignoring: places.ignoring)
  }
}
