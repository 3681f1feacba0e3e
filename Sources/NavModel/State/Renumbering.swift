/// Numbers the instances of a world in the order of the first visit.
///
/// A traversal visits every reference first, without a change of the world. Then each value that contains a reference
/// to an instance with a new number is rewritten; most steps move few instances, so most values are not copied. The
/// order of the traversal is fixed, so two worlds that differ only in identifiers become equal. Instances that the
/// traversal does not reach are removed.
///
/// - Complexity: O(*n*), where *n* is the size of the world.
struct Renumbering {
  private var screenNumbers: [Int]
  private var coordinatorNumbers: [Int]
  private var stackNumbers: [Int]
  private(set) var screenOrder: [Int] = []
  private(set) var coordinatorOrder: [Int] = []
  private(set) var stackOrder: [Int] = []
  /// For each instance whose references are visited, in the new order, whether one of them is to an instance with a new
  /// number.
  var (movedScreens, movedCoordinators, movedStacks): ([Bool], [Bool], [Bool]) = ([], [], [])
  /// Whether a visited reference is to an instance with a new number, since the flag was last cleared.
  var hasMoved = false
  /// Unvisited tab bars at which visited coordinators branched.
  var branchBars: [ScreenID] = []
  /// The number of screens that the traversal reached; unreached screens have greater indices.
  var rememberedScreens = 0

  init(of world: NavWorld) {
    screenNumbers = Array(repeating: -1, count: world.screensUntracked.count)
    coordinatorNumbers = Array(repeating: -1, count: world.coordinatorsUntracked.count)
    stackNumbers = Array(repeating: -1, count: world.stacksUntracked.count)
    screenOrder.reserveCapacity(screenNumbers.count)
    coordinatorOrder.reserveCapacity(coordinatorNumbers.count)
    stackOrder.reserveCapacity(stackNumbers.count)
  }

  /// Creates a traversal that has visited all instances in a given order.
  init(stackOrder: [Int], screenOrder: [Int], coordinatorOrder: [Int]) {
    func numbers(_ order: [Int]) -> [Int] {
      var numbers = order
      for (number, index) in order.enumerated() { numbers[index] = number }
      return numbers
    }
    stackNumbers = numbers(stackOrder)
    screenNumbers = numbers(screenOrder)
    coordinatorNumbers = numbers(coordinatorOrder)
    (self.stackOrder, self.screenOrder, self.coordinatorOrder) = (stackOrder, screenOrder, coordinatorOrder)
  }

  /// Creates a traversal that has visited all instances, from the new index of each instance.
  init(stacks: [Int], screens: [Int], coordinators: [Int]) {
    stackNumbers = stacks
    screenNumbers = screens
    coordinatorNumbers = coordinators
  }

  /// Whether the traversal has visited a screen; weak references to other screens are dropped.
  func hasVisited(_ screen: ScreenID) -> Bool { screenNumbers[screen.index] >= 0 }

  /// Whether the traversal has visited a stack.
  func hasVisited(_ stack: StackID) -> Bool { stackNumbers[stack.index] >= 0 }

  /// Returns the new index of a visited instance.
  func number(ofStack index: Int) -> Int { stackNumbers[index] }
  func number(ofScreen index: Int) -> Int { screenNumbers[index] }
  func number(ofCoordinator index: Int) -> Int { coordinatorNumbers[index] }

  /// Whether the traversal has visited a coordinator.
  func hasVisited(_ coordinator: CoordinatorID) -> Bool { coordinatorNumbers[coordinator.index] >= 0 }

  // MARK: Visits

  mutating func visit(_ screen: ScreenID) {
    if screenNumbers[screen.index] < 0 {
      screenNumbers[screen.index] = screenOrder.count
      screenOrder.append(screen.index)
    }
    if screenNumbers[screen.index] != screen.index { hasMoved = true }
  }

  mutating func visit(_ coordinator: CoordinatorID) {
    if coordinatorNumbers[coordinator.index] < 0 {
      coordinatorNumbers[coordinator.index] = coordinatorOrder.count
      coordinatorOrder.append(coordinator.index)
    }
    if coordinatorNumbers[coordinator.index] != coordinator.index { hasMoved = true }
  }

