/// The navigation of an app as a pure state machine, which maps a world and an event to the next worlds.
///
/// A *world* (``NavWorld``) is a snapshot of everything that is on screen, in the coordinators and in queues.
///
/// ```swift
/// let machine = NavMachine(program)
/// for world in machine.initialWorlds {
///   machine.forEachStep(from: world) { step, next in print(step) }
/// }
/// ```
public struct NavMachine: Sendable {
  let tables: MachineTables
  /// The worlds in which the app stands after launch, where links launch it too; else empty.
  let launched: Set<NavWorld>

  /// The program that the machine runs.
  public var program: NavProgram { tables.program }

  /// Creates the machine of a program.
  ///
  /// - Parameter program: A resolved program.
  /// - Complexity: The size of the program; for a program `with linkAtLaunch`, that of ``launches``.
  public init(_ program: NavProgram) {
    self.init(MachineTables(program))
  }

  /// Makes the machine of a program that another library answers to.
  init(_ program: NavProgram, library: any NavLibrary.Type) {
    self.init(MachineTables(program, library: library))
  }

  private init(_ tables: MachineTables) {
    self.init(tables: tables, launched: [])
    if program.scope.adversaries.contains(.linkAtLaunch) {
      self.init(tables: tables, launched: Set(initialWorlds))
    }
  }

  private init(tables: MachineTables, launched: Set<NavWorld>) {
    (self.tables, self.launched) = (tables, launched)
  }

  /// Calls `emit` once for every enabled step, in a fixed order.
  ///
  /// - Parameters:
  ///   - world: The world in which the steps begin.
  ///   - emit: A closure that takes the step and the world after it.
  /// - Complexity: The number of enabled events times the size of the world.
  public func forEachStep(from world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    guard world.outcome == .running else { return }
    for event in enabledEvents(in: world) { run(event, in: world, emit) }
  }

  /// How many tabs tab bars of the program have at most.
  package var tabCount: Int {
    program.places.reduce(0) { most, place in
      if case .tabs(let tabs, _) = place.kind { max(most, tabs.count) } else { most }
    }
  }

  /// Whether worlds made of parts no greater than these stay so far from the capacities of coordinators and screens that
  /// no step depends on how many others there are.
  package func hasRoom(for sizes: NavPart.Sizes) -> Bool {
    sizes.living <= program.capacity.allLiving && sizes.coordinators <= program.capacity.allCoordinators
      && sizes.screens <= program.capacity.allScreens
  }

  /// The capacity that parts of a world exceed without any other part, as every world does that holds them.
  ///
  /// - Parameter sizes: What the parts hold together.
  /// - Returns: The capacity, as ``truncation(of:)`` names it; nil where none is exceeded.
  package func capacity(exceededBy sizes: NavPart.Sizes) -> String? {
    let capacity = program.capacity
    if sizes.living > capacity.coordinators || sizes.coordinators > 4 * capacity.coordinators {
      return "bound coordinators \(capacity.coordinators)"
    }
    return sizes.screens > 16 * capacity.stack ? "bound stack \(capacity.stack)" : nil
  }

  /// How many questions together ask for all steps (``forEachStep(of:from:_:)``).
  package var stepQuestionCount: Int { NavStepQuestion.all(tabs: tabCount).count }

  /// Calls `emit` once for every enabled step that one question asks for; the texts of these are empty.
  package func forEachStep(of question: Int, from world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    let question = NavStepQuestion.all(tabs: tabCount)[question]
    for event in enabledEvents(in: world, of: question) { run(event, in: world, as: "", emit) }
  }

