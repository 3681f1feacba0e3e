import NavModel

/// The distinct worlds of a search.
///
/// Mostly they are a few, which are compared; a hash takes longer than that. Where a step or property has read tabs
/// locally, worlds are always compared, since the comparison records what it depends on.
struct DistinctWorlds {
  private static let few = 6
  private var list: [NavWorld] = []
  private var set: Set<NavWorld> = []

  var count: Int { list.count + set.count }

  /// Records a world, and returns whether it is new.
  mutating func insert(_ world: NavWorld) -> Bool {
    if !set.isEmpty, world.tabsReadLocally.isEmpty { return set.insert(world).inserted }
    if list.contains(where: world.isSame) || set.contains(where: world.isSame) { return false }
    list.append(world)
    if list.count > Self.few, world.tabsReadLocally.isEmpty {
      set.formUnion(list)
      list = []
    }
    return true
  }
}
