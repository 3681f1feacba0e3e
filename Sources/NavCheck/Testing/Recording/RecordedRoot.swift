/// The root of an app: a stack with screens of one coordinator, or a tab bar with one coordinator in each tab.
struct RecordedRoot {
  let owner: String
  /// The name of the first screen or of the bar.
  let name: String
  /// The coordinator's other screens, which are above the first at launch.
  var above: [String] = []

  /// Makes the root from the first situation; nil if a spec cannot declare it.
  init?(_ history: RecordedHistory) {
    guard let sight = history.nodes.first?.sight, sight.layers.count == 1, let layer = sight.layers.first,
      !sight.isBeyondWords, let screen = layer.own.first
    else { return nil }
    (owner, name) = (screen.owner, screen.name)
    guard let bar = layer.bar else {
      guard RecordedNames.isType(owner),
        layer.own.allSatisfy({ $0.owner == screen.owner && RecordedNames.isMember($0.name) })
      else { return nil }
      above = layer.own.dropFirst().map(\.name)
      return
    }
    guard layer.own.count == 1, RecordedBar(bar) != nil else { return nil }
  }
}
