/// The input for a drawing of a session.
extension NavPlatformSimulator {
  /// The machine with the names of the session.
  package var pictureMachine: NavMachine { machine }

  /// Returns the world with a coordinator for each owner of screens that are or were on a stack.
  ///
  /// - Parameter gone: The names of owners that are not in memory any more.
  /// - Returns: The world with unchanged containers, in which each screen has its owner.
  package func ownedWorld(without gone: Set<String>) -> NavWorld {
    var owned = world
    owned.coordinators = []
    var numbers: [Int: CoordinatorID] = [:]
    let stacked = Set(world.stacks.flatMap(\.screens))
    for index in owned.screens.indices
    where owned.screens[index].wasShown || stacked.contains(ScreenID(index)) {
      let declaration = program.places[owned.screens[index].route.place].coordinator
      let known = numbers[declaration] ?? CoordinatorID(owned.coordinators.count)
      owned.screens[index].owner = known
      if numbers.updateValue(known, forKey: declaration) != nil { continue }
      var owner = NavCoordinator(declaration: declaration, arguments: [], parent: nil, branch: nil)
      owner.isAlive = !gone.contains(program.coordinators[declaration].name)
      owned.coordinators.append(owner)
    }
    return owned
  }
}
