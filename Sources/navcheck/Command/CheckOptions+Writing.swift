import NavCheck

extension CheckOptions {
  /// Whether the run writes its findings into the specs.
  var writesSpecs: Bool { accepts || pinsWorlds }

  /// Rejects options that change the scope or the search together with options that write into the specs.
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
      (goesBeyondViolations, "--beyond-violations"), (keepsUnreadVariables, "--keep-unread"),
    ]
    if let flag = otherSearch.first(where: \.isAsked)?.flag {
      throw Mistake(
        message: "--expect-worlds counts the worlds of the default search: "
          + "leave out \(flag)")
    }
  }
}
