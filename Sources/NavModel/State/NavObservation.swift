/// Records the reads on which the result of an evaluation depends: parts of a world (``NavWorld/parts(by:isSound:)``) and
/// their facets.
///
/// Access to an instance by its identifier reads the instance. Iteration over all instances reads every part, and a
/// change of an instance reads its whole part. Every read in a part other than the first also reads its
/// ``NavFacet/skeleton(_:screens:)``, because the code found the instance through it. Two kinds of access are not
/// recorded, since their result cannot depend on the content of the part. One is the search in a part for an instance
/// that is known to be in another part. The other is a value in the digest of a part (``NavPart/Digest``), which the
/// first part holds.
struct NavObservation: Hashable, Sendable {
  var places: Places?
  /// The cached runs from the world; nil if runs are not cached.
  var memo: StepCache?

  func readAll() {
    guard let places else { return }
    for part in 0..<places.count { places.read(part) }
  }

  /// Reads the first part, with the digests of the other parts.
  func readRest() { places?.read(0) }

  /// Reads the values in ``NavRootSummary``.
  func readOutline() {
    guard let places else { return }
    places.read(places.facets.outline, of: 0)
  }

  /// Reads the number of coordinators in each part, if a capacity limits their sum.
  func readCoordinatorCounts() {
    guard let places, places.scheme.countsCoordinators else { return }
    readRest()
    for part in 1..<places.count { places.read(places.facets.coordinators(of: part), of: part) }
  }

  func read(_ screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    let place = places.screens[screen.index]
    if place.isNew { return }
    if place.part == 0 { return readRest() }
    if places.hasNoOwner(place.part) { readRest() }
    places.readSkeleton(place.part)
    places.read(places.facets.screen(Int(place.number), of: Int(place.part)), of: Int(place.part))
  }

  func read(_ coordinator: CoordinatorID) {
    guard let places, coordinator.index < places.coordinators.count else { return }
    // The first part holds the parent and the branch screen of the coordinator of a tab.
    readOutline()
    places.readSkeleton(places.coordinators[coordinator.index])
  }

  func read(_ stack: StackID) {
    guard let places, stack.index < places.stacks.count else { return }
    if places.stacks[stack.index] == 0 { return readRest() }
    if places.hasNoOwner(places.stacks[stack.index]) { readRest() }
    places.readSkeleton(places.stacks[stack.index])
  }

  /// Reads the location of a screen, such as the presenter of a layer, to which only the first part refers.
  func readPlace(of screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    places.readSkeleton(places.screens[screen.index].part)
  }

  func recordWrite(_ screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    let part = places.screens[screen.index].part
    if part == NavObservation.Places.new { return }
    if places.hasNoOwner(part) { readRest() }
    places.read(Int(part))
  }

  func recordWrite(_ coordinator: CoordinatorID) {
    guard let places, coordinator.index < places.coordinators.count else { return }
    readRest()
    places.readWhole(places.coordinators[coordinator.index])
  }

  func recordWrite(_ stack: StackID) {
    guard let places, stack.index < places.stacks.count else { return }
    places.readWhole(places.stacks[stack.index])
  }

  /// Always true: the observation is not part of a world.
  static func == (left: Self, right: Self) -> Bool { true }

  /// Does nothing: the observation is not part of a world.
  func hash(into hasher: inout Hasher) {}
}
