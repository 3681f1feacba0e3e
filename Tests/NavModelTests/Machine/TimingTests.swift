import Testing

@testable import NavModel

/// How many worlds timing costs, against the counts of a hand-written prototype of the same app.
@Suite("Timing costs what was measured before the machine was written, within a factor of five")
struct TimingTests {
  private let text = """
    system Experiment
      platform swiftui
      dialect coordinator

    coordinator App {
      start home
      screen home {
        on tap profile { push profile }
        on tap settings { push settings }
        on tap signIn { present auth as sheet }
      }
      screen settings { on tap reset { popToRoot } }
      branch profile: Profile
      branch auth: Auth
    }
    coordinator Profile {
      start overview
      screen overview { on tap edit { push edit } }
      screen edit { on tap save { finish saved } }
    }
    coordinator Auth {
      start login
      screen login {
        on tap register { push register }
        on tap done { finish done }
      }
      screen register { on tap done { finish done } }
    }
    """

  private func count(
    lag: Bool = false, hurried: Bool = false, limit: Int = 10_000,
    _ change: (inout NavProgram) -> Void = { _ in }
  ) throws -> Int {
    var program = try program(text)
    if hurried { program.scope.adversaries.formUnion([.doubleTap, .quickTap]) }
    if lag { program.platform.overrides[.bindingLag] = true }
    change(&program)
    let explored = Explored(NavMachine(program), limit: limit)
    #expect(explored.cut == [])
    return explored.worlds.count
  }

  private func isNear(_ count: Int, _ measured: Int) -> Bool {
    count * 5 >= measured && count <= measured * 5
  }

  @Test func `with every adversary and late bindings, each more input that may overtake costs more`() throws {
    let atomic = try count(lag: true, hurried: true) { $0.scope.timing = .atomic }
    let none = try count(lag: true, hurried: true) { $0.scope.overtake = 0 }
    // One input may overtake: far more worlds, of which a part is enough to see that.
    let one = try count(lag: true, hurried: true, limit: 1_000) { $0.scope.overtake = 1 }
    #expect(isNear(atomic, 54), "\(atomic)")
    #expect(isNear(none, 78), "\(none)")
    #expect(atomic < none && none < one)
  }

  @Test func `bindings in the container's own step cost less`() throws {
    let count = try count(hurried: true)
    #expect(isNear(count, 566), "\(count)")
  }

  @Test func `the defaults cost least`() throws {
    let count = try count()
    #expect(isNear(count, 129), "\(count)")
  }
}
