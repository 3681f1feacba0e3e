/// Compares the log of a case with the log that the simulated platform would write.
enum ProbeComparison {
  /// The first difference between two logs.
  enum Difference: Hashable {
    /// The next entries of platform and log differ; nil for a log that has ended.
    case order(expected: ProbeEntry?, shown: ProbeEntry?)
    /// Two entries share a turn only on the platform (`isTogether`), or only in the log.
    case turns(ProbeEntry, ProbeEntry, isTogether: Bool)
    /// The user has not performed the input of the case, or has performed it at another moment.
    case input(expected: ProbeEntry, shown: ProbeEntry?)
  }

  /// Returns the first difference; nil if the logs are equivalent.
  ///
  /// Entries must come in the same order, and share a turn if and only if they share a step of the state machine.
  /// Unexpected touches are ignored, since a user may touch the screen more than once.
  ///
  /// - Parameters:
  ///   - expected: The entries of the simulated platform.
  ///   - shown: The entries of the log that are compared.
  /// - Returns: The difference; nil for none.
  /// - Complexity: Linear in the number of entries.
  static func difference(_ expected: [ProbeEntry], _ shown: [ProbeEntry]) -> Difference? {
    var position = 0
    var turns: [Int: ProbeEntry] = [:]
    var steps: [Int: (step: Int, entry: ProbeEntry)] = [:]
    for entry in shown {
      let wanted = position < expected.count ? expected[position] : nil
      if entry.callback == .touch {
        if wanted?.callback == .touch { position += 1 }
        continue
      }
      guard let wanted, wanted.isSame(as: entry) else {
        if let wanted, wanted.callback.isInput { return .input(expected: wanted, shown: entry) }
        return .order(expected: wanted, shown: entry)
      }
      position += 1
      guard let step = wanted.turn, let turn = entry.turn, !entry.callback.hasFreeTurn else { continue }
      if let first = turns[step], first.turn != turn { return .turns(first, entry, isTogether: true) }
      if let known = steps[turn], known.step != step { return .turns(known.entry, entry, isTogether: false) }
      if turns[step] == nil { turns[step] = entry }
      if steps[turn] == nil { steps[turn] = (step, entry) }
    }
    guard position < expected.count else { return nil }
    let missing = expected[position]
    return missing.callback.isInput
      ? .input(expected: missing, shown: nil) : .order(expected: missing, shown: nil)
  }
}

extension ProbeComparison.Difference {
  /// The line of the log with the difference; nil at its end.
  var line: Int? {
    switch self {
    case .order(_, let shown), .input(_, let shown): shown?.line
    case .turns(_, let second, _): second.line
    }
  }

  /// Whether the only difference is that the log ends too early.
  var isMissingEnd: Bool {
    switch self {
    case .order(_, nil), .input(_, nil): true
    default: false
    }
  }

  /// Describes the difference.
  ///
  /// - Parameter platform: The name of the platform of the expected entries.
  /// - Returns: A sentence without a full stop, after the line number.
  func text(_ platform: String) -> String {
    let place = line.map { "line \($0): " } ?? ""
    switch self {
    case .order(let expected?, let shown?):
      return "\(place)'\(shown.text)' where \(platform) has '\(expected.text)'"
    case .order(let expected?, nil): return "'\(expected.text)' of \(platform) is missing at the end"
    case .order(nil, let shown?): return "\(place)'\(shown.text)', which \(platform) does not have"
    case .order(nil, nil): return "no difference"
    case .turns(let first, let second, isTogether: true):
      return "\(place)'\(second.text)' comes in another turn than '\(first.text)' in \(Self.place(first)); "
        + "\(platform) has both in one"
    case .turns(let first, let second, isTogether: false):
      return "\(place)'\(second.text)' comes in the turn of '\(first.text)' in \(Self.place(first)); "
        + "\(platform) has them in two"
    case .input(let expected, let shown):
      let found = shown.map { ", found '\($0.text)'" } ?? ""
      return "\(place)expected '\(expected.text)' here\(found); the case was not performed as instructed"
    }
  }

  private static func place(_ entry: ProbeEntry) -> String { entry.line.map { "line \($0)" } ?? "the log" }
}
