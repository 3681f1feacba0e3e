/// The identifiers of everything that can be read separately in a world: first its parts, then their facets.
package struct NavFacets: Hashable, Sendable {
  /// The number of parts other than the first.
  private let inner: Int

  /// Creates the identifiers for the worlds of a program.
  package init(_ scheme: NavPartScheme) { inner = scheme.inner }

  /// The number of identifiers.
  package var count: Int { inner + 2 + inner * NavPart.innerFacets }

  /// The part of each facet, in the order of the facets.
  package var parts: [Int] {
    [0] + (0..<inner).flatMap { Array(repeating: $0 + 1, count: NavPart.innerFacets) }
  }

  /// Returns the part that contains a facet.
  func part(of facet: Int) -> Int {
    facet == outline ? 0 : (facet - inner - 2) / NavPart.innerFacets + 1
  }

  /// The identifier of the first part's outline (``NavFacet/outline(_:)``).
  var outline: Int { inner + 1 }

  /// Returns the identifier of the skeleton of a part (``NavFacet/skeleton(_:screens:)``).
  func skeleton(of part: Int) -> Int { inner + 2 + (part - 1) * NavPart.innerFacets }

  /// Returns the identifier of the numbers of coordinators in a part (``NavFacet/coordinators(alive:all:)``).
  func coordinators(of part: Int) -> Int { skeleton(of: part) + NavPart.innerFacets - 1 }

  /// Returns the identifier of a screen in such a part, by its index in the part; the part itself if the screen is no facet.
  func screen(_ number: Int, of part: Int) -> Int {
    number < NavPart.screenFacets ? skeleton(of: part) + 1 + number : part
  }
}
