import NavCheck
import NavModel

extension HumanReport {
  /// The maximum number of dead parts that are listed without `--verbose`.
  private static let mostListed = 5

  /// Returns a warning for each part of the spec that never runs.
  ///
  /// Without `--verbose` and `--require no-dead`, only the first parts are listed. The result is empty with `--quiet`, if
  /// the search did not explore everything, and if the command line changes the scope or the version, since the part may
  /// run in the spec's own scope.
  var deadCode: String {
    guard !options.isQuiet, !options.changesScope, !isOnOtherVersion, let dead = report.deadCode else {
      return ""
    }
    let areAll = options.isVerbose || options.requirements.contains(.noDead)
    let shown = dead.items.prefix(areAll ? dead.items.count : Self.mostListed)
    var text = shown.map { item in
      "\(place(item.origin)): \(style.yellow("warning")): \(item.sentence)\n"
    }.joined()
    let rest = dead.items.count - shown.count
    if rest > 0 { text += "  \(rest) more never \(rest == 1 ? "runs" : "run"): --verbose lists all\n" }
    for allowance in dead.idleAllowances where !isShared(allowance.origin) {
      text += "\(place(allowance.origin)): \(style.yellow("warning")): "
      text += "allow no-dead \"\(allowance.reason)\": it suppresses nothing; remove it\n"
    }
    return text
  }

  /// Whether the search explored all worlds, so that no bound or budget has cut one.
  var isExhaustive: Bool { report.isComplete && report.report.beyondScope == nil }

  /// Returns how often each event fired, or a remark that the modular search does not count events.
  var events: String {
    guard let events = report.events else {
      return report.modular == nil
        ? "" : "    a search of pairs of root and tab does not count how often events fire\n"
    }
    let width = events.map { DisplayWidth.of($0.text) }.max() ?? 0
    return events.map { event in
      let times = event.fired == 1 ? "once" : "\(event.fired.grouped) times"
      let never = isExhaustive ? "never fired" : "not fired in the explored worlds"
      let fired = event.fired == 0 ? style.yellow(never) : "fired \(times)"
      return "    \(DisplayWidth.padded(event.text, to: width))  \(fired)\n"
    }.joined()
  }

  /// Returns a sentence for each requirement of `--require` that is not met.
  var unmetRequirements: [String] {
    CheckRequirement.allCases.filter(options.requirements.contains).compactMap { requirement in
      switch requirement {
      case .noDead:
        guard let dead = report.deadCode else {
          return "--require no-dead: not decided, since not every world was explored"
        }
        let count = dead.items.count
        return count == 0
          ? nil : "--require no-dead: \(count) \(count == 1 ? "part never runs" : "parts never run")"
      case .noVacuous:
        let names = report.vacuous.filter { $0.builtIn == nil }.map(\.name)
        return names.isEmpty ? nil : "--require no-vacuous: \(names.joined(separator: ", ")) never applied"
      }
    }
  }

  /// Prints the requirements of `--require` that are not met.
  ///
  /// - Parameter output: Receives the text.
  /// - Returns: Whether there were any.
  func tellUnmet(_ output: inout some TextOutputStream) -> Bool {
    let unmet = unmetRequirements
    for sentence in unmet { output.write("\(style.red("✗")) \(style.bold(title))  \(sentence)\n") }
    return !unmet.isEmpty
  }
}
