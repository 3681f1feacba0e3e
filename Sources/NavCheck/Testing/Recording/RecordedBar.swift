/// A tab bar that a spec can declare: each tab has one coordinator, and one screen at first.
struct RecordedBar: Hashable {
  /// A tab of the bar.
  struct Tab: Hashable {
    let name: String
    let owner: String
    let start: String
  }

  let owner: String
  let name: String
  private(set) var tabs: [Tab] = []

  var kind: String { "\(owner).\(name)" }

  /// Makes a bar from its first observation; nil if a spec cannot declare it.
  init?(_ bar: RecordedSight.Bar) {
    (owner, name) = (bar.owner, bar.name)
    for (tab, screens) in zip(bar.tabs, bar.stacks) {
      guard screens.count == 1, let screen = screens.first else { return nil }
      tabs.append(Tab(name: tab, owner: screen.owner, start: screen.name))
    }
    let owners = [owner] + tabs.map(\.owner)
    guard Set(owners).count == owners.count, owners.allSatisfy(RecordedNames.isType),
      ([name] + tabs.flatMap { [$0.name, $0.start] }).allSatisfy(RecordedNames.isMember)
    else { return nil }
  }
}
