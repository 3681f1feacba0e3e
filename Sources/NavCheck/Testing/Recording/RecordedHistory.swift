/// Everything that a recorder has seen.
struct RecordedHistory {
  /// A situation at rest, where everything that could happen was tried, or nothing.
  struct Node {
    let sight: RecordedSight
    let inputs: Int
    var edges: [RecordedEdge] = []
    var isExpanded = false
  }

  var nodes: [Node] = []
  /// What behaved in different ways in situations that look alike, in a sentence each.
  var hidden: [String: String] = [:]
  /// The answers that each work may end with.
  var works: [String: [String]] = [:]
  var bound: String?

  var edges: [RecordedEdge] { nodes.flatMap(\.edges) }
}
