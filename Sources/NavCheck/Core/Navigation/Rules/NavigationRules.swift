import NavModel

/// The properties of a program, in terms of its machine.
struct NavigationRules: Sendable {
  let machine: NavMachine
  let settlings = SettlingMemo()

  init(_ machine: NavMachine) {
    self.machine = machine
  }

  var program: NavProgram { machine.program }

  /// A quiescent world in which the app goes on.
  func isAtRest(_ world: NavWorld) -> Bool { world.outcome == .running && machine.isQuiescent(world) }

  /// A built-in property as this program has it, known violations included.
  func property(_ builtIn: NavBuiltIn) -> NavigationProperty {
    let claim = isApplicable(builtIn) ? self.claim(of: builtIn) : .notApplicable
    return NavigationProperty(
      name: builtIn.rawValue, builtIn: builtIn, declaration: nil, kind: builtIn.kind, claim: claim,
      allowances: program.allowances.filter { $0.property == builtIn.rawValue })
  }

  /// Whether the program declares the subject of a property.
  private func isApplicable(_ builtIn: NavBuiltIn) -> Bool {
    switch builtIn {
    case .exitOnce: program.dialect.library.traits.hasExits
    case .childEndsWithBranch:
      program.places.contains { if case .branch = $0.kind { true } else { false } }
    case .childHasScreen, .noMessageToFinished: program.coordinators.count > 1
    case .oneIntentOnePush: !program.controls.isEmpty
    case .linkReachesTarget: !program.links.isEmpty
    case .stackIsTreePath, .oneSegueAtATime: program.hasTree
    case .effectHasScreen, .reducerNotNested: !program.feedbacks.isEmpty
    case .dependenciesInjected: program.places.contains { !$0.node.needs.isEmpty }
    case .ownerGoneEffectsGone: !program.effects.isEmpty
    case .locksReleased:
      program.variables.contains(where: \.isLock)
        || program.coordinators.contains { $0.variables.contains(where: \.isLock) }
        || program.places.contains { $0.variables.contains(where: \.isLock) }
    default: true
    }
  }

  private func claim(of builtIn: NavBuiltIn) -> NavigationProperty.Claim {
    switch builtIn {
    case .exitOnce: exitOnce
    case .childEndsWithBranch: childEndsWithBranch
    case .finishOnce: finishOnce
    case .exitsBeforeFinish: exitsBeforeFinish
    case .beliefMatchesScreen: beliefMatchesScreen
    case .childHasScreen: childHasScreen
    case .screenHasOwner: screenHasOwner
    case .noMessageToFinished: noMessageToFinished
    case .noSilentDrop: noSilentDrop
    case .dismissalIsExact: dismissalIsExact
    case .removalIsExact: removalIsExact
    case .dismissesOwn: dismissesOwn
    case .stackNeverEmpty: stackNeverEmpty
    case .oneIntentOnePush: oneIntentOnePush
    case .handledOnce: handledOnce
    case .linkReachesTarget: linkReachesTarget
    case .ownerGoneEffectsGone: ownerGoneEffectsGone
    case .locksReleased: locksReleased
    case .flagsAtRest: flagsAtRest
    case .noTrap: noTrap
    case .noFatal: noFatal
    case .noDeadlock: noDeadlock
    case .everythingReachable: everythingReachable
    case .exitEquivalence: exitEquivalence
    case .cancelledGesture: cancelledGesture
    case .reEntry: reEntry
    case .backIsFinal: backIsFinal
    case .layerKeepsItsContext: layerKeepsItsContext
    case .dismissalNamesItsLayer: dismissalNamesItsLayer
    case .stackIsTreePath: stackIsTreePath
    case .oneSegueAtATime: oneSegueAtATime
    case .dependenciesInjected: dependenciesInjected
    case .effectHasScreen: effectHasScreen
    case .reducerNotNested: reducerNotNested
    case .flowsBecomeReady: flowsBecomeReady
    }
  }

  // MARK: Names

  func name(_ screen: ScreenID, _ world: NavWorld) -> String { machine.name(of: screen, in: world) }
  func name(_ route: NavRoute) -> String { machine.text(of: route) }
  func name(_ coordinator: CoordinatorID, _ world: NavWorld) -> String {
    machine.name(of: coordinator, in: world)
  }
  func name(declaration: Int?) -> String { declaration.map { program.coordinators[$0].name } ?? "the system" }

  /// The coordinator declaration that owns a route's place.
  func owner(of route: NavRoute) -> Int { program.places[route.place].coordinator }

  /// A fault that concerns the front screen.
  func faultInFront(of world: NavWorld, _ text: @escaping () -> String) -> NavigationViolation {
    guard let front = world.front else { return NavigationViolation(text) }
    return NavigationViolation(
      coordinators: [world[front].owner.map { world[$0].declaration }], places: [world[front].route.place],
      text)
  }

  /// A fault about a step: its subject is the coordinator and screen to which the event happens.
  func fault(of step: NavStep, in before: NavWorld, coordinators: [Int?] = [], _ text: @escaping () -> String)
    -> NavigationViolation
  {
    let screen = step.event.screen.flatMap { $0.index < before.screens.count ? before[$0] : nil }
    var fault = NavigationViolation(
      coordinators: coordinators + [screen?.owner.map { before[$0].declaration }],
      places: [screen?.route.place], text)
    if case .tap(let control, _) = step.event.kind {
      fault.inputs = [.control(program.controls[control].signature.name)]
    } else if let (link, _) = step.event.link {
      fault.inputs = [.link(program.links[link].signature.name)]
    }
    return fault
  }
}

extension NavBuiltIn {
  /// The kind of claim of the property.
  var kind: CheckPropertyKind {
    switch self {
    case .exitOnce, .finishOnce, .exitsBeforeFinish, .noMessageToFinished, .noSilentDrop, .dismissalIsExact,
      .removalIsExact, .dismissesOwn, .stackNeverEmpty, .oneIntentOnePush, .handledOnce, .linkReachesTarget,
      .stackIsTreePath, .oneSegueAtATime, .dependenciesInjected, .reducerNotNested, .dismissalNamesItsLayer:
      .step
    case .locksReleased, .noTrap: .possible
    case .noDeadlock: .deadlockFree
    case .everythingReachable: .sometimes
    default: .always
    }
  }
}
