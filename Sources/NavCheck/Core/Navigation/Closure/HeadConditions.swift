import NavModel

/// The conditions under which the top of each stack determines what happens, whatever lies below.
struct HeadConditions {
  typealias Obstacle = NavigationClosure.Obstacle

  /// The built-in properties that read no buried screen, or whose faults do not depend on one.
  static let builtIns: Set<NavBuiltIn> = [
    .exitOnce, .childEndsWithBranch, .finishOnce, .exitsBeforeFinish, .beliefMatchesScreen, .childHasScreen,
    .screenHasOwner, .noMessageToFinished, .noSilentDrop, .dismissalIsExact, .removalIsExact, .dismissesOwn,
    .stackNeverEmpty, .oneIntentOnePush, .handledOnce, .ownerGoneEffectsGone, .noFatal, .noDeadlock, .noTrap,
    .locksReleased, .layerKeepsItsContext, .dismissalNamesItsLayer,
  ]

  /// What the steps read and change below the head.
  let reads: HeadReads
  /// The number of screens above a gap.
  let head: Int
  private let program: NavProgram
  private let general: Obstacle?

  init(of program: NavProgram) {
    self.program = program
    // Properties are examined one by one. Everything else takes part in steps, or in the end of a run.
    var rest = program
    (rest.properties, rest.logs, rest.expectations, rest.known) = ([], [], [], [])
    (rest.fairness, rest.allowances) = ([], [])
    reads = HeadReads([rest], in: program)
    let size = HeadSize(of: program)
    head = size.screens
    general = Self.general(program) ?? size.obstacle
  }

  /// Returns the first construct because of which the top of a stack does not determine the steps.
  ///
  /// - Parameter buried: The screens that gaps stand for; empty to ask only for what does not depend on them.
  /// - Returns: The construct; nil if there is none.
  func obstacle(burying buried: [NavBuriedScreen]) -> Obstacle? {
    if let general { return general }
    let places = Set(buried.map(\.place))
    if let obstacle = reads.obstacle(burying: places) { return obstacle }
    let owners = Set(buried.map(\.owner))
    for handler in program.handlers {
      guard case .notice(let kind) = handler.trigger else { continue }
      let hears =
        switch handler.owner {
        case .system: true
        case .coordinator(let coordinator): owners.contains(coordinator)
        case .place(let place): places.contains(place)
        }
      if kind == .pathWritten || kind == .removed && hears {
        return Obstacle(text: "on \(kind.rawValue)", origin: handler.origin)
      }
    }
    return nil
  }

  /// Whether a property has the same value in a world and in the world with gaps.
  func isLocal(_ property: NavigationProperty, burying buried: [NavBuriedScreen]) -> Bool {
    switch property.claim {
    case .state, .step, .possible, .deadlockFree: break
    case .response, .sometimes, .reachable, .notApplicable: return false
    }
    let places = Set(buried.map(\.place))
    if property.builtIn == .locksReleased {
      return !places.contains { program.places[$0].variables.contains(where: \.isLock) }
    }
    if let builtIn = property.builtIn { return Self.builtIns.contains(builtIn) }
    guard let declared = property.declaration else { return false }
    if case .place(let place) = declared.owner, places.contains(place) { return false }
    return HeadReads([declared], in: program).obstacle(burying: places) == nil
  }

  private static func general(_ program: NavProgram) -> Obstacle? {
    if program.dialect.library != .plain {
      return Obstacle(text: "dialect \(program.dialect.library.rawValue)", origin: nil)
    }
    if !program.effectsWithUnnamedRemovals.isEmpty {
      return Obstacle(text: "an answer of an effect that removes a screen without naming it", origin: nil)
    }
    if program.scope.timing == .atomic { return Obstacle(text: "timing atomic", origin: nil) }
    if program.scope.adversaries.contains(.linkAtLaunch), !program.links.isEmpty {
      return Obstacle(text: "with linkAtLaunch", origin: nil)
    }
    if program.platform[.noticesLag] { return Obstacle(text: "the rule noticesLag", origin: nil) }
    if let split = program.places.first(where: { if case .split = $0.kind { true } else { false } }) {
      return Obstacle(text: "a split view", origin: split.signature.origin)
    }
    for variable in program.coordinators.flatMap(\.variables) + program.variables {
      if let part = variable.binding?.part, part == .stack || part == .screens {
        return Obstacle(text: "a variable for the \(part.rawValue)", origin: variable.origin)
      }
    }
    return nil
  }
}
