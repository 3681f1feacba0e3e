/// Erasure of variables and of the values of screens.
extension NavWorld {
  mutating func eraseValues(_ dimension: NavDimension) {
    switch dimension {
    case .systemVariable(let index):
      if rest.variables.indices.contains(index) { rest.variables[index] = .none }
    case .variables: rest.variables = []
    default: break
    }
    for index in coordinatorsUntracked.indices {
      var coordinator = coordinatorsUntracked[index]
      coordinator.erase(dimension)
      if coordinator != coordinatorsUntracked[index] { coordinatorsUntracked[index] = coordinator }
    }
    for index in screensUntracked.indices {
      var screen = screensUntracked[index]
      screen.erase(dimension)
      if screen != screensUntracked[index] { screensUntracked[index] = screen }
    }
  }
}

extension NavCoordinator {
  fileprivate mutating func erase(_ dimension: NavDimension) {
    switch dimension {
    case .variables: (variables, branchVariables, library) = ([], [], [])
    case .library: library = []
    case .coordinatorVariable(let wanted, let index):
      if declaration == wanted, variables.indices.contains(index) { variables[index] = .none }
    case .branchVariable(let place, let index):
      if branch?.place == place, branchVariables.indices.contains(index) { branchVariables[index] = .none }
    default: break
    }
  }
}

extension NavScreen {
  fileprivate mutating func erase(_ dimension: NavDimension) {
    switch dimension {
    case .variables: (variables, library) = ([], [])
    case .library: library = []
    case .screenVariable(let place, let index):
      if route.place == place, variables.indices.contains(index) { variables[index] = .none }
    case .arguments: route.arguments = []
    case .argumentsOf(let place): if route.place == place { route.arguments = [] }
    default: break
    }
  }
}
