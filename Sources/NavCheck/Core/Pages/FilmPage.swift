/// The page that shows a report: a film of phones for every finding.
package enum FilmPage {
  /// The page of a report.
  ///
  /// - Parameter json: The ``ReportDocument``, encoded as JSON.
  /// - Returns: HTML in one file.
  /// - Complexity: the length of the JSON.
  package static func text(of json: String) -> String {
    PageTemplate(
      title: "navcheck report", styles: [PageStyle.base, PageStyle.phone, PageStyle.film],
      scripts: [PageScript.base, PageScript.phone, PageScript.lanes, PageScript.film, PageScript.report],
      data: json
    ).text
  }
}
