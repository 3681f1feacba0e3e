/// What an exploration by many processes has come to, as far as a report needs it.
package struct GatheredWorlds: Codable, Hashable, Sendable {
  /// What all processes together have counted and found; of each property only what is nearest.
  package var tally = WorldTally()
  /// One more than the greatest number of inputs of an explored world; 0 if there is none.
  package var depth = 0
  /// How many worlds were found and not explored, and why; nil where all were.
  package var unexplored: Unexplored?
  /// The levels of ``worlds``.
  package var levels: [WorldLevel] = []
  /// The worlds through which shortest ways lead to what was found, level by level; not part of the JSON form.
  package var worlds: [[[UInt8]]] = []

  /// Why worlds were left out.
  package struct Unexplored: Codable, Hashable, Sendable {
    package var reason: String
    package var worlds: Int
    /// Whether another run would leave out others.
    package var isInterruption: Bool

    package init(reason: String, worlds: Int, isInterruption: Bool) {
      (self.reason, self.worlds, self.isInterruption) = (reason, worlds, isInterruption)
    }
  }

  package init() {}

  private enum CodingKeys: String, CodingKey { case tally, depth, unexplored, levels }
}