  /// Calls `emit` for every possible result of an event, one for each combination of choices.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  ///   - emit: A closure that takes the step and the world after it.
  public func run(_ event: NavEvent, in world: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    run(event, in: world, as: text(of: event, in: world.unobserved), emit)
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

  /// Calls `emit` with every world that an event can lead to, one for each combination of choices.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  ///   - emit: A closure that takes the world after the event.
  public func follow(_ event: NavEvent, in world: NavWorld, _ emit: (NavWorld) -> Void) {
    forEachWay(of: event, in: world) { emit($0.world) }
  }

  private func forEachWay(of event: NavEvent, in world: NavWorld, _ body: (RunMemo.Way) -> Void) {
    guard let memo = world.memo else { return performEachWay(of: event, in: world, body) }
    let known = memo.ways(of: event) {
      world.answer { world in
        var ways: [RunMemo.Way] = []
        performEachWay(of: event, in: world) { ways.append($0) }
        return ways
      }
    }
    world.observation.read(for: known)
    for way in known.value {
      var after = way.world
      after.observation = world.observation.goingOn(in: after.observation)
      body(RunMemo.Way(choices: way.choices, outputs: way.outputs, reach: way.reach, world: after))
    }
  }

  private func performEachWay(of event: NavEvent, in world: NavWorld, _ body: (RunMemo.Way) -> Void) {
    var script = ChoiceScript()
    var count = 0
    repeat {
      let execution = perform(event, script, in: world)
      script = execution.choices
      count += 1
      if count > program.capacity.choices {
        let after = world.cutOff(by: "choices \(program.capacity.choices)")
        return body(RunMemo.Way(choices: execution.choices.taken, outputs: [], world: after))
      }
      if execution.isOutOfScope { continue }
      body(
        RunMemo.Way(
          choices: execution.choices.taken, outputs: execution.outputs, reach: execution.reach,
          world: execution.settledForm()))
    } while script.advance()
  }

  /// Runs an event with the choices of a script; on request, instances that were there before keep their numbers.
  func perform(
    _ event: NavEvent, _ script: ChoiceScript, in world: NavWorld, keepsNumbers: Bool = false
  ) -> Execution {
    let execution = perform(event, script, in: world, keepsNumbers, comparing: false)
    // Rare: comparing each world with all before takes longer than running into the limit.
    return execution.isEndless
      ? perform(event, script, in: world, keepsNumbers, comparing: true) : execution
  }

  private func perform(
    _ event: NavEvent, _ script: ChoiceScript, in world: NavWorld, _ keepsNumbers: Bool, comparing: Bool
  ) -> Execution {
    var execution = Execution(tables, world)
    if keepsNumbers { execution.keptNumbers = KeptNumbers() }
    execution.choices = script
    execution.isComparing = comparing
    let isAtRest = execution.isQuiescent
    if isAtRest {
      // Debts are judged in the quiescent world; what follows starts with a clean slate.
      execution.world.owedExits = []
      execution.world.refusals = []
    }
    // Counted only where there is a limit: otherwise the count would grow for ever, and the worlds with it.
    if event.isInput, !event.endsGesture, program.scope.timing == .interleaved, program.scope.overtake != nil
    {
      execution.world.inputs += 1
    }
    execution.attempt { execution throws(Execution.Halt) in
      // The only step out of the background is in every scope; what it pushes or presents runs into the capacity.
      execution.isInput = event.isInput && event.kind != .foreground
      defer { execution.isInput = false }
      try execution.handle(event)
      execution.isInput = false
      if self.program.scope.timing == .atomic { try execution.drain() }
    }
    execution.keptNumbers?.restore(&execution.world)
    if event.isInput, !event.endsGesture, !program.assumptions.isEmpty, execution.world.outcome == .running {
      let world = execution.world
      if !program.assumptions.allSatisfy({ holds($0.claim, in: world) }) { execution.isOutOfScope = true }
    }
    return execution
  }

  /// Returns the quiescent worlds that are reachable by steps of the platform alone.
  ///
  /// The result for a quiescent world is that world. A world in which the app has ended counts as quiescent. If the
  /// search exceeds ``NavCapacity/rest`` worlds, the result contains a truncated world.
  ///
  /// - Parameters:
  ///   - world: The world to begin with.
  ///   - answering: Whether effects that do not block may answer on the way; blocking effects always may.
  /// - Returns: The distinct quiescent worlds; empty if the app never settles.
  /// - Complexity: The number of worlds on the way.
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
          if seen.insert(after).inserted { pending.append(after) }
        }
      }
    }
    return settled
  }

  /// Whether an event is the answer of an effect that does not block.
  ///
  /// - Parameters:
  ///   - event: An event that is enabled in the world.
  ///   - world: The world in which the event occurs.
  /// - Returns: Whether the app counts as settled while the effect runs.
  public func isFreeAnswer(_ event: NavEvent, in world: NavWorld) -> Bool {
    guard case .outcome(let position, _, _) = event.kind else { return false }
    return !program.effects[world.effects[position].effect].isBlocking
  }

  /// Whether a world is quiescent, which means that the app has settled.
  ///
  /// In a quiescent world there is no transition, no gesture, no queued message, no notice in a mailbox, and no
  /// running effect that blocks.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: Whether the app has settled.
  public func isQuiescent(_ world: NavWorld) -> Bool { tables.isQuiescent(world) }

  /// Whether the app may end in a world, by a `final` declaration or because it has ended.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: Whether the world is no deadlock.
  public func isFinal(_ world: NavWorld) -> Bool {
    if world.outcome != .running { return true }
    return program.finals.contains { holds($0, in: world) }
  }

  /// Returns the capacity that a world exceeds.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: The name of the capacity; nil if the world exceeds none.
  public func truncation(of world: NavWorld) -> String? {
    if case .exceeds(let capacity) = world.outcome { "bound \(capacity)" } else { nil }
  }
}

