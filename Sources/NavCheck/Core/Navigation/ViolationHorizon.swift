import NavModel

/// The rule by which the search ends after a violation; nil if it does not.
///
/// A settled world that violates a property of ``properties`` is evaluated, but not explored. So the search does not
/// explore the app again with each piece of wrong state.
///
/// The rule applies only if it is needed. A search first explores everything until ``SearchStop`` ends it. Then it begins
/// again with the rule, or pairs are explored in its place.
struct ViolationHorizon: Sendable {
  /// The built-in properties about the parts of a settled world, on which everything that follows depends.
  static let properties: [NavBuiltIn] = [
    .childEndsWithBranch, .beliefMatchesScreen, .childHasScreen, .screenHasOwner, .ownerGoneEffectsGone,
  ]

  /// The number of worlds up to which an app is explored completely.
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
      names.formUnion(property.separatingKnown(of: rules.program).known.map(\.property.name))
      broken.append { when($0) && !property.unsuppressed(faults($0)).isEmpty }
    }
    if names.isEmpty { return nil }
    let coordinators = rules.program.coordinators
    followers = Set(
      coordinators.indices.filter { coordinators[$0].variables.contains { $0.binding?.part == .tab } })
    tied = Set(coordinators.indices.filter { coordinators[$0].variables.contains { $0.binding != nil } })
    (machine, self.broken, propertyNames) = (rules.machine, broken, names)
  }

  /// Whether the steps from a world lie beyond the horizon.
  func isReached(by world: NavWorld) -> Bool { world.searchMark == .violating }

  /// Whether a world is just beyond the horizon; it represents all worlds that would follow.
  func isBehind(_ world: NavWorld) -> Bool { world.searchMark == .afterViolation }

  /// Whether a world is settled and violates a property of the rule.
  func isViolated(by world: NavWorld) -> Bool {
    world.outcome == .running && machine.isQuiescent(world)
      && world.isTrueInSomePart(by: machine.partScheme, tied: tied, isSound: isSound) { world in
        broken.contains { $0(world) }
      }
  }

  /// The world with the mark that it violates a property, if it does.
  func marked(_ world: NavWorld) -> NavWorld {
    if !isViolated(by: world) { return world }
    var marked = world
    marked.searchMark = .violating
    return marked
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
    beyond.searchMark = .afterViolation
    for event in events { emit(NavStep(event: event, choices: [], outputs: [], text: ""), beyond) }
  }
}

extension CheckReport<NavWorld, NavStep> {
  /// The report with traces of the machine's own worlds, without marks of the search.
  var unmarked: Self {
    replacingTraces { trace in
      CheckTrace(
        initial: trace.initial.unmarked,
        steps: trace.steps.map { .init(action: $0.action, state: $0.state.unmarked, cost: $0.cost) },
        lasso: trace.lasso)
    }
  }

  /// The report with the findings of a search that ended before, where this one has none or a longer trace.
  func adding(findingsOf earlier: Self) -> Self {
    let results = zip(results, earlier.results).map { result, other in
      guard let found = other.finding,
        (found.length, found.stepCount)
          < result.finding.map({ ($0.length, $0.stepCount) }) ?? (.max, .max)
      else { return result }
      return PropertyResult(
        name: result.name, kind: result.kind, verdict: other.verdict,
        mattered: max(result.mattered, other.mattered), witness: other.witness, trap: other.trap)
    }
    return replacing(results, hasShortestTraces: earlier.hasShortestTraces)
  }
}

extension CheckReport<NavWorld, NavStep>.PropertyResult {
  /// The trace to what was found: a violation, or what a `sometimes` asks for.
  fileprivate var finding: CheckTrace<NavWorld, NavStep>? { verdict.trace ?? witness }
}

extension NavWorld {
  fileprivate var unmarked: NavWorld {
    if searchMark == .none { return self }
    var world = self
    world.searchMark = .none
    return world
  }
}
