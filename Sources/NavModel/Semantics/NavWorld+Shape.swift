extension NavMachine {
  /// Returns the shape of a settled world, for comparison with the shapes of other settled worlds.
  ///
  /// The function does not track its reads of the world.
  ///
  /// - Parameter world: A settled world of this machine.
  /// - Returns: The shape.
  /// - Complexity: O(*n*²), where *n* is the size of the world.
  public func shape(of world: NavWorld) -> NavShape {
    guard let memo = world.memo else { return newShape(of: world.withoutTracking) }
    return memo.shape { newShape(of: world.withoutTracking) }
  }

  /// Whether two worlds have equal shapes; compares each tab that was read locally by itself, since no other read
  /// determines its content.
  ///
  /// - Parameters:
  ///   - one: A settled world of this machine.
  ///   - other: Another one, which the same log observes.
  /// - Returns: Whether their shapes are equal.
  /// - Complexity: That of two shapes, and of the division of both worlds into parts if tabs were read locally.
  package func haveEqualShapes(_ one: NavWorld, _ other: NavWorld) -> Bool {
    haveEqualTabs(one, other, in: .everything) && shape(of: one) == shape(of: other)
  }

  /// The same as ``haveEqualTabs(_:_:in:_:)`` without known answers.
  package func haveEqualTabs(_ one: NavWorld, _ other: NavWorld, in comparison: NavShape.Comparison) -> Bool {
    var answers = NavTabAnswers()
    return haveEqualTabs(one, other, in: comparison, &answers)
  }

  /// Whether the tabs that were read locally have equal shapes in two worlds.
  ///
  /// If it is true, everything else that the comparison of the whole shapes depends on was read.
  ///
  /// - Parameters:
  ///   - one: A settled world of this machine.
  ///   - other: Another one, which the same log observes.
  ///   - comparison: What is compared.
  ///   - answers: What is known about tabs that have not changed since; the function adds its own answers.
  /// - Returns: Whether they are equal; true if no tab was read locally.
  @discardableResult
  package func haveEqualTabs(
    _ one: NavWorld, _ other: NavWorld, in comparison: NavShape.Comparison, _ answers: inout NavTabAnswers
  ) -> Bool {
    guard let places = one.observation.places else { return true }
    var parts: ([NavPart], [NavPart])?
    return one.tabsReadLocally.allSatisfy { tab in
      let changes = places.log.changes(of: Int(tab))
      if let known = answers.isEqual(tab, after: changes) { return known }
      let (now, before) =
        parts
        ?? (
          one.withoutTracking.parts(by: places.scheme), other.withoutTracking.parts(by: places.scheme)
        )
      parts = (now, before)
      let answer = one.isLocally(in: tab) {
        places.read(Int(tab))
        return areEqual(now[Int(tab)], before[Int(tab)], in: comparison)
          && (comparison == .containers || one.hasEqualPresenters(in: tab, as: other))
      }
      answers.note(answer, of: tab, after: changes)
      return answer
    }
  }

  private func areEqual(_ one: NavPart, _ other: NavPart, in comparison: NavShape.Comparison) -> Bool {
    guard case .inner(let inside) = one, case .inner(let otherInside) = other else { return one == other }
    return inside == otherInside || comparison.areEqual(newShape(of: inside), newShape(of: otherInside))
  }

  private func newShape(of world: NavWorld) -> NavShape {
    var shape = NavShape(
      containers: world.containerShape,
      coordinators: [],
      paths: world.containers.map { world[$0].path.map { world.plain(world[$0].route) } },
      presentations: world.presentations.map { wanted in
        NavShape.Presentation(
          coordinator: wanted.coordinator.map { world[$0].declaration },
          presenter: world.position(of: wanted.presenter),
          style: wanted.style,
          routes: world[wanted.stack].path.map { world.plain(world[$0].route) })
      },
      values: [kept(world.variables, program.variables, in: world)],
      effects: world.effects.map {
        NavShape.Effect(effect: $0.effect, coordinator: world[$0.coordinator].declaration)
      })
    for stack in world.containers {
      for screen in world[stack].screens {
        let declared = program.places[world[screen].route.place].variables
        shape.values.append(kept(world[screen].variables, declared, in: world))
      }
    }
    shape.effects.sort { ($0.effect, $0.coordinator) < ($1.effect, $1.coordinator) }
    for index in world.coordinators.indices {
      let coordinator = world.coordinators[index]
      guard coordinator.isAlive, coordinator.parent == nil else { continue }
      shape.coordinators.append(tree(of: CoordinatorID(index), in: world))
    }
    return shape
  }

  private func tree(of id: CoordinatorID, in world: NavWorld) -> NavShape.Coordinator {
    let coordinator = world[id]
    var values = kept(
      coordinator.variables, program.coordinators[coordinator.declaration].variables, in: world)
    if let branch = coordinator.branch {
      values += kept(coordinator.branchVariables, program.places[branch.place].variables, in: world)
    }
    values += coordinator.library.filter { if case .bool = $0 { true } else { false } }
    return NavShape.Coordinator(
      declaration: coordinator.declaration,
      branch: coordinator.branch.map { world.plain($0) },
      branchedFrom: coordinator.branchedFrom.flatMap { world.position(of: $0) },
      isFinished: coordinator.isFinished,
      values: values,
      children: coordinator.children.map { tree(of: $0, in: world) })
  }

  private func kept(
    _ values: [NavValue], _ declared: [NavProgram.VariableDeclaration], in world: NavWorld
  ) -> [NavValue] {
    let pairs = zip(values, declared)
    return
      (pairs.filter(\.1.isLock) + pairs.filter { ($0.1.isStructural || $0.1.binding != nil) && !$0.1.isLock })
      .map {
        world.plain($0.0)
      }
  }
}

