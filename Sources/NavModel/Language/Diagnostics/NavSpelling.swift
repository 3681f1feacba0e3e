/// A namespace for functions that suggest a valid name for a misspelt name.
public enum NavSpelling {
  /// The length of the longest compared name, in Unicode scalars; longer names get no suggestion.
  private static let longest = 64

  /// Returns the candidate nearest to a name, other than the name itself.
  ///
  /// The distance is the number of inserted, deleted, replaced and transposed Unicode scalars; a difference of case
  /// counts half. Candidates of more than 64 scalars are left out. A candidate is near if its distance is at most a
  /// third of the length of the name, rounded down, and at most 3. For a name of one or two scalars, the distance can
  /// be one half. If several candidates have the same distance, the result is the first one in alphabetical order.
  ///
  /// - Parameters:
  ///   - name: The misspelt name.
  ///   - candidates: The valid names, in any order.
  /// - Returns: The nearest candidate; nil if no candidate is near, or if the name is empty or has more than 64 Unicode
  ///   scalars.
  /// - Complexity: O(*n* × *m*²), where *n* is the number of candidates and *m* the length of the name.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let target = Array(name.unicodeScalars.prefix(longest + 1))
    guard !target.isEmpty, target.count <= longest else { return nil }
    // At most a third of the letters and at most three letters may differ. Distances are counted in halves, since a
    // difference of case counts as half a letter.
    let allowed = max(1, 2 * min(3, target.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
      let letters = Array(candidate.unicodeScalars.prefix(longest + 1))
      guard letters.count <= longest, abs(letters.count - target.count) * 2 <= allowed else { continue }
      let distance = distance(target, letters)
      if distance <= allowed, best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.name
  }

  /// Returns the question `did you mean 'X'?` for a misspelt name.
  ///
  /// - Parameters:
  ///   - name: The misspelt name.
  ///   - candidates: The valid names, in any order.
  /// - Returns: The question, in which a candidate of more than 60 Unicode scalars is shortened; nil if
  ///   ``nearest(to:among:)`` returns nil.
  public static func question(about name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).map { "did you mean \(NavDiagnostic.quoted($0))?" }
  }

  /// Twice the edit distance with exchanges of neighbours; a difference of case costs one.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = (0...right.count).map { 2 * $0 }
    for row in left.indices {
      var current = [2 * (row + 1)]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        var cost = min(previous[column + 1], current[column]) + 2
        cost = min(cost, previous[column] + replacement(left[row], right[column]))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 2)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }

  private static func replacement(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? 1 : 2
  }
}
