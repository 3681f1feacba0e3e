extension NavMachine {
  /// Whether an output of a step matches a pattern.
  public func matches(
    _ pattern: NavProgram.OutputPattern, _ output: NavOutput, before: NavWorld, step: NavStep
  )
    -> Bool
  {
    var execution = Execution(tables, before)
    execution.before = before
    execution.event = step.event
    execution.outputs = [output]
    var frame = NavFrame()
    do {
      return try execution.did(pattern, &frame)
    } catch {
      return false
    }
  }

  /// Whether the event of a step matches a pattern.
  public func matches(_ pattern: NavProgram.EventPattern, before: NavWorld, step: NavStep) -> Bool {
    var execution = Execution(tables, before)
    execution.before = before
    execution.event = step.event
    execution.outputs = step.outputs
    return execution.isEvent(pattern)
  }

  /// A published state, with the names of its fields.
  public func fields(_ values: [NavValue], of coordinator: Int) -> String {
    zip(program.publishedVariables(of: coordinator), values)
      .map { "\($0.name): \(text(of: $1))" }.joined(separator: ", ")
  }

  /// An output as a log writes it: `defaultExit(Profile.overview)`; nil for one without a name.
  public func text(of output: NavOutput) -> String? {
    switch output {
    case .exit(let route, _, _, _, _): "defaultExit(\(text(of: route)))"
    case .finished(let coordinator, _, let result, _, _, _):
      "finish(\(program.coordinators[coordinator].name)"
        + (result.map { ", \(program.results[$0].name)" } ?? "") + ")"
    case .noted(let label, _): "note(\(program.labels[label].name))"
    case .presented(let route, _): "present(\(text(of: route)))"
    case .dismissed(let route, _, _): "dismiss(\(text(of: route)))"
    case .refused: "refuse"
    case .dropped: "drop"
    case .fatal: "fail"
    case .navigated(let coordinator, let step, let values):
      "navigate(\(program.coordinators[coordinator].name), \(call(program.steps[step].name, values)))"
    case .published(let coordinator, let values): "publish(\(fields(values, of: coordinator)))"
    case .segued(let path, _): "segue([\(path.map { text(of: $0) }.joined(separator: ", "))])"
    default: nil
    }
  }
}
