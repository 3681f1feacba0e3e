/// Finds the name that was probably meant.
public enum NavSpelling {
  /// The known name at the smallest edit distance, if that is at most a third of the length; the first of equals.
  ///
  /// Complexity: the number of names times the square of the length, which is cut at 40 characters.
  public static func nearest(to name: String, among known: [String]) -> String? {
    let limit = max(1, name.count / 3)
    guard name.count <= 40 else { return nil }
    let ranked = known.filter { abs($0.count - name.count) <= limit && $0 != name }
      .map { (name: $0, distance: distance(Array(name), Array($0))) }
      .filter { $0.distance <= limit }
    return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
