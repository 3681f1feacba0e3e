import NavCheck
import NavModel

/// Explores an app by launching it anew for every way and playing the way.
@MainActor struct SimulatedExplorer {
  /// A way that leads to a situation.
  private struct Way {
    var words: [String] = []
    var inputs = 0
  }

  /// What a run of a way has shown.
  private struct Outcome {
    var situation: SimulatedRun.Situation
    var isAtRest: Bool
    var faults: [SimulatedFault]
    var letters: [(text: String, cost: Int, isPlatform: Bool)]
    var picture: String
    /// Where the way could not be gone: the app did something else this time.
    var lost: String?
  }

  private struct Node {
    var way: Way
    var isAtRest: Bool
    var picture: String
    /// Where each step leads; nil while it was not looked at.
    var edges: [(text: String, cost: Int, isPlatform: Bool, target: Int)]?
  }

  private let budget: SimulatedBudget

  private var launcher: SimulatedLauncher
  private var nodes: [Node] = []
  private var numbers: [SimulatedRun.Situation: Int] = [:]
  private var findings: [SimulatedReport.Finding] = []
  private var known: Set<SimulatedFault> = []
  private var merges: [(node: Int, way: Way)] = []
  private var steps = 0
  private var cut: String?

  init(_ launcher: SimulatedLauncher, budget: SimulatedBudget) {
    self.launcher = launcher
    self.budget = budget
  }

  /// Explores ways in the order of their inputs, then of their steps.
  mutating func explore() -> SimulatedReport {
    var queue: [[Int]] = []
    if let first = visit(Way()) { queue = [[first]] }
    var level = 0
    while level < queue.count {
      // Steps that cost nothing stay on the level, so it grows while it is gone through.
      var position = 0
      while position < queue[level].count {
        let node = queue[level][position]
        position += 1
        if nodes[node].edges != nil { continue }
        for (found, cost) in expand(node) {
          while queue.count <= level + cost { queue.append([]) }
          queue[level + cost].append(found)
        }
        if cut != nil { break }
      }
      if cut != nil { break }
      level += 1
    }
    if cut == nil { verifyMerges() }
    compareWaysOut()
    if cut == nil { findTraps() }
    return report
  }

  private var report: SimulatedReport {
    let parts = ["ways of up to \(budget.inputs) inputs", "merged by containers and observation"]
    return SimulatedReport(
      findings: findings.sorted { ($0.inputs, $0.steps.count) < ($1.inputs, $1.steps.count) },
      situations: nodes.count, steps: steps,
      scope: launcher.scopeText(parts), cut: cut)
  }

  // MARK: Exploring

  /// Goes a way that was not gone before; the number of the situation, if it is new.
  private mutating func visit(_ way: Way) -> Int? {
    let outcome = play(way.words)
    if let lost = outcome.lost {
      note(SimulatedFault("deterministic", "the same way led elsewhere: \(lost) was not possible again"), way)
      return nil
    }
    for fault in outcome.faults { note(fault, way) }
    if let number = numbers[outcome.situation] {
      // Ways are gone in the order of their inputs but for the last step, so a later one may be shorter.
      if way.inputs < nodes[number].way.inputs, nodes[number].edges == nil { nodes[number].way = way }
      if outcome.isAtRest, merges.count(where: { $0.node == number }) < 2 { merges.append((number, way)) }
      return number
    }
    numbers[outcome.situation] = nodes.count
    nodes.append(Node(way: way, isAtRest: outcome.isAtRest, picture: outcome.picture))
    letters[nodes.count - 1] = outcome.letters
    return nodes.count - 1
  }

  private var letters: [Int: [(text: String, cost: Int, isPlatform: Bool)]] = [:]

