/// A program that explores one spec on a cluster.
enum ClusterDriver: String, CaseIterable {
  case spark

  /// The source text of the program.
  var text: String {
    switch self {
    case .spark: Self.sparkText
    }
  }
}
