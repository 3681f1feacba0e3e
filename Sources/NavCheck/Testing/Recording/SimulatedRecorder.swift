import NavModel

/// Drives an app from one settled situation to the next, and records the observations.
@MainActor struct SimulatedRecorder {
  /// A path to a situation that is not expanded yet.
  private struct Visit {
    let node: Int
    let words: [String]
    let inputs: Int
  }

  /// A launch of the app, with numbers for its coordinators.
  private final class Stage {
    let run: SimulatedRun
    private var kin: [ObjectIdentifier: (number: Int, object: Watched)] = [:]
    private var count = 0

    struct Watched { weak var object: AnyObject? }

    init(_ run: SimulatedRun) { self.run = run }

    /// Returns the number of an object; addresses are reused, so a number is valid only while its object is in memory.
    func number(of object: AnyObject) -> Int {
      let id = ObjectIdentifier(object)
      if let known = kin[id], known.object.object === object { return known.number }
      count += 1
      kin[id] = (count, Watched(object: object))
      return count
    }
  }

  /// The number of times that each situation is expanded, each after a different path.
  private static let ways = 3

  private let platform: NavPlatform
  private let budget: SimulatedBudget
  private let launch: SimulatedNavigation.Launch
  private var session: NavPlatformSimulator
  private var history = RecordedHistory()
  private var numbers: [SimulatedRun.Situation: Int] = [:]
  private var visits: [Int: Int] = [:]
  private var queue: [[Visit]] = []

  init(
    _ platform: NavPlatform, _ budget: SimulatedBudget,
    _ launch: @escaping SimulatedNavigation.Launch
  ) {
    self.platform = platform
    self.budget = budget
    self.launch = launch
    session = NavPlatformSimulator(platform: platform)
  }

  /// Records all paths within the budget, in the order of their inputs.
  mutating func record() async -> RecordedHistory {
    let stage = await begin([])
    if let stage { arrive(stage, Visit(node: 0, words: [], inputs: 0)) }
    await end(stage)
    var level = 0
    while level < queue.count {
      var position = 0
      // Steps without an input stay on the level.
      while position < queue[level].count {
        await leave(queue[level][position])
        position += 1
      }
      level += 1
    }
    if history.bound == nil, history.nodes.contains(where: { !$0.isExpanded && $0.sight.end == nil }) {
      history.bound = "it ended after \(budget.inputs) inputs, before all inputs were tried in all situations"
    }
    return history
  }

  /// Tries all possible inputs in a situation.
  private mutating func leave(_ visit: Visit) async {
    guard let first = await begin(visit.words) else { return }
    let letters = first.run.letters.map { ($0.text, $0.cost) }
    for (work, outcomes) in first.run.navigation.pending.map({ ($0.name, $0.outcomes) }) {
      history.works[work] = outcomes
    }
    await end(first)
    // A gesture that has begun may end, although its end counts as an input.
    guard letters.allSatisfy({ visit.inputs + $0.1 <= budget.inputs }) else { return }
    let known = history.nodes[visit.node].edges
    let isFirst = !history.nodes[visit.node].isExpanded
    for (word, cost) in letters {
      if history.nodes.count >= budget.situations {
        history.bound = "the budget of \(budget.situations) situations was used up"
        return
      }
      guard let stage = await begin(visit.words),
        let letter = stage.run.letter(word)
      else {
        history.hidden[SimulatedNames.spoken(word)] =
          "'\(word)' is possible in some repetitions of the same path, but not in all"
        continue
      }
      let before = sight(of: stage)
      var screen: Int?
      if case .tap(let id, _) = letter.kind { screen = id.index }
      let isAttempt = if case .attempt = letter.kind { true } else { false }
      let cause = cause(of: letter, stage.run)
      _ = await stage.run.perform(letter)
      await settle(stage.run)
      let next = Visit(node: 0, words: visit.words + [word], inputs: visit.inputs + cost)
      let target = arrive(stage, next)
      // A gesture that the app forbids changes nothing, and a spec does not offer it.
      if isAttempt, target == visit.node {
        await end(stage)
        continue
      }
      let edge = RecordedEdge(
        from: visit.node, to: target, word: SimulatedNames.spoken(word), cause: cause, screen: screen,
        before: before,
        after: sight(of: stage))
      await end(stage)
      if isFirst {
        history.nodes[visit.node].edges.append(edge)
      } else if let other = known.first(where: { $0.word == SimulatedNames.spoken(word) }), other.to != target
      {
        history.hidden[SimulatedNames.spoken(word)] =
          "'\(word)' in \(before.picture) leads to \(other.after.picture) or to \(edge.after.picture), although both situations look the same"
      }
    }
    history.nodes[visit.node].isExpanded = true
  }

  /// Records the situation after a path, and returns its number.
  @discardableResult private mutating func arrive(_ stage: Stage, _ visit: Visit) -> Int {
    let situation = stage.run.situation.described
    let number = numbers[situation] ?? history.nodes.count
    if number == history.nodes.count {
      numbers[situation] = number
      history.nodes.append(RecordedHistory.Node(sight: sight(of: stage), inputs: visit.inputs))
    }
    if visits[number, default: 0] < Self.ways {
      visits[number, default: 0] += 1
      while queue.count <= visit.inputs { queue.append([]) }
      queue[visit.inputs].append(Visit(node: number, words: visit.words, inputs: visit.inputs))
    }
    return number
  }

