package import NavModel

/// A census, as the JSON report has it.
package struct CensusDocument: Codable, Hashable, Sendable {
  /// A dimension, an input or a change of a line.
  package struct Row: Codable, Hashable, Sendable {
    package var text: String
    /// The dimension that contains it; nil for none.
    package var within: String?
    /// The number of worlds that are left without it.
    package var worlds: Int
    /// The number of all worlds, divided by that number.
    package var factor: Double
    /// The bound or guard to write; nil for a dimension or an input.
    package var advice: String?
    package var place: ReportDocument.Place?
  }

  package var atRest: Int
  package var inMotion: Int
  /// The number of different contents of all containers.
  package var pictures: Int
  /// The number of different contents of what the user can see.
  package var fronts: Int
  /// Whether all worlds were counted; otherwise every number is an estimate from some of them.
  package var isExact: Bool
  package var dimensions: [Row]
  package var remains: [Row]
  package var inputs: [Row]
  package var bounds: [Row]
  package var savings: [Row]

  /// Creates the entry of a census.
  ///
  /// - Parameters:
  ///   - census: The census.
  ///   - place: Returns the file and the line of an origin, with the text of the line if it is known.
  package init(_ census: Census, place: (NavSpec.Origin) -> ReportDocument.Place) {
    func row(_ text: String, _ left: Int, _ origin: NavSpec.Origin?) -> Row {
      // Two decimals, as the table prints them.
      let factor = (census.factor(left) * 100).rounded() / 100
      return Row(text: text, worlds: left, factor: factor, place: origin.map(place))
    }
    (atRest, inMotion) = (census.worldsAtRest, census.worlds - census.worldsAtRest)
    (pictures, fronts, isExact) = (census.pictures, census.fronts, census.isExact)
    let names = Dictionary(uniqueKeysWithValues: census.dimensions.map { ($0.dimension, $0.text) })
    func row(_ dimension: CensusDimension) -> Row {
      var row = row(dimension.text, dimension.left, dimension.origin)
      row.within = dimension.group.flatMap { names[$0] }
      return row
    }
    (dimensions, remains) = (census.dimensions.map(row), census.remains.map(row))
    inputs = census.inputs.map { row($0.text, $0.left, $0.origin) }
    bounds = census.bounds.map { row($0.text, $0.left, nil) }
    savings = census.savings.map { saving in
      var row = row(saving.text, saving.left, saving.origin)
      row.advice = saving.advice
      return row
    }
  }
}
