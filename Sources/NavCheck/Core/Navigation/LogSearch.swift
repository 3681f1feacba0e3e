import NavModel

/// Searches for a run of a machine that contains a log without a gap.
struct LogSearch {
  /// The check that failed.
  struct Result {
    /// A run with the log at its end; nil if there is none.
    var trace: NavigationReport.Trace?
    /// The number of lines that the best run contains.
    var longest = 0
    /// The outputs of the best runs in place of the next line.
    var instead: Set<String> = []
    /// The reason why the search is incomplete; nil if it explored everything.
    var cut: String?

    /// A run contains that many lines.
    fileprivate mutating func note(_ lines: Int) {
      if lines > longest {
        longest = lines
        instead = []
      }
    }
  }

  let machine: NavMachine
  let log: NavProgram.LogDeclaration

  /// The number of a world, and the number of lines of the log that the run has produced; nil before the log begins.
  private struct Position: Hashable {
    var world: Int
    var line: Int?
  }

  private struct Way {
    var previous: Int
    var step: NavStep?
  }

  /// Explores breadth first, one step at a time, so that the run with the fewest steps is found.
  ///
  /// Complexity: The number of worlds times the number of lines.
  ///
  /// - Parameters:
  ///   - worlds: The worlds of the machine, which the searches for several logs share.
  ///   - limit: The largest number of positions to explore; nil for no limit.
  ///   - shouldStop: A closure that is called before every position, and returns a reason to stop.
  /// - Returns: The run, or the length of the longest match.
  func run(in worlds: inout LogWorlds, limit: Int?, shouldStop: (() -> String?)? = nil) -> Result {
    var result = Result()
    var positions: [Position] = []
    var ways: [Way] = []
    var seen: Set<Position> = []
    func add(_ position: Position, _ way: Way) {
      if seen.insert(position).inserted {
        positions.append(position)
        ways.append(way)
      }
    }
    let kinds = log.kinds
    for launch in machine.launches {
      let world = worlds.number(of: launch.world)
      for line in beginnings(in: launch.step, launch.world, kinds, &result) {
        add(Position(world: world, line: line), Way(previous: -1))
      }
      add(Position(world: world, line: nil), Way(previous: -1))
    }
    var index = 0
    while index < positions.count {
      let position = positions[index]
      if position.line == log.lines.count {
        result.longest = log.lines.count
        result.trace = trace(to: index, positions, ways, worlds)
        return result
      }
      if let reason = shouldStop?() {
        result.cut = reason
        return result
      }
      if let limit, positions.count > limit {
        result.cut = "state budget of \(limit)"
        return result
      }
      let (before, steps) = (worlds[position.world], worlds.steps(from: position.world))
      if let capacity = steps.exceeded { result.cut = capacity }
      for (step, after) in steps.taken {
        let way = Way(previous: index, step: step)
        guard let line = position.line else {
          for line in beginnings(in: step, before, kinds, &result) {
            add(Position(world: after, line: line), way)
          }
          add(Position(world: after, line: nil), way)
          continue
        }
        if let reached = advance(line, step, before, kinds, &result) {
          add(Position(world: after, line: reached), way)
        }
      }
      index += 1
    }
    return result
  }

  /// The numbers of lines that are produced after a step in which the log begins: before the step, or after any of
  /// its outputs; in ascending order, so that a search that ends at a limit gives the same result in every run.
  private func beginnings(
    in step: NavStep, _ before: NavWorld, _ kinds: Set<NavProgram.OutputPattern.Kind>, _ result: inout Result
  ) -> [Int] {
    var lines: Set<Int> = [0]
    if let line = advance(0, step, before, kinds, &result) { lines.insert(line) }
    for start in step.outputs.indices.dropFirst() {
      if let line = advance(0, step.outputs[start...], step, before, kinds, &result) { lines.insert(line) }
    }
    return lines.sorted()
  }

  /// The number of lines that are produced after a step; nil if the step does not match the log.
  private func advance(
    _ line: Int, _ step: NavStep, _ before: NavWorld, _ kinds: Set<NavProgram.OutputPattern.Kind>,
    _ result: inout Result
  ) -> Int? {
    var line = line
    if line < log.lines.count, case .input(let pattern) = log.lines[line],
      machine.matches(pattern, before: before, step: step)
    {
      line += 1
      result.note(line)
    }
    return advance(line, step.outputs[...], step, before, kinds, &result)
  }

  /// The number of lines that are produced after outputs of a step; nil if the outputs do not match the log.
  private func advance(
    _ line: Int, _ outputs: ArraySlice<NavOutput>, _ step: NavStep, _ before: NavWorld,
    _ kinds: Set<NavProgram.OutputPattern.Kind>, _ result: inout Result
  ) -> Int? {
    var line = line
    for output in outputs {
      if line == log.lines.count { return line }
      guard let kind = output.kind, kinds.contains(kind) else { continue }
      guard case .output(let pattern) = log.lines[line],
        machine.matches(pattern, output, before: before, step: step)
      else {
        if line == result.longest, let text = machine.text(of: output) { result.instead.insert(text) }
        return nil
      }
      line += 1
      result.note(line)
    }
    return line
  }

  private func trace(
    to end: Int, _ positions: [Position], _ ways: [Way], _ worlds: LogWorlds
  ) -> NavigationReport.Trace {
    var steps: [NavigationReport.Trace.Step] = []
    var index = end
    while let step = ways[index].step {
      steps.insert(
        NavigationReport.Trace.Step(
          action: step, state: worlds[positions[index].world], cost: step.event.cost), at: 0)
      index = ways[index].previous
    }
    return NavigationReport.Trace(initial: worlds[positions[index].world], steps: steps)
  }
}

extension NavigationCheck {
  /// The finding of a log of the program.
  func finding(
    of log: NavProgram.LogDeclaration, in worlds: inout LogWorlds, limit: Int?, shouldStop: (() -> String?)?
  ) -> NavigationFinding {
    let result = LogSearch(machine: machine, log: log).run(in: &worlds, limit: limit, shouldStop: shouldStop)
    var finding = NavigationFinding(
      name: log.name, builtIn: nil, kind: log.isAccepted ? .sometimes : .never,
      documentation: log.documentation, origin: log.origin)
    finding.mattered = log.lines.count
    finding.isAboutLog = true
    switch (result.trace, log.isAccepted) {
    case (let trace?, true):
      finding.verdict = .holds
      finding.witness = trace
    case (let trace?, false):
      finding.verdict = .violated(trace)
      finding.message = "a run produces the whole log"
    case (nil, _) where result.cut != nil: finding.verdict = .incomplete(result.cut ?? "")
    case (nil, true):
      finding.verdict = .violated(nil)
      let instead = result.instead.sorted().prefix(5).joined(separator: ", ")
      finding.message =
        "no run produces the whole log: the longest match has \(result.longest) of \(log.lines.count) lines"
        + (instead.isEmpty
          ? ", and the app reports nothing after it" : ", after which the app reports \(instead)")
    case (nil, false): finding.verdict = .holds
    }
    return finding
  }
}
