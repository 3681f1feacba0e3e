import NavCheck

/// What a run of `check` or `simulate` has found, or a unit of it.
struct CheckResult: Codable, Sendable {
  /// What it answers.
  var code = ExitCode.asRequired
  /// Whether the user has stopped it.
  var isInterrupted = false
  /// Every spec with each of its variants.
  var checks: [ReportDocument.Check] = []
  /// What differs between versions of iOS.
  var versionDifferences: [ReportDocument.VersionDifference] = []
  var tally = CheckTally()
  /// The opt-outs of specs with variants, run by run.
  var allowances: [SharedAllowances] = []
  // Names that the command line may mean: what one spec does not have, another may.
  var variants = SortedNames()
  var properties = SortedNames()
  var parameters = SortedNames()

  /// Adds what another run or unit has found.
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
  }
}

/// Names whose JSON form is a list in order.
struct SortedNames: Codable, Sendable {
  var names: Set<String> = []

  init() {}

  init(from decoder: any Decoder) throws { names = Set(try [String](from: decoder)) }

  func encode(to encoder: any Encoder) throws { try names.sorted().encode(to: encoder) }
}
