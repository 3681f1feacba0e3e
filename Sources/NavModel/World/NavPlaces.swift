extension NavObservation {
  /// For each instance the part in which it lies, and where its reads are noted.
  final class Places: Sendable {
    /// The part of what did not exist when the observation began: made from what was read already.
    static let new = UInt8.max

    /// Where a screen lies.
    struct ScreenPlace: Sendable {
      let part: UInt8
      /// Its number there.
      let number: UInt16

      var isNew: Bool { part == Places.new }
    }

    let stacks: [UInt8]
    let screens: [ScreenPlace]
    let coordinators: [UInt8]
    let log: PartLog
    /// How many parts there are.
    let count: Int
    let facets: NavFacets
    /// The part that a property asked part by part speaks of; nil for all.
    let focus: Int?
    /// The parts whose reads are not noted.
    let ignoring: UInt64

    init(
      stacks: [UInt8], screens: [ScreenPlace], coordinators: [UInt8], log: PartLog, count: Int, focus: Int?,
      ignoring: UInt64
    ) {
      self.stacks = stacks
      self.screens = screens
      self.coordinators = coordinators
      self.log = log
      self.count = count
      facets = NavFacets(tabs: count - 1)
      self.focus = focus
      self.ignoring = ignoring
    }

    /// Reads a part as a whole.
    func read(_ part: Int) {
      if ignoring >> UInt64(part) & 1 == 0 { log.read(part) }
    }

    /// The same of where an instance lies, if it is not new.
    func readWhole(_ part: UInt8) {
      if part != Self.new { read(Int(part)) }
    }

    /// Reads a facet, unless the part that it is of was read as a whole.
    func read(_ facet: Int, of part: Int) {
      if ignoring >> UInt64(part) & 1 == 0, !log.has(part) { log.read(facet) }
    }

    /// Reads a tab but for what its screens are; nothing else has a skeleton.
    func readSkeleton(_ part: UInt8) {
      if part != Self.new, part > 0 { read(facets.skeleton(of: Int(part)), of: Int(part)) }
    }

    /// The same, with reads noted elsewhere.
    func noting(in log: PartLog, focus: Int?, ignoring: UInt64) -> Places {
      Places(
        stacks: stacks, screens: screens, coordinators: coordinators, log: log, count: count, focus: focus,
        ignoring: ignoring)
    }

    /// The same after instances were numbered anew.
    func renumbered(_ numbers: Renumbering) -> Places {
      func moved<Place>(_ places: [Place], _ order: [Int], _ new: Place) -> [Place] {
        order.map { $0 < places.count ? places[$0] : new }
      }
      return Places(
        stacks: moved(stacks, numbers.stackOrder, Self.new),
        screens: moved(screens, numbers.screenOrder, ScreenPlace(part: Self.new, number: 0)),
        coordinators: moved(coordinators, numbers.coordinatorOrder, Self.new), log: log, count: count,
        focus: focus, ignoring: ignoring)
    }
  }
}
