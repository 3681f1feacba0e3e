import NavModel

extension NavigationReport {
  /// A property that the trace of another finding violates before its end.
  public struct EarlierViolation: Sendable, Hashable {
    /// The name of the property that is violated first.
    public let property: String
    /// The index of the first state of the trace that violates the property, or that follows a violating step.
    public let position: Int
  }

  /// Finds, for each violated property, another property that the same trace violates earlier.
  ///
  /// A later violation is often a consequence of an earlier one, so the earlier one should be read first. It is a
  /// violated property of worlds or steps whose own trace has fewer steps. It does not compare the app with itself, and
  /// has no opt-out for the whole app.
  ///
  /// - Returns: The earlier violations by the names of the findings that have one. It may itself have an earlier one.
  /// - Complexity: Time in proportion to the length of the traces times the number of violated properties.
  public func earlierViolations() -> [String: EarlierViolation] {
    var program = machine.program
    program.known = []
    let properties = NavigationCheck(program).properties
    let candidates = findings.filter(\.isViolated).compactMap { finding in
      properties.first { $0.name == finding.name && $0.builtIn?.comparesTheApp != true }.map {
        ($0, finding.trace?.stepCount ?? .max)
      }
    }
    var earlier: [String: EarlierViolation] = [:]
    for finding in findings where finding.isViolated {
      guard let trace = finding.trace else { continue }
      let others = candidates.filter { $0.1 < trace.stepCount }.map(\.0)
      for position in 0..<max(0, trace.states.count - 1) {
        guard let first = others.first(where: { Self.breaks($0, at: position, of: trace) }) else { continue }
        earlier[finding.name] = EarlierViolation(property: first.name, position: position)
        break
      }
    }
    return earlier
  }

  private static func breaks(_ property: NavigationProperty, at position: Int, of trace: Trace) -> Bool {
    let world = trace.states[position]
    switch property.claim {
    case .state(let when, let faults): return when(world) && !property.unsuppressed(faults(world)).isEmpty
    case .step(let when, let faults):
      guard position > 0 else { return false }
      let (before, step) = (trace.states[position - 1], trace.steps[position - 1].action)
      return when(before, step, world) && !property.unsuppressed(faults(before, step, world)).isEmpty
    case .possible, .response, .sometimes, .deadlockFree, .reachable, .notApplicable: return false
    }
  }
}

extension NavBuiltIn {
  /// Whether the property compares possible continuations of a world, rather than evaluating the world itself.
  var comparesTheApp: Bool { [.exitEquivalence, .cancelledGesture, .reEntry].contains(self) }
}
