import NavModel

/// The rule by which the search ends after a violation; nil if it does not.
///
/// A settled world that violates a property of ``properties`` is evaluated, and explored until the app settles again.
/// If the next settled world also violates such a property, it is evaluated but not explored; otherwise the search
/// goes on as usual. So the search shows the consequences of a violation, but does not explore the app again with
/// each piece of wrong state.
///
/// The rule applies only if it is needed. A search first explores everything. If it has found a violating settled
/// world by the end of the level with the world number ``start``, it begins again and applies the rule.
struct ViolationHorizon: Sendable {
  /// The built-in properties about the parts of a settled world, on which everything that follows depends.
  static let properties: [NavBuiltIn] = [
    .childEndsWithBranch, .beliefMatchesScreen, .childHasScreen, .screenHasOwner, .ownerGoneEffectsGone,
  ]

  /// The number of consecutive violating settled worlds that are explored.
  static let reach = 1

  /// The number of worlds up to which a search explores everything, so that small apps are evaluated completely.
  static let start = 5_000

  /// The name of the horizon in ``StateMachine/horizon``.
  static let name = "after a violation"

  private let machine: NavMachine
  /// The declarations of coordinators with a variable that follows the selected tab.
  private let followers: Set<Int>
  /// The declarations of coordinators with a variable that follows a part of a container.
  private let tied: Set<Int>
  private let broken: [@Sendable (NavWorld) -> Bool]
  /// The names of the properties that a world can break here.
  let propertyNames: Set<String>

  /// The horizon of a program; `nil` if no property can define one.
  ///
  /// A property with an opt-out for the whole app does not count, and neither do faults that a narrower opt-out
  /// suppresses.
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
    let coordinators = rules.program.coordinators
    followers = Set(
      coordinators.indices.filter { coordinators[$0].variables.contains { $0.tie?.part == .tab } })
    tied = Set(coordinators.indices.filter { coordinators[$0].variables.contains { $0.tie != nil } })
    (machine, self.broken, propertyNames) = (rules.machine, broken, names)
  }

  /// Whether the steps from a world lie beyond the horizon.
  func isReached(by world: NavWorld) -> Bool { world.brokenRests > Self.reach }

  /// Whether a world is just beyond the horizon; it represents all worlds that would follow.
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
    let isBroken =
      isRunning
      && world.isTrueInSomePart(by: machine.partScheme, tied: tied, isSound: isSound) { world in
        broken.contains { $0(world) }
      }
    if !isBroken, count == 0 { return world }
    var counted = world
    counted.brokenRests = isBroken ? count + 1 : 0
    return counted
  }

  /// Whether the variables of a tab or layer, as a world of its own, violate no property whatever the rest of the app
  /// holds, unless its coordinator has presented a layer.
  ///
  /// - Parameter part: A part with paths, coordinators and screens that violate no property.
  /// - Returns: False if they may violate one.
  func isSound(_ part: NavWorld) -> Bool {
    if tied.isEmpty { return true }
    let declarations = Set(part.coordinators.map(\.declaration))
    if !followers.isDisjoint(with: declarations) { return false }
    return tied.isDisjoint(with: declarations) || !broken.contains { $0(part) }
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
  /// The report with traces of the machine's own worlds, without counts of violating settled worlds.
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
      statesBeyondHorizon: statesBeyondHorizon, interruption: interruption,
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
