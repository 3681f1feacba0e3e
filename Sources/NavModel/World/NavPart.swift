/// A part of a world that other parts do not refer into, so that most steps read only one or two parts.
///
/// A world has one part for each tab of the root layer's tab bar, and a first part for everything else. Equal worlds
/// have equal parts. The first part holds a digest of every other part, which is all that most steps elsewhere read of
/// that part.
package enum NavPart: Hashable, Sendable {
  /// Everything outside tabs, with placeholders for the stacks and coordinators of tabs.
  ///
  /// `hollow` holds the digest of each tab; nil if the tab is not a part. `presenters` holds an entry for each layer,
  /// then for each presentation: the presenting screen if it is in a part for a tab, else nil. It is empty if the world
  /// has no tab bar, or no layer above the root and no presentation.
  case rest(NavWorld, hollow: [Digest?], presenters: [InnerScreen?])
  /// The content of a tab.
  case tab(NavWorld)
  /// No tab at this index, or a tab that stays in the first part.
  case none

  /// The summary of a tab that the first part holds.
  package struct Digest: Hashable, Sendable {
    /// Whether mail waits at the stack of the tab.
    var hasMail: Bool
    /// Whether mail waits at another stack of the part.
    var hasInnerMail: Bool
    /// Whether changes of the tab's stack wait for the end of a transition.
    var hasQueued: Bool
    /// The phase of the transition of the tab's stack; nil if nothing moves.
    var phase: NavStack.Transition.Phase?
    /// Whether the tab's stack is empty.
    var isEmpty: Bool
    /// Whether the tab's coordinator or a descendant owns a screen on the tab's stack.
    var isHousing: Bool
    /// Whether a coordinator of the part has finished.
    var hasFinished: Bool
    /// Whether the part holds tapped controls, shown routes, pending default exits and refusals, in this order.
    var marks: [Bool]
  }

  /// A screen in a tab.
  package struct InnerScreen: Hashable, Sendable {
    let tab: Int
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
    if case .tab(let world) = self, let owner = world.allCoordinators.first {
      sizes.coordinators -= 1
      if owner.isAlive { sizes.living -= 1 }
    }
    return sizes
  }

  /// The numbers of instances in the part.
  package var sizes: Sizes {
    var sizes = Sizes()
    switch self {
    case .rest(let world, _, _), .tab(let world):
      sizes.living = world.allCoordinators.count(where: \.isAlive)
      sizes.coordinators = world.allCoordinators.count
      sizes.screens = world.allScreens.count
    case .none: break
    }
    return sizes
  }

  /// An estimate of the part's memory in bytes; see ``NavWorld/footprint``.
  package var footprint: Int {
    switch self {
    case .rest(let world, _, _), .tab(let world): world.footprint
    case .none: 0
    }
  }
}
