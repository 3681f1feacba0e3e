/// A part of a world that other parts do not refer into, so that most steps read only one or two parts.
///
/// A world has one part for each tab of the root layer's tab bar, one for each layer above the root, and a first part
/// for everything else (``NavPartScheme``). Equal worlds have equal parts. The first part holds a digest of every
/// other part, which is all that most steps elsewhere read of that part.
package enum NavPart: Hashable, Sendable {
  /// Everything outside the other parts, with placeholders for their stacks and coordinators.
  ///
  /// `hollow` holds the digest of each tab and layer; nil if it is not a part. `presenters` holds an entry for each
  /// layer, then for each presentation: the presenting screen if it is in another part, else nil. It is empty if the
  /// world has no layer above the root and no presentation, or nothing on the root stack.
  case rest(NavWorld, hollow: [Digest?], presenters: [InnerScreen?])
  /// The content of a tab, or of a layer above the root.
  case inner(NavWorld)
  /// No tab or layer at this index, or one that stays in the first part.
  case none

  /// The summary of a tab or layer that the first part holds.
  package struct Digest: Hashable, Sendable {
    /// The index of the layer in ``NavWorld/layers``; nil for a tab.
    var layer: Int?
    /// Whether the coordinator of the stack is in the part; false for a layer whose screens belong to a coordinator elsewhere.
    var hasOwner: Bool
    /// Whether mail waits at the stack of the tab or layer.
    var hasMail: Bool
    /// Whether mail waits at another stack of the part.
    var hasInnerMail: Bool
    /// Whether changes of this stack wait for the end of a transition.
    var hasQueued: Bool
    /// The phase of the transition of this stack; nil if nothing moves.
    var phase: NavStack.Transition.Phase?
    /// Whether this stack is empty.
    var isEmpty: Bool
    /// Whether the part's coordinator or a descendant owns a screen on this stack.
    var isHousing: Bool
    /// Whether a coordinator of the part has finished.
    var hasFinished: Bool
    /// Whether the part contains a living coordinator of a tab other than its own coordinator.
    var hasCoordinatorOfTab: Bool
    /// Whether a released coordinator of the part refers to the screen in the part where it began.
    var hasReleased: Bool
    /// Whether the part holds tapped controls, shown routes, pending default exits and refusals, in this order.
    var marks: [Bool]
    /// Whether the part violates no structural property, whatever the first part holds besides the owner of a layer that
    /// does not contain it; true if a search does not count violations, or if the part has not settled.
    var isSound = true
  }

  /// A screen in a part other than the first.
  package struct InnerScreen: Hashable, Sendable {
    /// The index of the part among these parts.
    let part: Int
    /// The index of the screen in the part.
    let number: Int
  }

  /// The numbers of instances in a part that the capacities of a world limit.
  package struct Sizes: Sendable {
    var living = 0
    var coordinators = 0
    var screens = 0

    /// Creates the sizes of an empty part.
    package init() {}

    /// Returns the sums of two sizes.
    package func adding(_ other: Sizes) -> Sizes { combined(other, +) }

    /// Returns the maxima of two sizes.
    package func union(_ other: Sizes) -> Sizes { combined(other, max) }

    private func combined(_ other: Sizes, _ combine: (Int, Int) -> Int) -> Sizes {
      var sizes = self
      sizes.living = combine(living, other.living)
      sizes.coordinators = combine(coordinators, other.coordinators)
      sizes.screens = combine(screens, other.screens)
      return sizes
    }
  }

  /// The sizes of the part without the coordinator for which the first part has a placeholder.
  package var sizesBesideRest: Sizes {
    var sizes = sizes
    if case .inner(let world) = self, let owner = world.coordinatorsUntracked.first {
      sizes.coordinators -= 1
      if owner.isAlive { sizes.living -= 1 }
    }
    return sizes
  }

  /// The numbers of instances in the part.
  package var sizes: Sizes {
    var sizes = Sizes()
    switch self {
    case .rest(let world, _, _), .inner(let world):
      sizes.living = world.coordinatorsUntracked.count(where: \.isAlive)
      sizes.coordinators = world.coordinatorsUntracked.count
      sizes.screens = world.screensUntracked.count
    case .none: break
    }
    return sizes
  }

  /// An estimate of the part's memory in bytes; see ``NavWorld/footprint``.
  package var footprint: Int {
    switch self {
    case .rest(let world, _, _), .inner(let world): world.footprint
    case .none: 0
    }
  }
}
