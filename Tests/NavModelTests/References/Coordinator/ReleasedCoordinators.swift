/// The SwiftUI coordinators as released: Coordinator.swift and CoordinatorStack.swift of horseshoe7/SwiftUI-MVVM-C 1.0.0,
/// retold over plain values; what SwiftUI does with them is in `ReleasedCoordinators+Views`.
struct ReleasedCoordinators {
  var platform: ReleasedPlatform
  var nodes: [ReleasedCoordinator]
  var paths: [[ReleasedRoute]] = [[]]
  var layers: [ReleasedLayer]
  var outputs: [CoordinatorOutput] = []
  /// How many views were made.
  var madeViews = 1
  private let declarations: [String: CoordinatorTree.Declaration]

  init(_ tree: CoordinatorTree, on platform: ReleasedPlatform = ReleasedPlatform()) {
    let root = tree.coordinators[0]
    let start = ReleasedRoute(type: root.name, name: root.screens[0])
    self.platform = platform
    declarations = Dictionary(uniqueKeysWithValues: tree.coordinators.map { ($0.name, $0) })
    nodes = [
      ReleasedCoordinator(
        name: root.name, initial: start, branch: nil, isPushed: true, isCover: false, path: 0)
    ]
    layers = [
      ReleasedLayer(
        presenter: nil, isCover: false, content: ReleasedView(owner: 0, route: start, identity: 0),
        stackOwner: 0)
    ]
  }

  /// Plays one event and returns what it told.
  mutating func play(_ event: CoordinatorEvent) -> [CoordinatorOutput] {
    outputs = []
    let top = layers.count - 1
    switch event {
    case .back: userPops(1)
    case .backMenu(let count): userPops(count)
    case .swipeDown:
      if let presenter = layers[top].presenter, !layers[top].isCover { setSheet(of: presenter, nil) }
    case .command(let name, let command): if let node = node(name) { perform(command, by: node) }
    }
    render()
    return outputs
  }

  /// The binding of the stack on the top layer writes the shortened path to the coordinator that owns the stack.
  private mutating func userPops(_ count: Int) {
    guard let owner = layers[layers.count - 1].stackOwner else { return }
    let path = paths[nodes[owner].path]
    if count <= path.count { writePath(of: owner, Array(path.dropLast(count))) }
  }

  mutating func perform(_ command: CoordinatorCommand, by node: Int) {
    let local = localStack(of: node)
    let type = nodes[node].name
    switch command {
    case .push(let name):
      nodes[node].movedByProgram = false
      paths[nodes[node].path].append(ReleasedRoute(type: type, name: name))
    case .pop(let count):
      let taken = min(count, local.count - 1)
      if taken > 0 { programPops(taken, by: node) }
    case .popTo(let name): popTo(ReleasedRoute(type: type, name: name), by: node)
    case .popToRoot: popTo(nodes[node].initial, by: node)
    case .replaceRoot(let name):
      popTo(nodes[node].initial, by: node)
      nodes[node].initial = ReleasedRoute(type: type, name: name)
    case .sheet(let name):
      nodes[node].sheet = ReleasedRoute(type: type, name: name)
      nodes[node].shownSheet = nodes[node].sheet
    case .cover(let name):
      nodes[node].cover = ReleasedRoute(type: type, name: name)
      nodes[node].shownCover = nodes[node].cover
    case .dismiss: if nodes[node].sheet != nil { dismissSheet(of: node) } else { dismissCover(of: node) }
    case .finish(let result): unwind(node, result: result)
    }
  }

  private mutating func programPops(_ count: Int, by node: Int) {
    nodes[node].movedByProgram = true
    writePath(of: node, Array(paths[nodes[node].path].dropLast(count)))
  }

  private mutating func popTo(_ route: ReleasedRoute, by node: Int) {
    let local = localStack(of: node)
    guard let index = local.lastIndex(of: route) else { return }
    programPops(min(local.count - 1 - index, paths[nodes[node].path].count), by: node)
  }

  private mutating func dismissSheet(of node: Int) {
    setSheet(of: node, nil)
    nodes[node].shownSheet = nil
  }

  private mutating func dismissCover(of node: Int) {
    setCover(of: node, nil)
    nodes[node].shownCover = nil
  }

  /// `unwindToStart`: a child asks its parent to end it; without a parent everything is reset.
  private mutating func unwind(_ node: Int, result: String?) {
    if let parent = nodes[node].parent { return end(node, under: parent, result: result, byUser: false) }
    nodes[node].movedByProgram = true
    writePath(of: node, [])
    setSheet(of: node, nil)
    setCover(of: node, nil)
  }

