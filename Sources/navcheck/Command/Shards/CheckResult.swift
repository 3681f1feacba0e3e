import NavCheck

/// The results of a run of `check` or `simulate`, or of one unit.
struct CheckResult: Codable, Sendable {
  /// The exit code.
  var code = ExitCode.asRequired
  /// Whether the user has interrupted the run.
  var isInterrupted = false
  /// The reports of all specs and variants.
  var checks: [ReportDocument.Check] = []
  /// The differences between versions of iOS.
  var versionDifferences: [ReportDocument.VersionDifference] = []
  var tally = CheckTally()
  /// The allowances of specs with variants, by run.
  var allowances: [SharedAllowances] = []
  // The names that were found for the selections of the command line: one spec may have a name that another lacks.
  var variants = SortedNames()
  var properties = SortedNames()
  var parameters = SortedNames()
  var weighted = SortedNames()

  /// Adds the results of another run or unit.
  mutating func add(_ other: CheckResult) {
    code = code.combined(with: other.code)
    isInterrupted = isInterrupted || other.isInterrupted
    checks += other.checks
    versionDifferences += other.versionDifferences
    tally.add(other.tally)
    allowances += other.allowances
    variants.names.formUnion(other.variants.names)
    properties.names.formUnion(other.properties.names)
    parameters.names.formUnion(other.parameters.names)
    weighted.names.formUnion(other.weighted.names)
  }
}

/// A set of names that is encoded as a sorted list.
struct SortedNames: Codable, Sendable {
  var names: Set<String> = []

  init() {}

  init(from decoder: any Decoder) throws { names = Set(try [String](from: decoder)) }

  func encode(to encoder: any Encoder) throws { try names.sorted().encode(to: encoder) }
}
