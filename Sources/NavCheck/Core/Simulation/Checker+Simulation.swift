extension Checker {
  /// The number of walks between two evaluations of their results: few at first, when everything is new.
  private static func batch(after walks: Int) -> Int { walks < 8 ? 8 : walks < 24 ? 16 : 32 }

  /// Takes random walks through the machine and evaluates properties on the visited states.
  ///
  /// Use walks if the machine is too large to be explored; otherwise ``run(_:within:progress:shouldStop:)`` gives
  /// complete results. Violations are shrunk (``ShrinkingOptions``). Walks cannot decide `possible`, `eventually` and
  /// `leadsTo`.
  ///
  /// - Parameters:
  ///   - simulation: The number, length and preferences of the walks.
  ///   - shouldStop: A closure that is called before every batch of up to 32 walks. It returns nil to continue, or a
  ///     reason to stop, such as "interrupted".
  /// - Returns: The report. It is the same for the same configuration, unless `shouldStop` ended the run.
  /// - Complexity: Without shrinking, time in proportion to the steps taken times the enabled steps; memory in
  ///   proportion to the visited states.
  public func simulate(
    _ simulation: Simulation<Machine>, shouldStop: (() -> String?)? = nil
  ) -> SimulationReport<Machine.State, Machine.Action> {
    var tally = SimulationTally(checker: self, simulation: simulation)
    var interruption: String?
    var next = 0
    while next < simulation.walks {
      if let reason = shouldStop?() {
        interruption = reason
        break
      }
      let first = next
      let count = min(Self.batch(after: first), simulation.walks - first)
      let walker = Walker(
        machine: machine, properties: properties, simulation: simulation, taken: tally.taken,
        parents: tally.parents, memo: tally.memo)
      let walks = concurrentMap(count, jobs: simulation.jobs) { walker.walk(first + $0) }
      for (offset, walk) in walks.enumerated() {
        if let walk { tally.add(walk, number: first + offset) }
      }
      tally.endBatch()
      next += count
    }
    return tally.report(interruption)
  }
}
