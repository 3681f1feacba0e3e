import NavCheck
import NavModel

/// What holds for every depth of the stacks, in the forms of a report.
struct ClosedDepth {
  /// The lines below the report of the check.
  var text = ""
  /// Whether the greater depth violates a property that the spec does not expect to be violated.
  var isViolated = false
  /// The entry of the report for programs; nil if the command line does not want it.
  var document: ClosureDocument?
}

extension CheckRun {
  /// Checks which verdicts of a report hold for every depth.
  ///
  /// - Parameters:
  ///   - unit: The explored unit.
  ///   - human: The report of its exploration.
  ///   - subject: The spec.
  /// - Returns: The result; empty if the command line does not want it, or the user has stopped the exploration. No
  ///   verdict is proved if the exploration has used up its time.
  func close(_ unit: CheckUnit, _ human: HumanReport, _ subject: Subject) -> ClosedDepth {
    guard options.closesDepth, !result.isInterrupted else { return ClosedDepth() }
    if human.report.interruption != nil {
      let text = "  \(style.yellow("every depth")): not proved: the check was stopped\n"
      return ClosedDepth(text: options.isQuiet ? "" : text)
    }
    let closure = unit.check.closure(
      of: human.report, jobs: jobs, within: budget,
      only: options.properties.isEmpty ? nil : options.properties,
      beyondViolations: options.goesBeyondViolations, shouldStop: stopper)
    let program = unit.check.program
    let news = closure.changed.filter { change in
      change.after.isViolated && (options.changesScope || !change.after.isTolerated(by: program))
    }
    return ClosedDepth(
      text: HumanClosure(closure, human).text, isViolated: !news.isEmpty,
      document: ClosureDocument(closure) { origin in
        ReportDocument.Place(
          path: SpecFiles.shown(program.path(of: origin) ?? subject.path), line: origin.line,
          text: subject.lines.text(at: origin))
      })
  }
}
