/// The places and coordinators that expressions can instantiate.
///
/// Places that a command only searches for or removes are not included: its target stack, its presenter, and the
/// screen to which it pops. A place that is only presented is not included either: it begins the stack of a layer, and
/// never comes to a stack of a tab.
struct NamedPlaces {
  private(set) var places: Set<Int> = []
  private(set) var coordinators: Set<Int> = []
  /// Whether existing instances may move to another stack: a command takes an instance, or a variable is a path.
  private(set) var moves: Bool
  /// The operands of commands that present a layer.
  private(set) var presented: [NavProgram.Expression] = []

  init(moves: Bool) { self.moves = moves }

  mutating func collect(_ block: [NavProgram.Statement]) { for statement in block { collect(statement) } }

  mutating func collect(_ values: [NavProgram.Expression]) { for value in values { collect(value) } }

  private mutating func collect(_ statement: NavProgram.Statement) {
    switch statement {
    case .push(let value, let tail), .replaceTop(let value, let tail), .replaceRoot(let value, let tail),
      .setStack(let value, let tail):
      collect(shown: value)
      collect(lookedFor: tail.target)
    case .replaceWindowRoot(let value): collect(shown: value)
    case .popTo(let value, let tail), .remove(let value, let tail):
      collect(lookedFor: value)
      collect(lookedFor: tail.target)
    case .pop(_, let tail), .popToRoot(let tail), .select(_, let tail): collect(lookedFor: tail.target)
    case .present(let value, _, let from, let tail):
      presented.append(value)
      if case .route(_, let values) = value { collect(values) } else { collect(shown: value) }
      collect(lookedFor: from)
      collect(lookedFor: tail.target)
    case .dismiss(let value, let tail):
      collect(lookedFor: value)
      collect(lookedFor: tail.target)
    case .start(let value, _): collect(shown: value)
    case .drop(let value), .forward(let value), .bind(_, let value),
      .mutate(_, let value):
      collect(value)
    case .finish(_, let values), .post(_, let values), .run(_, let values), .note(_, let values),
      .broadcast(_, let values), .adapt(_, let values), .whenReady(let values, _):
      collect(values)
    case .emit(_, let values, let receiver):
      collect(receiver)
      collect(values)
    case .segue(let place, let values, _):
      places.insert(place)
      collect(values)
    case .assign(let target, let value), .append(let target, let value),
      .removeElement(let target, let value),
      .truncateTo(let target, let value), .truncateCount(let target, let value):
      collect(target.instance)
      collect(value)
    case .removeFirst(let target), .removeLast(let target), .clear(let target): collect(target.instance)
    case .group(let block): collect(block)
    case .branch(let condition, let then, let otherwise):
      collect(condition)
      collect(then)
      collect(otherwise)
    case .choose(let blocks, _): for block in blocks { collect(block) }
    case .each(_, let list, let block):
      collect(list)
      collect(block)
    case .cancel, .fail, .refuse, .taken, .later: return
    }
  }

  mutating func collect(_ expression: NavProgram.Expression?) {
    if let expression { collect(expression) }
  }

  /// Collects the places that a command shows.
  private mutating func collect(shown expression: NavProgram.Expression) {
    collect(expression)
    switch expression {
    case .route, .newScreen, .newCoordinator: return
    case .list(let values): for value in values { collect(shown: value) }
    default: moves = true
    }
  }

  private mutating func collect(lookedFor expression: NavProgram.Expression?) {
    if case .route(_, let values)? = expression { collect(values) } else { collect(expression) }
  }

  private mutating func collect(_ expression: NavProgram.Expression) {
    switch expression {
    case .route(let place, let values):
      places.insert(place)
      collect(values)
    case .constant(let value): collect(value)
    case .newCoordinator(let coordinator, let values):
      coordinators.insert(coordinator)
      collect(values)
    case .symbol(_, _, let values), .list(let values):
      collect(values)
    case .variableOf(let value, _), .parameterOf(let value, _), .payload(let value, _, _),
      .newScreen(let value), .attribute(let value, _), .firstOf(let value, _), .lastOf(let value, _),
      .not(let value), .test(let value, _), .element(let value, _), .before(let value):
      collect(value)
    case .contains(let one, let other), .and(let one, let other), .or(let one, let other),
      .implies(let one, let other), .compare(_, let one, let other), .arithmetic(_, let one, let other),
      .every(_, let one, let other), .some(_, let one, let other), .counted(_, let one, let other):
      collect(one)
      collect(other)
    case .local, .parameter, .variable, .this, .myself, .child, .parent, .world, .instances, .topmost,
      .someIs, .isRunning, .isFeedbackRunning, .snapshot, .did, .eventIs:
      return
    }
  }

  private mutating func collect(_ value: NavValue) {
    switch value {
    case .route(let route):
      places.insert(route.place)
      for value in route.arguments { collect(value) }
    case .list(let values), .symbol(_, _, let values):
      for value in values { collect(value) }
    default: return
    }
  }
}

extension NavProgram {
  /// Returns the coordinators that the handlers of a coordinator and of its places create with `new`.
  ///
  /// - Parameter coordinator: The index of the declaration of the coordinator.
  /// - Returns: The indices of the declarations of the created coordinators, each once, in the order of the spec.
  /// - Complexity: O(*n*), where *n* is the number of statements of the spec.
  package func coordinatorsMade(by coordinator: Int) -> [Int] {
    var named = NamedPlaces(moves: false)
    for handler in handlers {
      switch handler.owner {
      case .coordinator(coordinator): named.collect(handler.body)
      case .place(let place) where places[place].coordinator == coordinator: named.collect(handler.body)
      case .system, .coordinator, .place: continue
      }
    }
    return named.coordinators.sorted()
  }
}

extension NavProgram.Target {
  /// The expression of the instance that has the variable; nil if there is none.
  fileprivate var instance: NavProgram.Expression? {
    if case .variableOf(let value, _) = self { value } else { nil }
  }
}
