/// What SwiftUI shows of the released coordinators, and which views it tells that they went away.
extension ReleasedCoordinators {
  /// The screens of each layer, the lowest layer first.
  var screens: [[String]] {
    layers.map { layer in ([layer.content] + layer.pages).map(text) }
  }

  /// Whether the platform shows what an event asks for.
  ///
  /// It is left open where a coordinator acts whose views are on no screen, and where something is presented while
  /// another layer stands on the presenter's.
  func isSpecified(_ event: CoordinatorEvent) -> Bool {
    guard case .command(let name, let command) = event, let node = node(name) else { return true }
    let level = layers.firstIndex { layer in
      layer.stackOwner == node || layer.content.child == node || layer.pages.contains { $0.child == node }
    }
    guard let level else { return false }
    switch command {
    case .sheet, .cover:
      guard level + 1 < layers.count else { return true }
      let above = layers[level + 1]
      if case .cover = command { return above.presenter == node && above.isCover }
      return above.presenter == node && !above.isCover
    default: return true
    }
  }

  /// The coordinators that the tree still holds.
  var live: [String] {
    let views = layers.flatMap { [$0.content] + $0.pages }
    let held = views.flatMap { [$0.owner, $0.child].compactMap(\.self) }
    return Set(([0] + held).flatMap(reachable)).filter { !nodes[$0].hasEnded }.map { nodes[$0].name }.sorted()
  }

  /// Brings the views in line with the coordinators, layer after layer, until no callback changes anything more.
  mutating func render() {
    while true {
      let before = visible
      var level = 0
      var isPresenting = false
      while level < layers.count {
        renderStack(level)
        isPresenting = renderModal(over: level)
        if isPresenting { renderStack(level + 1) }
        level += isPresenting ? layers.count : 1
      }
      for level in layers.indices { renderChildren(level) }
      let now = Set(visible.joined().map(\.identity))
      let order = before.prefix(1) + before.dropFirst().reversed()
      let gone = order.joined().filter { !now.contains($0.identity) }
      for part in gone { disappeared(part.route, of: part.owner, exit: part.exit) }
      if gone.isEmpty, !isPresenting { return }
    }
  }

  /// A view that the platform tells that it went away.
  ///
  /// A view with a child's in it is two parts.
  private struct Part {
    let identity: Identity
    let owner: Int
    let route: ReleasedRoute
    let exit: String?
  }

  private struct Identity: Hashable {
    let view: Int
    let route: ReleasedRoute
  }

  /// The parts that can be seen, layer by layer, in the order in which they would go.
  private var visible: [[Part]] {
    layers.indices.map { level in
      let layer = layers[level]
      if platform.coverHides, level + 1 < layers.count, layers[level + 1].isCover { return [] }
      let parts = parts(of: layer.pages.last ?? layer.content)
      let ordered = platform.innerFirst ? parts : parts.reversed()
      return ordered
        + (layer.presenter == nil || layer.pages.isEmpty ? [] : [self.parts(of: layer.content)[1]])
    }
  }

  private func parts(of view: ReleasedView) -> [Part] {
    guard let child = view.child, let route = view.childRoute else {
      return [
        Part(
          identity: Identity(view: view.identity, route: view.route), owner: view.owner, route: view.route,
          exit: text(view))
      ]
    }
    return [
      Part(
        identity: Identity(view: view.identity, route: route), owner: child,
        route: route, exit: text(view)),
      Part(
        identity: Identity(view: view.identity, route: view.route), owner: view.owner, route: view.route,
        exit: platform.exitLeaks ? text(view) : nil),
    ]
  }

  /// Makes pages again whose child has ended, and those that this child had made.
  private mutating func remakePages(_ level: Int) {
    var successors: [Int: Int] = [:]
    for index in layers[level].pages.indices {
      let page = layers[level].pages[index]
      let maker = successors[page.owner] ?? page.owner
      layers[level].pages[index].owner = maker
      guard let child = page.child, nodes[child].hasEnded || maker != page.owner else { continue }
      let new = self.child(at: page.route, of: maker, isPushed: true, isCover: false)
      layers[level].pages[index].child = new
      successors[child] = new
    }
  }

  /// Keeps the pages that are still on the path, and makes the others.
  private mutating func renderStack(_ level: Int) {
    guard let owner = layers[level].stackOwner else { return }
    if level == 0 { layers[0].content.route = nodes[0].initial }
    let path = paths[nodes[owner].path]
    let kept = zip(layers[level].pages, path).prefix { $0.route == $1 }.count
    layers[level].pages.removeSubrange(kept...)
    if platform.remakesViews { remakePages(level) }
    for route in path[kept...] {
      let makers = [owner] + layers[level].pages.compactMap(\.child)
      let maker = makers.last { nodes[$0].name == route.type } ?? owner
      let child = child(at: route, of: maker, isPushed: true, isCover: false)
      layers[level].pages.append(view(route, of: maker, child: child))
    }
  }

  /// Shows the first screen of each child where it stands.
  private mutating func renderChildren(_ level: Int) {
    let first = { (view: ReleasedView, nodes: [ReleasedCoordinator]) in view.child.map { nodes[$0].initial } }
    layers[level].content.childRoute = first(layers[level].content, nodes)
    for index in layers[level].pages.indices {
      layers[level].pages[index].childRoute = first(layers[level].pages[index], nodes)
    }
  }

  /// Keeps the layer above while its presenter wants it, else takes it away and shows what is wanted; whether it shows something.
  private mutating func renderModal(over level: Int) -> Bool {
    let presenters = [layers[level].stackOwner].compactMap(\.self) + layers[level].pages.compactMap(\.child)
    if level + 1 < layers.count {
      let above = layers[level + 1]
      if let presenter = above.presenter, presenters.contains(presenter),
        (above.isCover ? nodes[presenter].cover : nodes[presenter].sheet) == above.content.route
      {
        return false
      }
      layers.removeSubrange((level + 1)...)
    }
    for presenter in presenters {
      for (route, isCover) in [(nodes[presenter].sheet, false), (nodes[presenter].cover, true)] {
        guard let route else { continue }
        let child = child(at: route, of: presenter, isPushed: false, isCover: isCover)
        layers.append(
          ReleasedLayer(
            presenter: presenter, isCover: isCover,
            content: view(route, of: presenter, child: child), stackOwner: child))
        return true
      }
    }
    return false
  }

  private mutating func view(_ route: ReleasedRoute, of maker: Int, child: Int?) -> ReleasedView {
    madeViews += 1
    return ReleasedView(owner: maker, route: route, child: child, identity: madeViews)
  }

  private func text(_ view: ReleasedView) -> String {
    if let child = view.child, let route = view.childRoute { return "\(nodes[child].name).\(route.name)" }
    return "\(nodes[view.owner].name).\(view.route.name)"
  }
}
