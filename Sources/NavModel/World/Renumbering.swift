/// Numbers the instances of a world in the order of the first visit, and rewrites all references to them.
///
/// The order of the traversal is fixed, so two worlds that differ only in identifiers become equal. Instances that the
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
  /// The number of screens that the traversal reached; unreached screens have greater indices.
  var rememberedScreens = 0

  init(of world: NavWorld) {
    screenNumbers = Array(repeating: -1, count: world.allScreens.count)
    coordinatorNumbers = Array(repeating: -1, count: world.allCoordinators.count)
    stackNumbers = Array(repeating: -1, count: world.allStacks.count)
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

  mutating func visit(_ screen: inout ScreenID) {
    if screenNumbers[screen.index] < 0 {
      screenNumbers[screen.index] = screenOrder.count
      screenOrder.append(screen.index)
    }
    screen.index = screenNumbers[screen.index]
  }

  mutating func visit(_ coordinator: inout CoordinatorID) {
    if coordinatorNumbers[coordinator.index] < 0 {
      coordinatorNumbers[coordinator.index] = coordinatorOrder.count
      coordinatorOrder.append(coordinator.index)
    }
    coordinator.index = coordinatorNumbers[coordinator.index]
  }

  mutating func visit(_ stack: inout StackID) {
    if stackNumbers[stack.index] < 0 {
      stackNumbers[stack.index] = stackOrder.count
      stackOrder.append(stack.index)
    }
    stack.index = stackNumbers[stack.index]
  }

  mutating func visit(_ screen: inout ScreenID?) {
    guard var known = screen else { return }
    visit(&known)
    screen = known
  }

  mutating func visit(_ coordinator: inout CoordinatorID?) {
    guard var known = coordinator else { return }
    visit(&known)
    coordinator = known
  }

  mutating func visit(_ value: inout NavValue) {
    if !value.refersToInstances { return }
    switch value {
    case .none, .bool, .int: break
    case .symbol(let type, let index, var values):
      for position in values.indices { visit(&values[position]) }
      value = .symbol(type: type, case: index, values)
    case .route(var route):
      visit(&route)
      value = .route(route)
    case .screen(var screen):
      visit(&screen)
      value = .screen(screen)
    case .coordinator(var coordinator):
      visit(&coordinator)
      value = .coordinator(coordinator)
    case .list(var values):
      for position in values.indices { visit(&values[position]) }
      value = .list(values)
    }
  }

  mutating func visit(_ route: inout NavRoute) { visit(&route.arguments) }

  // A write copies a shared array, so these functions write only the elements that change.

  mutating func visit(_ values: inout [NavValue]) {
    for position in values.indices where values[position].refersToInstances { visit(&values[position]) }
  }

  mutating func visit(_ screens: inout [ScreenID]) {
    for position in screens.indices {
      var screen = screens[position]
      visit(&screen)
      if screen != screens[position] { screens[position] = screen }
    }
  }

  mutating func visit(_ coordinators: inout [CoordinatorID]) {
    for position in coordinators.indices {
      var coordinator = coordinators[position]
      visit(&coordinator)
      if coordinator != coordinators[position] { coordinators[position] = coordinator }
    }
  }

  mutating func visit(_ stacks: inout [StackID]) {
    for position in stacks.indices {
      var stack = stacks[position]
      visit(&stack)
      if stack != stacks[position] { stacks[position] = stack }
    }
  }

  mutating func visit(_ frame: inout NavFrame) {
    visit(&frame.myself)
    visit(&frame.this)
    visit(&frame.child)
    visit(&frame.locals)
  }

  mutating func visit(_ continuations: inout [NavContinuation]) {
    for position in continuations.indices { visit(&continuations[position].frame) }
  }

  mutating func visit(_ notices: inout [NavNotice]) {
    for position in notices.indices {
      visit(&notices[position].screens)
      visit(&notices[position].values)
    }
  }
}
