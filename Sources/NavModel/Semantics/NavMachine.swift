/// The navigation of an app as a pure state machine, which maps a world and an event to the possible next worlds.
///
/// A *world* (``NavWorld``) is a snapshot of the app's navigation: screens, containers, coordinators and queues.
///
/// ```swift
/// let machine = NavMachine(program)
/// for world in machine.initialWorlds {
///   machine.forEachStep(from: world) { step, next in print(step) }
/// }
/// ```
public struct NavMachine: Sendable {
  let tables: ProgramIndex
  /// The worlds after launch, if the scope has the adversary `linkAtLaunch`; otherwise, empty.
  let launched: Set<NavWorld>

  /// The program that the machine runs.
  public var program: NavProgram { tables.program }

  /// Creates the machine of a program.
  ///
  /// - Parameter program: A resolved program.
  /// - Complexity: O(*n*), where *n* is the size of the program, plus the complexity of ``launches`` for a program
  ///   `with linkAtLaunch`.
  public init(_ program: NavProgram) {
    self.init(ProgramIndex(program))
  }

  /// Creates the machine of a program with another library than the one that the program names.
  init(_ program: NavProgram, library: any NavLibrary.Type) {
    self.init(ProgramIndex(program, library: library))
  }

  /// Creates the naive twin of a machine, whose worlds keep the contents of released tabs.
  init(_ program: NavProgram, keepsReleasedTabs: Bool) {
    self.init(ProgramIndex(program, keepsReleasedTabs: keepsReleasedTabs))
  }

  private init(_ tables: ProgramIndex) {
    self.init(tables: tables, launched: [])
    if program.scope.adversaries.contains(.linkAtLaunch) {
      self.init(tables: tables, launched: Set(initialWorlds))
    }
  }

  private init(tables: ProgramIndex, launched: Set<NavWorld>) {
    (self.tables, self.launched) = (tables, launched)
  }

  /// Calls `emit` once for every enabled step, in a fixed order.
  ///
  /// The function calls `emit` for every event of ``enabledEvents(in:)`` as ``run(_:in:_:)`` does.
  ///
  /// - Parameters:
  ///   - world: The world in which the steps begin; no step is enabled if the app has ended there.
  ///   - emit: A closure that takes the step and the world after it.
  /// - Complexity: One execution of each step, also of steps that the scope excludes.
  public func forEachStep(from world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    guard world.outcome == .running else { return }
    for event in enabledEvents(in: world) { run(event, in: world, emit) }
  }

  /// The greatest number of tabs of a tab bar in the program.
  package var tabCount: Int { program.tabCount }

  /// Whether worlds that consist of parts of these sizes stay below the capacity of screens.
  ///
  /// Then no step in one part depends on the number of screens in other parts. A step that creates a coordinator reads
  /// the numbers of coordinators in all parts.
  package func hasRoom(for sizes: NavPart.Sizes) -> Bool {
    sizes.screens <= program.capacity.screensUntracked
  }

  /// Returns the capacity that some parts of a world exceed, so that every world with these parts exceeds it.
  ///
  /// - Parameter sizes: The sum of the sizes of the parts.
  /// - Returns: The capacity, as ``truncation(of:)`` names it; nil if the parts exceed none.
  package func capacity(exceededBy sizes: NavPart.Sizes) -> String? {
    let capacity = program.capacity
    if sizes.living > capacity.coordinators || sizes.coordinators > 4 * capacity.coordinators {
      return "bound coordinators \(capacity.coordinators)"
    }
    return sizes.screens > 16 * capacity.stack ? "bound stack \(capacity.stack)" : nil
  }

  /// The number of groups into which ``forEachStep(of:from:_:)`` divides all steps.
  package var stepQueryCount: Int { tables.stepQueries.count }

  /// Returns the group of an event of the environment, by its index in ``NavProgram/events``.
  package func stepQuery(ofEvent event: Int) -> Int? {
    tables.stepQueries.firstIndex(of: .external(event))
  }

