/// What SwiftUI shows of the released coordinators, and which views it tells that they went away.
extension ReleasedCoordinators {
  /// The screens of each layer, the lowest layer first.
  var screens: [[String]] {
    layers.map { layer in ([layer.content] + layer.pages).map(text) }
  }

  /// The coordinators that the tree still holds.
  var live: [String] { reachable.map { nodes[$0].name }.sorted() }

  /// Brings the views in line with the coordinators, until no callback changes anything more.
  mutating func render() {
    while true {
      let before = visible
      var level = 0
      while level < layers.count {
        renderStack(level)
        renderModal(over: level)
        level += 1
      }
      let now = Set(visible.joined().map(\.identity))
      let gone = (platform.topFirst ? before.reversed() : before).joined().filter {
        !now.contains($0.identity)
      }
      if gone.isEmpty { return }
      for part in gone { disappeared(part.route, of: part.owner, exit: part.exit) }
    }
  }

  /// A view that the platform tells that it went away.
  ///
  /// A view with a child's in it is two parts.
  private struct Part {
    let identity: [Int]
    let owner: Int
    let route: ReleasedRoute
    let exit: String?
  }

  /// The parts that can be seen, layer by layer, in the order in which they would go.
  private var visible: [[Part]] {
    layers.indices.map { level in
      let layer = layers[level]
      if platform.coverHides, level + 1 < layers.count, layers[level + 1].isCover { return [] }
      var parts = parts(of: layer.pages.last ?? layer.content)
      if layer.presenter != nil, !layer.pages.isEmpty { parts += [self.parts(of: layer.content)[1]] }
      return platform.innerFirst ? parts : parts.reversed()
    }
  }

  private func parts(of view: ReleasedView) -> [Part] {
    guard let child = view.child else {
      return [Part(identity: [view.identity], owner: view.owner, route: view.route, exit: text(view))]
    }
    return [
      Part(identity: [view.identity, 1], owner: child, route: nodes[child].initial, exit: text(view)),
      Part(
        identity: [view.identity], owner: view.owner, route: view.route,
        exit: platform.exitLeaks ? text(view) : nil),
    ]
  }

  /// Keeps the pages that are still on the path, and makes the others.
  private mutating func renderStack(_ level: Int) {
    guard let owner = layers[level].stackOwner else { return }
    if level == 0 { layers[0].content.route = nodes[0].initial }
    let path = paths[nodes[owner].path]
    let kept = zip(layers[level].pages, path).prefix { $0.route == $1 }.count
    layers[level].pages.removeSubrange(kept...)
    for route in path[kept...] {
      let makers = [owner] + layers[level].pages.compactMap(\.child)
      let maker = makers.last { nodes[$0].name == route.type } ?? owner
      let child = child(at: route, of: maker, isPushed: true, isCover: false)
      layers[level].pages.append(view(route, of: maker, child: child))
    }
  }

  /// Keeps the layer above while its presenter wants it, else takes it away and shows what is wanted.
  private mutating func renderModal(over level: Int) {
    let presenters = [layers[level].stackOwner].compactMap(\.self) + layers[level].pages.compactMap(\.child)
    if level + 1 < layers.count {
      let above = layers[level + 1]
      if let presenter = above.presenter, presenters.contains(presenter),
        (above.isCover ? nodes[presenter].cover : nodes[presenter].sheet) == above.content.route
      {
        return
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
        return
      }
    }
  }

  private mutating func view(_ route: ReleasedRoute, of maker: Int, child: Int?) -> ReleasedView {
    madeViews += 1
    return ReleasedView(owner: maker, route: route, child: child, identity: madeViews)
  }

  private func text(_ view: ReleasedView) -> String {
    if let child = view.child { return "\(nodes[child].name).\(nodes[child].initial.name)" }
    return "\(nodes[view.owner].name).\(view.route.name)"
  }
}
