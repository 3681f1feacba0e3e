import NavCheck

extension CheckOptions {
  /// Whether what is found is written into the specs.
  var writesSpecs: Bool { accepts || pinsWorlds }

  /// Refuses to write into the specs what is not found in their own scope, or not by the search that counts worlds.
  func checkWriting() throws(Mistake) {
    let other = changesScope ? String(scopeFlags.dropFirst()) : properties.isEmpty ? nil : "--property"
    if accepts, let other {
      throw Mistake(
        message: "--accept writes the findings of the unchanged specs: leave out \(other)")
    }
    guard pinsWorlds else { return }
    if let other {
      throw Mistake(
        message: "--expect-worlds counts the worlds of the unchanged specs: leave out \(other)")
    }
    let otherSearch: [(isAsked: Bool, flag: String)] = [
      (!versions.isEmpty, "--ios"), (strategy != .exhaustive, "--strategy"),
      (modular == .always, "--modular"), (until != .end, "--until"),
      (goesBeyondViolations, "--beyond-violations"),
    ]
    if let flag = otherSearch.first(where: \.isAsked)?.flag {
      throw Mistake(
        message: "--expect-worlds counts the worlds of the default search: "
          + "leave out \(flag)")
    }
  }
}