/// Answers about tabs that were read locally, for one pair of worlds at a time.
package struct NavTabAnswers {
  private var known: [UInt8: (changes: Int, isEqual: Bool)] = [:]

  /// Creates an empty collection.
  package init() {}

  /// The answer about a tab, if the tab has not changed since.
  fileprivate func isEqual(_ tab: UInt8, after changes: Int) -> Bool? {
    known[tab].flatMap { $0.changes == changes ? $0.isEqual : nil }
  }

  fileprivate mutating func note(_ isEqual: Bool, of tab: UInt8, after changes: Int) {
    known[tab] = (changes, isEqual)
  }
}

extension NavShape {
  /// What is compared of two shapes.
  package enum Comparison: Sendable {
    case containers, everything, everythingButEffects

    /// Returns whether two shapes are equal in what is compared.
    package func areEqual(_ one: NavShape, _ other: NavShape) -> Bool {
      switch self {
      case .containers: return one.containers == other.containers
      case .everything: return isEqual(one, other)
      case .everythingButEffects:
        var one = one
        one.effects = other.effects
        return isEqual(one, other)
      }
    }

    /// Whether two shapes are equal but for the order in which coordinators were created.
    private func isEqual(_ one: NavShape, _ other: NavShape) -> Bool {
      var one = one
      if areEqual(one.coordinators, other.coordinators) { one.coordinators = other.coordinators }
      return one == other
    }

    private func areEqual(_ some: [NavShape.Coordinator], _ others: [NavShape.Coordinator]) -> Bool {
      if some == others { return true }
      guard some.count == others.count else { return false }
      var rest = others
      return some.allSatisfy { one in
        let index = rest.firstIndex { other in
          var one = one
          if areEqual(one.children, other.children) { one.children = other.children }
          return one == other
        }
        if let index { rest.remove(at: index) }
        return index != nil
      }
    }
  }
}

extension NavWorld {
  /// Whether the layers and presentations that a tab presents have the same presenters as in another world.
  fileprivate func hasEqualPresenters(in tab: UInt8, as other: NavWorld) -> Bool {
    func positions(in world: NavWorld) -> [NavShape.Position?] {
      (world.presentations.map(\.presenter)).map { presenter in
        let isInside = world.observation.places.map { $0.screens[presenter.index].part == tab } ?? false
        return isInside ? world.withoutTracking.position(of: presenter) : nil
      }
    }
    return positions(in: self) == positions(in: other)
  }

  /// The screens in containers by their routes, with the selected tabs, layer by layer, the root layer first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public var containerShape: [NavShape.Layer] {
    layers.map { NavShape.Layer(style: $0.style, screens: self[$0.stack].screens.map(screenShape)) }
  }

  /// Returns the position of a screen in the containers.
  ///
  /// - Parameter screen: A screen of the world.
  /// - Returns: The position; nil if no container contains the screen.
  /// - Complexity: O(*n*), where *n* is the number of screens in containers.
  public func position(of screen: ScreenID) -> NavShape.Position? {
    observation.readPlace(of: screen)
    for layer in layers.indices {
      for (number, stack) in stacks(inLayer: layer).enumerated() {
        if let index = readUntracked(stack).screens.firstIndex(of: screen) {
          return NavShape.Position(layer: layer, stack: number, index: index)
        }
      }
    }
    return nil
  }

  /// Returns the screen at a position in the containers.
  ///
  /// - Parameter position: A position in this world or in another world.
  /// - Returns: The screen; nil if the position does not exist in this world.
  public func screen(at position: NavShape.Position) -> ScreenID? {
    guard layers.indices.contains(position.layer) else { return nil }
    let stacks = stacks(inLayer: position.layer)
    guard stacks.indices.contains(position.stack) else { return nil }
    let screens = self[stacks[position.stack]].screens
    return screens.indices.contains(position.index) ? screens[position.index] : nil
  }

  /// The stack of the topmost layer, or of the selected tab, page or column if the layer's top screen has such stacks.
  ///
  /// For an expanded split view, this is the stack of the secondary column. Nil before the first layer exists.
  public var frontStack: StackID? {
    guard let own = layers.last?.stack else { return nil }
    guard let top = self[own].screens.last, let tabs = self[top].tabs,
      tabs.stacks.indices.contains(tabs.selected)
    else { return own }
    return tabs.stacks[tabs.selected]
  }

  /// The canonical form of the world without pending default exits and refusals.
  ///
  /// The next step from a quiescent world discards both.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  public var withoutDebts: NavWorld {
    var world = self
    world.pendingExits = []
    world.refusals = []
    world.canonicalize()
    return world
  }

  private func screenShape(_ id: ScreenID) -> NavShape.Screen {
    let screen = self[id]
    return NavShape.Screen(
      route: plain(screen.route),
      tabs: screen.tabs?.stacks.map { self[$0].screens.map(screenShape) } ?? [],
      selected: screen.tabs?.selected, columns: screen.tabs?.columns)
  }

  /// Returns a route without identifiers of instances.
  func plain(_ route: NavRoute) -> NavRoute {
    NavRoute(place: route.place, arguments: route.arguments.map { plain($0) })
  }

  /// Returns a value without identifiers of instances: a screen becomes its route, a coordinator its declaration.
  func plain(_ value: NavValue) -> NavValue {
    switch value {
    case .none, .bool, .int: value
    case .symbol(let type, let index, let values): .symbol(type: type, case: index, values.map { plain($0) })
    case .route(let route): .route(plain(route))
    case .screen(let screen): .route(self[screen].route)
    case .coordinator(let coordinator): .int(self[coordinator].declaration)
    case .list(let values): .list(values.map { plain($0) })
    }
  }
}
