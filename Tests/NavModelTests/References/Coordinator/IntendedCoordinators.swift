/// The SwiftUI coordinators as their author describes them: README and FunctionalSpecs of horseshoe7/SwiftUI-MVVM-C.
///
/// A child's first screen stands at the place of the parent's proxy route. Whatever leaves by the user's hand fires its
/// default exit, top-down (FunctionalSpecs 2, 5a, 16); whatever the program removes fires none (5, 17, 30). A child ends
/// with its proxy route (README), after its own exits (8) and after its descendants.
struct IntendedCoordinators {
  private struct Node {
    let name: String
    var initial: String
    var isLive = true
  }

  private struct Entry {
    let owner: Int
    let route: String
    var child: Int?
  }

  private struct Layer {
    let presenter: Int?
    let isCover: Bool
    let content: Entry
    var path: [Entry] = []
  }

  private let tree: CoordinatorTree
  private let topOnly: Bool
  private var nodes: [Node] = []
  private var layers: [Layer] = []
  private var outputs: [CoordinatorOutput] = []

  /// Makes the root of a tree; `topOnly` fires the exit of the currently presented view only (FunctionalSpecs 31).
  init(_ tree: CoordinatorTree, topOnly: Bool = false) {
    self.tree = tree
    self.topOnly = topOnly
    nodes = [Node(name: tree.coordinators[0].name, initial: tree.coordinators[0].screens[0])]
    layers = [Layer(presenter: nil, isCover: false, content: Entry(owner: 0, route: "", child: 0))]
  }

  /// The screens of each layer, the lowest layer first.
  var screens: [[String]] { layers.map { [text($0.content)] + $0.path.map(text) } }

  /// The coordinators that have not ended.
  var live: [String] { nodes.filter(\.isLive).map(\.name).sorted() }

  /// Whether README and FunctionalSpecs say what an event does in this state.
  ///
  /// They leave open a second child with the identifier of a live one, and a presentation from a layer on which
  /// another one stands.
  func isSpecified(_ event: CoordinatorEvent) -> Bool {
    guard case .command(let name, let command) = event, let node = node(name) else { return true }
    switch command {
    case .push(let route), .replaceRoot(let route):
      return tree[name]?.branches[route].map { self.node($0) == nil } ?? true
    case .sheet(let route), .cover(let route):
      let level = place(of: node).layer
      guard level + 1 < layers.count else {
        return tree[name]?.branches[route].map { self.node($0) == nil } ?? true
      }
      let above = layers[level + 1]
      return above.presenter == node && above.isCover == (command == .cover(route))
    default: return true
    }
  }

  /// Plays one event and returns what it told.
  mutating func play(_ event: CoordinatorEvent) -> [CoordinatorOutput] {
    outputs = []
    let top = layers.count - 1
    switch event {
    case .back: cut(top, from: layers[top].path.count - 1, byUser: true)
    case .backMenu(let count): cut(top, from: layers[top].path.count - count, byUser: true)
    case .swipeDown: if top > 0, !layers[top].isCover { drop(from: top, byUser: true) }
    case .command(let name, let command): if let node = node(name) { perform(command, by: node) }
    }
    return outputs
  }

  private mutating func perform(_ command: CoordinatorCommand, by node: Int) {
    let (layer, base) = place(of: node)
    let own = layers[layer].path.indices.filter { $0 > base && layers[layer].path[$0].owner == node }
    switch command {
    case .push(let route): layers[layer].path.append(entry(route, of: node))
    case .pop(let count): pop(own, keeping: own.count - min(count, own.count), on: layer)
    case .popTo(let route):
      if let last = own.lastIndex(where: { layers[layer].path[$0].route == route }) {
        pop(own, keeping: last + 1, on: layer)
      } else if route == nodes[node].initial {
        pop(own, keeping: 0, on: layer)
      }
    case .popToRoot: pop(own, keeping: 0, on: layer)
    case .replaceRoot(let route):
      pop(own, keeping: 0, on: layer)
      nodes[node].initial = route
    case .sheet(let route): present(route, by: node, asCover: false, over: layer)
    case .cover(let route): present(route, by: node, asCover: true, over: layer)
    case .dismiss:
      if let level = layers.firstIndex(where: { $0.presenter == node }) {
        drop(from: level)
      } else if layers[layer].presenter != nil, base < 0 {
        drop(from: layer)
      }
    case .finish(let result): finish(node, layer: layer, base: base, result: result)
    }
  }