  /// Calls `emit` once for every enabled step of one group; the texts of these steps are empty.
  package func forEachStep(of query: Int, from world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    let query = tables.stepQueries[query]
    for event in enabledEvents(in: world, of: query) { run(event, in: world, as: "", emit) }
  }

  /// Returns the enabled events of one group.
  package func enabledEvents(of query: Int, in world: NavWorld) -> [NavEvent] {
    enabledEvents(in: world, of: tables.stepQueries[query])
  }

  /// Returns the enabled events of the group to which an event belongs, for a tap on the front screen or a link.
  package func enabledEvents(in world: NavWorld, like event: NavEvent) -> [NavEvent] {
    enabledEvents(in: world, of: event.link.map { .link($0.index) } ?? .front)
  }

  /// Calls `emit` for every possible result of an event, one for each combination of choices.
  ///
  /// The function leaves out results that the scope or an assumption excludes. After ``NavCapacity/choices``
  /// combinations it stops with one truncated world, which is `world` with the outcome ``NavOutcome/exceeds(_:)``.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  ///   - emit: A closure that takes the step and the world after it.
  /// - Complexity: One execution of the event for each combination of choices.
  public func run(_ event: NavEvent, in world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    run(event, in: world, as: text(of: event, in: world.withoutTracking), emit)
  }

  private func run(
    _ event: NavEvent, in world: NavWorld, as text: String, _ emit: (NavStep, NavWorld) -> Void
  ) {
    forEachWay(of: event, in: world) { way in
      let step = NavStep(
        event: event, choices: way.choices, outputs: way.outputs, text: text, reach: way.reach)
      emit(step, way.world)
    }
  }

  /// Calls `emit` with the world after every possible result of an event; the same as ``run(_:in:_:)`` without steps.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  ///   - emit: A closure that takes the world after the event.
  /// - Complexity: That of ``run(_:in:_:)``.
  public func follow(_ event: NavEvent, in world: NavWorld, _ emit: (NavWorld) -> Void) {
    forEachWay(of: event, in: world) { emit($0.world) }
  }

  private func forEachWay(of event: NavEvent, in world: NavWorld, _ body: (StepCache.Way) -> Void) {
    guard let memo = world.memo else { return performEachWay(of: event, in: world, body) }
    let known = memo.ways(of: event) {
      world.answer { world in
        var ways: [StepCache.Way] = []
        performEachWay(of: event, in: world) { ways.append($0) }
        return ways
      }
    }
    world.observation.read(for: known)
    for way in known.value {
      var after = way.world
      after.observation = world.observation.goingOn(in: after.observation)
      body(StepCache.Way(choices: way.choices, outputs: way.outputs, reach: way.reach, world: after))
    }
  }

  private func performEachWay(of event: NavEvent, in world: NavWorld, _ body: (StepCache.Way) -> Void) {
    var script = ChoiceSequence()
    var count = 0
    repeat {
      let executor = perform(event, script, in: world)
      script = executor.choices
      count += 1
      if count > program.capacity.choices {
        let after = world.cutOff(by: "choices \(program.capacity.choices)")
        return body(StepCache.Way(choices: executor.choices.taken, outputs: [], world: after))
      }
      if executor.isOutOfScope { continue }
      let (outputs, reach) = (executor.outputs, executor.reach)
      let after = (consume executor).canonicalized()
      after.recordLocalParts()
      body(StepCache.Way(choices: script.taken, outputs: outputs, reach: reach, world: after))
    } while script.advance()
  }

  /// Runs an event with the choices of a script; on request, instances that were there before keep their numbers.
  func perform(
    _ event: NavEvent, _ script: ChoiceSequence, in world: NavWorld, keepsNumbers: Bool = false
  ) -> StepExecutor {
    let executor = perform(event, script, in: world, keepsNumbers, comparing: false)
    if !executor.isEndless { return executor }
    // Comparing each world with all earlier worlds is slow, so it happens only in a second run after the limit.
    return perform(event, script, in: world, keepsNumbers, comparing: true)
  }

