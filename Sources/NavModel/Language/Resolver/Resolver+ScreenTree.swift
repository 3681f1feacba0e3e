extension Resolver {
  /// Whether a word means something in the dialect of the spec; reports it if not.
  mutating func isOfDialect(_ word: NavDialect.Word, at origin: NavSpec.Origin) -> Bool {
    let library = program.dialect.library
    if library.traits.words.contains(word) { return true }
    error(
      "word-dialect", "'\(word.rawValue)' means nothing in dialect \(library.rawValue)", at: origin,
      help: "it belongs to dialect \(word.libraries.map(\.rawValue).joined(separator: ", "))")
    return false
  }

  /// The children of every screen, what it needs and what it can give.
  mutating func declareTree() {
    for place in program.places.indices {
      for case .tree(let clause) in placeMembers[place] {
        let word: NavDialect.Word =
          switch clause.kind {
          case .leads: .leads
          case .needs: .needs
          case .provides: .provides
          }
        guard let first = clause.names.first, isOfDialect(word, at: first.origin) else { continue }
        switch clause.kind {
        case .leads:
          let coordinator = program.places[place].coordinator
          program.places[place].node.children = clause.names.compactMap {
            treeScreen([$0], Scope(coordinator: coordinator))
          }
        case .needs: program.places[place].node.needs = clause.names.map { dependency($0) }
        case .provides: program.places[place].node.provides = clause.names.map { dependency($0) }
        }
      }
    }
    checkDependencies()
  }

  private mutating func dependency(_ name: NavSpec.Name) -> Int {
    if let known = program.dependencies.firstIndex(of: name.text) { return known }
    program.dependencies.append(name.text)
    return program.dependencies.count - 1
  }

  /// What somebody needs somebody must be able to give: a slip of the pen would be a finding otherwise.
  private mutating func checkDependencies() {
    let given = Set(program.places.flatMap(\.node.provides))
    for place in program.places.indices {
      for case .tree(let clause) in placeMembers[place] where clause.kind == .needs {
        for name in clause.names {
          guard let index = program.dependencies.firstIndex(of: name.text), !given.contains(index) else {
            continue
          }
          unknown("dependency", name, among: given.map { program.dependencies[$0] })
        }
      }
    }
  }

  /// A screen that a segue can make: one that is told from its class alone.
  private mutating func treeScreen(_ path: [NavSpec.Name], _ scope: Scope) -> Int? {
    guard let place = place(of: path, scope), let last = path.last else { return nil }
    guard case .screen = program.places[place].kind else {
      error(
        "not-in-tree", "'\(last)' is no screen, and a tree consists of screens", at: last.origin,
        help: "declare: screen \(last)")
      return nil
    }
    guard program.places[place].signature.domains.isEmpty else {
      error(
        "not-in-tree", "'\(last)' has values, and a segue makes a screen from its class alone",
        at: last.origin, help: "say what it needs: needs \(program.places[place].signature.labels[0])")
      return nil
    }
    return place
  }

  /// `segue to a from b`.
  mutating func segue(
    _ target: [NavSpec.Name], _ source: [NavSpec.Name]?, _ origin: NavSpec.Origin, _ scope: Scope
  ) -> NavProgram.Statement? {
    guard isOfDialect(.segue, at: origin) else { return nil }
    let from = source.flatMap { treeScreen($0, scope) }
    return treeScreen(target, scope).map { .segue(to: $0, from: from) }
  }

  /// `did segue`, `did segue([messages, menu])`: by the whole path that is taken.
  mutating func seguePattern(
    _ name: NavSpec.Name, _ written: NavSpec.Expression?, _ scope: Scope
  ) -> NavProgram.OutputPattern? {
    guard isOfDialect(.segue, at: name.origin) else { return nil }
    guard let written else { return .segue(nil) }
    guard case .list(let elements) = written.kind else {
      error(
        "did-what", "'did segue' takes the path as a list of screens", at: written.origin,
        help: "write: did segue([menu, profile])")
      return nil
    }
    var path: [Int] = []
    for element in elements {
      guard case .place(let place) = subject(element, scope) else {
        error("not-in-tree", "a path consists of screens", at: element.origin)
        return nil
      }
      path.append(place)
    }
    return .segue(path)
  }
}
