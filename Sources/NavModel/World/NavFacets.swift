/// Numbers for all that can be read of worlds with so many tabs: first the parts, then what can be read of one alone.
package struct NavFacets: Hashable, Sendable {
  private let tabs: Int

  /// The numbers for worlds with so many tabs.
  package init(tabs: Int) { self.tabs = tabs }

  /// How many numbers there are.
  package var count: Int { tabs + 2 + tabs * (NavPart.screenFacets + 1) }

  /// For each facet the number of the part that it is of.
  package var parts: [Int] {
    [0] + (0..<tabs).flatMap { Array(repeating: $0 + 1, count: NavPart.screenFacets + 1) }
  }

  /// The part that a facet is of.
  func part(of facet: Int) -> Int {
    facet == outline ? 0 : (facet - tabs - 2) / (NavPart.screenFacets + 1) + 1
  }

  /// What steps and properties of a tab read of the first part.
  var outline: Int { tabs + 1 }

  /// A tab but for what its screens are.
  func skeleton(of part: Int) -> Int { tabs + 2 + (part - 1) * (NavPart.screenFacets + 1) }

  /// A screen of a tab by its number there; the part for one that is no facet.
  func screen(_ number: Int, of part: Int) -> Int {
    number < NavPart.screenFacets ? skeleton(of: part) + 1 + number : part
  }
}