  /// Takes every step from a situation; the situations that are new.
  private mutating func expand(_ number: Int) -> [(node: Int, cost: Int)] {
    let way = nodes[number].way
    var edges: [(text: String, cost: Int, isPlatform: Bool, target: Int)] = []
    var found: [(Int, Int)] = []
    for letter in letters[number] ?? [] {
      // A gesture that has begun may end, though its end costs an input.
      if way.inputs + letter.cost > budget.inputs { continue }
      if nodes.count >= budget.situations {
        cut = "situation budget of \(budget.situations)"
        break
      }
      let count = nodes.count
      let longer = Way(words: way.words + [letter.text], inputs: way.inputs + letter.cost)
      guard let target = visit(longer) else { continue }
      edges.append((letter.text, letter.cost, letter.isPlatform, target))
      if target == count { found.append((target, letter.cost)) }
    }
    nodes[number].edges = edges
    return found
  }

  /// Launches the app and plays a way.
  private mutating func play(_ words: [String]) -> Outcome {
    let run = launcher.start()
    defer { launcher.end(run) }
    var faults: [SimulatedFault] = []
    var lost: String?
    for word in words {
      // All but the last situation of a way was judged when a shorter way led there.
      if run.isAtRest { run.settle() }
      guard let letter = run.letters.first(where: { $0.text == word }) else {
        lost = word
        break
      }
      steps += 1
      faults = run.perform(letter)
    }
    if lost == nil, run.isAtRest { faults += run.judgeAtRest() }
    return Outcome(
      situation: run.situation, isAtRest: run.isAtRest, faults: faults,
      letters: run.letters.map { ($0.text, $0.cost, $0.isPlatform) }, picture: run.picture, lost: lost)
  }

  // MARK: Findings

  /// Adds a finding unless it is known or allowed; ways come shortest first.
  private mutating func note(_ fault: SimulatedFault, _ way: Way) {
    guard !launcher.allowed.contains(fault.property), known.insert(fault).inserted else { return }
    let run = launcher.start()
    defer { launcher.end(run) }
    let start = run.picture
    var told: [SimulatedReport.Step] = []
    for word in way.words {
      guard let letter = run.letters.first(where: { $0.text == word }) else { break }
      let (actor, cost) = (letter.actor, letter.cost)
      _ = run.perform(letter)
      told.append(
        SimulatedReport.Step(actor: actor, event: word, screen: run.picture, cost: cost))
    }
    findings.append(
      SimulatedReport.Finding(
        property: fault.property, message: fault.message, launch: start, steps: told))
  }

  /// Situations that were taken for one must allow the same and lead to the same.
  private mutating func verifyMerges() {
    for (number, way) in merges {
      guard let edges = nodes[number].edges, way.words != nodes[number].way.words else { continue }
      for edge in edges where edge.cost == 1 {
        let outcome = play(way.words + [edge.text])
        let seen = numbers[outcome.situation]
        if outcome.lost == nil, seen == edge.target { continue }
        let other = nodes[number].way.words.joined(separator: ", ")
        note(
          SimulatedFault(
            "re-entry",
            "all looks as after [\(other)], but now '\(edge.text)' \(outcome.lost == nil ? "leads elsewhere" : "is not possible")"
          ),
          Way(words: outcome.lost == nil ? way.words + [edge.text] : way.words, inputs: way.inputs + 1))
        break
      }
    }
  }

