extension NavRoute {
  /// Whether a value of the route is or contains an instance.
  var refersToInstances: Bool { arguments.contains(where: \.refersToInstances) }
}

extension NavValue {
  /// Whether the value is or contains an instance.
  var refersToInstances: Bool {
    switch self {
    case .none, .bool, .int: false
    case .screen, .coordinator: true
    case .route(let route): route.refersToInstances
    case .symbol(_, _, let values), .list(let values): values.contains(where: \.refersToInstances)
    }
  }
}
