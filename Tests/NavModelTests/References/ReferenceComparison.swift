import Testing

/// The steps in which a reference and the machine were compared, and where they differ.
struct ReferenceComparison {
  private(set) var stepCount = 0
  private(set) var differences: [String] = []

  /// Compares the two answers to one event.
  ///
  /// - Parameters:
  ///   - word: The events so far, the last one included.
  ///   - reference: What the reference says.
  ///   - model: What the machine says.
  ///   - context: What describes the system, read for the first difference.
  /// - Returns: Whether they agree.
  mutating func compare(
    _ word: [String], reference: String, model: String, context: @autoclosure () -> String
  ) -> Bool {
    stepCount += 1
    if reference == model { return true }
    differences.append(
      """
      \(word.joined(separator: ", "))
        reference: \(reference)
        machine:   \(model)
      \(differences.isEmpty ? context() : "")
      """)
    return false
  }

  /// Reports the first twenty differences at once, and too few steps.
  func conclude(atLeast steps: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let isEqual = differences.isEmpty
    #expect(
      isEqual, "\(differences.count) differ:\n\(differences.prefix(20).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    #expect(stepCount >= steps, sourceLocation: sourceLocation)
  }
}
