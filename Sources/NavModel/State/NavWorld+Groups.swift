/// Instances grouped by part, so that a search reads only the parts that it visits.
extension NavWorld {
  /// The instances of a kind in one part, in the order of the part; all instances if reads are not tracked.
  struct Group {
    /// The part; nil if reads are not tracked.
    let part: UInt8?
    /// The indices of the instances in the world.
    let ids: [Int]
  }

  /// The screens by part; the group of the first part comes first.
  var screenGroups: [Group] {
    guard let places = observation.places else {
      return [Group(part: nil, ids: Array(screensUntracked.indices))]
    }
    return groups(of: screensUntracked.count) { id in
      guard id < places.screens.count else { return (NavObservation.Places.new, 0) }
      return (places.screens[id].part, Int(places.screens[id].number))
    }
  }

  /// The coordinators by part; the group of the first part comes first.
  var coordinatorGroups: [Group] {
    guard let places = observation.places else {
      return [Group(part: nil, ids: Array(coordinatorsUntracked.indices))]
    }
    return groups(of: coordinatorsUntracked.count) { id in
      (id < places.coordinators.count ? places.coordinators[id] : NavObservation.Places.new, 0)
    }
  }

  private func groups(of count: Int, _ place: (Int) -> (part: UInt8, number: Int)) -> [Group] {
    var all: [UInt8: [(number: Int, id: Int)]] = [0: []]
    for id in 0..<count {
      let (part, number) = place(id)
      all[part, default: []].append((number, id))
    }
    return all.sorted { $0.key < $1.key }.map { part, members in
      Group(part: part, ids: members.sorted { ($0.number, $0.id) < ($1.number, $1.id) }.map(\.id))
    }
  }
}

extension NavWorld {
  /// Records the reads of the parts with coordinators that may be released.
  ///
  /// The first part tells whether this may be the coordinator of a part: it has no living parent. Any other coordinator
  /// loses its last reference only in a step that changes its part, or with the coordinator of its part.
  ///
  /// - Parameter isHeld: Whether something holds the coordinator with an index.
  func readPartsWithoutHolder(_ isHeld: (Int) -> Bool) {
    for part in partsWithoutHolder(isHeld) { observation.places?.readWhole(part) }
  }

  /// The tabs whose own coordinator is alive without a held parent, which the first part tells; none if reads are not
  /// local.
  ///
  /// A block in the tab may hold the coordinator.
  func tabsWithoutHolder(_ isHeld: (Int) -> Bool) -> [UInt8] {
    guard let places = observation.places, places.log.isLocal else { return [] }
    return places.tabs.filter { tab in
      let owner = places.ownStack(of: tab).flatMap { stacksUntracked[$0.index].owner }
      return owner.map { lacksHolder($0.index, isHeld) } ?? false
    }
  }

  /// Whether a coordinator of a tab is alive.
  func hasLivingCoordinator(in tab: UInt8) -> Bool {
    readTabs([tab])
    return coordinatorsUntracked.indices.contains { index in
      coordinatorsUntracked[index].isAlive && observation.places?.part(of: CoordinatorID(index)) == tab
    }
  }

  /// Whether a tab contains a coordinator, other than its own, that may be released, or that was released and still
  /// refers to the screen where it began.
  func hasStrayCoordinator(in tab: UInt8, _ isHeld: (Int) -> Bool) -> Bool {
    readTabs([tab])
    return coordinatorsUntracked.indices.contains { index in
      guard observation.places?.part(of: CoordinatorID(index)) == tab, isInside(CoordinatorID(index)) else {
        return false
      }
      let coordinator = coordinatorsUntracked[index]
      return coordinator.isAlive ? !isHeld(index) : coordinator.branchedFrom != nil
    }
  }

  /// Records the reads of whole tabs.
  func readTabs(_ tabs: [UInt8]) { for tab in tabs { observation.places?.readWhole(tab) } }

  private func partsWithoutHolder(_ isHeld: (Int) -> Bool) -> [UInt8] {
    guard let places = observation.places else { return [] }
    var parts: Set<UInt8> = []
    for (index, part) in places.coordinators.enumerated()
    where part != 0 && coordinatorsUntracked[index].isAlive {
      if isInside(CoordinatorID(index)) ? !isHeld(index) : lacksHolder(index, isHeld) { parts.insert(part) }
    }
    return parts.subtracting([NavObservation.Places.new]).sorted()
  }

  /// Whether a coordinator is alive, and no parent holds it.
  private func lacksHolder(_ coordinator: Int, _ isHeld: (Int) -> Bool) -> Bool {
    coordinatorsUntracked[coordinator].isAlive
      && coordinatorsUntracked[coordinator].parent.map { isHeld($0.index) } != true
  }
}

extension NavObservation {
  /// Records the read of the list of instances in a part.
  func read(_ group: NavWorld.Group) {
    guard let places, let part = group.part else { return }
    if part == 0 { readRest() } else { places.readSkeleton(part) }
  }
}
