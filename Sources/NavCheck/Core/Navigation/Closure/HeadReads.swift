import NavModel

/// What a part of a program reads and changes of a stack below its head.
///
/// The parts are found by reflection, so that an expression in a new declaration cannot be missed. An expression or a
/// statement that is not known to be harmless is an obstacle.
struct HeadReads {
  typealias Obstacle = NavigationClosure.Obstacle

  /// A construct that reads every screen of a place.
  struct PlaceRead {
    let places: Set<Int>
    let obstacle: Obstacle
  }

  /// Constructs that look below the head, whatever is there.
  private(set) var obstacles: [Obstacle] = []
  /// Constructs that look below the head for screens of some places.
  private(set) var placeReads: [PlaceRead] = []
  private let program: NavProgram

  /// Reads a part of a program, such as a declaration.
  init(_ parts: [Any], in program: NavProgram) {
    self.program = program
    for part in parts { visit(part, nil) }
  }

  /// Returns the first construct that reads a screen of some places below the head; nil if there is none.
  func obstacle(burying places: Set<Int>) -> Obstacle? {
    obstacles.first ?? placeReads.first { !$0.places.isDisjoint(with: places) }?.obstacle
  }

  private mutating func visit(_ value: Any, _ outer: NavSpec.Origin?) {
    let mirror = Mirror(reflecting: value)
    var origin = outer
    for case ("origin"?, let own as NavSpec.Origin) in mirror.children where own.line > 0 { origin = own }
    switch value {
    case let expression as NavProgram.Expression: read(expression, origin)
    case let statement as NavProgram.Statement: read(statement, origin)
    default: break
    }
    for child in mirror.children { visit(child.value, origin) }
  }

  private mutating func refuse(_ text: String, _ origin: NavSpec.Origin?) {
    obstacles.append(Obstacle(text: text, origin: origin))
  }

  private mutating func refuse(_ text: String, of places: Set<Int>, _ origin: NavSpec.Origin?) {
    placeReads.append(PlaceRead(places: places, obstacle: Obstacle(text: text, origin: origin)))
  }

  // MARK: Expressions

  private mutating func read(_ expression: NavProgram.Expression, _ origin: NavSpec.Origin?) {
    switch expression {
    case .constant, .local, .parameter, .variable, .variableOf, .parameterOf, .payload, .this, .myself,
      .child,
      .parent, .route, .symbol, .list, .newScreen, .newCoordinator, .contains, .firstOf, .lastOf, .not, .and,
      .or, .implies, .compare, .arithmetic, .test, .isRunning, .snapshot, .element, .every, .some, .counted,
      .before, .did, .eventIs:
      break
    case .world(let word):
      switch word {
      case .quiescent, .transitioning, .front, .presented, .children, .selected, .collapsed: break
      case .stack, .screens: refuse("'\(word.rawValue)'", origin)
      }
    case .attribute(_, let attribute):
      switch attribute {
      case .count, .first, .last, .routes, .route, .owner, .parentOf, .childrenOf: break
      case .stackOf, .screensOf: refuse("the stack of a coordinator", origin)
      }
    case .instances(let subject): read(subject, origin)
    case .topmost(let subject): read(subject, origin)
    case .someIs(let subject, let predicate):
      // A buried screen is neither visible nor entering.
      if predicate != .visible, predicate != .entering { read(subject, origin) }
    case .isFeedbackRunning: refuse("a feedback", origin)
    }
  }

  private mutating func read(_ subject: NavProgram.Subject, _ origin: NavSpec.Origin?) {
    switch subject {
    case .coordinator: break
    case .place(let place), .ownPlace(let place):
      refuse("a condition about every \(name(place))", of: [place], origin)
    case .tag(let tag):
      let places = program.places.indices.filter { program.places[$0].tags.contains(tag) }
      refuse("a condition about every screen with tag \(program.tags[tag])", of: Set(places), origin)
    }
  }

  private func name(_ place: Int) -> String {
    "\(program.coordinators[program.places[place].coordinator].name).\(program.places[place].signature.name)"
  }

  // MARK: Statements

  private mutating func read(_ statement: NavProgram.Statement, _ origin: NavSpec.Origin?) {
    switch statement {
    case .push(let operand, _), .replaceTop(let operand, _), .replaceRoot(let operand, _),
      .present(let operand, _, _, _):
      if !Self.makesScreen(operand) { refuse("a screen that the handler does not create is shown", origin) }
    case .popTo(let operand, _):
      switch operand {
      case .route(let place, _), .topmost(.place(let place)), .topmost(.ownPlace(let place)):
        refuse("popTo \(name(place))", of: [place], origin)
      default: refuse("popTo a screen that only the run decides", origin)
      }
    case .remove: refuse("remove", origin)
    // The flows of buried screens lose their stack.
    case .replaceWindowRoot: refuse("replaceRoot in window", origin)
    case .setStack(let operand, _):
      if case .list(let elements) = operand, elements.count < 2 { break }
      refuse("setStack with several screens", origin)
    case .segue, .broadcast, .adapt, .whenReady, .mutate: refuse("a command of a coordinator library", origin)
    case .pop, .popToRoot, .dismiss, .select, .start, .drop, .finish, .emit, .forward, .post, .run,
      .cancel, .note, .fail, .refuse, .bind, .assign, .append, .removeElement, .removeFirst, .removeLast,
      .clear, .truncateTo, .truncateCount, .group, .branch, .choose, .taken, .each, .later:
      break
    }
  }

  private static func makesScreen(_ operand: NavProgram.Expression) -> Bool {
    switch operand {
    case .route, .newScreen, .constant(.route): true
    default: false
    }
  }
}
