import NavModel

extension NavigationReport {
  /// A link that violates `link-reaches-target`, besides those of the reported traces.
  package struct OtherLink: Sendable {
    /// The name of the link.
    package let link: String
    /// A shortest trace of a user who waits until the app has settled, from launch to the violation.
    package let trace: Trace
    /// A clause, without a full stop, that describes the violation.
    package let message: String
  }

  /// Finds the links that violate `link-reaches-target` and that the traces of a finding do not show.
  ///
  /// - Parameters:
  ///   - finding: A finding of this report.
  ///   - second: The second cause of the finding; nil if there is none.
  /// - Returns: The links in the order of the spec. None for another property, and none if the caller stopped the run.
  /// - Complexity: A search that ends with the level in which it reaches 5,000 worlds, or as many as this report has
  ///   explored if these are fewer.
  package func otherLinks(beside finding: Finding, _ second: SecondCause?) -> [OtherLink] {
    Self.otherLinks(beside: finding, second, machine, explored: worldsForSecondCause)
  }

  static func otherLinks(
    beside finding: Finding, _ second: SecondCause?, _ machine: NavMachine, explored: Int
  ) -> [OtherLink] {
    let check = NavigationCheck(machine.program)
    guard finding.builtIn == .linkReachesTarget, finding.isViolated, explored > 0,
      let whole = check.properties.first(where: { $0.builtIn == .linkReachesTarget }),
      case .step(let when, let faults) = whole.claim
    else { return [] }
    let shown = [finding.trace, second?.trace].compactMap { $0?.steps.last?.action.event.link?.index }
    let others = machine.program.links.indices.filter { !shown.contains($0) }
    if others.isEmpty { return [] }
    let properties = others.map { link in
      NavigationProperty(
        name: machine.program.links[link].signature.name, builtIn: whole.builtIn, declaration: nil,
        kind: whole.kind,
        claim: .step(
          when: { before, step, after in step.event.link?.index == link && when(before, step, after) },
          faults: faults), allowances: whole.allowances)
    }
    let traces = shortestTraces(
      breaking: properties, check.rules, NavStateMachine(machine, isPatient: true), explored)
    return properties.compactMap { property in
      guard let trace = traces[property.name] else { return nil }
      var other = finding
      other.verdict = .violated(trace)
      check.explain(&other, of: property, trace)
      return OtherLink(link: property.name, trace: trace, message: other.message ?? "")
    }
  }
}
