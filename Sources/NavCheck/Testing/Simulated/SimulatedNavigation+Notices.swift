import NavModel

// The lifecycle callbacks of screens and controllers.
extension SimulatedNavigation {
  /// Delivers a notice to its screen or delegate.
  func deliver(_ notice: NavNotice, _ stack: StackID?) {
    activity += 1
    for id in notice.screens {
      guard let screen = screen(id) else { continue }
      chart?.note(notice.kind, of: session.names(of: id))
      let isRemoved = notice.values.first == .bool(true)
      switch notice.kind {
      case .didShow, .willShow: tellDelegate(notice.kind, screen, stack)
      case .willDismiss, .didDismiss:
        let outermost = outermost(of: screen)
        screen.hear(notice.kind, isRemoved: false)
        if notice.kind == .didDismiss {
          outermost.ownPresentation.delegate?.presentationControllerDidDismiss(outermost.ownPresentation)
        } else {
          outermost.ownPresentation.delegate?.presentationControllerWillDismiss(outermost.ownPresentation)
        }
      case .collapsed: (screen as? SimulatedSplitViewController)?.onDidCollapse?()
      case .expanded: (screen as? SimulatedSplitViewController)?.onDidExpand?()
      case .tabSelected, .tabReselected:
        (screen as? SimulatedTabBarController)?.hearSelection(isAgain: notice.kind == .tabReselected)
      default:
        let isDismissed = isRemoved && isDismissed(screen, notice.kind)
        // A stack that leaves the window, as that of a replaced root controller, keeps its screens.
        let isOnStack = session.world.stacks.contains { $0.screens.contains(id) }
        screen.movement = (isRemoved && !isDismissed && !isOnStack, isDismissed)
        screen.hear(notice.kind, isRemoved: isRemoved)
        screen.movement = (false, false)
      }
    }
  }

  /// Returns whether a screen disappears because its layer is dismissed.
  ///
  /// The layer is gone at `didDisappear`, and without animation at `willDisappear`.
  private func isDismissed(_ screen: SimulatedViewController, _ kind: NavNotice.Kind) -> Bool {
    let isDismissed = screen.isLosingLayer || isDismissing(screen)
    screen.isLosingLayer = kind == .willDisappear && isDismissed
    return isDismissed
  }

  private func tellDelegate(_ kind: NavNotice.Kind, _ screen: SimulatedViewController, _ stack: StackID?) {
    guard let controller = stack.flatMap({ controllers[$0]?.object as? SimulatedNavigationController }) else {
      return
    }
    let isAnimated = controller.isLastChangeAnimated
    if kind == .didShow {
      controller.delegate?.navigationController(controller, didShow: screen, animated: isAnimated)
    } else {
      controller.delegate?.navigationController(controller, willShow: screen, animated: isAnimated)
    }
  }

  // MARK: Transitions

  /// Creates coordinators for new transitions, and notifies those whose gesture has ended.
  func followTransitions() {
    for stack in session.world.containers {
      guard let moving = session.world[stack].transition else { continue }
      if let known = transitions[stack], known.from?.id == moving.from {
        if moving.phase != .gesture { known.letGo(isCancelled: moving.phase == .cancelling) }
        continue
      }
      let to = session.world[stack].screens.last
      transitions[stack]?.end()
      transitions[stack] = SimulatedTransitionCoordinator(
        from: moving.from.flatMap { screen($0) }, to: to.flatMap { screen($0) },
        isInteractive: moving.phase == .gesture)
    }
  }

  /// Ends the coordinators of finished transitions, and of transitions whose stack has left the window.
  func endTransitions() {
    let containers = session.world.containers
    for (stack, known) in transitions.sorted(by: { $0.key.index < $1.key.index })
    where session.world[stack].transition == nil || !containers.contains(stack) {
      transitions[stack] = nil
      // A gesture was cancelled if its screen is on the stack again.
      let isBack = known.from.map { session.world[stack].screens.last == $0.id } ?? false
      known.letGo(isCancelled: isBack)
      known.end()
    }
  }
}
