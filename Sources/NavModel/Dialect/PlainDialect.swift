/// No library: the coordinator does what its handlers say.
enum PlainDialect {
  /// `finish` marks the coordinator and tells its parent, nothing else.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {
    let parent = execution.world[coordinator].parent
    execution.outputs.append(
      .finished(
        coordinator: execution.world[coordinator].declaration, .program, result: result, values,
        isRepeated: execution.world[coordinator].isFinished,
        isAfterParent: parent.map { execution.world[$0].isFinished } ?? false))
    execution.world[coordinator].isFinished = true
    try execution.tellFinished(coordinator, parent, result, values)
  }

  /// A pop never takes the last screen.
  static func length(afterPopping count: Int, _ stack: StackID, _ execution: Execution) -> Int {
    let length = execution.path(of: stack).count
    return max(min(1, length), length - count)
  }
}
