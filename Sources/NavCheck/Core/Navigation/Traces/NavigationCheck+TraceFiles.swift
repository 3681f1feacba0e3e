import NavModel

extension NavigationCheck {
  /// Replays a saved trace in the scope that its file states.
  ///
  /// If an event is no longer possible, the replay first inserts steps of the platform that enable it, or takes a similar
  /// action; otherwise it skips the event. Further steps of the platform can follow the last event.
  ///
  /// - Parameters:
  ///   - file: The trace.
  ///   - shrinking: The options for shrinking a trace that still fails; nil to keep it.
  /// - Returns: The result of the replay; nil if the program has no property of that name, if the property does not
  ///   apply to the program, or if no trace can violate it (such as `sometimes`, `possible`, `eventually` and
  ///   `everything-reachable`).
  /// - Complexity: Time in proportion to the steps of the trace times the enabled steps; `shrinking` limits the rest.
  public func replay(_ file: NavigationTraceFile, shrinking: ShrinkingOptions? = nil) -> TraceReplay? {
    var program = program
    program.scope = file.scope.applied(to: program.scope)
    // A trace of a known violation still shows it.
    let known = program.known
    program.known = []
    let check = NavigationCheck(program)
    guard let property = check.properties.first(where: { $0.name == file.property }),
      property.kind != .sometimes,
      let judged = check.checker(of: [property]).properties.first(where: { $0.name == file.property })
    else { return nil }
    let word = file.events.map { TraceShrinker.Letter(text: $0.event, isInput: $0.cost > 0) }
    var best: TraceReplayer<NavStateMachine>.Played?
    let machine = NavStateMachine(check.machine)
    let test = ViolationTest(
      machine: machine, property: judged, signature: "", signatureOf: { _, _, _, _ in "" })
    for world in machine.initialStates {
      var player = TraceReplayer(machine: machine, simpler: Self.simpler, similar: Self.similar, fails: test)
      let played = player.play(word, from: world)
      if played.fails {
        best = played
        break
      }
      if best.map({ played.dropped.count < $0.dropped.count }) ?? true { best = played }
    }
    guard let played = best else { return nil }
    var shrunk: ShrunkTrace<NavWorld, NavStep>?
    if let shrinking, played.fails {
      shrunk = TraceReplayer(machine: machine, simpler: Self.simpler, similar: Self.similar, fails: test)
        .shrunk(played.trace, shrinking)
    }
    let finding =
      played.fails
      ? check.finding(of: property, failing: shrunk?.trace ?? played.trace, besides: known) : nil
    return TraceReplay(
      trace: played.trace,
      finding: finding,
      dropped: played.dropped, droppedInputs: played.dropped.count { word[$0].isInput },
      inserted: played.inserted,
      hasOtherScope: program.scope != self.program.scope, shrunk: shrunk)
  }
}
