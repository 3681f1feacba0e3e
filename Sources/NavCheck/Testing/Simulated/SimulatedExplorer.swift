import Foundation
import NavCheck
import NavModel

/// Explores an app by launching it anew for every path and replaying the path.
@MainActor struct SimulatedExplorer {
  /// An event that is possible in a situation.
  struct Letter {
    let text: String
    let cost: Int
    let isPlatform: Bool
    let isTap: Bool
    /// The names of its screen and its control.
    let places: [String]

    /// The description without the position of the screen: `back @ Flow.page (root, position 3)` becomes `back @
    /// Flow.page`.
    var kind: String { text.hasSuffix(")") ? text.components(separatedBy: " (")[0] : text }
  }

  /// An explored step with its target.
  struct Edge {
    let letter: Letter
    let target: Int
  }

  /// A situation, and the shortest path to it.
  struct Node {
    let situation: SimulatedRun.Situation
    var way: SimulatedWay
    let isAtRest: Bool
    let picture: String
    /// The kind of the frontmost screen.
    let top: String
    let letters: [Letter]
    /// The faults of the situation itself.
    let fault: SimulatedFault?
    /// The explored steps; nil before the situation is expanded.
    var edges: [Edge]?
    /// Whether all possible steps are explored.
    var isComplete: Bool { edges?.count == letters.count }
    /// The state that is not visible on screen, as lines of text.
    var behind: [String] { situation.behind }

    /// Returns whether another situation has the same screens and the same hidden state, regardless of running
    /// transitions.
    func looks(as other: Node) -> Bool { picture == other.picture && behind == other.behind }

    /// Returns whether another situation has the same containers and the same hidden state of the app, regardless of
    /// other answers of the platform.
    func equals(_ other: Node) -> Bool { situation.described == other.situation.described }
  }

  /// The result of replaying a path.
  struct Outcome {
    let node: Node
    var situation: SimulatedRun.Situation { node.situation }
    let faults: [SimulatedFault]
    let screens: [String]
    /// Whether any screen has an owner.
    let hasOwners: Bool
    /// Whether the last step has made a request to the platform.
    let hasAsked: Bool
    /// The step that was not possible in the replay, because the app behaved differently; nil for none.
    let lost: String?
    /// Whether the app has ended.
    let isOver: Bool
  }

  let budget: SimulatedBudget
  let launcher: SimulatedLauncher

  var nodes: [Node] = []
  var numbers: [SimulatedRun.Situation: Int] = [:]
  var findings: SimulatedFindings
  /// The settled situations that another path has reached as well.
  var merges: [(node: Int, way: SimulatedWay)] = []
  private var coverage = SimulatedCoverage()
  /// The steps that depend on state that the app does not report.
  var hidden: [String] = []
  private var steps = 0
  var cut: String?
  /// Whether a step was left out because its path would have exceeded the limit of inputs.
  private var isShallow = false

  init(_ launcher: SimulatedLauncher, budget: SimulatedBudget) {
    self.launcher = launcher
    self.budget = budget
    findings = SimulatedFindings(launcher)
  }

  /// Explores paths in the order of their inputs, then of their steps, so that the path of each fault is a shortest one.
  mutating func explore() async -> SimulatedReport {
    if launcher.crashes?.leavesOut([]) == true {
      return SimulatedReport(crashedAtLaunch: ())
    }
    var agenda = SimulatedAgenda()
    if let first = await visit(SimulatedWay()) { agenda.add(first, after: nodes[first].way) }
    while cut == nil, let (node, cost) = agenda.next() {
      for found in await expand(node, cost) { agenda.add(found, after: nodes[found].way) }
    }
    if cut == nil { await verifyMerges() }
    compareWaysOut()
    if cut == nil { findTraps() }
    return await report()
  }

  private func report() async -> SimulatedReport {
    let inputs = NavigationReport.inputs(budget.inputs)
    let parts = ["paths of up to \(inputs)", "merged by containers and observation"]
    var report = SimulatedReport(
      findings: await findings.told(), situations: nodes.count, steps: steps,
      scope: launcher.scopeText(parts), cut: cut)
    report.screens = coverage.screens
    report.controls = coverage.controls
    report.idleControls = coverage.idleControls
    report.isClosed = cut == nil && !isShallow && !nodes.isEmpty
    report.isVacuous = nodes.count == 1 && findings.isEmpty
    report.warnings = warnings
    return report
  }

  private var warnings: [String] {
    var warnings: [String] = []
    if nodes.count == 1 {
      warnings.append(
        coverage.controls.isEmpty
          ? "only the launch was explored, without a tap: check that a root controller is launched, that its screens have enabled controls, and that the budget allows inputs"
          : "only one situation was explored: no control changes what is on screen or what the app reports")
    } else if let first = nodes.first, first.isComplete,
      first.edges?.contains(where: { $0.letter.isTap }) == true,
      first.edges?.allSatisfy({ !$0.letter.isTap || $0.target == 0 }) == true
    {
      warnings.append("no control of the first screen changes anything")
    }
    if !coverage.hasOwners {
      warnings.append(
        "no screen names its coordinator, so properties of coordinators are not checked: set the screens' owner, or "
          + "navigation.owners"
      )
    }
    for way in launcher.crashes?.ways ?? [] {
      let last = way.last.map { "'\($0)'" } ?? "the launch"
      warnings.append("\(last) was skipped, since it ended the process in an earlier run")
    }
    warnings += hidden.prefix(3)
    if hidden.count > 3 {
      warnings.append("\(hidden.count - 3) more steps depend on state that the app does not report")
    }
    for allowance in findings.idleAllowances {
      warnings.append("allowing \(allowance) suppresses no finding: remove the allowance")
    }
    return warnings
  }

