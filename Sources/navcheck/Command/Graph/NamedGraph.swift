/// A graph with labelled nodes and edges.
struct NamedGraph {
  /// An edge between two nodes, by index.
  struct Edge: Hashable {
    var from: Int
    var to: Int
    var label: String
  }

  var title = ""
  var nodes: [String] = []
  /// The indices of highlighted nodes: the root, or settled worlds.
  var marked: Set<Int> = []
  var edges: [Edge] = []

  /// The graph in Graphviz' DOT language.
  var dot: String {
    var text =
      "digraph \(Self.quoted(title)) {\n  rankdir=LR\n  node [shape=box, style=rounded, fontname=\"Helvetica\"]\n"
    for (index, node) in nodes.enumerated() {
      text += "  n\(index) [label=\(Self.quoted(node))\(marked.contains(index) ? ", penwidth=2" : "")]\n"
    }
    for edge in edges {
      text += "  n\(edge.from) -> n\(edge.to) [label=\(Self.quoted(edge.label)), fontsize=10]\n"
    }
    return text + "}\n"
  }

  /// The graph in Mermaid's language, which GitHub renders.
  var mermaid: String {
    var text = "flowchart LR\n"
    for (index, node) in nodes.enumerated() {
      let name = Self.escaped(node)
      text += marked.contains(index) ? "  n\(index)[[\"\(name)\"]]\n" : "  n\(index)[\"\(name)\"]\n"
    }
    for edge in edges {
      let label = edge.label.isEmpty ? "" : "|\"\(Self.escaped(edge.label))\"|"
      text += "  n\(edge.from) -->\(label) n\(edge.to)\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing("\"", with: "#quot;").replacing("\n", with: "<br/>")
  }
}
