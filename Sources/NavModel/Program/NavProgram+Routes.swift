extension NavProgram {
  /// The tabs that can contain handlers of view notices; nil if any stack may contain one.
  ///
  /// Places, coordinators and the parents of flows can have handlers of view notices. A handler's instance is on the
  /// stack of a tab if the tab creates it. Everything else that the program names as a route, or instantiates, may be
  /// on any stack.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of view notices.
  ///   - named: The places that the program names.
  /// - Returns: The places of these tabs.
  /// - Complexity: Time in proportion to the size of the program.
  func tabs(hearing kinds: Set<NavNotice.Kind>, _ named: NamedPlaces) -> Set<Int>? {
    if named.moves { return nil }
    var found: Set<Int> = []
    var hearing: Set<Int> = []
    for handler in handlers {
      guard case .notice(let kind) = handler.trigger, kinds.contains(kind) else { continue }
      switch handler.owner {
      case .system: return nil
      case .place(let place):
        if named.places.contains(place) { return nil }
        if places[place].tabBar != nil {
          found.insert(place)
        } else {
          hearing.insert(places[place].coordinator)
        }
      case .coordinator(let coordinator):
        let own = coordinators[coordinator].places
        if own.contains(where: named.places.contains) { return nil }
        hearing.insert(coordinator)
        found.formUnion(places.indices.filter { places[$0].tabBar.map(own.contains) ?? false })
      }
    }
    return tabs(making: hearing, named).map(found.union)
  }

  /// The tabs that create some of the coordinators; nil if anything else may create one as well.
  private func tabs(making wanted: Set<Int>, _ named: NamedPlaces) -> Set<Int>? {
    if !named.coordinators.isDisjoint(with: wanted) { return nil }
    var found: Set<Int> = []
    for (index, place) in places.enumerated() {
      guard case .branch(let coordinator, _) = place.kind, wanted.contains(coordinator) else { continue }
      if named.places.contains(index) { return nil }
      if place.tabBar != nil { found.insert(index) }
    }
    return found
  }

  /// The declarations whose coordinators are created by nothing but tabs.
  func declarationsOnlyOfTabs(_ named: NamedPlaces) -> Set<Int> {
    var found: Set<Int> = []
    var others: Set<Int> = named.coordinators.union([0])
    for place in places {
      guard case .branch(let declaration, _) = place.kind else { continue }
      if place.tabBar == nil { others.insert(declaration) } else { found.insert(declaration) }
    }
    return found.subtracting(others)
  }

  /// For each place, the tabs with stacks that can contain its screens, or for a branch the first screens of its flows;
  /// nil if these may be on any stack.
  ///
  /// - Parameter named: The places that the program names.
  /// - Returns: A set or nil for each place.
  /// - Complexity: Time in proportion to the size of the program times the number of its places.
  func holders(_ named: NamedPlaces) -> [Set<Int>?] {
    places.indices.map { place in
      guard !named.moves, !named.places.contains(place) else { return nil }
      switch places[place].kind {
      case .screen: return tabs(making: [places[place].coordinator], named)
      case .branch: return places[place].tabBar == nil ? [] : [place]
      default: return nil
      }
    }
  }

  /// The places that expressions outside of conditions and properties name, without the own screen or tab bar with
  /// which a coordinator starts.
  var namedPlaces: NamedPlaces {
    var named = NamedPlaces(
      moves: coordinators.flatMap(\.variables).contains { $0.binding?.isTwoWay ?? false })
    for handler in handlers { named.collect(handler.body) }
    for block in continuations { named.collect(block) }
    for variable in variables + coordinators.flatMap(\.variables) + places.flatMap(\.variables) {
      named.collect(variable.initial)
    }
    for place in places {
      if case .branch(_, let arguments) = place.kind { named.collect(arguments) }
    }
    for (index, coordinator) in coordinators.enumerated() {
      if case .route(let place, let values)? = coordinator.start, places[place].isOwnStart(of: index) {
        named.collect(values)
      } else {
        named.collect(coordinator.start)
      }
    }
    return named
  }
}

extension NavProgram.PlaceDeclaration {
  /// Whether the expression is the start of a coordinator at a screen or tab bar that the coordinator declares
  /// itself.
  fileprivate func isOwnStart(of coordinator: Int) -> Bool {
    if case .branch = kind { return false }
    return self.coordinator == coordinator
  }
}