  // MARK: Exploring

  /// Replays a new path, and returns the number of the situation that it reaches.
  private mutating func visit(_ way: SimulatedWay, from source: Int? = nil, by letter: Letter? = nil) async
    -> Int?
  {
    let outcome = await play(way.words)
    if let lost = outcome.lost {
      findings.note(
        SimulatedFault(
          "deterministic",
          "repeating the same steps led to another situation: '\(lost)' was not possible. State of an earlier launch remains (for example in a singleton or in user defaults), or the app depends on random numbers or a clock"
        ), way)
      return nil
    }
    for fault in outcome.faults { await findings.noteFault(fault, way) }
    coverage.see(outcome.screens, hasOwners: outcome.hasOwners)
    let number = numbers[outcome.situation] ?? nodes.count
    if let letter, letter.isTap, let source {
      let looksTheSame = nodes[source].looks(as: outcome.node)
      coverage.tap(letter.places, hadEffect: !looksTheSame || outcome.hasAsked || outcome.isOver)
    }
    if number < nodes.count {
      if outcome.node.isAtRest, merges.count(where: { $0.node == number }) < 2 {
        merges.append((number, way))
      }
      return number
    }
    numbers[outcome.situation] = number
    var node = outcome.node
    node.way = way
    nodes.append(node)
    return number
  }

  /// Explores the steps of a cost from a situation, and returns the new situations.
  private mutating func expand(_ number: Int, _ cost: Int) async -> [Int] {
    let way = nodes[number].way
    var edges = nodes[number].edges ?? []
    var found: [Int] = []
    for letter in nodes[number].letters where letter.cost == cost {
      // A gesture that has begun may end, although its end counts as an input.
      if way.inputs + letter.cost > budget.inputs {
        isShallow = true
        continue
      }
      if nodes.count >= budget.situations {
        cut = "situation budget of \(budget.situations)"
        break
      }
      let longer = way.then(letter.text, cost: letter.cost)
      if let crash = launcher.crashes?.crash(leavingOut: longer.words) {
        isShallow = true
        await noteCrash(crash, at: letter.places)
        continue
      }
      let count = nodes.count
      guard let target = await visit(longer, from: number, by: letter) else {
        isShallow = true
        continue
      }
      edges.append(Edge(letter: letter, target: target))
      if target == count { found.append(target) }
    }
    nodes[number].edges = nodes[number].letters.compactMap { letter in
      edges.first { $0.letter.text == letter.text }
    }
    return found
  }

  /// Records a crash of an earlier process with its path.
  private mutating func noteCrash(_ way: [String], at places: [String]) async {
    let fault = SimulatedFault(
      "no-fatal", "'\(way.last ?? "")' ended the process in an earlier run", at: places)
    guard !findings.news([fault]).isEmpty else { return }
    let inputs = await launcher.run { run in
      var inputs = 0
      for (index, word) in way.enumerated() {
        guard let letter = run.letter(word) else { break }
        inputs += letter.cost
        if index < way.count - 1 { _ = await run.perform(letter) }
      }
      return inputs
    }
    findings.note(fault, SimulatedWay(words: way, inputs: inputs), endsProcess: true)
  }

  /// Launches the app and replays a path.
  mutating func play(_ words: [String]) async -> Outcome {
    let (outcome, taken) = await launcher.run { run in
      var faults: [SimulatedFault] = []
      var taken = 0
      for word in words {
        // All situations but the last were checked on shorter paths.
        if run.isAtRest { run.settle() }
        guard let letter = run.letter(word) else {
          return (Self.outcome(of: run, faults, lost: word), taken)
        }
        taken += 1
        faults = await run.perform(letter)
      }
      let hasAsked = !run.navigation.commands.isEmpty
      if run.isAtRest { faults += run.judgeAtRest() }
      return (Self.outcome(of: run, faults, hasAsked: hasAsked), taken)
    }
    steps += taken
    return outcome
  }

  private static func outcome(
    of run: SimulatedRun, _ faults: [SimulatedFault], hasAsked: Bool = false, lost: String? = nil
  ) -> Outcome {
    let letters = run.letters.map { letter in
      Letter(
        text: letter.text, cost: letter.cost, isPlatform: letter.isPlatform, isTap: letter.isTap,
        places: run.places(of: letter))
    }
    let node = Node(
      situation: run.situation, way: SimulatedWay(), isAtRest: run.isAtRest, picture: run.picture,
      top: run.top, letters: letters, fault: faults.first)
    return Outcome(
      node: node, faults: faults, screens: run.visibleKinds,
      hasOwners: !run.navigation.owners.isEmpty, hasAsked: hasAsked,
      lost: lost, isOver: run.isOver)
  }
}
