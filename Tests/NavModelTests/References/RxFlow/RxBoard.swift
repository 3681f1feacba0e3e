/// What UIKit shows: the stacks of the flows' navigation controllers, tab bars and modal layers, and which of
/// the controllers have appeared.
///
/// A change takes effect at once, its controllers leave or enter until ``settle()``, which is the end of the
/// animation. What happens in containers that cannot be seen needs no animation.
struct RxBoard {
  /// A screen, or the root of a flow, by its number.
  enum Controller: Hashable {
    case screen(Int)
    case root(Int)
  }

  /// How a layer is presented: a page sheet leaves what is below in the window, a full screen does not.
  enum Style: Sendable {
    case sheet
    case cover
  }

  /// What UIKit calls on a controller.
  enum Signal: Equatable {
    /// `viewWillDisappear`.
    case leaves(Controller)
    /// `viewDidDisappear`.
    case disappeared(Controller)
    /// `viewDidAppear`.
    case appeared(Controller)
    /// `viewDidDisappear` of what is being dismissed, `didMove(toParent: nil)` of what was taken from a stack.
    case dismissed(Controller)
  }

  struct Screen {
    let flow: Int
    let name: String
    /// The flows of the tabs, if it is a tab bar.
    var tabs: [Int] = []
    var selected = 0
  }

  struct Layer {
    let content: Controller
    let style: Style
  }

  private enum Stage { case hidden, entering, shown, leaving }

  private(set) var screens: [Screen] = []
  /// The stacks of the flows' roots, bottom first, by the number of the flow.
  private(set) var stacks: [Int: [Int]] = [:]
  /// The window's root and what is presented, bottom first.
  private(set) var layers: [Layer] = []
  private var stages: [Controller: Stage] = [:]
  /// What was taken away while it could be seen; it hears of that when the animation has ended.
  private var removed: [Controller] = []

  /// A controller that can be seen and is not on its way out: `viewDidAppear` came last, not `viewWillDisappear`.
  func isShown(_ controller: Controller) -> Bool { stages[controller] == .shown }

  /// A controller whose view is in the window: `viewDidAppear` came last, not `viewDidDisappear`.
  func isInWindow(_ controller: Controller) -> Bool {
    stages[controller] == .shown || stages[controller] == .leaving
  }

  /// Whether a screen is in a container of any flow or layer.
  func exists(_ screen: Int) -> Bool {
    stacks.values.contains { $0.contains(screen) } || layers.contains { $0.content == .screen(screen) }
  }

  // MARK: What the app does

  /// Sets the window's root, unless it is that already: the old one has left at once, without a dismissal.
  mutating func setWindowRoot(_ flow: Int) -> [Signal] {
    guard layers.first?.content != .root(flow) else { return [] }
    layers = [Layer(content: .root(flow), style: .cover)]
    return refresh() + disappear()
  }

  mutating func make(_ name: String, in flow: Int, tabs: [Int] = []) -> Int {
    screens.append(Screen(flow: flow, name: name, tabs: tabs))
    return screens.count - 1
  }

  mutating func setStack(_ stack: [Int], of flow: Int) -> [Signal] {
    let gone = stacks[flow, default: []].filter { !stack.contains($0) }.map { Controller.screen($0) }
    stacks[flow] = stack
    return take(gone)
  }

  mutating func pop(_ flow: Int, by count: Int = 1) -> [Signal] {
    let stack = stacks[flow, default: []]
    guard stack.count > count else { return [] }
    return setStack(Array(stack.dropLast(count)), of: flow)
  }

  /// Presents from a flow's root, unless that is not in the window or has a layer above it already.
  mutating func present(_ content: Controller, as style: Style, from flow: Int) -> [Signal] {
    guard let layer = layer(of: flow), layer == layers.count - 1 else { return [] }
    layers.append(Layer(content: content, style: style))
    return refresh()
  }