  private func perform(
    _ event: NavEvent, _ script: ChoiceSequence, in world: NavWorld, _ keepsNumbers: Bool, comparing: Bool
  ) -> StepExecutor {
    var executor = StepExecutor(tables, world)
    if keepsNumbers { executor.keptNumbers = KeptNumbers() }
    executor.choices = script
    executor.isComparing = comparing
    let isAtRest = executor.isQuiescent
    if isAtRest {
      // Properties evaluate pending exits and refusals in the quiescent world, so a step from it starts without them.
      if !executor.world.pendingExits.isEmpty { executor.world.pendingExits = [] }
      if !executor.world.refusals.isEmpty { executor.world.refusals = [] }
    }
    // Counted only if the scope has a limit: otherwise the count would grow without bound and multiply the worlds.
    if event.isInput, !event.endsGesture, program.scope.timing == .interleaved, program.scope.overtake != nil
    {
      executor.world.inputs += 1
    }
    executor.attempt { executor throws(StepExecutor.Abort) in
      // The scope does not exclude `foreground`, the only step out of the background. The capacity limits the screens
      // that it pushes or presents.
      executor.isInput = event.isInput && event.kind != .foreground
      defer { executor.isInput = false }
      try executor.handle(event)
      executor.isInput = false
      if self.program.scope.timing == .atomic { try executor.drain() }
    }
    if executor.isOutOfScope { return executor }
    executor.keptNumbers?.restore(&executor.world)
    if event.isInput, !event.endsGesture, !program.assumptions.isEmpty, executor.world.outcome == .running {
      let world = executor.world
      if !program.assumptions.allSatisfy({ holds($0.claim, in: world) }) { executor.isOutOfScope = true }
    }
    return executor
  }

  /// Returns the quiescent worlds that are reachable without input.
  ///
  /// The result for a quiescent world is that world. A world with an outcome other than ``NavOutcome/running``
  /// counts as quiescent. If the search visits more than ``NavCapacity/rest`` worlds, the result is one truncated
  /// world.
  ///
  /// - Parameters:
  ///   - world: The world to begin with.
  ///   - answering: Whether effects that do not block may deliver outcomes; blocking effects always may.
  /// - Returns: The distinct quiescent worlds; empty if the app cannot settle without input, as during a gesture.
  /// - Complexity: One execution of each step from each visited world.
  public func settle(_ world: NavWorld, answering: Bool = true) -> [NavWorld] {
    var settled: [NavWorld] = []
    var seen: Set<NavWorld> = [world]
    var pending = [world]
    while let next = pending.popLast() {
      if seen.count > program.capacity.rest { return [next.cutOff(by: "rest \(program.capacity.rest)")] }
      if next.outcome != .running || isQuiescent(next) {
        settled.append(next)
        continue
      }
      for event in platformSteps(in: next) where answering || !isFreeAnswer(event, in: next) {
        follow(event, in: next) { after in
          after.readLocalTabs()
          if seen.insert(after).inserted { pending.append(after) }
        }
      }
    }
    return settled
  }

  /// Returns whether an event is an outcome of an effect that does not block.
  ///
  /// The app counts as settled while such an effect runs.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  /// - Returns: True for an outcome of an effect that does not block; false for every other event.
  public func isFreeAnswer(_ event: NavEvent, in world: NavWorld) -> Bool {
    guard case .outcome(let position, _, _) = event.kind else { return false }
    return !program.effects[world.effects[position].effect].isBlocking
  }

  /// Returns whether a world is quiescent, which means that the app has settled.
  ///
  /// A quiescent world has no transition, no gesture, no queued work, no notice in a mailbox, and no running effect
  /// that blocks. The function does not look at the outcome of the world.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: Whether the app has settled.
  public func isQuiescent(_ world: NavWorld) -> Bool { tables.isQuiescent(world) }

