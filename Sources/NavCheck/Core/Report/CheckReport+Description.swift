extension CheckReport: CustomStringConvertible {
  /// The counts, everything that weakens the verdicts, and a line for each property, without traces.
  public var description: String {
    var lines: [String] = []
    if let interruption {
      lines.append("stopped: \(interruption); another run may give a different report")
    }
    if let omission { lines.append("weakened: \(omission)") }
    lines.append("\(distinctStates) distinct states, \(generatedStates) generated, depth \(depth)")
    if let nondeterminism { lines.append("\(nondeterminism)") }
    if statesBeyondHorizon > 0 {
      lines.append("states beyond the horizon, not explored: \(statesBeyondHorizon)")
    }
    if let beyondScope { lines.append("scope: \(beyondScope)") }
    lines += cuts.map { "truncated: \($0)" }
    lines += results.map { "\($0.name): \($0.verdict)" }
    return lines.joined(separator: "\n")
  }
}
