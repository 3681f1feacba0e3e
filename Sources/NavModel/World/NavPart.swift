/// A part of a world that others do not refer into, so that most steps read one or two of them.
///
/// A world has one part for each tab of the root layer's tab bar, and a first part for all the rest. Equal worlds have
/// equal parts. The first part holds a digest of every other part: what is asked of it in most steps of the others.
package enum NavPart: Hashable, Sendable {
  /// All that lies in no other part, with hollow stacks and coordinators in the place of these.
  case rest(NavWorld, hollow: [Digest?])
  /// What lies in a tab, by itself.
  case tab(NavWorld)
  /// A tab that there is not, or that lies in the first part since they refer to each other.
  case none

  /// What the first part tells of another.
  package struct Digest: Hashable, Sendable {
    /// Whether mail waits at the stack of the tab.
    var hasMail: Bool
    /// Whether mail waits at another stack of the part.
    var hasInnerMail: Bool
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

  /// How many living coordinators, coordinators at all and screens are inside.
  package var sizes: (alive: Int, coordinators: Int, screens: Int) {
    switch self {
    case .rest(let world, _), .tab(let world):
      (
        world.allCoordinators.count(where: \.isAlive), world.allCoordinators.count, world.allScreens.count
      )
    case .none: (0, 0, 0)
    }
  }
}
