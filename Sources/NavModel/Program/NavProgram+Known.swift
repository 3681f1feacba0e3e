extension NavProgram {
  /// Returns an opt-out that applies to the violations that a `known violated` line covers.
  ///
  /// - Parameter known: The line.
  /// - Returns: The opt-out; nil for a line without `at`, which covers the property as a whole, and for a line that names
  ///   something that the program does not declare.
  /// - Complexity: O(*d*), where *d* is the number of declarations.
  public func allowance(coveredBy known: NavSpec.Known) -> AllowanceDeclaration? {
    let name = known.claim.property.text
    guard let subject = known.subject, Self.hasSubjects(name) else { return nil }
    var allowance = AllowanceDeclaration(
      property: name, owner: .system, reason: known.signature, origin: known.origin)
    switch subject {
    case .control(let control): allowance.input = .control(control.text)
    case .link(let link): allowance.input = .link(link.text)
    case .place(let path):
      guard let first = path.first,
        let coordinator = coordinators.firstIndex(where: { $0.name == first.text })
      else { return nil }
      if path.count == 1 {
        allowance.owner = .coordinator(coordinator)
      } else if let place = coordinators[coordinator].places.first(where: {
        places[$0].signature.name == path[1].text
      }) {
        allowance.owner = .place(place)
      } else {
        return nil
      }
    }
    return allowance
  }

  /// Returns whether the violations of a property are about coordinators, screens, controls or links.
  ///
  /// - Parameter property: The name of a property.
  /// - Returns: True for the built-in properties about worlds and steps. False for `no-fatal`, since the place where the app
  ///   stands when it crashes is not what is wrong.
  package static func hasSubjects(_ property: String) -> Bool {
    switch NavBuiltIn(rawValue: property) {
    case nil, .noFatal, .locksReleased, .noTrap, .noDeadlock, .everythingReachable: false
    default: true
    }
  }
}