  /// Pops the routes of one coordinator, with what stands on them.
  private mutating func pop(_ own: [Int], keeping count: Int, on layer: Int) {
    if count < own.count { cut(layer, from: own[count]) }
  }

  private mutating func present(_ route: String, by node: Int, asCover isCover: Bool, over layer: Int) {
    if layer + 1 < layers.count {
      guard layers[layer + 1].content.route != route else { return }
      drop(from: layer + 1)
    }
    layers.append(Layer(presenter: node, isCover: isCover, content: entry(route, of: node)))
  }

  /// A child leaves with its proxy route; a root is reset and never ends.
  private mutating func finish(_ node: Int, layer: Int, base: Int, result: String?) {
    if node == 0 {
      if let level = layers.firstIndex(where: { $0.presenter == 0 }) { drop(from: level) }
      cut(0, from: 0)
    } else if base >= 0 {
      cut(layer, from: base, result: (node, result))
    } else {
      drop(from: layer, result: (node, result))
    }
  }

  private mutating func cut(
    _ layer: Int, from index: Int, byUser: Bool = false, result: (Int, String?)? = nil
  ) {
    guard index >= 0, index < layers[layer].path.count else { return }
    let removed = layers[layer].path[index...]
    layers[layer].path.removeSubrange(index...)
    for entry in removed.reversed() { leave(entry, byUser: byUser, result: result) }
  }

  private mutating func drop(from level: Int, byUser: Bool = false, result: (Int, String?)? = nil) {
    let removed = layers[level...]
    layers.removeSubrange(level...)
    for layer in removed.reversed() {
      for entry in layer.path.reversed() + [layer.content] { leave(entry, byUser: byUser, result: result) }
    }
  }

  private mutating func leave(_ entry: Entry, byUser: Bool, result: (Int, String?)?) {
    if let child = entry.child, let level = layers.firstIndex(where: { $0.presenter == child }) {
      drop(from: level)
    }
    if byUser, !topOnly || outputs.isEmpty { outputs.append(.exit(text(entry))) }
    guard let child = entry.child else { return }
    nodes[child].isLive = false
    let value = result?.0 == child ? result?.1 : nil
    outputs.append(.finished(nodes[child].name, byUser: byUser, result: value))
  }

  private mutating func entry(_ route: String, of node: Int) -> Entry {
    guard let child = tree[nodes[node].name]?.branches[route], let start = tree[child]?.screens[0] else {
      return Entry(owner: node, route: route, child: nil)
    }
    nodes.append(Node(name: child, initial: start))
    return Entry(owner: node, route: route, child: nodes.count - 1)
  }

  private func text(_ entry: Entry) -> String {
    guard let child = entry.child else { return "\(nodes[entry.owner].name).\(entry.route)" }
    return "\(nodes[child].name).\(nodes[child].initial)"
  }

  private func node(_ name: String) -> Int? { nodes.lastIndex { $0.name == name && $0.isLive } }

  /// The layer of a coordinator, and the index of its proxy route on the path there (−1 below the path).
  private func place(of node: Int) -> (layer: Int, base: Int) {
    for (level, layer) in layers.enumerated() {
      if layer.content.child == node { return (level, -1) }
      if let index = layer.path.firstIndex(where: { $0.child == node }) { return (level, index) }
    }
    return (0, -1)
  }
}
