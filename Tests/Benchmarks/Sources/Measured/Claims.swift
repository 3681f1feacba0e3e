import NavCheck
import NavModel

/// The same few properties of a spec with four tabs as text and in Swift, to compare what they cost.
struct Claims {
  private static let text = """
    always home-stays: News.a is onScreen
    never both: settled and News.c is visible and Saved.c is visible
    always one-at-rest when settled: front is News.a or front is visible
    sometimes at-c: Saved.c is visible and settled
    """

  private let program: NavProgram

  /// The claims about a spec, which has no properties of its own.
  init?(spec: String) {
    guard let spec = NavSpec.parse(spec + "\n" + Self.text).spec,
      let program = NavProgram.resolve(spec, variant: nil).program
    else { return nil }
    self.program = program
  }

  /// How many worlds there are, in a check of the properties that are given as text.
  func worldsByText(jobs: Int) -> Int {
    let names: Set = ["home-stays", "both", "one-at-rest", "at-c"]
    let report = NavigationCheck(program).run(.exhaustive(jobs: jobs), only: names)
    guard report.isComplete, !report.findings.contains(where: { $0.verdict.isViolated }) else {
      fatalError("Expected: claims that hold.")
    }
    return report.worlds
  }

  /// The same of the properties in Swift.
  func worldsBySwift(jobs: Int) -> Int {
    let machine = NavMachine(program)
    let (home, first, second) = (place("News", "a"), place("News", "c"), place("Saved", "c"))
    let report = Checker(NavStateMachine(machine))
      .always("home-stays") { world in
        world.containers.contains { stack in
          world[stack].screens.contains { world[$0].route.place == home }
        }
      }
      .never("both") { world in
        machine.isQuiescent(world) && Self.isVisible(first, world) && Self.isVisible(second, world)
      }
      .always("one-at-rest", when: { machine.isQuiescent($0) }) { world in
        guard let front = world.front else { return false }
        return world[front].route.place == home || world.visibleScreens.contains(front)
      }
      .sometimes("at-c") { Self.isVisible(second, $0) && machine.isQuiescent($0) }
      .run(.exhaustive(jobs: jobs))
    guard report.isComplete, !report.results.contains(where: { $0.verdict.isViolated }) else {
      fatalError("Expected: claims that hold.")
    }
    return report.distinctStates
  }

  private static func isVisible(_ place: Int, _ world: NavWorld) -> Bool {
    world.visibleScreens.contains { world[$0].route.place == place }
  }

  private func place(_ coordinator: String, _ name: String) -> Int {
    let found = program.places.firstIndex {
      $0.signature.name == name && program.coordinators[$0.coordinator].name == coordinator
    }
    guard let found else { fatalError("Expected: a spec with \(coordinator).\(name).") }
    return found
  }
}
