import NavModel

/// Replays all recorded steps on a recorded spec.
@MainActor struct RecordedTrial {
  /// The description of the first step on which the spec and the recording differ; nil for none.
  private(set) var refuted: String?
  /// The index of the situation of that step.
  private(set) var node = 0
  /// The difference, as a sentence without a full stop.
  private(set) var reason = ""
  /// The descriptions of the steps on which the spec and the recording agree.
  private(set) var driven: Set<String> = []

  private let history: RecordedHistory
  private let model: ConformanceModel
  private let silent: Set<String>

  /// Replays the recording on a spec; nil if the spec has errors.
  ///
  /// - Parameters:
  ///   - text: The text of the spec.
  ///   - history: The recording.
  ///   - omitted: The causes that the spec omits.
  ///   - unsaid: Further steps that are not compared.
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
        // The tabs of a dragged tab bar leave the container with the bar.
        let isDragged = layer.bar.map { $0.id == sight.dragged } ?? false
        return (isDragged ? layer.own : layer.stacks.flatMap(\.self))
          .filter { $0.id != sight.dragged && !$0.isBar }.map(\.kind)
      })
    seen.coordinators = Array(sight.alive.values)
    return worlds.filter { model.observation(of: $0).fits(seen) }
  }
}
