import NavCheck
import NavModel

/// Takes random walks through an app, and shrinks those that fail by launching it anew and playing less.
@MainActor struct SimulatedWalker {
  private typealias Letter = WordShrinker.Letter

  /// What playing a word has come to.
  private struct Played {
    var word: [Letter] = []
    var faults: [SimulatedFault] = []
  }

  /// How many steps of the platform are waited for before a letter counts as not possible.
  private static let patience = 50

  private let walks: SimulatedWalks

  private var launcher: SimulatedLauncher
  private var situations: Set<SimulatedRun.Situation> = []
  private var findings: [SimulatedReport.Finding] = []
  private var known: Set<SimulatedFault> = []
  private var steps = 0
  /// How often each step was taken, so that what was seldom is preferred.
  private var taken: [String: Int] = [:]

  init(_ launcher: SimulatedLauncher, walks: SimulatedWalks) {
    self.launcher = launcher
    self.walks = walks
  }

  mutating func simulate() -> SimulatedReport {
    for number in 0..<walks.count {
      let walk = take(number)
      for fault in walk.faults where known.insert(fault).inserted { tell(fault, shrunk(walk.word, fault)) }
    }
    let parts = ["\(walks.count) random walks of up to \(walks.length) inputs, seed \(walks.seed)"]
    return SimulatedReport(
      findings: findings.sorted { ($0.inputs, $0.steps.count) < ($1.inputs, $1.steps.count) },
      situations: situations.count, steps: steps,
      scope: launcher.scopeText(parts), cut: nil)
  }

  // MARK: Walking

  private mutating func take(_ number: Int) -> Played {
    var random = SeededGenerator(seed: walks.seed, stream: UInt64(number))
    let run = launcher.start()
    defer { launcher.end(run) }
    var walk = Played()
    var inputs = 0
    walk.faults = news(run.isAtRest ? run.judgeAtRest() : [])
    while walk.faults.isEmpty, inputs < walks.length {
      situations.insert(run.situation)
      guard let letter = pick(run.letters, &random) else { break }
      taken[letter.text, default: 0] += 1
      inputs += letter.cost
      walk.word.append(Letter(text: letter.text, isInput: letter.cost > 0))
      walk.faults = news(perform(letter, in: run))
    }
    situations.insert(run.situation)
    return walk
  }

  private func pick(_ letters: [SimulatedLetter], _ random: inout SeededGenerator) -> SimulatedLetter? {
    guard !letters.isEmpty else { return nil }
    if random.below(2) == 0 { return letters[random.below(letters.count)] }
    let least = letters.map { taken[$0.text] ?? 0 }.min() ?? 0
    let seldom = letters.filter { (taken[$0.text] ?? 0) == least }
    return seldom[random.below(seldom.count)]
  }

  private mutating func perform(_ letter: SimulatedLetter, in run: SimulatedRun) -> [SimulatedFault] {
    steps += 1
    let faults = run.perform(letter)
    return run.isAtRest ? faults + run.judgeAtRest() : faults
  }

  /// The faults that are neither allowed nor known.
  private func news(_ faults: [SimulatedFault]) -> [SimulatedFault] {
    faults.filter { !launcher.allowed.contains($0.property) && !known.contains($0) }
  }

  // MARK: Shrinking

  /// The word from which no single input can be deleted without losing the fault, unless the replays run out.
  private mutating func shrunk(_ word: [Letter], _ fault: SimulatedFault) -> [Letter] {
    var shrinker = WordShrinker(word)
    var left = walks.replays
    while left > 0, let candidate = shrinker.next(simpler: { _ in [] }) {
      left -= 1
      let played = play(candidate, until: fault)
      shrinker.answer(played: played.word, fails: played.faults.contains(fault))
    }
    return shrinker.best
  }

  /// Launches the app and plays a word up to a fault.
  ///
  /// A letter that is not possible is waited for, then left out.
  private mutating func play(_ word: [Letter], until fault: SimulatedFault) -> Played {
    let run = launcher.start()
    defer { launcher.end(run) }
    var played = Played()
    for letter in word {
      for _ in 0..<Self.patience {
        if run.letters.contains(where: { $0.text == letter.text }) { break }
        guard letter.isInput, let step = run.letters.first(where: \.isPlatform) else { break }
        played.word.append(Letter(text: step.text, isInput: false))
        played.faults = perform(step, in: run)
        if played.faults.contains(fault) { return played }
      }
      guard let step = run.letters.first(where: { $0.text == letter.text }) else { continue }
      played.word.append(letter)
      played.faults = perform(step, in: run)
      if played.faults.contains(fault) { return played }
    }
    return played
  }

  /// Plays the word once more and tells it step by step.
  private mutating func tell(_ fault: SimulatedFault, _ word: [Letter]) {
    let run = launcher.start()
    defer { launcher.end(run) }
    let start = run.picture
    var told: [SimulatedReport.Step] = []
    for letter in word {
      guard let step = run.letters.first(where: { $0.text == letter.text }) else { break }
      _ = run.perform(step)
      told.append(
        SimulatedReport.Step(actor: step.actor, event: step.text, screen: run.picture, cost: step.cost))
    }
    findings.append(
      SimulatedReport.Finding(
        property: fault.property, message: fault.message, launch: start, steps: told))
  }
}

extension SimulatedNavigation {
  /// Takes random walks through a real app that is too large to be explored.
  ///
  /// The app is launched anew for every walk, and for every attempt to shrink one: `launch` must begin from nothing
  /// each time. Whatever happens next, work that is pending included, is chosen at random, and what was seldom is
  /// preferred. A walk that breaks a property of a step or of a situation at rest is shrunk until no single input can
  /// be left out; what compares several ways (`exit-equivalence`, `cancelled-gesture`, `re-entry`, `no-trap`) is
  /// judged by ``explore(on:scope:within:allowing:named:launch:)`` only. Nothing found means nothing but that.
  ///
  /// ```swift
  /// let report = SimulatedNavigation.simulate(SimulatedWalks(count: 200)) { navigation in
  ///   let app = AppCoordinator(router: MyRouter())
  ///   navigation.launch(app.start())
  ///   return app
  /// }
  /// #expect(report.findings.isEmpty, "\(report)")
  /// ```
  ///
  /// Complexity: the steps of all walks, and for each finding its length times the replays.
  ///
  /// - Parameters:
  ///   - walks: Which walks, and how many.
  ///   - platform: The pack with its switches.
  ///   - scope: What user and platform are assumed to do.
  ///   - allowed: The names of properties that are not judged.
  ///   - name: What `NAVCHECK_SHARD` knows the walks by, together with their seed; the test that runs, or else the
  ///     function that calls.
  ///   - launch: Starts the app.
  /// - Returns: What was found, the shortest way to it first.
  public static func simulate(
    _ walks: SimulatedWalks = SimulatedWalks(), on platform: NavPlatform = NavPlatform(pack: .uikit),
    scope: NavScope = NavScope(), allowing allowed: Set<String> = [],
    named name: String = #function, launch: @escaping (SimulatedNavigation) -> AnyObject
  ) -> SimulatedReport {
    // Walks of one seed learn from each other, and stay together.
    if let shard = TestShard.other(doing: TestShard.unit("simulate seed \(walks.seed)", name)) {
      return SimulatedReport(leftTo: shard)
    }
    let launcher = SimulatedLauncher(platform: platform, scope: scope, allowing: allowed, launch: launch)
    var walker = SimulatedWalker(launcher, walks: walks)
    return walker.simulate()
  }
}
