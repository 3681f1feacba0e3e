import NavModel

extension NavigationProperty {
  /// The name of the helper property that is violated where a narrow opt-out excuses something.
  func helperName(ofAllowance index: Int) -> String { "\(name): opt-out \(index + 1)" }

  /// The name of the helper property that is reached when a place is on screen.
  static func helperName(ofPlace place: Int, _ name: String) -> String { "\(name): place \(place)" }

  /// The evaluation of the property in worlds that consist of parts.
  ///
  /// A property of single instances is evaluated part by part. A property that reads the screen in front, layers or
  /// paths from a world is evaluated on the whole world; detours to tabs are evaluated tab by tab, and round trips
  /// link by link. A property of the spec may read anything, so no other property is evaluated together with it.
  private var reading: CheckProperty<NavWorld, NavStep>.Reading {
    switch builtIn {
    case .childEndsWithBranch, .beliefMatchesScreen, .childHasScreen, .flagsAtRest, .locksReleased,
      .everythingReachable:
      .byPart
    case .reEntry: .bySubject
    case .some: .whole
    case nil:
      switch kind {
      case .always, .never, .sometimes: declaration?.owner == .system ? .whole : .byPartApart
      default: .whole
      }
    }
  }

  /// The property in the form of the checker, with helpers and known violations; their names contain a colon, unlike the
  /// names of properties.
  func checks(_ rules: NavigationRules) -> [CheckProperty<NavWorld, NavStep>] {
    ownChecks(rules) + known.flatMap { $0.property.ownChecks(rules) }
  }

  private func ownChecks(_ rules: NavigationRules) -> [CheckProperty<NavWorld, NavStep>] {
    typealias Check = CheckProperty<NavWorld, NavStep>
    let reading = reading
    let narrow = narrowAllowances
    switch claim {
    case .state(let when, let faults):
      func check(_ name: String, holds: @escaping Check.OfState) -> Check {
        Check(name: name, kind: .always, claim: .state(when: when, holds: holds), reading: reading)
      }
      return [check(name) { unsuppressed(faults($0)).isEmpty }]
        + narrow.enumerated().map { index, allowance in
          check(helperName(ofAllowance: index)) { world in
            !faults(world).contains { $0.isExcused(by: allowance) }
          }
        }
    case .step(let when, let faults):
      func check(_ name: String, holds: @escaping Check.OfStep) -> Check {
        Check(name: name, kind: .step, claim: .step(when: when, holds: holds))
      }
      return [check(name) { unsuppressed(faults($0, $1, $2)).isEmpty }]
        + narrow.enumerated().map { index, allowance in
          check(helperName(ofAllowance: index)) { before, step, after in
            !faults(before, step, after).contains { $0.isExcused(by: allowance) }
          }
        }
    case .possible(let when, let goal, _):
      func check(_ name: String, with allowances: [NavProgram.AllowanceDeclaration]) -> Check {
        Check(
          name: name, kind: .possible,
          claim: .possible(when: { when($0, allowances) }, goal: { goal($0, allowances) }), reading: reading)
      }
      return [check(name, with: narrow)]
        + narrow.indices.map { index in
          var others = narrow
          others.remove(at: index)
          return check(helperName(ofAllowance: index), with: others)
        }
    case .response(let trigger, let goal, _):
      return [
        Check(
          name: name, kind: trigger == nil ? .eventually : .leadsTo, claim: .response(from: trigger, to: goal)
        )
      ]
    case .sometimes(let hit):
      return [Check(name: name, kind: .sometimes, claim: .sometimes(hit: hit), reading: reading)]
    case .deadlockFree(let stuck):
      if narrow.isEmpty {
        return [Check(name: name, kind: .deadlockFree, claim: .deadlockFree(.stuttering))]
      }
      let isRunning: Check.OfState = { !rules.machine.isFinal($0) }
      let own = Check(
        name: name, kind: .always,
        claim: .state(when: isRunning) { world in
          !rules.isStuck(world) || unsuppressed([stuck(world)]).isEmpty
        })
      return [own]
        + narrow.enumerated().map { index, allowance in
          Check(
            name: helperName(ofAllowance: index), kind: .always,
            claim: .state(when: { _ in true }) { world in
              !rules.isStuck(world) || !stuck(world).isExcused(by: allowance)
            })
        }
    case .reachable(let places):
      return places.map { place in
        Check(
          name: Self.helperName(ofPlace: place, name), kind: .sometimes,
          claim: .sometimes { rules.isOnScreen(place, in: $0) }, reading: reading)
      }
    case .notApplicable: return [Check(name: name, kind: kind, claim: .notApplicable)]
    }
  }
}
