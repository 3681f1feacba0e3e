/// Notes which parts of a world (``NavWorld/parts(tabs:)``) the answer to a question depends on.
///
/// Who asks for an instance by its number reads the part in which it lies; who goes through all instances reads every
/// part. Left out is what cannot depend on the rest of a part: looking there for an instance that is known to lie
/// elsewhere, since parts do not refer to each other, and what the digest of a part tells (``NavPart/Digest``), which
/// the first part holds.
struct NavObservation: Hashable, Sendable {
  /// For each instance the part in which it lies.
  final class Places: Sendable {
    /// The part of what did not exist when the observation began: made from what was read already.
    static let new = UInt8.max

    let stacks: [UInt8]
    let screens: [UInt8]
    let coordinators: [UInt8]
    let log: PartLog
    /// How many parts there are.
    let count: Int
    /// The part that a property asked part by part speaks of; nil for all.
    let focus: Int?
    /// The parts whose reads are not noted.
    let ignoring: UInt64

    init(
      stacks: [UInt8], screens: [UInt8], coordinators: [UInt8], log: PartLog, count: Int, focus: Int?,
      ignoring: UInt64
    ) {
      self.stacks = stacks
      self.screens = screens
      self.coordinators = coordinators
      self.log = log
      self.count = count
      self.focus = focus
      self.ignoring = ignoring
    }

    func read(_ part: UInt8) {
      if part != Self.new, ignoring >> UInt64(part) & 1 == 0 { log.read(part) }
    }

    /// The same, with reads noted elsewhere.
    func noting(in log: PartLog, focus: Int?, ignoring: UInt64) -> Places {
      Places(
        stacks: stacks, screens: screens, coordinators: coordinators, log: log, count: count, focus: focus,
        ignoring: ignoring)
    }

    /// The same after instances were numbered anew.
    func renumbered(_ numbers: Renumbering) -> Places {
      func moved(_ places: [UInt8], _ order: [Int]) -> [UInt8] {
        order.map { $0 < places.count ? places[$0] : Self.new }
      }
      return Places(
        stacks: moved(stacks, numbers.stackOrder), screens: moved(screens, numbers.screenOrder),
        coordinators: moved(coordinators, numbers.coordinatorOrder), log: log, count: count, focus: focus,
        ignoring: ignoring)
    }
  }

  var places: Places?

  func readAll() {
    guard let places else { return }
    for part in 0..<places.count { places.read(UInt8(part)) }
  }

  func read(_ screen: ScreenID) {
    guard let places, screen.index < places.screens.count else { return }
    places.read(places.screens[screen.index])
  }

  func read(_ coordinator: CoordinatorID) {
    guard let places, coordinator.index < places.coordinators.count else { return }
    places.read(places.coordinators[coordinator.index])
  }

  func read(_ stack: StackID) {
    guard let places, stack.index < places.stacks.count else { return }
    places.read(places.stacks[stack.index])
  }

  /// Who observes is no part of a world.
  static func == (left: Self, right: Self) -> Bool { true }

  /// Feeds nothing.
  func hash(into hasher: inout Hasher) {}
}
