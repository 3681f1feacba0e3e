import NavCheck

extension TraceAttachment {
  /// The traces of a machine's violated properties.
  static func all<State, Action>(of report: CheckReport<State, Action>) -> [Self] {
    report.results.compactMap { result in
      guard case .violated(let trace?) = result.verdict else { return nil }
      return TraceAttachment(result.name, text: "\(result.name): \(result.verdict)\n\(trace)")
    }
  }

  /// The ways to what the exploration of an app has found, and their films in one page.
  static func all(of report: SimulatedReport, app: String = "app") -> [Self] {
    let film = TraceAttachment(filmOf: ReportDocument.Check(report, of: app), named: app)
    return report.findings.map { TraceAttachment($0.property, text: "\($0)\(report.scope)") }
      + [film].compactMap(\.self)
  }

  /// The films of the differences between code and spec, in one page; nil where there are none.
  static func film(of report: ConformanceReport, from source: NavigationSpecSource, variant: String?) -> Self?
  {
    TraceAttachment(
      filmOf: ReportDocument.Check(report, of: source, variant: variant), named: source.title)
  }

  /// The ways on which an implementation differs, in one file: what they break is the spec as a whole.
  static func all(of report: ConformanceReport) -> [Self] {
    report.differences.isEmpty ? [] : [TraceAttachment("conformance", text: report.description)]
  }
}
