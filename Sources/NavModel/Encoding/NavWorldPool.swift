/// Stores the content of many worlds, each distinct stack, screen, coordinator and list of these once.
///
/// Worlds that a search visits consist of few distinct parts. A world of the pool takes about a tenth of the memory of
/// the same world alone, and shared content is equal without a comparison. One thread uses a pool.
package final class NavWorldPool {
  private var rests: Set<NavShared<NavWorld.Rest>> = []
  private var stacks = Pool<NavStack>()
  private var screens = Pool<NavScreen>()
  private var coordinators = Pool<NavCoordinator>()

  /// Creates an empty pool.
  package init() {}

  /// Returns the same world with content that it shares with the other worlds of the pool.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  package func shared(_ world: NavWorld) -> NavWorld {
    var shared = world
    shared.sharedRest = rests.insert(world.sharedRest).memberAfterInsert
    shared.stacksUntracked = stacks.shared(world.stacksUntracked)
    shared.screensUntracked = screens.shared(world.screensUntracked)
    shared.coordinatorsUntracked = coordinators.shared(world.coordinatorsUntracked)
    return shared
  }

  /// The instances of one kind, and their lists.
  private struct Pool<Instance: Hashable & Sendable> {
    private var instances: Set<NavShared<Instance>> = []
    private var lists: Set<NavInstances<Instance>> = []

    mutating func shared(_ list: NavInstances<Instance>) -> NavInstances<Instance> {
      if let known = lists.firstIndex(of: list) { return lists[known] }
      let shared = list.replacingBoxes { instances.insert($0).memberAfterInsert }
      lists.insert(shared)
      return shared
    }
  }
}