  /// Where a situation comes to rest by itself.
  private func rest(from start: Int) -> Set<Int> {
    var rest: Set<Int> = []
    var seen: Set<Int> = [start]
    var open = [start]
    while let node = open.popLast() {
      if nodes[node].isAtRest { rest.insert(node) }
      guard !nodes[node].isAtRest || node == start else { continue }
      for edge in nodes[node].edges ?? [] where edge.isPlatform && seen.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return rest
  }

  /// Ways out that leave the same on screen must leave the same behind; a cancelled gesture nothing at all.
  private mutating func compareWaysOut() {
    for (number, node) in nodes.enumerated() where node.isAtRest {
      var ends: [(event: String, way: Way, node: Int)] = []
      for edge in node.edges ?? [] where edge.cost == 1 {
        let way = Way(words: node.way.words + [edge.text], inputs: node.way.inputs + 1)
        if edge.text.contains("begins @") {
          for end in nodes[edge.target].edges ?? []
          where end.text.contains("is finished @") || end.text.contains("is let go @") {
            let longer = Way(words: way.words + [end.text], inputs: way.inputs + end.cost)
            for resting in rest(from: end.target) {
              if end.text.contains("is finished @") {
                ends.append((edge.text, longer, resting))
              } else if resting != number {
                note(
                  SimulatedFault(
                    "cancelled-gesture",
                    "'\(edge.text)', and when it is let go again something else is there: \(nodes[resting].picture)"
                  ),
                  nodes[resting].way.words.starts(with: longer.words) ? nodes[resting].way : longer)
              }
            }
          }
        } else {
          for resting in rest(from: edge.target) { ends.append((edge.text, way, resting)) }
        }
      }
      let outs = ends.filter { nodes[$0.node].picture.count < node.picture.count }
      for (index, one) in outs.enumerated() {
        for other in outs[(index + 1)...]
        where nodes[other.node].picture == nodes[one.node].picture && other.node != one.node
          && other.event != one.event && isUsersWay(one.event) != isUsersWay(other.event)
        {
          note(
            SimulatedFault(
              "exit-equivalence",
              "'\(one.event)' and '\(other.event)' leave the same on screen, but not the same behind"),
            node.way)
        }
      }
    }
  }

  private func isUsersWay(_ event: String) -> Bool {
    !event.hasPrefix("tap ") || event.hasPrefix("tap outside ")
  }

  /// Situations from which the screens of the launch cannot be reached any more.
  private mutating func findTraps() {
    guard let home = nodes.first?.picture else { return }
    var reaches = nodes.map { $0.isAtRest && $0.picture == home }
    var sources: [[Int]] = nodes.map { _ in [] }
    for (number, node) in nodes.enumerated() {
      for edge in node.edges ?? [] { sources[edge.target].append(number) }
      // What lies behind the last inputs was not looked at, and may lead home.
      if node.edges == nil || node.edges?.count != letters[number]?.count { reaches[number] = true }
    }
    var open = nodes.indices.filter { reaches[$0] }
    while let node = open.popLast() {
      for source in sources[node] where !reaches[source] {
        reaches[source] = true
        open.append(source)
      }
    }
    for number in nodes.indices where !reaches[number] {
      note(
        SimulatedFault("no-trap", "from \(nodes[number].picture) there is no way back to \(home)"),
        nodes[number].way)
      return
    }
  }
}

extension SimulatedNavigation {
  /// Plays every way in which a user and the platform can move through a real app, up to a number of inputs.
  ///
  /// The app is launched anew for every way, so `launch` must begin from nothing each time. What it returns is held
  /// until the next launch, and told of as the app's root: the coordinators below it that live on without a screen are
  /// leaks.
  ///
  /// ```swift
  /// let report = SimulatedNavigation.explore(within: .inputs(4)) { navigation in
  ///   let app = AppCoordinator(router: MyRouter())
  ///   navigation.launch(app.start())
  ///   return app
  /// }
  /// #expect(report.findings.isEmpty, "\(report)")
  /// ```
  ///
  /// Complexity: the number of situations, times the steps possible in each, times the length of the way to it.
  ///
  /// - Parameters:
  ///   - platform: The pack with its switches.
  ///   - scope: What user and platform are assumed to do.
  ///   - budget: How far to go.
  ///   - allowed: The names of properties that are not judged.
  ///   - name: What `NAVCHECK_SHARD` knows the exploration by; the test that runs, or else the function that calls.
  ///   - launch: Starts the app.
  /// - Returns: What was found, the shortest way to it first.
  public static func explore(
    on platform: NavPlatform = NavPlatform(pack: .uikit), scope: NavScope = NavScope(),
    within budget: SimulatedBudget = SimulatedBudget(), allowing allowed: Set<String> = [],
    named name: String = #function, launch: @escaping (SimulatedNavigation) -> AnyObject
  ) -> SimulatedReport {
    if let shard = TestShard.other(doing: TestShard.unit("explore", name)) {
      return SimulatedReport(leftTo: shard)
    }
    let launcher = SimulatedLauncher(platform: platform, scope: scope, allowing: allowed, launch: launch)
    var explorer = SimulatedExplorer(launcher, budget: budget)
    return explorer.explore()
  }
}
