/// The page in which a person takes the steps of an app.
package enum ExplorerPage {
  /// The page of an atlas.
  ///
  /// - Parameter json: The ``AtlasDocument``, encoded as JSON.
  /// - Returns: HTML in one file.
  /// - Complexity: the length of the JSON.
  package static func text(of json: String) -> String {
    PageTemplate(
      title: "navcheck explorer", styles: [PageStyle.base, PageStyle.phone, PageStyle.explorer],
      scripts: [PageScript.base, PageScript.phone, PageScript.explorer, PageScript.explorerControls],
      data: json
    ).text
  }
}
