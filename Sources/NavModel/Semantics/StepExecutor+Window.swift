// The root of the window: `replaceRoot X in window`.
extension StepExecutor {
  /// Shows another root in the window, at once, even while something moves.
  ///
  /// On `swiftui`, the layers of the old root go without an animation. On `uikit`, the window dismisses no layer: the old
  /// root and the layers above it stay in memory, are not seen any more (inferred), and get no notice of a removal.
  ///
  /// Sources: AdevintaSpain/Sencha pull request 23, Rightpoint/Swiftilities issue 38 and lionheart/openradar-mirror issue
  /// 3009 for UIKit; pointfreeco/swift-navigation pull request 192 for SwiftUI.
  mutating func replaceWindowRoot(_ value: NavValue, _ frame: NavFrame) throws(Abort) {
    guard let stack = world.layers.first?.stack, let screen = try makeScreen(value, frame) else {
      return refuse("replaceRoot", .nothingMeant)
    }
    if world.stacksUntracked.contains(where: { $0.path.contains(screen) || $0.screens.contains(screen) }) {
      return refuse("replaceRoot", .alreadyOnStack)
    }
    noteIntent(route(of: screen, seenBy: frame.myself))
    for moving in world.stacks(inLayer: 0) where world[moving].transition != nil { try settle(moving) }
    loseQueue(of: stack)
    let removed = Array(path(of: stack).reversed())
    try forEachScreen(removedWith: removed) { executor, screen in
      if executor.world[screen].cause == nil { executor.world[screen].cause = .program }
    }
    loseStack(ofFlowsFrom: world.withNested(removed))
    noteGone(removed)
    if try loseLayers() {
      let views = self.views(on: stack)
      world[stack].screens = []
      try tell(views)
    }
    world[stack].path = [screen]
    unanimated.insert(stack)
    try begin(stack, [screen])
    try library.commandRemoved(removed, &self)
    try dropLayers(from: removed)
    try runStarts()
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