extension Execution {
  /// Runs a part of a step; the world's outcome states an early end.
  mutating func attempt(_ body: (inout Execution) throws(Halt) -> Void) {
    do {
      try body(&self)
    } catch {
      depth = 0
    }
    updateLiveness()
  }

  /// The world after the step in canonical form; what only matters until the world settles is dropped when it has.
  func settledForm() -> NavWorld {
    var after = world
    if isQuiescent {
      after.inputs = 0
      after.taps = []
      after.intents = []
    }
    // A control that cannot be tapped again shows nothing a second time.
    if program.scope.adversaries.isDisjoint(with: [.doubleTap]) { after.intents = [] }
    after.canonicalize()
    return after
  }

  /// How many consequences an input may have before it is suspected of having no end.
  private static var patience: Int { 32 }

  /// Lets all consequences happen in queue order; one that comes back to an earlier world diverges.
  ///
  /// Each consequence begins in the canonical form of a world, as a step of its own would. So what atomic timing reaches,
  /// interleaved timing reaches too.
  mutating func drain() throws(Halt) {
    var seen: Set<NavWorld> = []
    var count = 0
    while world.outcome == .running, nextConsequence != nil {
      updateLiveness()
      if world.outcome != .running { return }
      if keptNumbers == nil { world.canonicalize() } else { keptNumbers?.canonicalize(&world) }
      changed = []
      delivered = []
      unanimated = []
      flows = RxFlowWork()
      if isComparing {
        var form = world
        if keptNumbers != nil { form.canonicalize() }
        guard seen.insert(form).inserted else {
          world.outcome = .diverges
          throw Halt()
        }
      } else if count == Self.patience {
        isEndless = true
        throw Halt()
      }
      count += 1
      guard let next = nextConsequence else { return }
      try handle(next)
    }
  }

  /// The next platform step in queue order: mail before queues, queues before the ends of transitions.
  var nextConsequence: NavEvent? {
    for stack in world.containers where !world.peek(stack).mail.isEmpty { return NavEvent(.deliver(stack)) }
    if !world.mail.isEmpty { return NavEvent(.deliver(nil)) }
    if !world.queue.isEmpty { return NavEvent(.message) }
    if !world.turns.isEmpty { return NavEvent(.turn) }
    for stack in world.containers {
      if let moving = world.peek(stack).transition, moving.phase != .gesture {
        return NavEvent(.transitionEnd(stack))
      }
    }
    if world.layers.contains(where: { $0.phase != .steady && $0.phase != .gesture }) {
      return NavEvent(.transitionEnd(nil))
    }
    return nil
  }
}
