/// What a picture of a session is made from.
extension NavPlatformSession {
  /// The machine that knows the names.
  package var pictureMachine: NavMachine { machine }

  /// The world with a coordinator for each owner of screens that were on a stack.
  ///
  /// - Parameter gone: The names of owners that are not in memory any more.
  /// - Returns: The containers as they are, each screen with its owner.
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
