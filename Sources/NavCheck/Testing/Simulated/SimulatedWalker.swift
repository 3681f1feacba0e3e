import NavCheck
import NavModel

/// Takes random walks through an app, and shrinks failing walks by replaying fewer steps.
@MainActor struct SimulatedWalker {
  private typealias Letter = TraceShrinker.Letter

  /// The result of replaying a trace.
  private struct Played {
    var word: [Letter] = []
    var faults: [SimulatedFault] = []
  }

  /// The maximum number of platform steps to wait before an event counts as impossible.
  private static let patience = 50

  private let walks: SimulatedWalks

  private let launcher: SimulatedLauncher
  private var situations: Set<SimulatedRun.Situation> = []
  private var findings: SimulatedFindings
  private var coverage = SimulatedCoverage()
  private var steps = 0
  /// The number of times that each step was taken, so that rare steps are preferred.
  private var taken: [String: Int] = [:]

  init(_ launcher: SimulatedLauncher, walks: SimulatedWalks) {
    self.launcher = launcher
    self.walks = walks
    findings = SimulatedFindings(launcher)
  }

  mutating func simulate() async -> SimulatedReport {
    if launcher.crashes?.leavesOut([]) == true { return SimulatedReport(crashedAtLaunch: ()) }
    for number in 0..<walks.count {
      let walk = await take(number)
      for fault in walk.faults where !findings.news([fault]).isEmpty {
        let word = await shrunk(walk.word, fault)
        let inputs = word.count(where: \.isInput)
        await findings.noteFault(fault, SimulatedWay(words: word.map(\.text), inputs: inputs))
      }
    }
    let count = walks.count == 1 ? "1 random walk" : "\(walks.count) random walks"
    let parts = ["\(count) of up to \(NavigationReport.inputs(walks.length)), seed \(walks.seed)"]
    var report = SimulatedReport(
      findings: await findings.told(), situations: situations.count, steps: steps,
      scope: launcher.scopeText(parts), cut: nil)
    report.screens = coverage.screens
    report.controls = coverage.controls
    report.idleControls = coverage.idleControls
    return report
  }

  // MARK: Walking

  private mutating func take(_ number: Int) async -> Played {
    var random = SeededGenerator(seed: walks.seed, stream: UInt64(number))
    return await launcher.run { run in
      var walk = Played()
      var inputs = 0
      walk.faults = findings.news(run.isAtRest ? run.judgeAtRest() : [])
      while walk.faults.isEmpty, inputs < walks.length {
        let (before, picture) = (run.situation, run.picture)
        situations.insert(before)
        coverage.see(run.visibleKinds, hasOwners: !run.navigation.owners.isEmpty)
        let words = walk.word.map(\.text)
        let letters = run.letters.filter { launcher.crashes?.leavesOut(words + [$0.text]) != true }
        guard let letter = pick(letters, &random) else { break }
        taken[letter.text, default: 0] += 1
        inputs += letter.cost
        walk.word.append(Letter(text: letter.text, isInput: letter.cost > 0))
        let places = run.places(of: letter)
        walk.faults = findings.news(await perform(letter, in: run))
        if letter.isTap {
          let hasAsked = !run.navigation.commands.isEmpty
          coverage.tap(
            places, hadEffect: hasAsked || run.picture != picture || run.situation.behind != before.behind)
        }
      }
      situations.insert(run.situation)
      return walk
    }
  }

  private func pick(_ letters: [SimulatedLetter], _ random: inout SeededGenerator) -> SimulatedLetter? {
    guard !letters.isEmpty else { return nil }
    if random.below(2) == 0 { return letters[random.below(letters.count)] }
    let least = letters.map { taken[$0.text] ?? 0 }.min() ?? 0
    let seldom = letters.filter { (taken[$0.text] ?? 0) == least }
    return seldom[random.below(seldom.count)]
  }

  private mutating func perform(_ letter: SimulatedLetter, in run: SimulatedRun) async -> [SimulatedFault] {
    steps += 1
    let faults = await run.perform(letter)
    return run.isAtRest ? faults + run.judgeAtRest() : faults
  }

  // MARK: Shrinking

  /// Returns a trace from which no single input can be deleted without losing the fault, unless the replays run out.
  private mutating func shrunk(_ word: [Letter], _ fault: SimulatedFault) async -> [Letter] {
    var shrinker = TraceShrinker(word)
    var left = walks.replays
    while left > 0, let candidate = shrinker.next(simpler: { _ in [] }) {
      left -= 1
      let played = await play(candidate, until: fault)
      shrinker.answer(played: played.word, fails: played.faults.contains(fault))
    }
    return shrinker.best
  }

  /// Launches the app and replays a trace up to a fault.
  ///
  /// The replay waits for an event that is not possible yet, then skips it.
  private mutating func play(_ word: [Letter], until fault: SimulatedFault) async -> Played {
    await launcher.run { run in
      var played = Played()
      for letter in word {
        for _ in 0..<Self.patience {
          if run.letter(letter.text) != nil { break }
          guard letter.isInput, let step = run.nextByItself else { break }
          played.word.append(Letter(text: step.text, isInput: false))
          played.faults = await perform(step, in: run)
          if played.faults.contains(fault) { return played }
        }
        let words = played.word.map(\.text) + [letter.text]
        guard let step = run.letter(letter.text),
          launcher.crashes?.leavesOut(words) != true
        else { continue }
        played.word.append(letter)
        played.faults = await perform(step, in: run)
        if played.faults.contains(fault) { return played }
      }
      return played
    }
  }
}
