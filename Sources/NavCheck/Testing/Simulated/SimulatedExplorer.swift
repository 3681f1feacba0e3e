import Foundation
import NavCheck
import NavModel

/// Explores an app by launching it anew for every way and playing the way.
@MainActor struct SimulatedExplorer {
  /// What can happen in a situation.
  struct Letter {
    let text: String
    let cost: Int
    let isPlatform: Bool
    let isTap: Bool
    /// The names of its screen and its control.
    let places: [String]

    /// In words, without the place that tells screens of one kind apart: `back @ Flow.page (root, position 3)` is `back @ Flow.page`.
    var kind: String { text.hasSuffix(")") ? text.components(separatedBy: " (")[0] : text }
  }

  /// A step that was taken, and where it leads.
  struct Edge {
    let letter: Letter
    let target: Int
  }

  /// A situation, and the shortest way to it.
  struct Node {
    var way: SimulatedWay
    let isAtRest: Bool
    let picture: String
    /// The kind of the screen in front.
    let top: String
    let letters: [Letter]
    /// What is not to be seen on screen.
    let behind: [String]
    /// What is wrong in it, to begin with.
    let fault: SimulatedFault?
    /// Where each step leads; nil while it was not looked at.
    var edges: [Edge]?
    /// Whether each step was taken.
    var isComplete = false

    /// Whether another situation has the same on screen and behind it; what moves does not matter.
    func looks(as other: Node) -> Bool { picture == other.picture && behind == other.behind }
  }

  /// What a run of a way has shown.
  struct Outcome {
    let situation: SimulatedRun.Situation
    let node: Node
    let faults: [SimulatedFault]
    let screens: [String]
    /// Whether any screen has named its coordinator.
    let hasOwners: Bool
    /// Whether the last step asked the platform for anything.
    let hasAsked: Bool
    /// The step that was not possible again: the app did something else this time.
    let lost: String?
    /// Whether the app has ended.
    let isOver: Bool
  }

  let budget: SimulatedBudget
  let launcher: SimulatedLauncher

  var nodes: [Node] = []
  var numbers: [SimulatedRun.Situation: Int] = [:]
  var findings: SimulatedFindings
  /// Situations at rest that another path reaches as well.
  var merges: [(node: Int, way: SimulatedWay)] = []
  private var coverage = SimulatedCoverage()
  /// What depends on something that the app does not tell.
  var hidden: [String] = []
  private var steps = 0
  var cut: String?
  /// Whether something was left out since a way would have had too many inputs.
  private var isShallow = false

  init(_ launcher: SimulatedLauncher, budget: SimulatedBudget) {
    self.launcher = launcher
    self.budget = budget
    findings = SimulatedFindings(launcher)
  }

  /// Explores ways in the order of their inputs, then of their steps.
  mutating func explore() async -> SimulatedReport {
    if launcher.crashes?.leavesOut([]) == true {
      return SimulatedReport(crashedAtLaunch: ())
    }
    var queue: [[Int]] = []
    if let first = await visit(SimulatedWay()) { queue = [[first]] }
    var level = 0
    while level < queue.count, cut == nil {
      // Steps that cost nothing stay on the level, so it grows while it is gone through.
      var position = 0
      while position < queue[level].count, cut == nil {
        let node = queue[level][position]
        position += 1
        if nodes[node].edges != nil { continue }
        for (found, cost) in await expand(node) {
          while queue.count <= level + cost { queue.append([]) }
          queue[level + cost].append(found)
        }
      }
      level += 1
    }
    if cut == nil { await verifyMerges() }
    compareWaysOut()
    if cut == nil { findTraps() }
    return await report()
  }

  private func report() async -> SimulatedReport {
    let parts = ["ways of up to \(budget.inputs) inputs", "merged by containers and observation"]
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
          ? "only the launch was explored: no screen offers a control, and no screen can be left"
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
      warnings.append("\(last) was skipped everywhere, since it ended the process in an earlier run")
    }
    warnings += hidden.prefix(3)
    if hidden.count > 3 {
      warnings.append("\(hidden.count - 3) more steps depend on state that the app does not report")
    }
    for allowance in findings.idleAllowances {
      warnings.append("allowing \(allowance) suppresses no finding")
    }
    return warnings
  }

  // MARK: Exploring

  /// Goes a way that was not gone before; the number of the situation.
  private mutating func visit(_ way: SimulatedWay, from source: Int? = nil, by letter: Letter? = nil) async
    -> Int?
  {
    let outcome = await play(way.words)
    if let lost = outcome.lost {
      findings.note(
        SimulatedFault(
          "deterministic",
          "repeating the same steps led to another situation: '\(lost)' was not possible. State of an earlier launch is left over (a singleton, defaults), or the app depends on random numbers or a clock"
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
      // Ways are gone in the order of their inputs but for the last step, so a later one may be shorter.
      if way.inputs < nodes[number].way.inputs, nodes[number].edges == nil { nodes[number].way = way }
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

  /// Takes every step from a situation; the situations that are new.
  private mutating func expand(_ number: Int) async -> [(node: Int, cost: Int)] {
    let way = nodes[number].way
    var edges: [Edge] = []
    var found: [(Int, Int)] = []
    for letter in nodes[number].letters {
      // A gesture that has begun may end, though its end costs an input.
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
      guard let target = await visit(longer, from: number, by: letter) else { continue }
      edges.append(Edge(letter: letter, target: target))
      if target == count { found.append((target, letter.cost)) }
    }
    nodes[number].edges = edges
    nodes[number].isComplete = edges.count == nodes[number].letters.count
    return found
  }

  /// Adds what has ended an earlier process, with the way that it had gone.
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

  /// Launches the app and plays a way.
  mutating func play(_ words: [String]) async -> Outcome {
    let (outcome, taken) = await launcher.run { run in
      var faults: [SimulatedFault] = []
      var taken = 0
      for word in words {
        // All but the last situation of a way was judged when a shorter way led there.
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
    let situation = run.situation
    let node = Node(
      way: SimulatedWay(), isAtRest: run.isAtRest, picture: run.picture, top: run.top, letters: letters,
      behind: situation.behind, fault: faults.first)
    return Outcome(
      situation: situation, node: node, faults: faults, screens: run.visibleKinds,
      hasOwners: !run.navigation.owners.isEmpty, hasAsked: hasAsked,
      lost: lost, isOver: run.isOver)
  }
}
