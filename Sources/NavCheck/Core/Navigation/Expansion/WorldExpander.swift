import NavModel

/// A program as a function of worlds: the part of an exploration that many processes can share.
///
/// The expander stores nothing between two calls. The caller stores the visited worlds, explores level by level, and
/// calls ``report(of:)`` at the end.
package struct WorldExpander: Sendable {
  /// The check of the program.
  package let check: NavigationCheck
  /// The number of partitions of the successors.
  package let partitions: Int
  let judged: [NavigationProperty]
  let checker: Checker<NavStateMachine>

  var machine: NavStateMachine { checker.machine }

  /// Prepares a program.
  ///
  /// - Parameters:
  ///   - check: The program with its properties.
  ///   - partitions: The number of partitions, at least 1.
  package init(_ check: NavigationCheck, partitions: Int) {
    self.check = check
    self.partitions = partitions
    judged = check.properties
    checker = check.checker(judging: judged, countsEvents: true)
  }

  /// The names of the `possible` properties, in the order of the bits of ``WorldRegion``.
  package var possibilities: [String] {
    CompiledProperties(checker.properties).reachability.map { checker.propertyNames[$0.property] }
  }

  /// The initial worlds, as steps that cost nothing.
  package func launch() -> WorldSuccessors {
    var successors = WorldSuccessors(partitions: partitions)
    for world in machine.initialStates {
      successors.tally.generated += 1
      successors.add(world.encoded, cost: 0)
    }
    successors.sort()
    return successors
  }

  /// Explores worlds of one level.
  ///
  /// - Parameters:
  ///   - worlds: The worlds, each once.
  ///   - level: Their level.
  ///   - known: The least level of the findings of each property so far; farther findings are omitted.
  /// - Returns: The successors of the worlds, and the findings.
  /// - Throws: ``UnreadableWorld``.
  package func expand(
    _ worlds: [[UInt8]], at level: WorldLevel, known: [String: WorldLevel]
  ) throws(UnreadableWorld) -> WorldSuccessors {
    var successors = WorldSuccessors(partitions: partitions)
    successors.tally.level = level
    var evaluator = PropertyEvaluator(checker.properties)
    for (number, bytes) in worlds.enumerated() {
      guard let world = try explorable(bytes, number, &successors.tally) else { continue }
      expand(world, number, at: level.level, &evaluator, &successors)
    }
    let tally = evaluator.tally
    for (index, name) in checker.propertyNames.enumerated() {
      if tally.applications[index] > 0 { successors.tally.mattered[name] = tally.applications[index] }
      for end in tally.findings[index] {
        let finding = finding(end, name, worlds, at: level)
        if known[name].map({ $0 < finding.level }) ?? false { continue }
        successors.tally.findings.append(finding)
      }
    }
    successors.sort()
    return successors
  }

  /// Counts worlds that no process explores any more.
  ///
  /// - Throws: ``UnreadableWorld``.
  package func count(_ worlds: [[UInt8]]) throws(UnreadableWorld) -> WorldTally {
    var tally = WorldTally()
    for (number, bytes) in worlds.enumerated() { _ = try explorable(bytes, number, &tally) }
    return tally
  }

  /// Finds the worlds of a list from which a step leads to a world that is wanted.
  ///
  /// - Parameters:
  ///   - worlds: The list.
  ///   - near: The worlds that a step is to lead to that costs nothing.
  ///   - far: Those that one is to lead to that is an input.
  /// - Returns: The worlds, in the order of the list.
  /// - Throws: ``UnreadableWorld``.
  package func leading(
    _ worlds: [[UInt8]], to near: Set<[UInt8]>, orByInputTo far: Set<[UInt8]>
  ) throws(UnreadableWorld) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var unused = WorldTally()
    for (number, bytes) in worlds.enumerated() {
      guard let world = try explorable(bytes, number, &unused) else { continue }
      var leads = false
      machine.forEachStep(from: world) { step, next in
        if !leads { leads = (machine.cost(of: step) == 0 ? near : far).contains(next.encoded) }
      }
      if leads { found.append(bytes) }
    }
    return found
  }

  /// A world to explore; nil for a truncated world.
  ///
  /// Both are counted.
  func explorable(
    _ bytes: [UInt8], _ number: Int, _ tally: inout WorldTally
  ) throws(UnreadableWorld) -> NavWorld? {
    let world: NavWorld
    do {
      world = try NavWorld(encoded: bytes)
    } catch {
      throw UnreadableWorld(number: number, error: error)
    }
    if let reason = machine.truncation(of: world) {
      tally.cuts[reason, default: 0] += 1
      return nil
    }
    tally.worlds += 1
    return machine.remembering(world)
  }

  private func expand(
    _ world: NavWorld, _ number: Int, at level: Level,
    _ evaluator: inout PropertyEvaluator<NavWorld, NavStep>,
    _ successors: inout WorldSuccessors
  ) {
    evaluator.evaluate(world, id: number, at: level)
    var seen: Set<Exit> = []
    var out = StepsOut()
    machine.forEachStep(from: world) { step, next in
      successors.tally.generated += 1
      successors.tally.reach.formUnion(step.reach)
      let leaves = next != world
      out.add(leaving: leaves)
      if leaves { successors.tally.events[step.text, default: 0] += 1 }
      guard seen.insert(Exit(step: step, world: next)).inserted else { return }
      let cost = machine.cost(of: step)
      successors.add(next.encoded, cost: cost)
      // A world that a limit cut off may be half made: nothing is said of the step into it.
      if machine.truncation(of: next) != nil { return }
      evaluator.evaluate(
        before: world, action: step, after: next, from: number, to: number, cost: cost,
        at: level.next(cost: cost))
    }
    evaluator.evaluateEnd(in: world, of: machine, steps: out, id: number, at: level)
  }

  private struct Exit: Hashable {
    let step: NavStep
    let world: NavWorld
  }

  private func finding(
    _ end: TraceTarget<Int, NavStep>, _ property: String, _ worlds: [[UInt8]], at level: WorldLevel
  ) -> WorldTally.Finding {
    switch end {
    case .state(let number):
      WorldTally.Finding(
        property: property, level: level, at: level, world: WorldList.hexadecimal(worlds[number]), step: nil)
    case .step(let number, let step, _, let cost):
      WorldTally.Finding(
        property: property, level: WorldLevel(inputs: level.inputs + cost, steps: level.steps + 1), at: level,
        world: WorldList.hexadecimal(worlds[number]), step: step.description)
    }
  }
}