  /// Returns whether a world is final: its outcome is not ``NavOutcome/running``, or the condition of a `final`
  /// declaration is true.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: Whether the world is final. A final world without enabled events is not a deadlock.
  public func isFinal(_ world: NavWorld) -> Bool {
    if world.outcome != .running { return true }
    return program.finals.contains { holds($0, in: world) }
  }

  /// Returns the capacity whose excess has ended the run of a world (``NavOutcome/exceeds(_:)``).
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: The capacity with its value, such as `bound stack 12`; nil if the world has another outcome.
  public func truncation(of world: NavWorld) -> String? {
    if case .exceeds(let capacity) = world.outcome { "bound \(capacity)" } else { nil }
  }
}

extension StepExecutor {
  /// Runs a part of a step; if the step ends early, the world's outcome states the reason.
  mutating func attempt(_ body: (inout StepExecutor) throws(Abort) -> Void) {
    do {
      try body(&self)
    } catch {
      // There is no world after an input that exceeds the scope, and nothing of it is read.
      if isOutOfScope { return }
      depth = 0
    }
    updateLiveness()
  }

  /// Returns the world after the step in canonical form, without counts and marks that nothing reads any more.
  ///
  /// Only the next input reads the marks of taps, and no input can come until the app settles if the inputs have reached
  /// the limit of the scope.
  consuming func canonicalized() -> NavWorld {
    let isAtRest = isQuiescent
    if isAtRest, world.inputs != 0 { world.inputs = 0 }
    let isUnread = isAtRest || !program.scope.mayOvertake(after: world.inputs)
    if isUnread, !world.taps.isEmpty { world.taps = [] }
    // Without `doubleTap`, a control cannot show a route a second time before the app has settled.
    if isUnread || !program.scope.adversaries.contains(.doubleTap), !world.shownRoutes.isEmpty {
      world.shownRoutes = []
    }
    world.canonicalize(keepingReleasedTabs: tables.keepsReleasedTabs)
    return world
  }

  /// The number of consequences of an input after which the machine checks whether they end.
  private static var patience: Int { 32 }

  /// Performs all consequences of a step in queue order; the outcome is ``NavOutcome/diverges`` if a world repeats.
  ///
  /// Each consequence begins in a canonical world, as a separate step does. Therefore interleaved timing reaches every
  /// world that atomic timing reaches.
  mutating func drain() throws(Abort) {
    var seen: Set<NavWorld> = []
    var count = 0
    while world.outcome == .running, nextConsequence != nil {
      updateLiveness()
      if world.outcome != .running { return }
      if keptNumbers == nil {
        world.canonicalize(keepingReleasedTabs: tables.keepsReleasedTabs)
      } else {
        keptNumbers?.canonicalize(&world)
      }
      changed = []
      delivered = []
      unanimated = []
      flows = RxFlowWork()
      if isComparing {
        world.readLocalTabs()
        var form = world
        if keptNumbers != nil { form.canonicalize() }
        guard seen.insert(form).inserted else {
          world.outcome = .diverges
          throw Abort()
        }
      } else if count == Self.patience {
        isEndless = true
        throw Abort()
      }
      count += 1
      guard let next = nextConsequence else { return }
      try handle(next)
    }
  }

  /// The next consequence in queue order: mail before queues, queues before the ends of transitions.
  var nextConsequence: NavEvent? {
    for stack in world.containers where !world.readUntracked(stack).mail.isEmpty {
      return NavEvent(.deliver(stack))
    }
    if !world.mail.isEmpty { return NavEvent(.deliver(nil)) }
    if !world.queue.isEmpty { return NavEvent(.message) }
    if !world.turns.isEmpty { return NavEvent(.turn) }
    for stack in world.containers {
      if let moving = world.readUntracked(stack).transition, moving.phase != .gesture {
        return NavEvent(.transitionEnd(stack))
      }
    }
    if world.layers.contains(where: { $0.phase != .steady && $0.phase != .gesture }) {
      return NavEvent(.transitionEnd(nil))
    }
    return nil
  }
}
