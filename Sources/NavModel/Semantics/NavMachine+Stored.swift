extension NavMachine {
  /// Returns a world without the values of variables that worlds of this machine do not store.
  ///
  /// - Parameter world: A world of the same program with all variables.
  /// - Returns: The world of this machine.
  /// - Complexity: O(*n*) for *n* screens and coordinators.
  package func stored(_ world: NavWorld) -> NavWorld {
    func kept(_ values: [NavValue], _ declared: [NavProgram.VariableDeclaration]) -> [NavValue] {
      zip(values, declared).map { $1.isStored ? $0 : .none }
    }
    var stored = world
    stored.variables = kept(world.variables, program.variables)
    for index in world.coordinators.indices {
      let coordinator = world.coordinators[index]
      let id = CoordinatorID(index)
      stored[id].variables = kept(
        coordinator.variables, program.coordinators[coordinator.declaration].variables)
      if let branch = coordinator.branch {
        stored[id].branchVariables = kept(
          coordinator.branchVariables, program.places[branch.place].variables)
      }
    }
    for index in world.screens.indices {
      let screen = world.screens[index]
      stored[ScreenID(index)].variables = kept(
        screen.variables, program.places[screen.route.place].variables)
    }
    return stored
  }
}
