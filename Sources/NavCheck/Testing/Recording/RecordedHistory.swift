/// All observations of a recorder.
struct RecordedHistory {
  /// A settled situation, in which either all possible inputs were tried, or none.
  struct Node {
    let sight: RecordedSight
    let inputs: Int
    var edges: [RecordedEdge] = []
    var isExpanded = false
  }

  var nodes: [Node] = []
  /// The inputs with different effects in situations that look the same, each with a sentence.
  var hidden: [String: String] = [:]
  /// The possible outcomes of each work.
  var works: [String: [String]] = [:]
  var bound: String?

  var edges: [RecordedEdge] { nodes.flatMap(\.edges) }
}
