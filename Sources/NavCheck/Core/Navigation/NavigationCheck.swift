public import NavModel

/// Checks a program: its own properties and the built-in ones, all in one exploration.
///
/// ```swift
/// let report = NavigationCheck(program).run()
/// print(report.isComplete, report.findings.filter(\.isViolated).map(\.name))
/// ```
public struct NavigationCheck: Sendable {
  /// What is checked.
  public let program: NavProgram
  /// The machine that is explored.
  public let machine: NavMachine

  /// Prepares the check of a program.
  public init(_ program: NavProgram) {
    self.program = program
    machine = NavMachine(program)
  }

  /// Explores and judges.
  ///
  /// - Parameters:
  ///   - budget: When to stop; verdicts that this touches are incomplete.
  ///   - only: The properties to judge; nil for all.
  ///   - progress: Is told after each level.
  ///   - shouldStop: Is asked now and then; a reason ends the exploration with a partial report.
  /// - Complexity: the number of worlds in scope times their steps; the properties that compare the app with itself
  ///   settle every way out of every quiescent world besides.
  public func run(
    within budget: CheckBudget = .unlimited, only: Set<String>? = nil,
    progress: ((CheckProgress) -> Void)? = nil, shouldStop: (() -> String?)? = nil
  ) -> NavigationReport {
    func isWanted(_ name: String) -> Bool { only.map { $0.contains(name) } ?? true }
    var checker = Checker(NavStateMachine(machine))
    for property in program.properties where isWanted(property.name) { checker = adding(property, to: checker) }
    let checks = BuiltInChecks(machine: machine)
    var goals: [Int] = []
    for builtIn in NavBuiltIn.allCases where isWanted(builtIn.rawValue) {
      if case .reachability = checks.form(of: builtIn) {
        goals = program.places.indices.filter { program.places[$0].tabBar == nil }
        for place in goals { checker = checker.sometimes(Self.goal(place)) { [program] in $0.shows(place, program) } }
      } else {
        checker = adding(builtIn, checks.form(of: builtIn), to: checker)
      }
    }
    let report = checker.run(.exhaustive, within: budget, progress: progress, shouldStop: shouldStop)
    return NavigationReport(program: program, machine: machine, report: report, goals: goals)
  }

  /// The name of the internal goal that a place is shown; no property has a space in its name.
  static func goal(_ place: Int) -> String { "place \(place)" }

  private func adding(
    _ property: NavProgram.PropertyDeclaration, to checker: Checker<NavStateMachine>
  ) -> Checker<NavStateMachine> {
    let machine = machine
    switch property.kind {
    case .always, .never:
      return checker.always(
        property.name, when: { machine.judge(property, in: $0).matters },
        holds: { machine.judge(property, in: $0).holds })
    case .change:
      return checker.step(
        property.name, when: { before, step, _ in machine.judge(property, before: before, step: step).matters },
        holds: { before, step, _ in machine.judge(property, before: before, step: step).holds })
    case .sometimes: return checker.sometimes(property.name) { machine.judge(property, in: $0).holds }
    case .possible:
      return checker.possible(
        property.name, when: { machine.judge(property.condition, in: $0) },
        goal: { machine.judge(property, in: $0).holds })
    }
  }

  private func adding(
    _ builtIn: NavBuiltIn, _ form: BuiltInChecks.Form, to checker: Checker<NavStateMachine>
  ) -> Checker<NavStateMachine> {
    let name = builtIn.rawValue
    switch form {
    case .worlds(let claim):
      return checker.always(name, when: { claim($0).matters }, holds: { claim($0).holds })
    case .steps(let claim):
      return checker.step(name, when: { claim($0, $1, $2).matters }, holds: { claim($0, $1, $2).holds })
    case .possible(let goal): return checker.possible(name, goal: goal)
    case .deadlock: return checker.deadlockFree(name)
    case .reachability: return checker
    case .notApplicable: return checker.notApplicable(name)
    }
  }
}

extension NavMachine {
  /// Whether the trigger of a `possible` is true; it is, where none is written.
  fileprivate func judge(_ condition: NavProgram.Expression?, in world: NavWorld) -> Bool {
    condition.map { holds($0, in: world) } ?? true
  }
}

extension NavWorld {
  /// Whether a place is in a container: a screen or tab bar by its route, a branch by the coordinator that it made.
  fileprivate func shows(_ place: Int, _ program: NavProgram) -> Bool {
    containers.contains { stack in
      self[stack].screens.contains { screen in
        if case .branch = program.places[place].kind {
          return coordinators(branchedFrom: screen).contains { self[$0].branch?.place == place }
        }
        return self[screen].route.place == place
      }
    }
  }
}
