/// The order of the parts of a program's worlds (``NavPart``): everything else, each tab, each layer above the root.
package struct NavPartScheme: Hashable, Sendable {
  /// The greatest number of tabs of a tab bar in the program.
  package let tabs: Int
  /// The number of layers above the root that can be parts.
  package let layers: Int

  /// Whether a step that creates a coordinator reads how many coordinators each part has; false if no capacity limits
  /// their number in a whole world.
  package let countsCoordinators: Bool

  /// The places of tabs; the digest of a part states whether the part contains coordinators of further tabs.
  let places: Set<Int>

  /// Creates a scheme; with 0 layers, all layers belong to the first part.
  package init(tabs: Int, layers: Int = 0, countsCoordinators: Bool = true, places: Set<Int> = []) {
    (self.tabs, self.layers, self.countsCoordinators) = (tabs, layers, countsCoordinators)
    self.places = places
  }

  /// The number of parts other than the first.
  package var inner: Int { tabs + layers }

  /// The number of parts.
  package var count: Int { inner + 1 }

  /// Returns the index of a layer, counted from 1, among the parts other than the first; nil if it cannot be a part.
  func index(ofLayer layer: Int) -> Int? {
    1...max(1, layers) ~= layer && layers > 0 ? tabs + layer - 1 : nil
  }
}
