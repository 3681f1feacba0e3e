import NavModel

extension NavigationProperty {
  /// The name of the helper property that is violated where a narrow opt-out excuses something.
  func helperName(ofAllowance index: Int) -> String { "\(name): opt-out \(index + 1)" }

  /// The name of the helper property that is met where a place is on screen.
  static func helperName(ofPlace place: Int, _ name: String) -> String { "\(name): place \(place)" }

  /// How the property is asked of worlds that are made of parts.
  ///
  /// Part by part: each instance is judged by itself. What looks at the screen in front, at layers or at ways on from a
  /// world is asked of the world as a whole; detours to tabs are asked tab by tab. What the spec itself claims may read
  /// anything, so no other property is asked with it.
  private var reading: CheckReading {
    switch builtIn {
    case .childEndsWithBranch, .beliefMatchesScreen, .childHasScreen, .flagsAtRest, .locksReleased,
      .everythingReachable:
      .byPart
    case .reEntry: .byPartApart
    case .some: .whole
    case nil:
      switch kind {
      case .always, .never, .sometimes: declaration?.owner == .system ? .whole : .byPartApart
      default: .whole
      }
    }
  }

  /// Adds the property to a checker, with helpers whose names contain a colon, which no property's name does.
  func added(to checker: Checker<NavStateMachine>, _ rules: NavigationRules) -> Checker<NavStateMachine> {
    var checker = checker
    let reading = reading
    switch claim {
    case .state(let when, let faults):
      checker = checker.always(name, when: when) { unexcused(faults($0)).isEmpty }.reading(reading)
      for (index, allowance) in narrowAllowances.enumerated() {
        checker = checker.always(helperName(ofAllowance: index), when: when) { world in
          !faults(world).contains { $0.isExcused(by: allowance) }
        }.reading(reading)
      }
    case .step(let when, let faults):
      checker = checker.step(name, when: when) { unexcused(faults($0, $1, $2)).isEmpty }
      for (index, allowance) in narrowAllowances.enumerated() {
        checker = checker.step(helperName(ofAllowance: index), when: when) { before, step, after in
          !faults(before, step, after).contains { $0.isExcused(by: allowance) }
        }
      }
    case .possible(let when, let goal, _):
      let narrow = narrowAllowances
      checker = checker.possible(name, when: { when($0, narrow) }, goal: { goal($0, narrow) }).reading(
        reading)
      for index in narrow.indices {
        var others = narrow
        others.remove(at: index)
        let left = others
        checker = checker.possible(
          helperName(ofAllowance: index), when: { when($0, left) }, goal: { goal($0, left) }
        ).reading(reading)
      }
    case .response(let trigger, let goal, _):
      if let trigger {
        checker = checker.leadsTo(name, from: trigger, to: goal)
      } else {
        checker = checker.eventually(name, goal)
      }
    case .sometimes(let hit): checker = checker.sometimes(name, hit: hit).reading(reading)
    case .deadlockFree(let stuck):
      let narrow = narrowAllowances
      if narrow.isEmpty { return checker.deadlockFree(name) }
      checker = checker.always(name, when: { !rules.machine.isFinal($0) }) { world in
        !rules.isStuck(world) || unexcused([stuck(world)]).isEmpty
      }
      for (index, allowance) in narrow.enumerated() {
        checker = checker.always(helperName(ofAllowance: index)) { world in
          !rules.isStuck(world) || !stuck(world).isExcused(by: allowance)
        }
      }
    case .reachable(let places):
      for place in places {
        checker = checker.sometimes(Self.helperName(ofPlace: place, name)) { rules.isOnScreen(place, in: $0) }
          .reading(reading)
      }
    case .notApplicable: checker = checker.notApplicable(name, kind: kind)
    }
    return checker
  }
}
