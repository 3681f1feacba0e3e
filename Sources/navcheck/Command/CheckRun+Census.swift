import NavCheck
import NavModel

extension CheckRun {
  /// Counts what makes a spec large, and reports it.
  mutating func takeCensus(of unit: CheckUnit, _ subject: Subject, _ output: inout some TextOutputStream) {
    if unit.check.program.variant != nil { result.tally.variants += 1 }
    let census = unit.check.census(
      within: censusBudget, beyondViolations: options.goesBeyondViolations, jobs: jobs, shouldStop: stopper)
    let report = HumanCensus(census, unit, subject, style, options)
    output.write(report.text)
    keep(report.document)
    conclude(.asRequired)
  }

  private var censusBudget: CheckBudget {
    var budget = CheckBudget.memory(options.memory)
      .and(.states(options.maxStates ?? NavigationCheck.worldsOfCensus))
    if let depth = options.maxDepth { budget = budget.and(.depth(depth)) }
    return budget
  }
}