  mutating func visit(_ stack: StackID) {
    if stackNumbers[stack.index] < 0 {
      stackNumbers[stack.index] = stackOrder.count
      stackOrder.append(stack.index)
    }
    if stackNumbers[stack.index] != stack.index { hasMoved = true }
  }

  mutating func visit(_ screen: ScreenID?) {
    if let screen { visit(screen) }
  }

  mutating func visit(_ coordinator: CoordinatorID?) {
    if let coordinator { visit(coordinator) }
  }

  mutating func visit(_ screens: [ScreenID]) {
    for screen in screens { visit(screen) }
  }

  mutating func visit(_ coordinators: [CoordinatorID]) {
    for coordinator in coordinators { visit(coordinator) }
  }

  mutating func visit(_ values: [NavValue]) {
    for value in values { visit(value) }
  }

  mutating func visit(_ value: NavValue) {
    switch value {
    case .none, .bool, .int: break
    case .symbol(_, _, let values), .list(let values): visit(values)
    case .route(let route): visit(route.arguments)
    case .screen(let screen): visit(screen)
    case .coordinator(let coordinator): visit(coordinator)
    }
  }

  mutating func visit(_ frame: NavFrame) {
    visit(frame.myself)
    visit(frame.this)
    visit(frame.child)
    visit(frame.locals)
  }

  mutating func visit(_ continuations: [NavContinuation]) {
    for continuation in continuations { visit(continuation.frame) }
  }

  mutating func visit(_ notices: [NavNotice]) {
    for notice in notices {
      visit(notice.screens)
      visit(notice.values)
    }
  }

  // MARK: Rewriting

  func rewrite(_ screen: inout ScreenID) { screen.index = screenNumbers[screen.index] }

  func rewrite(_ coordinator: inout CoordinatorID) {
    coordinator.index = coordinatorNumbers[coordinator.index]
  }

  func rewrite(_ stack: inout StackID) { stack.index = stackNumbers[stack.index] }

  func rewrite(_ screen: inout ScreenID?) { screen = screen.map { ScreenID(screenNumbers[$0.index]) } }

  func rewrite(_ coordinator: inout CoordinatorID?) {
    coordinator = coordinator.map { CoordinatorID(coordinatorNumbers[$0.index]) }
  }

  // A write copies a shared array, so these functions write only the elements that change.

  func rewrite(_ screens: inout [ScreenID]) {
    for position in screens.indices where screenNumbers[screens[position].index] != screens[position].index {
      rewrite(&screens[position])
    }
  }

  func rewrite(_ coordinators: inout [CoordinatorID]) {
    for position in coordinators.indices
    where coordinatorNumbers[coordinators[position].index] != coordinators[position].index {
      rewrite(&coordinators[position])
    }
  }

  func rewrite(_ stacks: inout [StackID]) {
    for position in stacks.indices where stackNumbers[stacks[position].index] != stacks[position].index {
      rewrite(&stacks[position])
    }
  }

  func rewrite(_ values: inout [NavValue]) {
    for position in values.indices where values[position].refersToInstances { rewrite(&values[position]) }
  }

  func rewrite(_ value: inout NavValue) {
    switch value {
    case .none, .bool, .int: break
    case .symbol(let type, let index, var values):
      rewrite(&values)
      value = .symbol(type: type, case: index, values)
    case .route(var route):
      rewrite(&route)
      value = .route(route)
    case .screen(var screen):
      rewrite(&screen)
      value = .screen(screen)
    case .coordinator(var coordinator):
      rewrite(&coordinator)
      value = .coordinator(coordinator)
    case .list(var values):
      rewrite(&values)
      value = .list(values)
    }
  }

  func rewrite(_ route: inout NavRoute) { rewrite(&route.arguments) }

  func rewrite(_ frame: inout NavFrame) {
    rewrite(&frame.myself)
    rewrite(&frame.this)
    rewrite(&frame.child)
    rewrite(&frame.locals)
  }

  func rewrite(_ continuations: inout [NavContinuation]) {
    for position in continuations.indices { rewrite(&continuations[position].frame) }
  }

  func rewrite(_ notices: inout [NavNotice]) {
    for position in notices.indices {
      rewrite(&notices[position].screens)
      rewrite(&notices[position].values)
    }
  }
}
