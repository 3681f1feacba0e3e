import NavModel

/// An atlas in the form of a page: data that several worlds share is stored once.
package struct AtlasDocument: Codable, Sendable {
  /// The version of the tool.
  package var tool = NavCheckVersion.current
  /// The path of the spec, as reports print it.
  package var path: String
  package var variant: String?
  package var platform: String
  package var scope: String
  /// The largest number of worlds in the document, if there are more; nil if it contains all worlds.
  package var limit: Int?
  /// The names of the coordinators in the order of their declarations.
  package var coordinators: [String]
  /// The number of launch worlds, which are the first worlds.
  package var launches: Int
  /// The pictures of the worlds.
  package var worlds = PackedPictures()
  /// For each world its fingerprint, in hexadecimal digits.
  package var hashes: [String] = []
  /// The steps with one description, by any actor.
  package var events: [Event] = []
  /// For each world, its steps: in turn the position of the event, and that of the target world (or -1).
  package var steps: [[Int]] = []
  /// The properties that fail.
  package var properties: [Property] = []
  /// A trace file without events, to which a trace is added.
  package var trace: NavigationTraceFile

  /// The description of a step.
  package struct Event: Codable, Hashable, Sendable {
    package var actor: String
    package var text: String
    package var cost: Int
  }

  /// A property that fails.
  package struct Property: Codable, Sendable {
    package var name: String
    package var message: String?
    package var rule: String?
    /// Whether a trace file can show the failure.
    package var isShownByEnd: Bool
    /// The trace to the failure: the launch world, then the position of each step among the steps of its world.
    package var way: [Int]?
    /// For each world, the inputs of a shortest path to the failure times 10,000, plus its steps.
    ///
    /// The number is -1 if no path is known. The list is nil if the property is violated because a world is missing,
    /// or if the limit leaves the distances unknown.
    package var distances: [Int]?
    /// Whether the property is violated because no world satisfies it; nil for no.
    package var isAboutMissing: Bool?
    /// Whether the property is about runs, so that a violating step starts a wait that may never end; nil for no.
    package var isAboutRuns: Bool?
    /// The worlds in which it fails, in ascending order.
    package var broken: [Int] = []
    /// The violating steps: in turn a world, and the position of the step.
    package var breaking: [Int] = []
    /// The worlds from which every run that settles ends in the failure, in ascending order.
    package var certain: [Int] = []
  }

  /// Creates the document of an atlas.
  ///
  /// - Parameters:
  ///   - atlas: The worlds.
  ///   - report: The report of a check of the same program.
  ///   - path: The path of the spec, as reports print it.
  ///   - trace: A trace file without events.
  /// - Complexity: Time in proportion to the size of all worlds, and to the distances of each violated property.
  package init(_ atlas: WorldAtlas, _ report: NavigationReport, path: String, trace: NavigationTraceFile) {
    let program = atlas.check.program
    self.path = path
    self.trace = trace
    variant = program.variant
    platform = program.platform.name
    scope = atlas.check.scope
    limit = atlas.isCut ? atlas.worlds.count : nil
    coordinators = program.coordinators.map(\.name)
    launches = atlas.launches
    addWorlds(of: atlas)
    addSteps(of: atlas)
    for finding in report.findings where finding.isViolated {
      var property = Property(
        name: finding.name, message: finding.message, rule: finding.rule.isEmpty ? nil : finding.rule,
        isShownByEnd: finding.isShownByEnd)
      property.way = finding.trace.flatMap { atlas.way(of: $0) }
      property.isAboutMissing = atlas.isAboutMissing(finding.name) ? true : nil
      if let distances = atlas.distances(to: finding.name) {
        property.isAboutRuns = distances.isAboutRuns ? true : nil
        property.distances = distances.lengths.map { $0.map { $0.inputs * 10_000 + $0.steps } ?? -1 }
        property.broken = distances.broken.sorted()
        property.certain = distances.certain.subtracting(distances.broken).sorted()
        property.breaking = distances.breaking.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
      }
      properties.append(property)
    }
  }

  private mutating func addWorlds(of atlas: WorldAtlas) {
    for world in atlas.worlds {
      worlds.add(StatePicture(world, atlas.check.machine))
      hashes.append(Self.text(of: world.fingerprint))
    }
  }

  private mutating func addSteps(of atlas: WorldAtlas) {
    var known: [Event: Int] = [:]
    for taken in atlas.steps {
      var row: [Int] = []
      for step in taken {
        let event = Event(
          actor: step.taken.event.actor.rawValue, text: step.taken.description, cost: step.taken.event.cost)
        let number = known[event] ?? events.count
        if number == events.count {
          known[event] = number
          events.append(event)
        }
        row += [number, step.target ?? -1]
      }
      steps.append(row)
    }
  }

  /// A fingerprint in 16 hexadecimal digits.
  package static func text(of fingerprint: UInt64) -> String {
    let digits = String(fingerprint, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
