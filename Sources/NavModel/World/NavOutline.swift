/// The values outside tabs that the steps and properties of a tab read.
///
/// An outline does not contain the screens outside tabs, so that few different outlines exist.
package struct NavOutline: Hashable, Sendable {
  let outcome: NavOutcome
  /// The declarations of the effects in flight.
  let effects: [Int]
  let isMoving: Bool
  let hasGesture: Bool
  /// Whether no message, no block of `later` and no notice is waiting; see ``NavWorld/hasNothingInFlight``.
  let isSilent: Bool
  let containers: [StackID]
  let bar: ScreenID?
  /// The coordinators, with placeholders for those of tabs.
  let coordinators: NavInstances<NavCoordinator>
  /// For each coordinator, whether it or a descendant owns a screen outside tabs.
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
