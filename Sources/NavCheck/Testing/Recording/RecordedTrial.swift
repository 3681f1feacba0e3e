import NavModel

/// Plays a recorded text along everything that was seen.
@MainActor struct RecordedTrial {
  /// The first input of which the text says something else; nil if there is none.
  private(set) var refuted: String?
  /// The situation in which it does.
  private(set) var node = 0
  /// What differs, in a sentence without a full stop.
  private(set) var reason = ""
  /// The inputs of which the text says what was seen.
  private(set) var driven: Set<String> = []

  private let history: RecordedHistory
  private let model: ConformanceModel
  private let silent: Set<String>

  /// Plays a text; nil if it has mistakes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - history: What was seen.
  ///   - omitted: What the text says nothing of.
  ///   - unsaid: What else is not compared.
  init?(_ text: String, _ history: RecordedHistory, _ omitted: Set<RecordedCause>, _ unsaid: Set<String>) {
    guard let program = try? NavigationSpecSource(text: text).program(nil).get() else { return nil }
    self.history = history
    model = ConformanceModel(program) { $0.kind != .platform }
    silent = Set(history.edges.filter { $0.cause.map(omitted.contains) ?? false }.map(\.word))
      .union(unsaid)
    play()
  }

  private struct Pair: Hashable {
    let node: Int
    let worlds: Set<NavWorld>
  }

  private mutating func play() {
    guard let first = history.nodes.first else { return }
    var queue = [Pair(node: 0, worlds: fitting(model.launch, first.sight))]
    var known = Set(queue)
    var position = 0
    while position < queue.count {
      let pair = queue[position]
      position += 1
      let steps = model.steps(from: pair.worlds)
      for edge in history.nodes[pair.node].edges where !silent.contains(edge.word) {
        guard let step = steps.first(where: { $0.input.description == edge.word }) else {
          return refute(edge.word, pair.node, "'\(edge.word)' is possible in \(edge.before.picture)")
        }
        let rests = fitting(step.rests, edge.after)
        guard !rests.isEmpty else {
          return refute(
            edge.word, pair.node, "'\(edge.word)' leads from \(edge.before.picture) to \(edge.after.picture)")
        }
        driven.insert(edge.word)
        let next = Pair(node: edge.to, worlds: rests)
        if known.insert(next).inserted { queue.append(next) }
      }
      guard history.nodes[pair.node].isExpanded else { continue }
      let offered = Set(history.nodes[pair.node].edges.map(\.word))
      for step in steps
      where !offered.contains(step.input.description) && !silent.contains(step.input.description) {
        let word = step.input.description
        return refute(
          word, pair.node, "'\(word)' is not possible in \(history.nodes[pair.node].sight.picture)")
      }
    }
  }

  private mutating func refute(_ word: String, _ node: Int, _ reason: String) {
    (refuted, self.node, self.reason) = (word, node, reason)
  }

  private func fitting(_ worlds: Set<NavWorld>, _ sight: RecordedSight) -> Set<NavWorld> {
    var seen = NavigationObservation(
      screens: sight.layers.map { layer in
        // The tabs of a bar that is dragged leave the container with it.
        let isDragged = layer.bar.map { $0.id == sight.dragged } ?? false
        return (isDragged ? layer.own : layer.stacks.flatMap(\.self))
          .filter { $0.id != sight.dragged && !$0.isBar }.map(\.kind)
      })
    seen.coordinators = Array(sight.alive.values)
    return worlds.filter { model.observation(of: $0).fits(seen) }
  }
}
