/// A facet of a part of a world (``NavPart``), which can be read separately.
package enum NavFacet: Hashable, Sendable {
  /// The values outside tabs that the steps and properties of a tab read.
  case outline(NavOutline)
  /// A tab without the contents of its screens; `screens` is the number of its screens.
  case skeleton(NavWorld, screens: Int)
  /// The content of one screen of a tab.
  case screen(NavScreen)
  /// A placeholder for a facet that the part does not have.
  case absent
}

extension NavPart {
  /// The number of a tab's first screens that are facets; reading another screen reads the whole tab.
  static let screenFacets = 8

  /// The facets of the part, in the order of ``NavFacets``.
  package var facets: [NavFacet] {
    switch self {
    case .rest(let world, let hollow, _): [.outline(NavOutline(of: world, hollow))]
    case .tab(let world):
      [.skeleton(world.withoutScreens, screens: world.allScreens.count)]
        + (0..<Self.screenFacets).map { index in
          index < world.allScreens.count ? .screen(world.allScreens[index]) : .absent
        }
    case .none: Array(repeating: .absent, count: Self.screenFacets + 1)
    }
  }
}

extension NavWorld {
  fileprivate var withoutScreens: NavWorld {
    var world = self
    world.allScreens = []
    return world
  }
}
