extension ReportDocument {
  /// The exit codes that checks answer with; a later one hides an earlier one.
  package static let precedence: [Int32] = [0, 4, 5, 1, 6, 3]

  /// The exit code of several checks.
  package static func exitCode(of checks: [Check]) -> Int32 {
    let ranks = checks.map { precedence.firstIndex(of: $0.exitCode) ?? 0 }
    return precedence[ranks.max() ?? 0]
  }
}

extension ReportDocument.Check {
  /// The exit code of this check alone.
  package var exitCode: Int32 {
    switch outcome {
    case "as-expected", "counted": unmetRequirements == nil ? 0 : 5
    case "incomplete": unmetRequirements == nil ? 4 : 5
    case "invalid": 3
    default: kind == "conformance" ? 6 : 1
    }
  }
}
