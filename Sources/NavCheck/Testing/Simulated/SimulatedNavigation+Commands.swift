import NavModel

// The requests of screens and controllers to the platform.
extension SimulatedNavigation {
  func setStack(
    _ stack: StackID, to target: [ScreenID], _ command: String, isAnimated: Bool,
    showing screen: SimulatedViewController?
  ) {
    var why = session.setStack(stack, to: target, command: command, isAnimated: isAnimated)
    if let change = session.interrupting {
      tellPosted()
      why = session.carryOut(change, on: stack)
    }
    commands.append(SimulatedCommand(text: command, refusal: why, shown: screen?.id, stack: stack))
    if let screen { hold(screen) }
    keepWhatIsHeld()
  }

  func present(
    _ other: SimulatedViewController, as style: NavPresentation.Style, from presenter: ScreenID,
    isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    let stack = other.contentStack
    other.loadViewIfNeeded()
    let bottom = session.world[stack].screens.first
    if let bottom { presentedLast[bottom] = Watched(name: other.name, object: other) }
    for kind in [NavNotice.Kind.willDismiss, .didDismiss] {
      if let bottom { session.listeners.listen(to: kind, of: bottom) }
    }
    let why = session.present(stack, as: style, from: presenter, isAnimated: isAnimated)
    let content = session.world[stack].screens.last
    commands.append(SimulatedCommand(text: "present \(name(of: other))", refusal: why, shown: content))
    if why == nil {
      hold(other)
      if let completion {
        awaited.append(Awaited(name: "present \(name(of: other))", completion: completion))
      }
    }
    keepWhatIsHeld()
  }

  func dismiss(from screen: SimulatedViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    if screen.id == closedAlert {
      // The layer is gone already.
      completion?()
      return
    }
    let own = layer(of: screen)
    let layers = session.world.layers
    let target = own.map { $0 + 1 < layers.count ? $0 + 1 : $0 } ?? 0
    guard target > 0 else {
      // UIKit calls the completion also if nothing is presented.
      if let completion { awaited.append(Awaited(name: "dismiss", completion: completion)) }
      let why = own == nil ? NavOutput.Refusal.notInHierarchy : .nothingPresented
      return commands.append(
        SimulatedCommand(text: "dismiss", refusal: completion == nil ? why : nil, shown: nil))
    }
    let screens = session.world.visibleScreens.filter { id in
      session.world.stack(holding: id).flatMap { session.world.layer(of: $0) }.map { $0 >= target } ?? false
    }
    let why = session.dismiss(layers[target].stack, isAnimated: isAnimated)
    if why == nil, !isAnimated { for id in screens { self.screen(id)?.isLosingLayer = true } }
    commands.append(SimulatedCommand(text: "dismiss", refusal: why, shown: nil))
    if why == nil, let completion { awaited.append(Awaited(name: "dismiss", completion: completion)) }
    keepWhatIsHeld()
  }

  func select(_ tab: Int, of bar: SimulatedTabBarController) {
    session.select(tab, of: bar.id)
    commands.append(SimulatedCommand(text: "select tab \(tab + 1)", refusal: nil, shown: nil))
    keepWhatIsHeld()
  }

  private func name(of screen: SimulatedViewController) -> String {
    (screen as? SimulatedNavigationController)?.topViewController?.name ?? screen.name
  }
}
