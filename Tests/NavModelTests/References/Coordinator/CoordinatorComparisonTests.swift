import Testing

@testable import NavModel

/// The two dialects of the SwiftUI coordinators do, step by step, what the references do.
@Suite struct `Reference: coordinator` {
  typealias Command = (owner: String, command: CoordinatorCommand)

  /// The commands from which sequences are made.
  struct Alphabet: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let commands: [Command]
  }

  static let tree = CoordinatorTree(coordinators: [
    .init(name: "R", screens: ["home", "a", "b", "s", "t"], branches: ["px": "C", "m": "M", "k": "K"]),
    .init(name: "C", screens: ["c0", "c1", "cs"], branches: ["py": "G", "cm": "N"]),
    .init(name: "G", screens: ["g0", "g1"], branches: [:]),
    .init(name: "M", screens: ["m0", "m1", "ms"], branches: ["mg": "H"]),
    .init(name: "K", screens: ["k0", "k1"], branches: [:]),
    .init(name: "N", screens: ["n0", "n1"], branches: [:]),
    .init(name: "H", screens: ["h0"], branches: [:]),
  ])

  /// Everything that moves on one stack.
  static let stacks = Alphabet(
    testDescription: "on one stack",
    commands: [
      ("R", .push("a")), ("R", .push("px")), ("R", .pop(1)), ("R", .pop(2)), ("R", .popTo("a")),
      ("R", .replaceRoot("b")), ("R", .finish(nil)),
      ("C", .push("c1")), ("C", .push("py")), ("C", .pop(1)), ("C", .popTo("c0")), ("C", .finish("done")),
      ("G", .pop(1)), ("G", .finish(nil)),
    ])

  /// What is presented, over and under what moves.
  static let layers = Alphabet(
    testDescription: "in layers",
    commands: [
      ("R", .push("px")), ("R", .pop(1)), ("R", .sheet("s")), ("R", .sheet("m")), ("R", .cover("k")),
      ("R", .dismiss), ("R", .finish(nil)),
      ("C", .sheet("cm")), ("C", .dismiss), ("C", .finish(nil)),
      ("M", .push("m1")), ("M", .pop(1)), ("M", .cover("mg")), ("M", .finish("done")),
      ("K", .finish("done")),
    ])

  /// All words of all coordinators, for random sequences.
  static let everything = Alphabet(
    testDescription: "everything",
    commands: stacks.commands + [
      ("R", .push("b")), ("R", .popToRoot), ("R", .popTo("home")), ("R", .popTo("s")), ("R", .sheet("s")),
      ("R", .sheet("t")), ("R", .sheet("m")), ("R", .cover("k")), ("R", .cover("t")), ("R", .dismiss),
      ("C", .pop(2)), ("C", .popToRoot), ("C", .replaceRoot("c1")), ("C", .sheet("cs")), ("C", .sheet("cm")),
      ("C", .cover("cs")), ("C", .dismiss), ("C", .finish(nil)),
      ("G", .push("g1")), ("G", .popToRoot), ("G", .replaceRoot("g1")),
      ("M", .push("m1")), ("M", .push("mg")), ("M", .pop(1)), ("M", .sheet("ms")), ("M", .dismiss),
      ("M", .popToRoot), ("M", .replaceRoot("m1")), ("M", .finish("done")),
      ("K", .push("k1")), ("K", .pop(1)), ("K", .finish("done")), ("N", .push("n1")), ("N", .finish(nil)),
      ("H", .finish(nil)),
    ])

  private func comparison<Reference>(_ alphabet: Alphabet, _ dialect: String, _ reference: Reference) throws
    -> (
      CoordinatorComparison<Reference>, CoordinatorComparison<Reference>.Position
    )
  {
    let spec = CoordinatorSpec(tree: Self.tree, commands: alphabet.commands)
    let machine = NavMachine(try program(spec.text(dialect: dialect)))
    let world = try #require(machine.initialWorlds.first)
    return (
      CoordinatorComparison(machine: machine, commands: alphabet.commands),
      .init(world: world, reference: reference)
    )
  }

  private func released(_ leaks: Bool, remakes: Bool = false) -> (String, ReleasedCoordinators) {
    (
      "coordinator-1 { exitLeaksToOuter = \(leaks); rerenderRecreatesChild = \(remakes) }",
      ReleasedCoordinators(Self.tree, on: ReleasedPlatform(exitLeaks: leaks, remakesViews: remakes))
    )
  }

  @Test("As intended: every sequence of four events", arguments: [(stacks, 4100), (layers, 4100)])
  func intended(alphabet: Alphabet, steps: Int) throws {
    var (comparison, start) = try comparison(alphabet, "coordinator", IntendedCoordinators(Self.tree))
    comparison.exhaust(start, length: 4, outerFirst: false)
    #expect(comparison.steps >= steps)
    #expect(comparison.differences.count == 0, "\(comparison.report)")
    (comparison, start) = try self.comparison(
      alphabet, "coordinator { exitsTopOnly = true }", IntendedCoordinators(Self.tree, topOnly: true))
    comparison.exhaust(start, length: 3, outerFirst: false)
    #expect(comparison.differences.count == 0, "\(comparison.report)")
  }

  @Test("As intended: random sequences of twelve events") func intendedAtRandom() throws {
    var (comparison, start) = try comparison(
      Self.everything, "coordinator", IntendedCoordinators(Self.tree))
    var generator = ReferenceRandom(seed: 19)
    for _ in 0..<300 { comparison.wander(start, length: 12, &generator) }
    #expect(comparison.steps >= 3500)
    #expect(comparison.differences.count == 0, "\(comparison.report)")
  }

  @Test(
    "As released: every sequence of four events, of three with the outer views first and with leaking exits",
    arguments: [(stacks, 5000), (layers, 4500)])
  func released(alphabet: Alphabet, steps: Int) throws {
    var count = 0
    for (length, outerFirst, leaks) in [
      (4, false, false), (3, true, false), (3, false, true), (3, true, true),
    ] {
      let (dialect, reference) = released(leaks)
      var (comparison, start) = try comparison(alphabet, dialect, reference)
      comparison.exhaust(start, length: length, outerFirst: outerFirst)
      count += comparison.steps
      #expect(comparison.differences.count == 0, "\(comparison.report)")
    }
    #expect(count >= steps)
  }

  /// Where a view is made again, a child that has ended too early is registered once more.
  @Test("As released, with views that are made again", arguments: [(stacks, 4), (layers, 3)])
  func remade(alphabet: Alphabet, length: Int) throws {
    let (dialect, reference) = released(false, remakes: true)
    for outerFirst in [false, true] {
      var (comparison, start) = try comparison(alphabet, dialect, reference)
      comparison.exhaust(start, length: outerFirst ? 3 : length, outerFirst: outerFirst)
      #expect(comparison.differences.count == 0, "\(comparison.report)")
    }
  }

  @Test(
    "As released: random sequences of twelve events",
    arguments: [(false, false), (true, false), (false, true)])
  func releasedAtRandom(leaks: Bool, remakes: Bool) throws {
    let (dialect, reference) = released(leaks, remakes: remakes)
    var (comparison, start) = try comparison(Self.everything, dialect, reference)
    var generator = ReferenceRandom(seed: leaks ? 20 : 19)
    for _ in 0..<200 { comparison.wander(start, length: 12, &generator) }
    #expect(comparison.steps >= 2200)
    #expect(comparison.differences.count == 0, "\(comparison.report)")
  }
}

extension CoordinatorComparison {
  /// How much was compared, and the first differences.
  var report: String {
    "\(steps) steps, \(differences.count) differences\n"
      + differences.sorted { $0.count < $1.count }.prefix(20).joined(separator: "\n")
  }
}
