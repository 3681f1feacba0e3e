extension NavValue {
  /// An arbitrary total order, in which sets are stored so that equal sets have equal representations.
  func precedes(_ other: NavValue) -> Bool {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): return !left && right
    case (.int(let left), .int(let right)): return left < right
    case (.symbol(let type, let index, let values), .symbol(let otherType, let otherIndex, let others)):
      if type != otherType { return type < otherType }
      return index != otherIndex ? index < otherIndex : Self.precede(values, others)
    case (.route(let left), .route(let right)): return left.precedes(right)
    case (.screen(let left), .screen(let right)): return left < right
    case (.coordinator(let left), .coordinator(let right)): return left < right
    case (.list(let left), .list(let right)): return Self.precede(left, right)
    default: return rank < other.rank
    }
  }

  fileprivate static func precede(_ left: [NavValue], _ right: [NavValue]) -> Bool {
    left.lexicographicallyPrecedes(right) { $0.precedes($1) }
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .bool: 1
    case .int: 2
    case .symbol: 3
    case .route: 4
    case .screen: 5
    case .coordinator: 6
    case .list: 7
    }
  }
}

extension NavRoute {
  fileprivate func precedes(_ other: NavRoute) -> Bool {
    place != other.place ? place < other.place : NavValue.precede(arguments, other.arguments)
  }
}

extension NavTapRecord {
  /// The order of screens, then of controls.
  func precedes(_ other: NavTapRecord) -> Bool {
    screen != other.screen ? screen < other.screen : control < other.control
  }
}

extension NavShownRoute {
  /// The order of tapped controls, then of shown routes.
  func precedes(_ other: NavShownRoute) -> Bool {
    tap != other.tap ? tap.precedes(other.tap) : route.precedes(other.route)
  }
}