  /// The parent takes a child's proxy route away and ends the child; a child that is nowhere to be found stays.
  mutating func end(_ child: Int, under parent: Int, result: String?, byUser: Bool) {
    guard nodes[parent].children[nodes[child].name] == child else { return }
    if byUser { return complete(child, result: result, byUser: true) }
    guard let branch = nodes[child].branch else { return }
    if nodes[parent].sheet == branch {
      dismissSheet(of: parent)
    } else if nodes[parent].cover == branch {
      dismissCover(of: parent)
    } else if let index = paths[nodes[parent].path].firstIndex(of: branch) {
      nodes[parent].movedByProgram = true
      writePath(of: parent, Array(paths[nodes[parent].path].prefix(index)))
    } else {
      return
    }
    complete(child, result: result, byUser: false)
  }

  private mutating func complete(_ child: Int, result: String?, byUser: Bool) {
    guard !nodes[child].hasEnded else { return }
    nodes[child].hasEnded = true
    if let parent = nodes[child].parent {
      nodes[parent].children[nodes[child].name] = nil
      nodes[child].parent = nil
    }
    outputs.append(.finished(nodes[child].name, byUser: byUser, result: result))
  }

  /// Writes the path as the owner's property does: the children are looked through unless the program moved.
  private mutating func writePath(of node: Int, _ path: [ReleasedRoute]) {
    paths[nodes[node].path] = path
    guard !nodes[node].movedByProgram else { return }
    let last = path.last ?? nodes[node].initial
    for child in nodes[node].children.values
    where nodes[child].isPushed && nodes[child].branch?.type == last.type {
      nodes[child].endsNext = true
    }
  }

  private mutating func setSheet(of node: Int, _ route: ReleasedRoute?) {
    nodes[node].sheet = route
    guard let shown = nodes[node].shownSheet else { return }
    for child in nodes[node].children.values
    where !nodes[child].isPushed && !nodes[child].isCover && nodes[child].branch == shown {
      nodes[node].shownSheet = nil
      nodes[child].endsNext = true
    }
  }

  private mutating func setCover(of node: Int, _ route: ReleasedRoute?) {
    nodes[node].cover = route
    guard let shown = nodes[node].shownCover else { return }
    for child in nodes[node].children.values where nodes[child].isCover && nodes[child].branch == shown {
      nodes[node].shownCover = nil
      nodes[child].endsNext = true
    }
  }

  /// What the library takes for the routes of one coordinator: its own type anywhere on the path.
  func localStack(of node: Int) -> [ReleasedRoute] {
    let path = paths[nodes[node].path]
    if let branch = nodes[node].branch, !path.contains(branch) { return [] }
    return [nodes[node].initial] + path.filter { $0.type == nodes[node].name }
  }

  /// A view of a coordinator went away; `exit` is its default exit.
  mutating func disappeared(_ route: ReleasedRoute, of node: Int, exit: String?) {
    let fire = { (world: inout Self) in if let exit { world.outputs.append(.exit(exit)) } }
    if nodes[node].shownSheet != nil, nodes[node].sheet == nil {
      nodes[node].shownSheet = nil
      return fire(&self)
    }
    if nodes[node].shownCover != nil, nodes[node].cover == nil {
      nodes[node].shownCover = nil
      return fire(&self)
    }
    if nodes[node].movedByProgram {
      nodes[node].movedByProgram = false
      return
    }
    if nodes[node].endsNext {
      nodes[node].endsNext = false
      fire(&self)
      if let parent = nodes[node].parent { end(node, under: parent, result: nil, byUser: true) }
      return
    }
    let isOnPath = paths[nodes[node].path].contains(route) || localStack(of: node).contains(route)
    if !isOnPath, route != nodes[node].initial || nodes[node].parent != nil { fire(&self) }
  }

  /// The coordinator behind a proxy route: the child that is registered under its name, or a new one.
  mutating func child(at route: ReleasedRoute, of parent: Int, isPushed: Bool, isCover: Bool) -> Int? {
    guard let name = declarations[nodes[parent].name]?.branches[route.name],
      let start = declarations[name]?.screens[0]
    else { return nil }
    if let known = known(route.name, of: parent) { return known }
    if !isPushed { paths.append([]) }
    nodes.append(
      ReleasedCoordinator(
        name: name, initial: ReleasedRoute(type: name, name: start), branch: route, isPushed: isPushed,
        isCover: isCover, path: isPushed ? nodes[parent].path : paths.count - 1, parent: parent))
    nodes[parent].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// The child that is registered for a proxy route.
  func known(_ route: String, of parent: Int) -> Int? {
    declarations[nodes[parent].name]?.branches[route].flatMap { nodes[parent].children[$0] }
  }

  /// The living coordinator of a name: the one that can be reached from the root.
  func node(_ name: String) -> Int? { reachable(from: 0).last { nodes[$0].name == name } }

  /// A coordinator, and whatever its children hold.
  func reachable(from node: Int) -> [Int] {
    var found = [node]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children.values
      next += 1
    }
    return found
  }
}
