public import NavModel

extension NavigationFinding {
  /// Whether a program expects, knows or allows that the property is violated; lengths do not matter.
  ///
  /// A trace that was found by chance or kept in a corpus may differ from the shortest one, which is what a known finding
  /// remembers; so a known property is tolerated as a whole.
  public func isTolerated(by program: NavProgram) -> Bool {
    isAllowed || program.toleratedNames.contains(name)
  }
}

extension NavProgram {
  /// The names of the properties whose violation is expected or known.
  package var toleratedNames: Set<String> {
    var names = Set(known.map(\.claim.property.text))
    for case .violated(let claims) in expectations.map(\.kind) {
      names.formUnion(claims.map(\.property.text))
    }
    return names
  }
}
