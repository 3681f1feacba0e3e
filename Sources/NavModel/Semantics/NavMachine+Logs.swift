extension NavMachine {
  /// Returns whether an output of a step matches a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as after `did` in a spec.
  ///   - output: An output of the step.
  ///   - before: The world before the step.
  ///   - step: The step.
  /// - Returns: Whether the output matches.
  public func matches(
    _ pattern: NavProgram.OutputPattern, _ output: NavOutput, before: NavWorld, step: NavStep
  )
    -> Bool
  {
    var executor = StepExecutor(tables, before)
    executor.before = before
    executor.event = step.event
    executor.outputs = [output]
    var frame = NavFrame()
    do {
      return try executor.did(pattern, &frame)
    } catch {
      return false
    }
  }

  /// Returns whether the event of a step matches a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as after `event is` in a spec.
  ///   - before: The world before the step.
  ///   - step: The step.
  /// - Returns: Whether the event matches.
  public func matches(_ pattern: NavProgram.EventPattern, before: NavWorld, step: NavStep) -> Bool {
    var executor = StepExecutor(tables, before)
    executor.before = before
    executor.event = step.event
    executor.outputs = step.outputs
    return executor.isEvent(pattern)
  }

  /// Describes the published state of a coordinator by the names of its fields and their values.
  ///
  /// - Parameters:
  ///   - values: The values in the order of ``NavProgram/publishedVariables(of:)``.
  ///   - coordinator: The index of the coordinator in ``NavProgram/coordinators``.
  /// - Returns: The description.
  public func fields(_ values: [NavValue], of coordinator: Int) -> String {
    zip(program.publishedVariables(of: coordinator), values)
      .map { "\($0.name): \(text(of: $1))" }.joined(separator: ", ")
  }

  /// Describes an output as a log writes it, such as `defaultExit(Profile.overview)`.
  ///
  /// - Parameter output: An output of a step.
  /// - Returns: The description; nil if the language has no pattern for the output.
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
