extension NavObservation {
  /// The part of each instance of a world, and the log that records reads.
  final class Places: Sendable {
    /// The part of an instance that was created after the observation began, from values that were read before.
    static let new = UInt8.max

    /// The location of a screen.
    struct ScreenPlace: Sendable {
      let part: UInt8
      /// The index of the screen in the part.
      let number: UInt16

      var isNew: Bool { part == Places.new }
    }

    let stacks: [UInt8]
    let screens: [ScreenPlace]
    let coordinators: [UInt8]
    /// The own stack of each tab and layer that is a part; nil if it is none, or does not exist any more.
    let ownStacks: [StackID?]
    let log: ReadLog
    let scheme: NavPartScheme
    let facets: NavFacets
    /// The part for which a property is evaluated part by part; nil for all parts.
    let focus: Int?
    /// The parts whose reads are not recorded, one bit each.
    let ignoring: UInt64

    /// The layers without a coordinator, one bit each: the first part holds which coordinator owns their screens.
    private let withoutOwner: UInt64

    /// The number of parts.
    var count: Int { scheme.count }

    init(
      stacks: [UInt8], screens: [ScreenPlace], coordinators: [UInt8], ownStacks: [StackID?], log: ReadLog,
      scheme: NavPartScheme, focus: Int?, ignoring: UInt64
    ) {
      self.ownStacks = ownStacks
      self.stacks = stacks
      self.screens = screens
      self.coordinators = coordinators
      self.log = log
      self.scheme = scheme
      facets = NavFacets(scheme)
      self.focus = focus
      self.ignoring = ignoring
      withoutOwner = (scheme.tabs + 1..<scheme.count).reduce(into: 0) { parts, layer in
        if !coordinators.contains(UInt8(layer)) { parts |= 1 &<< UInt64(layer) }
      }
    }

    /// Whether a part has no coordinator, so that the first part holds which coordinator owns its screens.
    func hasNoOwner(_ part: UInt8) -> Bool { part < 64 && withoutOwner >> UInt64(part) & 1 == 1 }

    /// Records the read of a whole part.
    func read(_ part: Int) {
      if ignoring >> UInt64(part) & 1 == 0 { log.read(part, of: part) }
    }

    /// Records the read of the whole part of an instance, unless the instance is new.
    func readWhole(_ part: UInt8) {
      if part != Self.new { read(Int(part)) }
    }

    /// Records the read of a facet, unless its whole part was read before.
    func read(_ facet: Int, of part: Int) {
      if ignoring >> UInt64(part) & 1 == 0 { log.read(facet, of: part) }
    }

    /// The part of a coordinator; nil if the coordinator is new.
    func part(of coordinator: CoordinatorID) -> UInt8? {
      guard coordinator.index < coordinators.count, coordinators[coordinator.index] != Self.new else {
        return nil
      }
      return coordinators[coordinator.index]
    }

    /// Records what a region exports about a part, or a later question about it.
    func record(_ result: NavLocalResult, of part: Int) {
      if ignoring >> UInt64(part) & 1 == 0 { log.record(result, of: part) }
    }

    /// Whether some stack is in a part; every part other than the first has one.
    func has(_ part: Int) -> Bool { stacks.contains(UInt8(part)) }

    /// Whether a part is a layer above the root.
    func isLayer(_ part: UInt8) -> Bool { part != Self.new && Int(part) > scheme.tabs }

    /// Records the read of a part's skeleton; the first part has none.
    func readSkeleton(_ part: UInt8) {
      if part != Self.new, part > 0 { read(facets.skeleton(of: Int(part)), of: Int(part)) }
    }

    /// Returns the same locations with another log, focus and set of ignored parts.
    func noting(in log: ReadLog, focus: Int?, ignoring: UInt64) -> Places {
      Places(
        stacks: stacks, screens: screens, coordinators: coordinators, ownStacks: ownStacks, log: log,
        scheme: scheme, focus: focus, ignoring: ignoring)
    }

    /// Returns the same locations, with further instances in a part.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - counts: The numbers of stacks, screens and coordinators before the instances were created.
    ///   - world: The world with the instances.
    /// - Returns: The locations.
    func adding(
      _ part: UInt8, from counts: (stacks: Int, screens: Int, coordinators: Int), in world: NavWorld
    )
      -> Places
    {
      func extended<Place>(_ places: [Place], _ first: Int, _ count: Int, _ new: Place, _ own: Place)
        -> [Place]
      {
        if count == first { return places }
        return places + Array(repeating: new, count: Swift.max(0, first - places.count))
          + Array(repeating: own, count: count - first)
      }
      return Places(
        stacks: extended(stacks, counts.stacks, world.stacksUntracked.count, Self.new, part),
        screens: extended(
          screens, counts.screens, world.screensUntracked.count, ScreenPlace(part: Self.new, number: 0),
          ScreenPlace(part: part, number: .max)),
        coordinators: extended(
          coordinators, counts.coordinators, world.coordinatorsUntracked.count, Self.new, part),
        ownStacks: ownStacks, log: log, scheme: scheme, focus: focus, ignoring: ignoring)
    }

    /// Returns the locations after a renumbering of the instances.
    func renumbered(_ numbers: Renumbering) -> Places {
      func moved<Place>(_ places: [Place], _ order: [Int], _ new: Place) -> [Place] {
        order.map { $0 < places.count ? places[$0] : new }
      }
      return Places(
        stacks: moved(stacks, numbers.stackOrder, Self.new),
        screens: moved(screens, numbers.screenOrder, ScreenPlace(part: Self.new, number: 0)),
        coordinators: moved(coordinators, numbers.coordinatorOrder, Self.new),
        ownStacks: ownStacks.map { own in
          own.flatMap { own in numbers.stackOrder.firstIndex(of: own.index).map(StackID.init) }
        }, log: log, scheme: scheme, focus: focus, ignoring: ignoring)
    }
  }
}
