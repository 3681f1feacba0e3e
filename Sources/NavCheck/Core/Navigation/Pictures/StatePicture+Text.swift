extension StatePicture {
  /// The visible layers in one line: `App[home] ▸ Checkout[cart]  sheet Auth[login]`.
  ///
  /// Each layer is a stack, bottom first; adjacent screens of one coordinator share its name. Screens that the
  /// preceding picture does not contain are marked with a `+`.
  package var text: String { text(Form()) }

  /// ``text`` without marks of new screens; equal for equal visible screens.
  package var plainText: String { text(Form(isMarking: false)) }

  /// ``text``, in which dots replace the hidden tabs that are as in another picture: `App[main(›News[headlines] | …)]`.
  ///
  /// - Parameter other: The picture, usually the one before.
  /// - Returns: The text.
  package func text(since other: StatePicture) -> String { text(Form(hidden: other.hiddenTabs)) }

  /// How a text is formed.
  private struct Form {
    var isMarking = true
    /// For each tab bar of another picture, by its name, the plain texts of its hidden tabs by their positions.
    var hidden: [String: [Int: String]] = [:]
  }

  private func text(_ form: Form) -> String {
    layers.map { layer in
      (layer.isNew == true && form.isMarking ? "+" : "") + (layer.style.map { "\($0) " } ?? "")
        + text(of: layer.stack, form) + Self.words(forLayer: layer.phase)
    }.joined(separator: "  ")
  }

  /// The plain texts of the hidden tabs of each tab bar; none for two tab bars of one name.
  private var hiddenTabs: [String: [Int: String]] {
    var found: [String: [Int: String]] = [:]
    func visit(_ stack: Stack) {
      for screen in stack.screens + (stack.leaving ?? []) {
        guard let tabs = screen.tabs else { continue }
        let texts = tabs.stacks.indices.filter(tabs.hides).map {
          ($0, text(of: tabs.stacks[$0], Form(isMarking: false)))
        }
        found[screen.name] = found[screen.name] == nil ? Dictionary(uniqueKeysWithValues: texts) : [:]
        tabs.stacks.forEach(visit)
      }
    }
    for layer in layers { visit(layer.stack) }
    return found
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

  private func text(of stack: Stack, _ form: Form) -> String {
    var groups: [Group] = []
    func add(_ screen: Screen, _ words: String = "") {
      let name = (text: name(of: screen, form) + words, isNew: form.isMarking && screen.isNew == true)
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
  private func name(of screen: Screen, _ form: Form) -> String {
    guard let tabs = screen.tabs else { return screen.name }
    let known = screen.isNew == true ? [:] : form.hidden[screen.name] ?? [:]
    var inside: [String] = []
    for (index, stack) in tabs.stacks.enumerated() {
      if tabs.hides(index), let text = known[index], text == self.text(of: stack, Form(isMarking: false)) {
        if inside.last != "…" { inside.append("…") }
      } else {
        let content = text(of: stack, form)
        inside.append(
          tabs.isExpanded == true
            ? content
            : index == tabs.leaving
              ? content + Self.words(for: tabs.phase) : (index == tabs.selected ? "›" : "") + content)
      }
    }
    return "\(screen.name)(\(inside.joined(separator: tabs.isExpanded == true ? " ‖ " : " | ")))"
  }
}

extension StatePicture.Tabs {
  /// Whether a tab is neither selected nor leaving, nor a column that is shown beside another.
  fileprivate func hides(_ index: Int) -> Bool { isExpanded != true && index != selected && index != leaving }
}
