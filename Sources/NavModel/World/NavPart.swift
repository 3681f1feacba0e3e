/// A part of a world that others do not refer into, so that most steps read one or two of them.
///
/// A world has one part for each tab of the root layer's tab bar, and a first part for all the rest. Equal worlds have
/// equal parts. The first part holds a digest of every other part: what most steps of the others read of it.
package enum NavPart: Hashable, Sendable {
  /// Everything outside tabs, with placeholders for the stacks and coordinators of tabs; for each layer and then
  /// for each presentation the screen that presented it, if that is in a tab.
  case rest(NavWorld, hollow: [Digest?], presenters: [InnerScreen?])
  /// The content of a tab.
  case tab(NavWorld)
  /// No tab at this index, or a tab that shares instances with the first part.
  case none

  /// What the first part tells of another.
  package struct Digest: Hashable, Sendable {
    /// Whether mail waits at the stack of the tab.
    var hasMail: Bool
    /// Whether mail waits at another stack of the part.
    var hasInnerMail: Bool
    /// Whether changes of the tab's stack wait for something to end.
    var hasQueued: Bool
    /// How far the transition of the tab's stack is.
    var phase: NavStack.Transition.Phase?
    /// Whether nothing is on the tab's stack.
    var isEmpty: Bool
    /// Whether a screen on it belongs to the tab's coordinator or to a descendant.
    var isHousing: Bool
    /// Whether a coordinator of the part has finished.
    var hasFinished: Bool
    /// Whether the part holds tapped controls, what they showed, owed exits and refusals.
    var marks: [Bool]
  }

  /// A screen in a tab.
  package struct InnerScreen: Hashable, Sendable {
    let tab: Int
    /// Its number in the part.
    let number: Int
  }

  /// How much a part holds of what capacities limit in a world as a whole.
  package struct Sizes: Sendable {
    var living = 0
    var coordinators = 0
    var screens = 0

    /// Nothing.
    package init() {}

    /// What two parts hold together.
    package func adding(_ other: Sizes) -> Sizes { combined(other, +) }

    /// What the one or the other holds, whichever is more.
    package func union(_ other: Sizes) -> Sizes { combined(other, max) }

    private func combined(_ other: Sizes, _ combine: (Int, Int) -> Int) -> Sizes {
      var sizes = self
      sizes.living = combine(living, other.living)
      sizes.coordinators = combine(coordinators, other.coordinators)
      sizes.screens = combine(screens, other.screens)
      return sizes
    }
  }

  /// What is inside and not counted in the first part, which has a hollow coordinator in the place of a tab.
  package var sizesBesideRest: Sizes {
    var sizes = sizes
    if case .tab(let world) = self, let owner = world.allCoordinators.first {
      sizes.coordinators -= 1
      if owner.isAlive { sizes.living -= 1 }
    }
    return sizes
  }

  /// What is inside.
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

  /// What it takes by its elements, in bytes.
  package var footprint: Int {
    switch self {
    case .rest(let world, _, _), .tab(let world): world.footprint
    case .none: 0
    }
  }
}
