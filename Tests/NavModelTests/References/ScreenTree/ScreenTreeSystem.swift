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
    // Some of the screens below the root show a person, whom sources take from a constant or from their own.
    tree.showing = Set(names.dropFirst().filter { _ in random.oneIn(2) })
    tree.expecting.subtract(tree.showing)
    for name in names {
      for shown in tree.showing.sorted() where random.oneIn(2) {
        let isOwn = tree.showing.contains(name) && random.oneIn(2)
        tree.persons[name, default: [:]][shown] = isOwn ? .own : .constant(random.below(3))
      }
    }
    self.names = names
    reference = tree
  }

  /// A segue: its target, and its source where the handler names one.
  struct Segue: Hashable, CustomStringConvertible {
    let target: String
    /// The person for the target, where the call names one.
    var person: Int?
    var source: String?

    var event: String {
      "to\(target)" + (person.map { "with\($0)" } ?? "") + (source.map { "from\($0)" } ?? "")
    }
    var description: String {
      "segue to \(target)" + (person.map { "(\($0))" } ?? "") + (source.map { " from \($0)" } ?? "")
    }
  }

  var segues: [Segue] {
    targets
      + names.flatMap { source in targets.map { Segue(target: $0.target, person: $0.person, source: source) }
      }
  }

  /// Every screen from the one in front, those that show a person also with one in the call.
  var targets: [Segue] {
    names.flatMap { name in
      [Segue(target: name)] + (reference.showing.contains(name) ? [Segue(target: name, person: 1)] : [])
    }
  }

  var text: String {
    """
    system Tree
      platform ideal
      dialect screen-tree
      timing atomic
      bound stack 16
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
    var supplied = (reference.supplies[name] ?? []).intersection(reference.expecting).sorted().map {
      "for_\($0)"
    }
    for (shown, person) in (reference.persons[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
      let value =
        switch person {
        case .own: "person_\(name)"
        case .constant(let person): "\(person)"
        }
      supplied.append("person_\(shown) = \(value)")
    }
    if !supplied.isEmpty { clauses.append("provides " + supplied.joined(separator: ", ")) }
    let person = reference.showing.contains(name) ? "(person_\(name): 0...2)" : ""
    return "screen \(name)\(person) {\n" + clauses.map { "    \($0)\n" }.joined() + "  }"
  }
}
