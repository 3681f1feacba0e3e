/// What an app begins with: a stack with screens of one coordinator, or a bar of tabs with a coordinator in each.
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
  /// The coordinator's other screens, which lie above the first one at launch.
  var above: [String] = []

  /// What an app begins with; nil if a spec cannot say it.
  init?(_ history: RecordedHistory) {
    guard let sight = history.nodes.first?.sight, sight.layers.count == 1, let layer = sight.layers.first,
      !sight.hasInnerTabs
    else { return nil }
    guard let bar = layer.bar else {
      guard let screen = layer.screens.first, RecordedNames.isType(screen.owner),
        layer.screens.allSatisfy({ $0.owner == screen.owner && RecordedNames.isMember($0.name) })
      else { return nil }
      (owner, name) = (screen.owner, screen.name)
      above = layer.screens.dropFirst().map(\.name)
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