  /// Launches the app and replays a path; nil if a step is not possible.
  private mutating func begin(_ words: [String]) async -> Stage? {
    let stage = Stage(await SimulatedRun(platform, session, launch: launch))
    await settle(stage.run)
    for word in words {
      guard let letter = stage.run.letter(word) else {
        history.hidden[SimulatedNames.spoken(word)] =
          "'\(word)' is possible in some repetitions of the same path, but not in all"
        await end(stage)
        return nil
      }
      // Numbers are assigned before another object can reuse an address.
      _ = sight(of: stage)
      _ = await stage.run.perform(letter)
      await settle(stage.run)
    }
    return stage
  }

  private mutating func end(_ stage: Stage?) async {
    guard let stage else { return }
    session = NavPlatformSimulator(knowing: stage.run.navigation.session)
    await stage.run.end()
  }

  private func settle(_ run: SimulatedRun) async {
    var steps = 0
    while steps < 1_000, let letter = run.nextByItself {
      _ = await run.perform(letter)
      steps += 1
    }
  }

  private func cause(of letter: SimulatedLetter, _ run: SimulatedRun) -> RecordedCause? {
    switch letter.kind {
    case .tap(let id, let control): cause(of: control, id, run)
    case .answer(let position, let outcome):
      .answer(work: run.navigation.pending[position].name, outcome: outcome)
    case .event(let event): cause(of: event, run)
    case .attempt: nil
    }
  }

  private func cause(of event: NavEvent, _ run: SimulatedRun) -> RecordedCause? {
    let session = run.navigation.session
    guard let bar = event.screen, let tabs = session.world[bar].tabs else { return nil }
    let (names, tabNames) = (session.names(of: bar), session.tabNames(of: bar))
    switch event.kind {
    case .selectTab(let index):
      return .tab(owner: names.owner, bar: names.name, tab: tabNames[index], isAgain: false)
    case .reselectTab:
      return .tab(owner: names.owner, bar: names.name, tab: tabNames[tabs.selected], isAgain: true)
    default: return nil
    }
  }

  private func cause(of control: SimulatedControl, _ id: ScreenID, _ run: SimulatedRun) -> RecordedCause {
    let names = run.navigation.session.names(of: id)
    let control = SimulatedNames.member(control.name) ?? control.name
    return .tap(owner: names.owner, screen: names.name, control: control)
  }

  private func screen(_ id: ScreenID, _ stage: Stage) -> RecordedSight.Screen {
    let session = stage.run.navigation.session
    let names = session.names(of: id)
    return RecordedSight.Screen(
      id: id.index, name: names.name, owner: names.owner,
      kin: stage.run.navigation.screen(id)?.owner.map { stage.number(of: $0) },
      isBar: session.world[id].tabs != nil)
  }

  /// Returns the screens on a stack, followed by a screen that the user drags.
  private func screens(on stack: StackID, _ stage: Stage) -> [RecordedSight.Screen] {
    let world = stage.run.navigation.session.world
    return (world[stack].screens + [world[stack].dragged].compactMap(\.self)).map { screen($0, stage) }
  }

  private func sight(of stage: Stage) -> RecordedSight {
    let navigation = stage.run.navigation
    let session = navigation.session
    var sight = RecordedSight()
    sight.layers = session.world.layers.map { layer in
      let own = screens(on: layer.stack, stage)
      let bars = own.filter(\.isBar).map { (screen: $0, id: ScreenID($0.id)) }
      if bars.count > 1 || bars.contains(where: { session.world[$0.id].tabs?.columns != nil }) {
        sight.isBeyondWords = true
      }
      let bar = bars.first.flatMap { bar in
        session.world[bar.id].tabs.map { tabs in
          RecordedSight.Bar(
            id: bar.screen.id, owner: bar.screen.owner, name: bar.screen.name,
            tabs: session.tabNames(of: bar.id), selected: tabs.selected,
            stacks: tabs.stacks.map { screens(on: $0, stage) })
        }
      }
      return RecordedSight.Layer(stack: layer.stack.index, style: layer.style?.rawValue, own: own, bar: bar)
    }
    sight.dragged = session.world.containers.lazy.compactMap { session.world[$0].dragged?.index }.first
    for watched in navigation.owners.values {
      if let object = watched.object { sight.alive[stage.number(of: object)] = watched.name }
    }
    let app = SimulatedNavigation.name(of: nil)
    if stage.run.beginsWithoutOwner, !sight.alive.values.contains(app) { sight.alive[0] = app }
    sight.pending = navigation.pending.map(\.name).sorted()
    sight.observation = (stage.run.app as? any SimulatedApp)?.observation ?? ""
    sight.isAtRest = stage.run.isAtRest
    if case .fatal(let message) = session.world.outcome { sight.end = message }
    if session.takesInputs {
      for id in session.tappableScreens {
        for control in navigation.screen(id)?.controls ?? [] where !control.isEnabled() {
          sight.closed.append(cause(of: control, id, stage.run))
        }
      }
    }
    return sight
  }
}
