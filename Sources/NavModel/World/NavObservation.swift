/// Notes what the answer to a question depends on: parts of a world (``NavWorld/parts(tabs:)``) and facets of them.
///
/// Access to an instance by its number reads it; iteration over all instances reads every part, and a change of
/// one reads its part as a whole. Whatever is read of a tab, its ``NavFacet/skeleton(_:screens:)`` is: who knows an
/// instance there has come by it. Left out is what cannot depend on the rest of a part: looking there for an instance
/// that is known to lie elsewhere, since parts hardly refer to each other, and what the digest of a part tells
/// (``NavPart/Digest``), which the first part holds.
struct NavObservation: Hashable, Sendable {
  var places: Places?
  /// What was run from the world before; nil where nothing is remembered.
  var memo: RunMemo?

  func readAll() {
    guard let places else { return }
    for part in 0..<places.count { places.read(part) }
  }

  /// Reads all that lies in no tab, with the digests of tabs.
  func readRest() { places?.read(0) }

  /// Reads what ``NavOutline`` holds.
  func readOutline() {
    guard let places else { return }
    places.read(places.facets.outline, of: 0)
  }

  func read(_ screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    let place = places.screens[screen.index]
    if place.isNew { return }
    if place.part == 0 { return readRest() }
    places.readSkeleton(place.part)
    places.read(places.facets.screen(Int(place.number), of: Int(place.part)), of: Int(place.part))
  }

  func read(_ coordinator: CoordinatorID) {
    guard let places, coordinator.index < places.coordinators.count else { return }
    // Whose child one is, and where it branched, lies in the rest for the coordinators of tabs.
    readOutline()
    places.readSkeleton(places.coordinators[coordinator.index])
  }

  func read(_ stack: StackID) {
    guard let places, stack.index < places.stacks.count else { return }
    if places.stacks[stack.index] == 0 { return readRest() }
    places.readSkeleton(places.stacks[stack.index])
  }

  /// Reads where a screen is: for the presenter of a layer, which only the rest of the world refers to.
  func readPlace(of screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    places.readSkeleton(places.screens[screen.index].part)
  }

  func readToWrite(_ screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    if !places.screens[screen.index].isNew { places.read(Int(places.screens[screen.index].part)) }
  }

  func readToWrite(_ coordinator: CoordinatorID) {
    guard let places, coordinator.index < places.coordinators.count else { return }
    readRest()
    places.readWhole(places.coordinators[coordinator.index])
  }

  func readToWrite(_ stack: StackID) {
    guard let places, stack.index < places.stacks.count else { return }
    places.readWhole(places.stacks[stack.index])
  }

  /// Always true: the observation is not part of a world.
  static func == (left: Self, right: Self) -> Bool { true }

  /// Feeds nothing.
  func hash(into hasher: inout Hasher) {}
}
