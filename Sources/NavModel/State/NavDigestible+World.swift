// Every stored property of the types that a world is made of.

extension ScreenID: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(index)
  }
}

extension StackID: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(index)
  }
}

extension CoordinatorID: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(index)
  }
}

extension NavRoute: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(place)
    digest.add(arguments)
  }
}

extension NavScreen: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(route)
    digest.add(owner)
    digest.add(variables)
    digest.add(library)
    digest.add(hasLostOuterView)
    digest.add(tabs)
    digest.add(cause)
    digest.add(hasExited)
    digest.add(wasShown)
  }
}

extension NavScreen.Tabs: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(stacks)
    digest.add(selected)
    digest.add(columns)
    digest.add(turn)
  }
}

extension NavScreen.Tabs.Turn: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(leaving)
    digest.add(isByUser)
  }
}

extension NavStack: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(screens)
    digest.add(path)
    digest.add(owner)
    digest.add(transition)
    digest.add(waiting)
    digest.add(queued)
    digest.add(missedPath)
    digest.add(mail)
  }
}

extension NavStack.Change: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch kind {
    case .push(let screens):
      digest.add(0)
      digest.add(screens)
    case .pop(to: let screen):
      digest.add(1)
      digest.add(screen)
    case .set(let screens):
      digest.add(2)
      digest.add(screens)
    }
    digest.add(command == nil ? 0 : 1)
    if let command { digest.add(command) }
    digest.add(frame)
    digest.add(continuation)
  }
}

extension NavStack.Transition: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(phase)
    digest.add(from)
    digest.add(removed)
    digest.add(continuations)
    digest.add(writesPath)
  }
}

extension NavLayer: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(style)
    digest.add(stack)
    digest.add(coordinator)
    digest.add(presenter)
    digest.add(isByContainer)
    digest.add(phase)
    digest.add(continuations)
  }
}

extension NavPresentation: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(coordinator)
    digest.add(presenter)
    digest.add(style)
    digest.add(stack)
    digest.add(variable)
    digest.add(isLost)
    digest.add(isByContainer)
  }
}

extension NavCoordinator: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(declaration)
    digest.add(arguments)
    digest.add(parent)
    digest.add(children)
    digest.add(branch)
    digest.add(branchedFrom)
    digest.add(root)
    digest.add(variables)
    digest.add(branchVariables)
    digest.add(library)
    digest.add(isAlive)
    digest.add(isFinished)
    digest.add(hasLostLayer)
  }
}

extension NavFrame: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(myself)
    digest.add(this)
    digest.add(child)
    digest.add(locals)
  }
}

extension NavContinuation: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(block)
    digest.add(frame)
  }
}

extension NavNotice: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(kind)
    digest.add(screens)
    digest.add(values)
  }
}

extension NavRunningEffect: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(effect)
    digest.add(arguments)
    digest.add(coordinator)
    digest.add(screen)
    digest.add(feedback)
    digest.add(frontScreen)
    digest.add(frontLayer)
    digest.add(library)
  }
}

extension NavRunningEffect.Front: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .unknown: digest.add(0)
    case .present(let screen):
      digest.add(1)
      digest.add(screen)
    case .gone: digest.add(2)
    }
  }
}

extension NavRunningFeedback: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(feedback)
    digest.add(isOver)
    digest.add(coordinator)
    digest.add(screens)
    digest.add(showing)
  }
}

extension NavReadinessBlock: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(flows)
    digest.add(continuation)
  }
}

extension NavTapRecord: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(screen)
    digest.add(control)
  }
}

extension NavShownRoute: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(tap)
    digest.add(route)
  }
}

extension NavRefusal: NavDigestible {
  func digest(into digest: inout NavDigest) {
    digest.add(route)
    digest.add(screen)
  }
}

extension NavStack.Transition.Phase: NavDigestible {}

extension NavLayer.Phase: NavDigestible {}

extension NavScreen.Tabs.Columns: NavDigestible {}

extension NavPresentation.Style: NavDigestible {}

extension NavNotice.Kind: NavDigestible {}

extension NavRemovalCause: NavDigestible {}

extension NavValue: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .none:
      digest.add(0)
    case .bool(let value):
      digest.add(1)
      digest.add(value)
    case .int(let value):
      digest.add(2)
      digest.add(value)
    case .symbol(let type, let name, let values):
      digest.add(3)
      digest.add(type)
      digest.add(name)
      digest.add(values)
    case .route(let route):
      digest.add(4)
      digest.add(route)
    case .screen(let screen):
      digest.add(5)
      digest.add(screen)
    case .coordinator(let coordinator):
      digest.add(6)
      digest.add(coordinator)
    case .list(let values):
      digest.add(7)
      digest.add(values)
    }
  }
}

extension NavMessage: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .step(let step, let values, let coordinator, let sender):
      digest.add(0)
      digest.add(step)
      digest.add(values)
      digest.add(coordinator)
      digest.add(sender)
    case .event(let event, let values):
      digest.add(1)
      digest.add(event)
      digest.add(values)
    case .ended(let number, let coordinator):
      digest.add(2)
      digest.add(number)
      digest.add(coordinator)
    case .mutation(let number, let value, let coordinator):
      digest.add(3)
      digest.add(number)
      digest.add(value)
      digest.add(coordinator)
    }
  }
}

extension NavContinuation.Block: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .written(let block):
      digest.add(0)
      digest.add(block)
    case .library(let task):
      digest.add(1)
      digest.add(task)
    case .action(let control):
      digest.add(2)
      digest.add(control)
    }
  }
}

extension NavRunningFeedback.Showing: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .nothing:
      digest.add(0)
    case .pushed:
      digest.add(1)
    case .presented:
      digest.add(2)
    }
  }
}

extension NavOutcome: NavDigestible {
  func digest(into digest: inout NavDigest) {
    switch self {
    case .running:
      digest.add(0)
    case .fatal(let text):
      digest.add(1)
      digest.add(text)
    case .diverges:
      digest.add(2)
    case .recursion:
      digest.add(3)
    case .exceeds(let text):
      digest.add(4)
      digest.add(text)
    }
  }
}
