import NavCheck

extension CheckOptions {
  /// The option about pairs of root and tab after a blank, as the command line has it; empty by default.
  var modularFlag: String {
    switch modular {
    case .automatic, .afterBudget: ""
    case .always: " --modular"
    case .never: " --no-modular"
    }
  }

  /// When pairs of root and tab are explored.
  ///
  /// What is written into a spec, a requirement and `--closure` refer to all worlds, so the search leaves none out
  /// before a budget ends it.
  var modularMode: ModularMode {
    modular == .automatic && (writesSpecs || closesDepth || !requirements.isEmpty) ? .afterBudget : modular
  }

  /// Returns the stop rule with a name.
  func stopRule(_ value: String) throws(Mistake) -> CheckStopRule {
    if let rule = CheckStopRule(rawValue: value) { return rule }
    let known = CheckStopRule.allCases.map(\.rawValue)
    throw Mistake(
      message: "--until is \(known.joined(separator: ", ")), not '\(value)'"
        + Self.suggestion(value, known, prefix: ""))
  }

  /// Rejects a stop rule together with `--accept`, which needs every world, and with `--modular`.
  func checkStopRule() throws(Mistake) {
    if until == .end { return }
    if accepts {
      throw Mistake(
        message: "--accept needs all findings, but --until \(until.rawValue) stops earlier: leave out --until"
      )
    }
    if modular == .always {
      throw Mistake(message: "--until works only without --modular: leave out --modular")
    }
  }

  mutating func set(modular mode: ModularMode) throws(Mistake) {
    guard modular == .automatic || modular == mode else {
      throw Mistake(message: "--modular and --no-modular exclude each other")
    }
    modular = mode
  }
}
