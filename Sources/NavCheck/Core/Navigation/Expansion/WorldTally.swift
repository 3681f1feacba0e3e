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
    /// The step, as traces tell it; nil where the world itself is meant.
    package var step: String?
  }

  /// The level of the worlds that were explored; nil where that does not matter.
  package var level: WorldLevel?
  /// How many distinct worlds were explored.
  package var worlds = 0
  /// How many steps they have, or how many initial worlds there are, each as often as it is met.
  package var generated = 0
  /// How many steps lead elsewhere, by what happens.
  package var events: [String: Int] = [:]
  /// How many worlds or steps each property was about.
  package var mattered: [String: Int] = [:]
  /// The nearest findings of each property.
  package var findings: [Finding] = []
  /// The handlers, blocks and coordinators that steps have come to.
  package var reach = NavReach()
  /// How many worlds a limit of the program cut off, by the limit.
  package var cuts: [String: Int] = [:]

  package init() {}
}
