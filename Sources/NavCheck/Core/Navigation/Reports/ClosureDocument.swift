package import NavModel

/// What holds for every depth of the stacks, as the JSON report has it.
package struct ClosureDocument: Codable, Hashable, Sendable {
  /// A property that the greater depth decides differently.
  package struct Change: Codable, Hashable, Sendable {
    package var property: String
    /// The verdict at the depth of the scope.
    package var verdict: String
    /// The verdict at the greater depth.
    package var deeperVerdict: String
    /// The description of a violation at the greater depth.
    package var message: String?
    /// The length of its trace in inputs.
    package var inputs: Int?
  }

  /// The depth of the scope.
  package var depth: Int
  /// The number of screens that a stack could have in the search without that bound.
  package var exploredDepth: Int
  /// The number of worlds of that search.
  package var worlds: Int
  /// `every-depth`, `grows` or `open`.
  package var outcome: String
  /// The reason for `open`.
  package var reason: String?
  /// The screen that exceeds the explored depth, and the one below it; nil unless a stack grows.
  package var above: String?
  package var below: String?
  /// The location of the handler that pushes, or of the declaration of the screen.
  package var place: ReportDocument.Place?
  /// The steps of a shortest run that ends with the push.
  package var steps: [String]?
  /// The properties whose verdict is proved for every depth from the explored one on.
  package var proved: [String]
  /// The properties that apply and are not proved.
  package var open: [String]
  package var changed: [Change]
  /// The construct because of which the tops of stacks do not decide more; nil if there is none.
  package var obstacle: String?
  /// Its location; nil if it is unknown.
  package var obstaclePlace: ReportDocument.Place?

  /// Creates the entry of a closure.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - place: Returns the file and the line of an origin, with the text of the line if it is known.
  package init(_ closure: NavigationClosure, place: (NavSpec.Origin) -> ReportDocument.Place) {
    (depth, exploredDepth, worlds) = (closure.depth, closure.exploredDepth, closure.worlds)
    (proved, open) = (closure.proved, closure.open)
    changed = closure.changed.map { change in
      Change(
        property: change.after.name, verdict: change.before.verdict.reportName,
        deeperVerdict: change.after.verdict.reportName, message: change.after.message,
        inputs: change.after.trace?.length)
    }
    obstacle = closure.heads?.obstacle?.text
    obstaclePlace = closure.heads?.obstacle?.origin.map(place)
    switch closure.outcome {
    case .everyDepth: outcome = "every-depth"
    case .open(let reason): (outcome, self.reason) = ("open", reason)
    case .grows(let growth):
      outcome = "grows"
      (above, below, self.place) = (growth.above, growth.below, place(growth.origin))
      steps = growth.trace.steps.map { "\($0.action)" }
    }
  }
}
