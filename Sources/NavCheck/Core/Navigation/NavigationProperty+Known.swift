import NavModel

/// The violations of a property that a `known violated` line with `at` covers.
struct KnownViolations: Sendable {
  /// The line of the spec.
  let line: NavSpec.Known
  /// The property that only these violations violate.
  let property: NavigationProperty
}

extension NavigationProperty {
  /// The property without the violations that `known violated` lines cover, which become properties of their own.
  ///
  /// - Parameter program: The program with the lines; only lines with `at` separate violations from others.
  /// - Returns: The property; the same if no line is about it.
  func separatingKnown(of program: NavProgram) -> NavigationProperty {
    let lines = program.known.filter { $0.claim.property.text == name }.compactMap { line in
      program.allowance(coveredBy: line).map { (line: line, covered: $0) }
    }
    if lines.isEmpty { return self }
    let known = lines.enumerated().map { index, known in
      KnownViolations(
        line: known.line,
        property: NavigationProperty(
          name: "\(name): known \(index + 1)", builtIn: builtIn, declaration: declaration, kind: kind,
          claim: claim.keeping { unsuppressed([$0]).count == 1 && $0.isExcused(by: known.covered) },
          allowances: allowances.filter(\.isForAll)))
    }
    return NavigationProperty(
      name: name, builtIn: builtIn, declaration: declaration, kind: kind,
      claim: claim.keeping { fault in !lines.contains { fault.isExcused(by: $0.covered) } },
      allowances: allowances, known: known)
  }
}

extension NavigationProperty.Claim {
  /// The claim, violated only by some of its violations.
  fileprivate func keeping(
    _ isKept: @escaping @Sendable (NavigationViolation) -> Bool
  ) -> NavigationProperty.Claim {
    switch self {
    case .state(let when, let faults): .state(when: when) { faults($0).filter(isKept) }
    case .step(let when, let faults): .step(when: when) { faults($0, $1, $2).filter(isKept) }
    case .possible, .response, .sometimes, .deadlockFree, .reachable, .notApplicable: self
    }
  }
}
