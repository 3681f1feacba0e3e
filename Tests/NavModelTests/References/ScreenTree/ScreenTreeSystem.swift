/// A random tree of screens, as the text of a spec and as a reference; some screens have several parents.
struct ScreenTreeSystem {
  let names: [String]
  let reference: ReferenceScreenTree

  init(_ random: inout ReferenceRandom) {
    let names = (0..<(5 + random.below(3))).map { "s\($0)" }
    var children: [String: [String]] = [:]
    for (index, name) in names.enumerated().dropFirst() {
      children[names[random.below(index)], default: []].append(name)
      // A second parent, which may be a screen below: then there is a circle.
      if random.oneIn(4) {
        let other = names[1 + random.below(names.count - 1)]
        if other != name, children[other]?.contains(name) != true {
          children[other, default: []].append(name)
        }
      }
    }
    var tree = ReferenceScreenTree(root: names[0], children: children)
    tree.expecting = Set(names.dropFirst().filter { _ in random.oneIn(2) })
    for name in names { tree.supplies[name] = tree.expecting.filter { _ in false } }
    for name in names {
      for expecting in tree.expecting.sorted() where random.oneIn(2) {
        tree.supplies[name]?.insert(expecting)
      }
    }
    self.names = names
    reference = tree
  }

  /// A segue: its target, and its source where the handler names one.
  struct Segue: Hashable, CustomStringConvertible {
    let target: String
    var source: String?

    var event: String { "to\(target)" + (source.map { "from\($0)" } ?? "") }
    var description: String { "segue to \(target)" + (source.map { " from \($0)" } ?? "") }
  }

  var segues: [Segue] {
    names.map { Segue(target: $0) }
      + names.flatMap { source in names.map { Segue(target: $0, source: source) } }
  }

  var text: String {
    """
    system Tree
      platform ideal
      dialect screen-tree
      timing atomic
      bound stack 8
    \(segues.map { "event \($0.event)" }.joined(separator: "\n"))
    coordinator App {
      start s0
      \(names.map(screen).joined(separator: "\n  "))
      \(segues.map { "on \($0.event) { \($0) }" }.joined(separator: "\n  "))
    }
    """
  }

  private func screen(_ name: String) -> String {
    var clauses: [String] = []
    if let children = reference.children[name] {
      clauses.append("leads to " + children.joined(separator: ", "))
    }
    if reference.expecting.contains(name) { clauses.append("needs for_\(name)") }
    let supplied = (reference.supplies[name] ?? []).sorted().map { "for_\($0)" }
    if !supplied.isEmpty { clauses.append("provides " + supplied.joined(separator: ", ")) }
    return "screen \(name) {\n" + clauses.map { "    \($0)\n" }.joined() + "  }"
  }
}
