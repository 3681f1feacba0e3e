import NavModel

/// The rule by which the search ends behind a violation; nil if it does not.
///
/// A world at rest that breaks a property of ``properties`` is judged, and followed until the app rests again. If
/// that world is broken as well, it is judged and not followed; if it is not, the search goes on from there as ever.
/// So the consequences of a break are seen, and the app is not explored anew around each thing that was left behind.
///
/// The line is drawn only where it is needed: a search first follows everything. At the end of the level by which it
/// has explored ``start`` worlds and found a broken one at rest, it begins again with the line in force.
struct ViolationHorizon: Sendable {
  /// The built-in properties about what a world at rest is made of: whatever follows stands on these.
  static let properties: [NavBuiltIn] = [
    .childEndsWithBranch, .beliefMatchesScreen, .childHasScreen, .screenHasOwner, .ownerGoneEffectsGone,
  ]

  /// How many broken worlds at rest in a row are followed.
  static let reach = 1

  /// How many worlds a search follows to the end, whatever is broken: a small app is judged as a whole.
  static let start = 5_000

  /// What ``StateMachine/horizon`` calls it.
  static let name = "after a violation"

  private let machine: NavMachine
  private let broken: [@Sendable (NavWorld) -> Bool]
  /// The names of the properties that a world can break here.
  let propertyNames: Set<String>

  /// The horizon of a program; `nil` where no property can draw it.
  ///
  /// A property that the whole system opts out of is none whose violation matters; faults that a narrow opt-out
  /// excuses do not break a world either.
  init?(_ rules: NavigationRules) {
    let claims = Self.properties.map(rules.property).filter { !$0.allowances.contains(where: \.isForAll) }
    var names: Set<String> = []
    var broken: [@Sendable (NavWorld) -> Bool] = []
    for property in claims {
      guard case .state(let when, let faults) = property.claim else { continue }
      names.insert(property.name)
      broken.append { when($0) && !property.unexcused(faults($0)).isEmpty }
    }
    if names.isEmpty { return nil }
    (machine, self.broken, propertyNames) = (rules.machine, broken, names)
  }

  /// Whether the steps from a world lie beyond the horizon.
  func isReached(by world: NavWorld) -> Bool { world.brokenRests > Self.reach }

  /// Whether a world lies beyond the horizon itself: it stands for all that would follow.
  func isBehind(_ world: NavWorld) -> Bool { world.brokenRests > Self.reach + 1 }

  /// The world with the number of broken rests that it has, where a step has led to it.
  ///
  /// - Parameters:
  ///   - world: The world, with the number of the one before.
  ///   - count: That number.
  /// - Returns: The world; in motion it keeps the number, and at rest it adds one or begins again.
  func counted(_ world: NavWorld, after count: Int) -> NavWorld {
    let isRunning = world.outcome == .running
    if isRunning, !machine.isQuiescent(world) { return world }
    let isBroken = isRunning && broken.contains { $0(world) }
    if !isBroken, count == 0 { return world }
    var counted = world
    counted.brokenRests = isBroken ? count + 1 : 0
    return counted
  }

  /// Calls `emit` for a step across the horizon for each event of a world.
  func forEachStepBeyond(
    _ events: [NavEvent], from world: NavWorld, _ emit: (NavStep, NavWorld) -> Void
  ) {
    var beyond = world
    beyond.brokenRests = Self.reach + 2
    for event in events { emit(NavStep(event: event, choices: [], outputs: [], text: ""), beyond) }
  }
}

extension CheckReport<NavWorld, NavStep> {
  /// The same with traces whose worlds are those of the machine, which counts no broken rests.
  var uncounted: Self {
    func uncounted(_ trace: CheckTrace<NavWorld, NavStep>?) -> CheckTrace<NavWorld, NavStep>? {
      trace.map { trace in
        CheckTrace(
          initial: trace.initial.uncounted,
          steps: trace.steps.map { .init(action: $0.action, state: $0.state.uncounted, cost: $0.cost) },
          lasso: trace.lasso)
      }
    }
    let results = results.map { result in
      let verdict: CheckVerdict<NavWorld, NavStep> =
        if case .violated(let trace) = result.verdict { .violated(uncounted(trace)) } else { result.verdict }
      return PropertyResult(
        name: result.name, kind: result.kind, verdict: verdict, mattered: result.mattered,
        witness: uncounted(result.witness), trap: result.trap)
    }
    return CheckReport(
      distinctStates: distinctStates, generatedStates: generatedStates, depth: depth, cuts: cuts,
      statesBeyondHorizon: statesBeyondHorizon, interruption: interruption, isReduced: isReduced,
      omission: omission, hasShortestTraces: hasShortestTraces, contradiction: contradiction, results: results
    )
  }
}

extension NavWorld {
  fileprivate var uncounted: NavWorld {
    if brokenRests == 0 { return self }
    var world = self
    world.brokenRests = 0
    return world
  }
}
