/// The tree of screens of the document "Initial architecture for new navigation scheme".
///
/// Source: the document. A segue takes the shortest way back through parents, then forward through children.
/// The way through the root is a change of the menu's content, which takes along all above the root.
struct ReferenceScreenTree {
  struct Step: Hashable {
    let screen: String
    let isForward: Bool
  }

  struct Arrival: Hashable {
    /// The screens on the way, without the source.
    let path: [String]
    /// The screens that were created and received a container, in order.
    let injected: [String]
    let stack: [String]
  }

  let root: String
  let children: [String: [String]]
  /// The screens that expect a container.
  var expecting: Set<String> = []
  /// The screens for which a source supplies a container.
  var supplies: [String: Set<String>] = [:]

  /// All shortest ways between two screens, several where a screen has several parents.
  func ways(from source: String, to target: String) -> [[Step]] {
    var frontier: [[Step]] = [[]]
    var seen: Set<Step> = []
    while !frontier.isEmpty {
      let arrived = frontier.filter { ($0.last?.screen ?? source) == target }
      if !arrived.isEmpty { return arrived }
      let longer = frontier.flatMap { way in next(way, from: source).map { way + [$0] } }
      frontier = longer.filter { $0.last.map { !seen.contains($0) } ?? false }
      for way in frontier { if let last = way.last { seen.insert(last) } }
    }
    return []
  }

  /// The stacks after a segue, one for each shortest way.
  func segue(from source: String, to target: String, on stack: [String]) -> Set<Arrival> {
    Set(ways(from: source, to: target).map { perform($0, source: source, on: stack) })
  }

  private func next(_ way: [Step], from source: String) -> [Step] {
    let screen = way.last?.screen ?? source
    let forward = (children[screen] ?? []).map { Step(screen: $0, isForward: true) }
    if way.last?.isForward == true { return forward }
    let parents = children.keys.sorted().filter { children[$0]?.contains(screen) == true }
    return forward + parents.map { Step(screen: $0, isForward: false) }
  }

  private func perform(_ way: [Step], source: String, on stack: [String]) -> Arrival {
    var stack = stack
    var injected: [String] = []
    for step in way {
      if step.isForward {
        stack.append(step.screen)
        let isSupplied = supplies[source]?.contains(step.screen) == true
        if expecting.contains(step.screen), isSupplied { injected.append(step.screen) }
      } else if step.screen == root {
        stack = [root]
      } else if stack.count > 1 {
        stack.removeLast()
      }
    }
    return Arrival(path: way.map(\.screen), injected: injected, stack: stack)
  }
}
