/// A facet of a part of a world (``NavPart``), which can be read separately.
package enum NavFacet: Hashable, Sendable {
  /// The values of the first part that the steps and properties of other parts read.
  case outline(NavRootSummary)
  /// Another part without the contents of its screens; `screens` is the number of its screens.
  case skeleton(NavWorld, screens: Int)
  /// The content of one screen of another part.
  case screen(NavScreen)
  /// The numbers of coordinators in another part: those that are alive, and all.
  case coordinators(alive: Int, all: Int)
  /// A placeholder for a facet that the part does not have.
  case absent
}

extension NavPart {
  /// The number of the first screens of a part that are facets; reading another screen reads the whole part.
  static let screenFacets = 8
  /// The number of facets of a part other than the first.
  static let innerFacets = screenFacets + 2

  /// The facets of the part, in the order of ``NavFacets``.
  package var facets: [NavFacet] {
    switch self {
    case .rest(let world, let hollow, _): [.outline(NavRootSummary(of: world, hollow))]
    case .inner(let world):
      [.skeleton(world.withoutScreens, screens: world.screensUntracked.count)]
        + (0..<Self.screenFacets).map { index in
          index < world.screensUntracked.count ? .screen(world.screensUntracked[index]) : .absent
        } + [
          .coordinators(
            alive: world.coordinatorsUntracked.count(where: \.isAlive), all: world.coordinatorsUntracked.count
          )
        ]
    case .none: Array(repeating: .absent, count: Self.innerFacets)
    }
  }
}

extension NavWorld {
  fileprivate var withoutScreens: NavWorld {
    var world = self
    world.screensUntracked = []
    return world
  }
}
