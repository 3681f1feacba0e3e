// The root of the window: `replaceRoot X in window`.
extension StepExecutor {
  /// Shows another root in the window, at once, even while something moves.
  ///
  /// On `swiftui`, the layers of the old root go without an animation. On `uikit`, the window dismisses no layer: the old
  /// root and the layers above it stay in memory, are not seen any more (inferred), and get no notice of a removal. The own
  /// stack of a flow keeps its screens, because its flow retains it: RxFlow is not notified that a root has left the window.
  ///
  /// Sources: AdevintaSpain/Sencha pull request 23, Rightpoint/Swiftilities issue 38 and lionheart/openradar-mirror issue
  /// 3009 for UIKit; pointfreeco/swift-navigation pull request 192 for SwiftUI; RxSwiftCommunity/RxFlow,
  /// Reactive+UIViewController.swift, for a flow.
  mutating func replaceWindowRoot(_ value: NavValue, _ frame: NavFrame) throws(Abort) {
    guard let old = world.layers.first?.stack else { return refuse("replaceRoot", .nothingMeant) }
    // In RxFlow, each flow retains its navigation controller, but not a screen that it makes the root of the window.
    let retainsStacks = dialect.library != .plain
    if retainsStacks, let main = world[old].owner, world[main].root == nil, !world[old].path.isEmpty {
      world[main].root = old
    }
    let own = root(of: value)
    if own == old { return }
    let screen = own == nil ? try makeScreen(value, frame) : nil
    guard own != nil || screen != nil else { return refuse("replaceRoot", .nothingMeant) }
    if isOnStack(screen, in: own) { return refuse("replaceRoot", .alreadyOnStack) }
    if let screen { noteIntent(route(of: screen, seenBy: frame.myself)) }
    for moving in world.stacks(inLayer: 0) where world[moving].transition != nil { try settle(moving) }
    loseQueue(of: old)
    let removed = isRoot(old) ? [] : Array(path(of: old).reversed())
    try forEachScreen(removedWith: removed) { executor, screen in
      if executor.world[screen].cause == nil { executor.world[screen].cause = .program }
    }
    loseStack(ofFlowsFrom: world.withNested(removed))
    noteGone(removed)
    let isLost = try loseLayers()
    if let next = own ?? (retainsStacks ? newStack([], owner: nil) : nil) {
      try exchange(old, for: next, removed: isLost ? [] : removed)
    } else if isLost {
      let views = self.views(on: old)
      world[old].screens = []
      try tell(views)
    }
    if let screen, let stack = world.layers.first?.stack {
      world[stack].path = [screen]
      unanimated.insert(stack)
      try begin(stack, [screen])
    }
    try library.commandRemoved(removed, &self)
    try dropLayers(from: removed)
    try runStarts()
  }

  /// Shows another stack in place of the root stack, which keeps its screens if it is the own stack of a flow.
  private mutating func exchange(_ old: StackID, for next: StackID, removed: [ScreenID]) throws(Abort) {
    let views = self.views(on: old) + self.views(on: next)
    world.layers[0].stack = next
    if !isRoot(old) { (world[old].path, world[old].screens) = ([], []) }
    world.mail += world[old].mail
    world[old].mail = []
    try tell(views)
    if !removed.isEmpty { try post(.removed, removed, [], nil) }
  }

  /// Removes the layers of the old root without an animation, if the platform dismisses them.
  private mutating func dropLayers(from removed: [ScreenID]) throws(Abort) {
    guard followsBelief else { return }
    for layer in world.layers.indices where [.gesture, .cancelling].contains(world.layers[layer].phase) {
      world.layers[layer].phase = .steady
    }
    try endLayerTransition()
    for wanted in world.presentations where isRemoved(wanted.presenter, with: removed) {
      unanimated.insert(wanted.stack)
    }
    try dropPresentations(from: removed)
  }

  /// Drops the changes that wait for a transition of the old root, with their blocks.
  private mutating func loseQueue(of stack: StackID) {
    for change in world[stack].queued where change.continuation != nil {
      outputs.append(
        .dropped("the block of '\(change.command ?? "pop") then': the window has another root"))
    }
    world[stack].queued = []
    world[stack].missedPath = nil
  }

  /// Takes the layers above the root off the window, without a notice, if the platform does not dismiss them.
  ///
  /// - Returns: Whether a layer was lost. A layer that is being dismissed is removed as usual.
  private mutating func loseLayers() throws(Abort) -> Bool {
    if followsBelief { return false }
    if world.layers.contains(where: { $0.phase == .dismissing }) { try endLayerTransition() }
    world.presentations = []
    guard world.layers.count > 1 else { return false }
    for layer in 1..<world.layers.count {
      loseStack(ofFlowsFrom: content(ofLayer: layer))
      noteGone(content(ofLayer: layer))
      world.turns += world.layers[layer].continuations
      if let first = world[world.layers[layer].stack].screens.first {
        outputs.append(.lostLayer(world[first].route))
      }
    }
    world.layers.removeSubrange(1...)
    return true
  }

  /// Records that the flows that began at some screens have no stack any more.
  private mutating func loseStack(ofFlowsFrom screens: [ScreenID]) {
    for screen in screens {
      for flow in world.coordinators(branchedFrom: screen) { world[flow].hasLostLayer = true }
    }
  }
}