  /// `dismiss` on a flow's root: takes what is above its layer, or else its layer.
  mutating func dismiss(from flow: Int) -> [Signal] {
    guard let layer = layer(of: flow) else { return [] }
    return dismiss(downTo: layer + 1 < layers.count ? layer + 1 : layer)
  }

  /// Takes a layer and all above it away; the window's root stays.
  mutating func dismiss(downTo layer: Int) -> [Signal] {
    guard layer > 0, layer < layers.count else { return [] }
    var gone: [Controller] = []
    for layer in layers[layer...].reversed() {
      gone.append(layer.content)
      if case .root(let flow) = layer.content, let top = stacks[flow]?.last { gone.append(.screen(top)) }
    }
    layers.removeSubrange(layer...)
    return take(gone)
  }

  mutating func select(_ tab: Int, in bar: Int) -> [Signal] {
    screens[bar].selected = tab
    return refresh()
  }

  /// The animations end.
  mutating func settle() -> [Signal] {
    var signals = disappear() + removed.map { .dismissed($0) }
    removed = []
    for controller in controllers(in: .entering) {
      stages[controller] = .shown
      signals.append(.appeared(controller))
    }
    return signals
  }

  // MARK: What can be seen

  /// The controllers that can be seen once all has come to rest.
  var visible: Set<Controller> {
    var found: Set<Controller> = []
    for layer in layers.reversed() {
      insert(layer.content, into: &found)
      if layer.style == .cover { break }
    }
    return found
  }

  /// The screens that a finger reaches: those that can be seen in the topmost layer.
  var touchable: Set<Controller> {
    var found: Set<Controller> = []
    if let top = layers.last { insert(top.content, into: &found) }
    return found
  }

  /// The layer in whose containers a flow's root is.
  func layer(of flow: Int) -> Int? {
    layers.indices.first { contains(flow, in: layers[$0].content) }
  }

  private func insert(_ controller: Controller, into found: inout Set<Controller>) {
    found.insert(controller)
    switch controller {
    case .root(let flow): if let top = stacks[flow]?.last { insert(.screen(top), into: &found) }
    case .screen(let screen):
      let bar = screens[screen]
      if !bar.tabs.isEmpty { insert(.root(bar.tabs[bar.selected]), into: &found) }
    }
  }

  private func contains(_ flow: Int, in controller: Controller) -> Bool {
    switch controller {
    case .root(let root):
      root == flow || stacks[root, default: []].contains { contains(flow, in: .screen($0)) }
    case .screen(let screen):
      screens[screen].tabs.contains { contains(flow, in: .root($0)) }
    }
  }

  private func number(of controller: Controller) -> Int {
    switch controller {
    case .screen(let screen): screen * 2
    case .root(let flow): flow * 2 + 1
    }
  }

  private func controllers(in stage: Stage) -> [Controller] {
    stages.keys.filter { stages[$0] == stage }.sorted { number(of: $0) < number(of: $1) }
  }

  /// What leaves has left.
  private mutating func disappear() -> [Signal] {
    let gone = controllers(in: .leaving)
    for controller in gone { stages[controller] = .hidden }
    return gone.map { .disappeared($0) }
  }

  private mutating func take(_ gone: [Controller]) -> [Signal] {
    var signals: [Signal] = []
    for controller in gone {
      if isInWindow(controller) { removed.append(controller) } else { signals.append(.dismissed(controller)) }
    }
    return signals + refresh()
  }

  private mutating func refresh() -> [Signal] {
    let visible = visible
    var signals: [Signal] = []
    for controller in stages.keys.sorted(by: { number(of: $0) < number(of: $1) })
    where !visible.contains(controller) {
      switch stages[controller] {
      case .shown:
        stages[controller] = .leaving
        signals.append(.leaves(controller))
      case .entering: stages[controller] = .hidden
      default: break
      }
    }
    for controller in visible.sorted(by: { number(of: $0) < number(of: $1) })
    where stages[controller] != .shown && stages[controller] != .entering {
      stages[controller] = .entering
    }
    return signals
  }
}
