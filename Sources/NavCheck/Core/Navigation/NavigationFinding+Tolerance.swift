public import NavModel

extension NavigationFinding {
  /// Whether a program expects, knows or allows that the property is violated, whatever the length of the trace.
  ///
  /// A `known` line describes one violation, but a random walk or a saved trace may show another violation of the same
  /// property. Therefore a known property is tolerated as a whole.
  ///
  /// - Parameter program: The program that states expectations, known findings and opt-outs.
  /// - Returns: Whether the violation is tolerated.
  public func isTolerated(by program: NavProgram) -> Bool {
    isAllowed || program.toleratedNames.contains(name)
  }
}

extension NavProgram {
  /// The names of the properties with expected or known violations.
  package var toleratedNames: Set<String> {
    var names = Set(known.map(\.claim.property.text))
    for case .violated(let claims) in expectations.map(\.kind) {
      names.formUnion(claims.map(\.property.text))
    }
    return names
  }
}
