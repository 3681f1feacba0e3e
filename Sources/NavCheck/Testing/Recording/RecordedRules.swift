/// The rules that hold for every exit from a screen: how flows end, and which values and work a removed screen changes.
struct RecordedRules {
  /// The event that ends a flow.
  enum End { case whenFirstScreenGoes, whenTold, never }

  let root: RecordedRoot
  /// The screens of each coordinator, in the order of discovery.
  private(set) var screens: [String: [String]] = [:]
  private(set) var coordinators: [String] = []
  /// The tab bars that a spec can declare, in the order of discovery.
  private(set) var bars: [RecordedBar] = []
  /// The screen with which a coordinator begins.
  private(set) var starts: [String: String] = [:]
  private(set) var ends: [String: End] = [:]
  /// The names of the observed values; empty if the value never changes.
  private(set) var values: [String: String] = [:]
  private(set) var firstValue = ""
  /// The observed value after a kind of screen is removed.
  private(set) var observedAfter: [String: String] = [:]
  /// The work that is cancelled when a kind of screen is removed.
  private(set) var cancelledWith: [String: [String]] = [:]
  /// The coordinator that starts each work.
  private(set) var workers: [String: String] = [:]

  init(_ history: RecordedHistory, root: RecordedRoot) {
    self.root = root
    coordinators = [root.owner]
    let edges = history.edges
    let sights = history.nodes.map(\.sight)
    starts[root.owner] = root.name
    for bar in sights.flatMap(\.layers).compactMap({ $0.bar.flatMap(RecordedBar.init) })
    where !bars.contains(where: { $0.kind == bar.kind }) {
      bars.append(bar)
    }
    for tab in bars.flatMap(\.tabs) { starts[tab.owner] = tab.start }
    for screen in sights.flatMap(\.all) {
      if !coordinators.contains(screen.owner) { coordinators.append(screen.owner) }
      if !screen.isBar, screens[screen.owner]?.contains(screen.name) != true {
        screens[screen.owner, default: []].append(screen.name)
      }
    }
    for edge in edges {
      for screen in edge.after.all
      where starts[screen.owner] == nil && !edge.before.all.contains(where: { $0.kin == screen.kin }) {
        starts[screen.owner] = screen.name
      }
      if case .tap(let owner, _, _) = edge.cause {
        for work in edge.after.pending where !edge.before.pending.contains(work) && workers[work] == nil {
          let words = [work] + (history.works[work] ?? [])
          if words.allSatisfy(RecordedNames.isMember) { workers[work] = owner }
        }
      }
    }
    for owner in coordinators where owner != root.owner { ends[owner] = end(of: owner, edges) }
    let observations = sights.reduce(into: [String]()) {
      if !$0.contains($1.observation) { $0.append($1.observation) }
    }
    if observations.count > 1 {
      values = RecordedNames.values(observations)
      firstValue = observations[0]
    }
    findObservations(edges)
    findCancellations(edges)
  }

  /// Returns whether a spec can declare a screen: its names are valid, and a bar is one of ``bars``.
  func isSayable(_ screen: RecordedSight.Screen) -> Bool {
    RecordedNames.isMember(screen.name) && RecordedNames.isType(screen.owner)
      && (!screen.isBar || bars.contains { $0.kind == screen.kind })
  }

  private func end(of owner: String, _ edges: [RecordedEdge]) -> End {
    var deaths: Set<Bool> = []
    for edge in edges {
      for screen in edge.removed where screen.owner == owner && screen.name == starts[owner] {
        if let kin = screen.kin { deaths.insert(edge.after.alive[kin] == nil) }
      }
    }
    if !deaths.contains(false) { return .whenFirstScreenGoes }
    return deaths.contains(true) ? .whenTold : .never
  }

  private var kinds: [(owner: String, name: String)] {
    coordinators.flatMap { owner in (screens[owner] ?? []).map { (owner, $0) } }
  }

  private mutating func findObservations(_ edges: [RecordedEdge]) {
    guard !values.isEmpty else { return }
    for (owner, name) in kinds {
      let leaving = edges.filter { $0.removed.contains { $0.owner == owner && $0.name == name } }
      let ends = Set(leaving.map(\.after.observation))
      let isNeeded = leaving.contains {
        $0.before.observation != $0.after.observation && !explainsObservation($0)
      }
      if ends.count == 1, let end = ends.first, isNeeded { observedAfter["\(owner).\(name)"] = end }
    }
  }

  private mutating func findCancellations(_ edges: [RecordedEdge]) {
    for work in workers.keys.sorted() {
      for (owner, name) in kinds where workers[work] == owner {
        let leaving = edges.filter { edge in
          edge.before.pending.contains(work) && !isAnswer(edge, of: work)
            && edge.removed.contains { $0.owner == owner && $0.name == name }
        }
        if !leaving.isEmpty, leaving.allSatisfy({ !$0.after.pending.contains(work) }) {
          cancelledWith["\(owner).\(name)", default: []].append(work)
        }
      }
    }
  }

  private func isAnswer(_ edge: RecordedEdge, of work: String) -> Bool {
    if case .answer(work, _) = edge.cause { true } else { false }
  }

  /// Returns whether the removal of a screen explains the observed value.
  func explainsObservation(_ edge: RecordedEdge) -> Bool {
    edge.removed.contains { observedAfter[$0.kind] == edge.after.observation }
  }

  /// Returns whether the removal of a screen explains the end of a work.
  func explainsCancellation(_ edge: RecordedEdge, of work: String) -> Bool {
    isAnswer(edge, of: work) || edge.removed.contains { cancelledWith[$0.kind]?.contains(work) == true }
  }

  /// Returns the coordinator with the handler of a cause.
  func owner(of cause: RecordedCause) -> String? {
    switch cause {
    case .tap(let owner, _, _), .tab(let owner, _, _, _): owner
    case .answer(let work, _): workers[work]
    }
  }
}
