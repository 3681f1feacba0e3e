/// What steps and properties of a tab read of the rest of a world.
///
/// It holds nothing of what screens show that are in no tab, so that there are few of them.
package struct NavOutline: Hashable, Sendable {
  let outcome: NavOutcome
  /// The declarations of the effects in flight.
  let effects: [Int]
  let isMoving: Bool
  let hasGesture: Bool
  /// Whether no message, no block of `later` and no mail is on its way; see ``NavWorld/hasNothingInFlight``.
  let isSilent: Bool
  let containers: [StackID]
  let bar: ScreenID?
  /// The coordinators, those of tabs hollow.
  let coordinators: [NavCoordinator]
  /// For each of them whether a screen in no tab belongs to it or to a descendant.
  let isHoused: [Bool]

  init(of world: NavWorld, _ hollow: [NavPart.Digest?]) {
    outcome = world.outcome
    effects = world.effects.map(\.effect)
    isMoving = world.isMoving || hollow.contains { $0?.phase != nil }
    hasGesture = world.hasGesture || hollow.contains { $0?.phase == .gesture }
    isSilent = world.isSilent && !hollow.contains { $0?.hasMail == true || $0?.hasInnerMail == true }
    containers = world.containers
    bar = world.rootBar
    coordinators = world.allCoordinators
    isHoused = world.housedCoordinators
  }
}
