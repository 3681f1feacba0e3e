import NavCheck

/// A requirement of `--require`, which a spec must satisfy besides its expectations.
enum CheckRequirement: String, CaseIterable {
  /// Every handler and every block of an `if` runs, every screen is shown, every coordinator is created, and every
  /// event fires, in some explored world.
  case noDead = "no-dead"
  /// Every property that the spec declares applies at least once.
  case noVacuous = "no-vacuous"
}

extension CheckOptions {
  /// Parses names of requirements, separated by commas.
  func requirements(_ value: String) throws(Mistake) -> Set<CheckRequirement> {
    var found: Set<CheckRequirement> = []
    let known = CheckRequirement.allCases.map(\.rawValue)
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let requirement = CheckRequirement(rawValue: String(name)) else {
        throw Mistake(
          message: "--require takes \(known.joined(separator: ", ")), not '\(name)'"
            + Self.suggestion(String(name), known, prefix: ""))
      }
      found.insert(requirement)
    }
    return found
  }

  /// Rejects options that would leave a requirement undecided.
  func checkRequirements() throws(Mistake) {
    guard requirements.contains(.noDead) else { return }
    if !properties.isEmpty {
      throw Mistake(message: "--require no-dead checks the whole spec: leave out --property")
    }
    if strategy.mayOmit {
      throw Mistake(
        message:
          "--require no-dead needs every world, but \(strategy.rawValue) may omit some: leave out --strategy")
    }
    if modular == .always {
      throw Mistake(message: "--require no-dead needs a search of worlds, not of pairs: leave out --modular")
    }
  }
}
