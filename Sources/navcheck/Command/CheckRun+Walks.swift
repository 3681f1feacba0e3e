import NavCheck
import NavModel

extension CheckRun {
  /// Takes random walks through a program.
  mutating func walk(
    _ simulation: NavigationSimulation, _ unit: CheckUnit, _ subject: Subject,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let only = options.properties.isEmpty ? nil : options.properties
    let check = unit.check
    let remembered = replayCorpus(unit, subject, &errors)
    let report = check.simulate(simulation, only: only, shouldStop: stopper)
    let human = HumanWalks(
      report: report, subject: subject, style: style, options: options, simulation: simulation,
      specVersion: unit.specVersion)
    keep(human.documented(lines: subject.lines))
    output.write(human.text)
    output.write(remembered.text)
    if options.saves { save(report.unexpected.map(\.finding), unit, subject, &output, &errors) }
    conclude(report.unexpected.isEmpty && !remembered.hasNews ? .asRequired : .notMet)
  }
}

extension HumanWalks {
  /// Returns the report as an element of a document, with the commands that repeat each failure.
  fileprivate func documented(lines: SpecLines) -> ReportDocument.Check {
    var check = ReportDocument.Check(report, path: subject.path, specVersion: specVersion, lines: lines)
    for index in check.properties.indices {
      check.properties[index].again = again(check.properties[index].name)
    }
    return check
  }
}
