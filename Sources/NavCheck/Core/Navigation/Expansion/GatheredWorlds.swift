import NavModel

/// The combined results of an exploration by many processes, in the form that a report needs.
package struct GatheredWorlds: Codable, Hashable, Sendable {
  /// Worlds that were discovered and not explored.
  package struct Unexplored: Codable, Hashable, Sendable {
    /// Which limit it was.
    package var reason: String
    package var worlds: Int
    /// Whether another run would leave out others.
    package var isInterruption: Bool

    package init(reason: String, worlds: Int, isInterruption: Bool) {
      (self.reason, self.worlds, self.isInterruption) = (reason, worlds, isInterruption)
    }
  }

  /// The combined counts and findings of all processes; for each property only the nearest findings.
  package private(set) var tally = WorldTally()
  /// One more than the greatest number of inputs of an explored world; 0 if there is none.
  package private(set) var depth = 0
  /// The level of the nearest findings of each property.
  package private(set) var known: [String: WorldLevel] = [:]
  /// Whether a `possible` property applies to any world.
  package private(set) var asksWhatIsPossible = false
  /// The unexplored worlds; nil if everything was explored.
  package var unexplored: Unexplored?
  /// The levels of ``worlds``.
  package var levels: [WorldLevel] = []
  /// The worlds on the shortest paths to findings, level by level; not part of the JSON form.
  package var worlds: [[[UInt8]]] = []

  package init() {}

  private enum CodingKeys: String, CodingKey {
    case tally, depth, known, asksWhatIsPossible, unexplored, levels
  }

  /// Decodes the sum of a driver; the first sum is empty.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tally = try values.decodeIfPresent(WorldTally.self, forKey: .tally) ?? tally
    depth = try values.decodeIfPresent(Int.self, forKey: .depth) ?? depth
    known = try values.decodeIfPresent([String: WorldLevel].self, forKey: .known) ?? known
    asksWhatIsPossible = try values.decodeIfPresent(Bool.self, forKey: .asksWhatIsPossible) ?? false
    unexplored = try values.decodeIfPresent(Unexplored.self, forKey: .unexplored)
    levels = try values.decodeIfPresent([WorldLevel].self, forKey: .levels) ?? levels
  }

  /// Adds the results of a process.
  ///
  /// - Parameters:
  ///   - part: The counts and findings; its worlds count as unexplored if there are unexplored worlds already.
  ///   - possibilities: The names of the `possible` properties.
  package mutating func add(_ part: WorldTally, possibilities: [String]) {
    if unexplored != nil { unexplored?.worlds += part.worlds } else { tally.worlds += part.worlds }
    if part.worlds > 0, let level = part.level, unexplored == nil { depth = max(depth, level.inputs + 1) }
    tally.generated += part.generated
    tally.events.merge(part.events, uniquingKeysWith: +)
    tally.mattered.merge(part.mattered, uniquingKeysWith: +)
    tally.cuts.merge(part.cuts, uniquingKeysWith: +)
    tally.reach.formUnion(part.reach)
    for finding in part.findings { add(finding) }
    asksWhatIsPossible = possibilities.contains { tally.mattered[$0] ?? 0 > 0 }
  }

  private mutating func add(_ finding: WorldTally.Finding) {
    let nearest = known[finding.property] ?? finding.level
    if nearest < finding.level { return }
    if finding.level < nearest { tally.findings.removeAll { $0.property == finding.property } }
    known[finding.property] = finding.level
    tally.findings.append(finding)
  }
}
