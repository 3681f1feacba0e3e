import NavModel

/// What a census keeps of a world when it explores it.
struct CensusWorld: Sendable {
  /// A step from the world.
  struct Exit: Sendable {
    let label: UInt16
    let cost: Int
    let target: NavWorld
    let fingerprint: UInt64
    /// The capacity that the target exceeds; nil for none.
    let truncation: String?
  }

  var node = CensusGraph.Node()
  /// Whether the world violates a property of the horizon.
  var isBroken = false
  var containers: UInt64 = 0
  var fronts: UInt64 = 0
  var visible: [Int] = []
  /// The fingerprints of the world without each dimension in which it has content.
  var erased: [(dimension: NavDimension, fingerprint: UInt64)] = []
  var exits: [Exit] = []

  /// Explores a world.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - machine: The machine of the search.
  ///   - subjects: The counted inputs; the position of each, plus 1, is its label.
  ///   - violations: The rule by which a search may end after a violation; nil for none.
  init(
    _ world: NavWorld, _ machine: NavStateMachine, _ subjects: CensusSubjects, _ violations: ViolationHorizon?
  ) {
    node.isAtRest = world.outcome != .running || machine.machine.isQuiescent(world)
    let scope = machine.machine.program.scope
    node.screensAbove = world.screens(above: scope.depth - 1)
    node.layersAbove = world.layers(above: scope.layers - 1)
    if let violations, node.isAtRest { isBroken = violations.isViolated(by: world) }
    node.untapped = world.withoutTaps.fingerprint
    containers = world.containersFingerprint
    fronts = world.frontsFingerprint
    visible = world.visiblePlaces
    for dimension in world.dimensions {
      if let left = world.erasing(dimension) { erased.append((dimension, left.fingerprint)) }
    }
    machine.forEachStep(from: world) { step, next in
      exits.append(
        Exit(
          label: subjects.label(of: step.event, in: world), cost: step.event.cost, target: next,
          fingerprint: next.fingerprint, truncation: machine.truncation(of: next)))
    }
  }
}
