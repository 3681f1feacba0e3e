extension NavProgram {
  /// The tabs on which something may hear the notices of views; nil where any stack may hold it.
  ///
  /// What hears has handlers of a view's notices: a place, a coordinator, or the parent of a flow. It stands on a tab's
  /// stack if the tab makes it. Whatever else the program names as a route, or makes, may come anywhere.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of these notices.
  ///   - named: What the program names.
  /// - Returns: The places of these tabs.
  /// - Complexity: the size of the program.
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

  /// The tabs that make one of some coordinators; nil where something else may make one as well.
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

  /// For each place the tabs on whose stacks its screens may be; nil for a place whose screens may be on any stack.
  ///
  /// - Parameter named: What the program names.
  /// - Returns: A set or nil for each place.
  /// - Complexity: the size of the program, times that of its places.
  func holders(_ named: NamedPlaces) -> [Set<Int>?] {
    places.indices.map { place in
      guard !named.moves, case .screen = places[place].kind, !named.places.contains(place) else { return nil }
      return tabs(making: [places[place].coordinator], named)
    }
  }

  /// What expressions outside of conditions and properties name; the own screen or tab bar that a coordinator
  /// starts with is left out.
  var namedPlaces: NamedPlaces {
    var named = NamedPlaces(moves: coordinators.flatMap(\.variables).contains { $0.tie?.isTwoWay ?? false })
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
  /// Whether it is what a coordinator begins with by itself: a screen or tab bar that it declares.
  fileprivate func isOwnStart(of coordinator: Int) -> Bool {
    if case .branch = kind { return false }
    return self.coordinator == coordinator
  }
}
