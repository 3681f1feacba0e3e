extension Resolver {
  /// Whether a word belongs to the dialect of the spec; reports an error if it does not.
  mutating func isOfDialect(_ word: NavDialect.Word, at origin: NavSpec.Origin) -> Bool {
    let library = program.dialect.library
    if library.traits.words.contains(word) { return true }
    error(
      "word-dialect", "'\(word.rawValue)' is not a word of dialect \(library.rawValue)", at: origin,
      help: "it belongs to dialect \(word.libraries.map(\.rawValue).joined(separator: ", "))")
    return false
  }

  /// Declares the children of every screen, and its needed and provided dependencies.
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
        case .needs: program.places[place].node.needs += clause.names.map { dependency($0) }
        case .provides: program.places[place].node.provides = clause.names.map { dependency($0) }
        }
      }
    }
    let shown = Set(program.places.flatMap(\.node.children))
    for place in shown.sorted() {
      let signature = program.places[place].signature
      for label in signature.labels {
        let value = dependency(NavSpec.Name(label, origin: signature.origin))
        if !program.places[place].node.needs.contains(value) {
          program.places[place].node.needs.append(value)
        }
      }
    }
    checkDependencies()
    for place in program.places.indices {
      for case .tree(let clause) in placeMembers[place] where clause.kind == .provides {
        give(clause, from: place, to: shown.sorted())
      }
    }
  }

  /// Resolves the values that a screen provides for other screens, in the scope of the providing screen.
  private mutating func give(_ clause: NavSpec.TreeClause, from place: Int, to others: [Int]) {
    for (name, value) in zip(clause.names, clause.values) {
      guard let index = program.dependencies.firstIndex(of: name.text) else { continue }
      let takers = others.map { program.places[$0].signature }.filter { $0.labels.contains(name.text) }
      guard let taker = takers.first, let position = taker.labels.firstIndex(of: name.text) else {
        if value != nil {
          error(
            "not-in-tree", "no screen of the tree has a parameter '\(name)'", at: name.origin,
            help: "write: provides \(name)")
        }
        continue
      }
      guard let value else {
        error(
          "argument-missing",
          "'\(taker.name)' has the parameter '\(name)', but 'provides \(name)' gives no value",
          at: name.origin,
          help: "write: provides \(name) = and the value")
        continue
      }
      var scope = self.scope(of: .place(place))
      let typed = expression(value, expecting: taker.domains[position], &scope)
      for other in takers {
        guard let position = other.labels.firstIndex(of: name.text) else { continue }
        check(typed.domain, fits: other.domains[position], at: value.origin)
      }
      program.places[place].node.given[index] = typed.expression
    }
  }

  private mutating func dependency(_ name: NavSpec.Name) -> Int {
    if let known = program.dependencies.firstIndex(of: name.text) { return known }
    program.dependencies.append(name.text)
    return program.dependencies.count - 1
  }

  /// Reports dependencies that a screen needs but no screen provides, which are probably misspelt.
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

  /// Returns a screen of the tree; reports an error if the path names none.
  private mutating func treeScreen(_ path: [NavSpec.Name], _ scope: Scope) -> Int? {
    guard let place = place(of: path, scope), let last = path.last else { return nil }
    guard case .screen = program.places[place].kind else {
      error(
        "not-in-tree", "'\(last)' is not a screen; a tree consists of screens", at: last.origin,
        help: "write the name of a screen, or declare '\(last)' as a screen instead")
      return nil
    }
    return place
  }

  /// Resolves `segue to a(x) from b`; without values, the initiator provides them.
  mutating func segue(
    _ target: NavSpec.Route, _ source: [NavSpec.Name]?, _ origin: NavSpec.Origin, _ scope: inout Scope
  ) -> NavProgram.Statement? {
    guard isOfDialect(.segue, at: origin) else { return nil }
    let from = source.flatMap { treeScreen($0, scope) }
    guard let place = treeScreen(target.path, scope), let last = target.path.last else { return nil }
    if target.arguments.isEmpty { return .segue(to: place, [], from: from) }
    let signature = program.places[place].signature
    return .segue(to: place, arguments(target.arguments, of: signature, at: last.origin, &scope), from: from)
  }

  /// Resolves `did segue` or `did segue([messages, menu])`, which names the whole path.
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
        error("not-in-tree", "this is not a screen, but a path consists of screens", at: element.origin)
        return nil
      }
      path.append(place)
    }
    return .segue(path)
  }
}
