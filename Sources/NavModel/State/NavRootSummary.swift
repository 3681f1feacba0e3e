/// The values of the first part that the steps and properties of other parts read.
///
/// An outline does not contain the screens of the first part, so that few different outlines exist.
package struct NavRootSummary: Hashable, Sendable {
  let outcome: NavOutcome
  /// The declarations of the effects in flight.
  let effects: [Int]
  let isMoving: Bool
  let hasGesture: Bool
  /// Whether no message, no block of `later` and no notice is waiting; see ``NavWorld/hasNothingInFlight``.
  let isSilent: Bool
  let containers: [StackID]
  let bar: ScreenID?
  /// The tab bar whose tabs are parts (``NavWorld/partBar``).
  let partBar: ScreenID?
  /// The coordinators, with placeholders for those of other parts.
  let coordinators: NavInstances<NavCoordinator>
  /// For each coordinator, whether it or a descendant owns a screen outside tabs, as far as the first part shows.
  let isHoused: [Bool]
  /// Whether each tab and layer is a part.
  let isPart: [Bool]

  init(of world: NavWorld, _ hollow: [NavPart.Digest?]) {
    outcome = world.outcome
    effects = world.effects.map(\.effect)
    bar = world.rootBar
    partBar = world.partBar
    let isShown = bar == partBar
    // What is in a tab bar that leaves does not move in a container.
    let contained = hollow.filter { $0?.layer != nil || isShown }
    isMoving = world.isMoving || contained.contains { $0?.phase != nil }
    hasGesture = world.hasGesture || contained.contains { $0?.phase == .gesture }
    isSilent = world.isSilent && !hollow.contains { $0?.hasMail == true || $0?.hasInnerMail == true }
    containers = world.containers
    coordinators = world.coordinatorsUntracked
    var isHoused = world.housedCoordinators
    for digest in hollow {
      guard let digest, digest.isHousing, let layer = digest.layer else { continue }
      world.house(world.stacksUntracked[world.rest.layers[layer].stack.index].owner, in: &isHoused)
    }
    self.isHoused = isHoused
    isPart = hollow.map { $0 != nil }
  }
}
