/// What of a settled world counts when the app is compared with itself: no instance numbers, no plain variables.
public struct NavShape: Hashable, Sendable {
  /// A layer: how it is shown, its routes, and for a tab bar the tabs' routes and the selected one.
  public struct Layer: Hashable, Sendable {
    /// How it is shown; nil for the root.
    public var style: NavPresentation.Style?
    /// The routes of the layer's own stack, bottom first.
    public var routes: [NavRoute]
    /// The routes of each tab.
    public var tabs: [[NavRoute]]
    /// The selected tab of each tab bar.
    public var selected: [Int]
  }

  /// A living coordinator with its children.
  public struct Coordinator: Hashable, Sendable {
    /// An index in ``NavProgram/coordinators``.
    public var declaration: Int
    /// The branch that made it.
    public var branch: NavRoute?
    /// Where the screen stands that it branched from: stack and position; nil if it is on none.
    public var position: [Int]?
    /// Whether it has finished.
    public var isFinished: Bool
    /// The values of its locks, structural and tied variables.
    public var values: [NavValue]
    /// Its children.
    public var children: [Coordinator]
  }

  /// An effect in flight and who runs it.
  public struct Effect: Hashable, Sendable {
    /// An index in ``NavProgram/effects``.
    public var effect: Int
    /// The declaration of the coordinator that runs it.
    public var coordinator: Int
  }

  /// The layers, the root first.
  public var layers: [Layer]
  /// The paths that the app believes in, container by container.
  public var paths: [[NavRoute]]
  /// The presentations that it wants: style and first route.
  public var presentations: [[NavRoute]]
  /// The root coordinator with all below it.
  public var root: Coordinator?
  /// The effects in flight.
  public var effects: [Effect]
}

extension NavMachine {
  /// The shape of a world.
  ///
  /// Complexity: linear in the size of the world.
  public func shape(of world: NavWorld) -> NavShape {
    NavShape(
      layers: containers(of: world),
      paths: world.containers.map { world[$0].path.map { world[$0].route } },
      presentations: world.presentations.map { world[$0.stack].path.map { world[$0].route } },
      root: world.coordinators.isEmpty ? nil : shape(of: CoordinatorID(0), in: world, depth: 0),
      effects: world.effects.map {
        NavShape.Effect(effect: $0.effect, coordinator: world[$0.coordinator].declaration)
      })
  }

  /// The part of the shape that can be seen: the layers and what is on them.
  public func containers(of world: NavWorld) -> [NavShape.Layer] {
    world.layers.map { layer in
      let own = world[layer.stack].screens
      let bars = own.compactMap { world[$0].tabs }
      return NavShape.Layer(
        style: layer.style, routes: own.map { world[$0].route },
        tabs: bars.flatMap { $0.stacks.map { world[$0].screens.map { world[$0].route } } },
        selected: bars.map(\.selected))
    }
  }

  private func shape(of id: CoordinatorID, in world: NavWorld, depth: Int) -> NavShape.Coordinator {
    let coordinator = world[id]
    var position: [Int]?
    if let from = coordinator.branchedFrom {
      for (stack, container) in world.containers.enumerated() {
        if let index = world[container].screens.firstIndex(of: from) { position = [stack, index] }
      }
    }
    let declared = program.coordinators[coordinator.declaration].variables
    var values: [NavValue] = []
    for (index, variable) in declared.enumerated() where coordinator.variables.indices.contains(index) {
      guard variable.isLock || variable.isStructural || variable.tie != nil else { continue }
      values.append(anonymous(coordinator.variables[index], world))
    }
    let children = depth > world.coordinators.count ? [] : coordinator.children
    return NavShape.Coordinator(
      declaration: coordinator.declaration, branch: coordinator.branch, position: position,
      isFinished: coordinator.isFinished, values: values,
      children: children.map { shape(of: $0, in: world, depth: depth + 1) })
  }

  /// A value with routes in place of instances.
  private func anonymous(_ value: NavValue, _ world: NavWorld) -> NavValue {
    switch value {
    case .screen(let screen): .route(world[screen].route)
    case .coordinator(let coordinator): .int(world[coordinator].declaration)
    case .list(let values): .list(values.map { anonymous($0, world) })
    default: value
    }
  }
}
