import NavCheck

extension TraceAttachment {
  /// Returns the traces of a state machine's violated properties.
  static func all<State, Action>(of report: CheckReport<State, Action>) -> [Self] {
    report.results.compactMap { result in
      guard case .violated(let trace?) = result.verdict else { return nil }
      return TraceAttachment(result.name, text: "\(result.name): \(result.verdict)\n\(trace)")
    }
  }

  /// Returns the paths to the findings of an exploration, and a page with their pictures.
  static func all(of report: SimulatedReport, app: String = "app") -> [Self] {
    let film = TraceAttachment(filmOf: ReportDocument.Check(report, of: app), named: app)
    return report.findings.map { TraceAttachment($0.property, text: "\($0)\(report.scope)") }
      + [film].compactMap(\.self)
  }

  /// Returns a page with pictures of the differences between code and spec; nil if there are none.
  static func film(of report: ConformanceReport, from source: NavigationSpecSource, variant: String?) -> Self?
  {
    TraceAttachment(
      filmOf: ReportDocument.Check(report, of: source, variant: variant), named: source.title)
  }

  /// Returns one file with the paths to all differences of an implementation.
  static func all(of report: ConformanceReport) -> [Self] {
    report.differences.isEmpty ? [] : [TraceAttachment("conformance", text: report.description)]
  }
}
