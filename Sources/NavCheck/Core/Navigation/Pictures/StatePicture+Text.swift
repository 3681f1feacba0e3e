extension StatePicture {
  /// The visible layers in one line: `App[home] ▸ Checkout[cart]  sheet Auth[login]`.
  ///
  /// Each layer is a stack, bottom first; adjacent screens of one coordinator share its name. Screens that the
  /// preceding picture does not contain are marked with a `+`.
  package var text: String { text(marking: true) }

  /// ``text`` without marks of new screens; equal for equal visible screens.
  package var plainText: String { text(marking: false) }

  private func text(marking: Bool) -> String {
    layers.map { layer in
      (layer.isNew == true && marking ? "+" : "") + (layer.style.map { "\($0) " } ?? "")
        + text(of: layer.stack, marking) + Self.words(forLayer: layer.phase)
    }.joined(separator: "  ")
  }

  /// The movement of a layer, after a blank; empty if the layer does not move.
  static func words(forLayer phase: String?) -> String {
    switch phase {
    case "presenting": " coming"
    case "dismissing": " leaving"
    case "gesture": " dragged"
    case "cancelling": " going back"
    default: ""
    }
  }

  /// How a screen leaves, with a blank before it; empty where nothing moves.
  static func words(for phase: String?) -> String {
    switch phase {
    case "running": " leaving"
    case "gesture": " dragged"
    case "cancelling": " going back"
    default: ""
    }
  }

  /// A run of screens of one coordinator.
  private struct Group {
    var owner: Int?
    var names: [(text: String, isNew: Bool)] = []
  }

  private func text(of stack: Stack, _ marking: Bool) -> String {
    var groups: [Group] = []
    func add(_ screen: Screen, _ words: String = "") {
      let name = (text: name(of: screen, marking) + words, isNew: marking && screen.isNew == true)
      if let last = groups.last, last.owner == screen.owner {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append(Group(owner: screen.owner, names: [name]))
      }
    }
    for screen in stack.screens { add(screen) }
    for screen in stack.leaving ?? [] { add(screen, Self.words(for: stack.phase)) }
    if groups.isEmpty { groups = [Group(owner: stack.owner)] }
    return groups.map(text).joined(separator: " ▸ ")
  }

  private func text(of group: Group) -> String {
    let isNew = !group.names.isEmpty && group.names.allSatisfy(\.isNew)
    let names = group.names.map { ($0.isNew && !isNew ? "+" : "") + $0.text }.joined(separator: ", ")
    return "\(isNew ? "+" : "")\(label(of: group.owner))[\(names)]"
  }

  /// The name of an owner, with its state unless it is alive.
  private func label(of owner: Int?) -> String {
    guard let owner else { return "unowned" }
    let coordinator = coordinators[owner]
    return coordinator.state == "alive" ? coordinator.name : "\(coordinator.state) \(coordinator.name)"
  }

  /// A route, for a tab bar with the contents of its tabs: `main(›News[headlines] | Profile[me])`.
  ///
  /// Two columns beside each other are joined by `‖`: `main(List[all] ‖ Detail[page])`.
  private func name(of screen: Screen, _ marking: Bool) -> String {
    guard let tabs = screen.tabs else { return screen.name }
    let inside = tabs.stacks.enumerated().map { index, stack in
      let content = text(of: stack, marking)
      if tabs.isExpanded == true { return content }
      if index == tabs.leaving { return content + Self.words(for: tabs.phase) }
      return (index == tabs.selected ? "›" : "") + content
    }
    return "\(screen.name)(\(inside.joined(separator: tabs.isExpanded == true ? " ‖ " : " | ")))"
  }
}
