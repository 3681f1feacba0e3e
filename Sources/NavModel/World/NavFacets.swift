/// The identifiers of everything that can be read separately in a world: first its parts, then their facets.
package struct NavFacets: Hashable, Sendable {
  private let tabs: Int

  /// Creates the identifiers for worlds with a number of tabs.
  package init(tabs: Int) { self.tabs = tabs }

  /// The number of identifiers.
  package var count: Int { tabs + 2 + tabs * (NavPart.screenFacets + 1) }

  /// The part of each facet, in the order of the facets.
  package var parts: [Int] {
    [0] + (0..<tabs).flatMap { Array(repeating: $0 + 1, count: NavPart.screenFacets + 1) }
  }

  /// Returns the part that contains a facet.
  func part(of facet: Int) -> Int {
    facet == outline ? 0 : (facet - tabs - 2) / (NavPart.screenFacets + 1) + 1
  }

  /// The identifier of the first part's outline (``NavFacet/outline(_:)``).
  var outline: Int { tabs + 1 }

  /// Returns the identifier of a tab's skeleton (``NavFacet/skeleton(_:screens:)``).
  func skeleton(of part: Int) -> Int { tabs + 2 + (part - 1) * (NavPart.screenFacets + 1) }

  /// Returns the identifier of a screen in a tab, by its index in the part; the part itself if the screen is no facet.
  func screen(_ number: Int, of part: Int) -> Int {
    number < NavPart.screenFacets ? skeleton(of: part) + 1 + number : part
  }
}
