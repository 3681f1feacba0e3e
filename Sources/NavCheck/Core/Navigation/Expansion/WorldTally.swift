package import NavModel

/// The counts and findings of exploring worlds, by one process or by all of them.
package struct WorldTally: Codable, Hashable, Sendable {
  /// A world, or a step from it, that a property is about: a violation, or a hit of a `sometimes`.
  package struct Finding: Codable, Hashable, Sendable {
    /// The name of the property.
    package var property: String
    /// Where the trace ends.
    package var level: WorldLevel
    /// The level of the world.
    package var at: WorldLevel
    /// The world, or the one before the step, in hexadecimal digits.
    package var world: String
    /// The step as traces print it; nil if the finding is the world itself.
    package var step: String?
  }

  /// The level of the worlds that were explored; nil where that does not matter.
  package var level: WorldLevel?
  /// The number of explored distinct worlds.
  package var worlds = 0
  /// The number of generated steps, or of initial worlds, duplicates included.
  package var generated = 0
  /// The number of steps to other worlds, by event.
  package var events: [String: Int] = [:]
  /// The number of worlds or steps to which each property applied.
  package var mattered: [String: Int] = [:]
  /// The nearest findings of each property.
  package var findings: [Finding] = []
  /// The handlers, blocks and coordinators that steps have come to.
  package var reach = NavReach()
  /// The number of worlds that each limit of the program truncated, by the limit.
  package var cuts: [String: Int] = [:]

  package init() {}
}
