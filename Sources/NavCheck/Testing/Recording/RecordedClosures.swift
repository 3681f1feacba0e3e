/// The ways out that screens do not offer, as far as they were seen in front.
struct RecordedClosures {
  /// A way out, with how its input begins in traces.
  private enum Way: CaseIterable {
    case button, swipe, dismissal

    var word: String {
      switch self {
      case .button: "back @ "
      case .swipe: "swipe back begins @ "
      case .dismissal: "swipe down begins @ "
      }
    }

    /// The screens of a layer in front that could offer it.
    func screens(of layer: RecordedSight.Layer, at index: Int) -> [RecordedSight.Screen] {
      let stack = layer.front
      if self == .dismissal { return index > 0 && layer.style == "sheet" ? stack : [] }
      return stack.count > 1 ? stack.suffix(1) : []
    }
  }

  private let rules: RecordedRules
  /// The situations in which a kind of screen could offer a way out, with whether it did.
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

  /// The lines `without …` of a screen.
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

  /// When a way out is closed: empty for always, nil for never, or where nothing seen tells why.
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
