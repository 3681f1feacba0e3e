// Answers of effects that remove the screen or layer in front without naming it.
extension StepExecutor {
  /// Records, at the end of a tap's handler, what is in front for the effects that it has started.
  mutating func noteFronts() {
    for index in world.effects.indices where startedByTap.contains(world.effects[index].effect) {
      let running = world.effects[index]
      let home =
        running.screen.flatMap(world.stack(holding:)) ?? world.stack(of: running.coordinator, in: program)
      if let top = home.flatMap({ path(of: $0).last }) { world.effects[index].frontScreen = .present(top) }
      let layer = followsBelief ? wantedLayers.last : world.presentations.last
      if let first = layer.flatMap({ world[$0.stack].path.first }) {
        world.effects[index].frontLayer = .present(first)
      }
    }
    startedByTap = []
  }

  /// Records in running effects that screens which were in front are gone.
  ///
  /// - Parameters:
  ///   - screens: The screens that are removed; the screens in their tabs are removed with them.
  ///   - isReplaced: Whether the app puts other screens in their place, which its answers may mean.
  mutating func noteGone(_ screens: [ScreenID], isReplaced: Bool = false) {
    if tables.unnamedRemovals.isEmpty || screens.isEmpty || world.effects.isEmpty { return }
    let gone = world.withNested(screens)
    func front(_ front: NavRunningEffect.Front) -> NavRunningEffect.Front {
      guard case .present(let screen) = front, gone.contains(screen) else { return front }
      return isReplaced ? .unknown : .gone
    }
    for index in world.effects.indices {
      world.effects[index].frontScreen = front(world.effects[index].frontScreen)
      world.effects[index].frontLayer = front(world.effects[index].frontLayer)
    }
  }

  /// Whether the handler of a frame answers an effect, and would pop another screen than the one that was in front.
  func isAnswerToAnother(_ top: ScreenID, _ path: [ScreenID], _ frame: NavFrame) -> Bool {
    guard let answered, answered.effect.coordinator == frame.myself else { return false }
    switch answered.effect.frontScreen {
    case .unknown: return false
    case .present(let screen): return screen != top && path.contains(screen)
    case .gone: return true
    }
  }

  /// Whether the handler of a frame answers an effect, and would dismiss another layer than the one that was in front.
  ///
  /// A layer below that one does not count: its dismissal includes the one that was in front.
  func isAnswerToAnother(layer: NavPresentation, _ frame: NavFrame) -> Bool {
    guard let answered, answered.effect.coordinator == frame.myself else { return false }
    switch answered.effect.frontLayer {
    case .unknown: return false
    case .present(let first):
      let stacks = world.presentations.map(\.stack)
      guard let seen = stacks.firstIndex(where: { world[$0].path.first == first }),
        let meant = stacks.firstIndex(of: layer.stack)
      else { return false }
      return seen < meant
    case .gone: return true
    }
  }

  /// Reports an answer that shortens the path of its coordinator by another screen than the one that was in front.
  mutating func tellPop(byShortening target: NavProgram.Target, _ frame: NavFrame) {
    guard answered != nil, let myself = frame.myself,
      program.isPath(target, of: world[myself].declaration),
      let stack = world.stack(of: myself, in: program), let top = path(of: stack).last,
      isAnswerToAnother(top, path(of: stack), frame)
    else { return }
    outputs.append(.popped(world[top].route, isExact: false))
  }
}
