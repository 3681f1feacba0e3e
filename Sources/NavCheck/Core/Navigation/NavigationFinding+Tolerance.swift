public import NavModel

extension NavigationFinding {
  /// Whether a program expects, knows or allows that the property is violated; lengths do not matter.
  ///
  /// A trace that was found by chance or kept in a corpus may differ from the shortest one, which is what a known finding
  /// remembers; so a known property is tolerated as a whole.
  public func isTolerated(by program: NavProgram) -> Bool {
    isAllowed || program.known.contains { $0.claim.property.text == name }
      || program.expectations.contains {
        guard case .violated(let claims) = $0.kind else { return false }
        return claims.contains { $0.property.text == name }
      }
  }
}
