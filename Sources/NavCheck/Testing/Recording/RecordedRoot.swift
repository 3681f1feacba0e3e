/// What an app begins with: a screen, or a bar of tabs with a coordinator in each.
struct RecordedRoot {
  /// A tab.
  struct Tab: Hashable {
    let name: String
    let owner: String
    let start: String
  }

  let owner: String
  /// The screen, or the bar.
  let name: String
  var tabs: [Tab] = []

  /// What an app begins with; nil if a spec cannot say it.
  init?(_ history: RecordedHistory) {
    let sights = history.nodes.map(\.sight)
    guard let sight = sights.first, sight.layers.count == 1, let layer = sight.layers.first,
      !sights.contains(where: \.hasInnerTabs)
    else { return nil }
    guard let bar = layer.bar else {
      guard layer.screens.count == 1, let screen = layer.screens.first, RecordedNames.isMember(screen.name),
        RecordedNames.isType(screen.owner)
      else { return nil }
      (owner, name) = (screen.owner, screen.name)
      return
    }
    (owner, name) = (bar.owner, bar.name)
    for (tab, screens) in zip(bar.tabs, layer.stacks) {
      guard screens.count == 1, let screen = screens.first else { return nil }
      tabs.append(Tab(name: tab, owner: screen.owner, start: screen.name))
    }
    let owners = [owner] + tabs.map(\.owner)
    guard Set(owners).count == owners.count, owners.allSatisfy(RecordedNames.isType),
      ([name] + tabs.flatMap { [$0.name, $0.start] }).allSatisfy(RecordedNames.isMember)
    else { return nil }
  }
}
