/// The exits that screens do not offer, computed from the situations in which they were in front.
struct RecordedClosures {
  /// An exit, with the beginning of its description in traces.
  private enum Way: CaseIterable {
    case button, swipe, dismissal

    var word: String {
      switch self {
      case .button: "back @ "
      case .swipe: "swipe back begins @ "
      case .dismissal: "swipe down begins @ "
      }
    }

    /// Returns the screens of the front layer that could offer the exit.
    func screens(of layer: RecordedSight.Layer, at index: Int) -> [RecordedSight.Screen] {
      let stack = layer.front
      if self == .dismissal { return index > 0 && layer.style == "sheet" ? stack : [] }
      return stack.count > 1 ? stack.suffix(1) : []
    }
  }

  private let rules: RecordedRules
  /// The situations in which a kind of screen could offer an exit, and whether it did.
  private var seen: [String: [Way: [(sight: RecordedSight, isOffered: Bool)]]] = [:]

  init(_ history: RecordedHistory, _ rules: RecordedRules) {
    self.rules = rules
    for node in history.nodes where node.isExpanded && node.sight.isAtRest && node.sight.end == nil {
      guard let layer = node.sight.layers.last else { continue }
      for way in Way.allCases {
        let isOffered = node.edges.contains { $0.word.hasPrefix(way.word) }
        for screen in way.screens(of: layer, at: node.sight.layers.count - 1) {
          seen[screen.kind, default: [:]][way, default: []].append((node.sight, isOffered))
        }
      }
    }
  }

  /// Returns the lines `without …` of a screen.
  func lines(_ owner: String, _ screen: String) -> [String] {
    let ways = seen["\(owner).\(screen)"] ?? [:]
    var words: [String: [String]] = [:]
    func add(_ word: String, _ condition: String) { words[condition, default: []].append(word) }
    let (button, swipe) = (condition(.button, ways, owner), condition(.swipe, ways, owner))
    if let button, button == swipe {
      add("back", button)
    } else {
      if let button { add("backButton", button) }
      if let swipe { add("edgeSwipe", swipe) }
    }
    if let dismissal = condition(.dismissal, ways, owner) { add("interactiveDismissal", dismissal) }
    return words.sorted { $0.key < $1.key }.map { condition, words in
      "without \(words.joined(separator: ", "))" + (condition.isEmpty ? "" : " when \(condition)")
    }
  }

  /// Returns the condition under which an exit is closed: empty for always; nil for never or if no condition explains
  /// it.
  private func condition(
    _ way: Way, _ ways: [Way: [(sight: RecordedSight, isOffered: Bool)]], _ owner: String
  ) -> String? {
    let all = ways[way] ?? []
    let closed = all.filter { !$0.isOffered }.map(\.sight)
    let open = all.filter(\.isOffered).map(\.sight)
    if closed.isEmpty { return nil }
    if open.isEmpty { return "" }
    return RecordedConditions(rules: rules, owner: owner).telling(closed, from: open)
  }
}
