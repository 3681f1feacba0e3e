import NavModel

/// The counts of a census: what makes a spec large.
///
/// The worlds are those that a check explores, found by a search of their own. Two worlds count as one if their 64-bit
/// fingerprints are equal; among a million different worlds, this happens with a probability below 10⁻⁷.
package struct Census: Sendable {
  /// The number of explored worlds.
  package var worlds = 0
  /// The number of those in which the app has settled.
  package var worldsAtRest = 0
  /// The number of different contents of all containers.
  package var pictures = 0
  /// The number of different contents of what the user can see.
  package var fronts = 0
  /// Whether the search ended after violations, as that of a check does.
  package var endsAfterViolations = false
  /// The capacities that some worlds exceed, such as `bound coordinators 3`; those worlds are not explored.
  package var capacities: [String] = []
  /// The spent budgets; if there are any, all counts are those of a prefix of the search, and so estimates.
  package var cuts: [String] = []
  /// The dimensions in which the worlds differ; the one with the greatest factor first.
  package var dimensions: [CensusDimension] = []
  /// Stale beliefs and ended coordinators, with what is left if no settled world has them.
  ///
  /// The one with the fewest worlds left comes first.
  package var remains: [CensusDimension] = []
  /// The inputs and answers that occur; the one without which the fewest worlds are left first.
  package var inputs: [CensusExclusion] = []
  /// The bounds of the scope, each one less than it is; the one with the fewest worlds first.
  package var bounds: [CensusExclusion] = []
  /// The lines of the spec whose change would save most worlds, at most ``largestNumberOfSavings``.
  package var savings: [CensusSaving] = []

  /// The largest number of savings.
  package static let largestNumberOfSavings = 3

  /// Whether the counts are those of all worlds within the capacities.
  package var isExact: Bool { cuts.isEmpty }

  /// Returns the factor by which something multiplies the worlds.
  ///
  /// - Parameter left: The number of worlds that are left without it.
  /// - Returns: The number of all worlds, divided by that number.
  package func factor(_ left: Int) -> Double { left == 0 ? 1 : Double(worlds) / Double(left) }
}
