import NavModel

/// The built-in properties, each as a claim about worlds or steps of a machine.
struct BuiltInChecks: Sendable {
  let machine: NavMachine
  var program: NavProgram { machine.program }

  /// A claim about worlds: when it matters, and whether it holds there.
  typealias WorldClaim = @Sendable (NavWorld) -> NavMachine.Judgement
  /// A claim about steps.
  typealias StepClaim = @Sendable (NavWorld, NavStep, NavWorld) -> NavMachine.Judgement

  /// What a built-in is for this program.
  enum Form {
    case worlds(WorldClaim)
    case steps(StepClaim)
    /// From everywhere such a world must stay reachable.
    case possible(@Sendable (NavWorld) -> Bool)
    case deadlock
    /// Every declared screen must be shown somewhere; judged from the exploration as a whole.
    case reachability
    case notApplicable
  }

  func form(of property: NavBuiltIn) -> Form {
    switch property {
    case .exitOnce: program.dialect.library == .plain ? .notApplicable : .steps(exitOnce)
    case .childEndsWithBranch: hasBranches ? .worlds(atRest(childEndsWithBranch)) : .notApplicable
    case .finishOnce: steps(where: \.isFinish) { $0.isRepeatedFinish }
    case .exitsBeforeFinish: steps(where: { $0.isFinish || $0.isExit }) { $0.isOutOfOrder }
    case .beliefMatchesScreen: .worlds(atRest(beliefMatchesScreen))
    case .childHasScreen: program.coordinators.count > 1 ? .worlds(atRest(childHasScreen)) : .notApplicable
    case .screenHasOwner: .worlds(atRest(screenHasOwner))
    case .noMessageToFinished: program.coordinators.count > 1 ? .steps(noMessageToFinished) : .notApplicable
    case .noSilentDrop: .steps(noSilentDrop)
    case .dismissalIsExact: steps(where: \.isDismissal) { $0.isInexactDismissal }
    case .removalIsExact: steps(where: \.isPop) { $0.isInexactPop }
    case .dismissesOwn: steps(where: \.isDismissal) { $0.isForeignDismissal }
    case .stackNeverEmpty: .steps(stackNeverEmpty)
    case .oneIntentOnePush: program.controls.isEmpty ? .notApplicable : .steps(oneIntentOnePush)
    case .handledOnce: .steps(handledOnce)
    case .linkReachesTarget: program.links.isEmpty ? .notApplicable : .steps(linkReachesTarget)
    case .ownerGoneEffectsGone: program.effects.isEmpty ? .notApplicable : .worlds(atRest(ownerGoneEffectsGone))
    case .locksReleased: hasLocks ? .possible(areLocksFree) : .notApplicable
    case .noTrap: .possible(isHome)
    case .noFatal: .worlds(noFatal)
    case .noDeadlock: .deadlock
    case .everythingReachable: .reachability
    case .exitEquivalence: .worlds(atRest(exitEquivalence))
    case .cancelledGesture: .worlds(atRest(cancelledGesture))
    case .reEntry: .worlds(atRest(reEntry))
    }
  }

  private var hasBranches: Bool {
    program.places.contains { if case .branch = $0.kind { true } else { false } }
  }

  private var hasLocks: Bool { program.coordinators.contains { $0.variables.contains(where: \.isLock) } }

  /// A claim that is judged in quiescent worlds only, where the two layers can be compared.
  private func atRest(_ claim: @escaping WorldClaim) -> WorldClaim {
    { [machine] world in
      guard world.outcome == .running, machine.isQuiescent(world) else { return .idle }
      return claim(world)
    }
  }

  /// A claim that no step has an output of some kind.
  private func steps(
    where matters: @escaping @Sendable (NavOutput) -> Bool, _ isWrong: @escaping @Sendable (NavOutput) -> Bool
  ) -> Form {
    .steps { _, step, _ in
      NavMachine.Judgement(
        matters: step.outputs.contains(where: matters), holds: !step.outputs.contains(where: isWrong))
    }
  }
}

extension NavMachine.Judgement {
  /// The property does not matter here.
  static var idle: Self { Self(matters: false, holds: true) }
}
