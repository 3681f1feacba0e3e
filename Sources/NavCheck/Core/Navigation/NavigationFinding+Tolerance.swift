public import NavModel

extension NavigationFinding {
  /// Whether a program expects, knows or allows that the property is violated, whatever the length of the trace.
  ///
  /// A `known` line without `at` describes one violation, but a random walk or a saved trace may show another violation of
  /// the same property. Therefore such a property is tolerated as a whole. With `at`, only violations at the subject of the
  /// line are tolerated.
  ///
  /// - Parameter program: The program that states expectations, known findings and opt-outs.
  /// - Returns: Whether the violation is tolerated.
  public func isTolerated(by program: NavProgram) -> Bool {
    isAllowed || isAtKnownSubject || program.toleratedNames.contains(name)
  }
}

extension NavProgram {
  /// The names of the properties with expected violations, or with known violations of any subject.
  package var toleratedNames: Set<String> {
    var names = Set(known.filter { allowance(coveredBy: $0) == nil }.map(\.claim.property.text))
    for case .violated(let claims) in expectations.map(\.kind) {
      names.formUnion(claims.map(\.property.text))
    }
    return names
  }
}
