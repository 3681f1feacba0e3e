import NavModel

extension BuiltInChecks {
  /// An exit fires for what the user removed, once, at the latest when the world has come to rest.
  var exitOnce: StepClaim {
    { [machine] _, step, after in
      let isOwed = after.outcome == .running && machine.isQuiescent(after) && !after.owedExits.isEmpty
      let isWrong = step.outputs.contains(where: \.isWrongExit)
      return .init(matters: isOwed || step.outputs.contains(where: \.isExit), holds: !isOwed && !isWrong)
    }
  }

  var noMessageToFinished: StepClaim {
    { before, step, _ in
      .init(
        matters: before.coordinators.contains(where: \.isFinished) || step.outputs.contains(where: \.ranFinished),
        holds: !step.outputs.contains(where: \.ranFinished))
    }
  }

  /// A request that nobody handles is lost; a refused one is, unless it is visible at rest or nobody waits for it.
  var noSilentDrop: StepClaim {
    { [machine] _, step, after in
      var isLost = step.outputs.contains(where: \.isRequestLost)
      let isAtRest = after.outcome == .running && machine.isQuiescent(after)
      if isAtRest {
        for refusal in after.refusals {
          let isShown = after.containers.contains { after[$0].screens.contains { after[$0].route == refusal.route } }
          let isAwaited = refusal.screen.map { after.isOnScreen($0) } ?? true
          if !isShown, isAwaited { isLost = true }
        }
      }
      let isRequest: Bool =
        switch step.event.kind {
        case .link, .external, .message: true
        default: false
        }
      return .init(
        matters: isRequest || isLost || step.outputs.contains(where: \.isRefusal) || (isAtRest && !after.refusals.isEmpty),
        holds: !isLost)
    }
  }

  var stackNeverEmpty: StepClaim {
    { [machine] _, step, after in
      let isEmpty =
        after.outcome == .running && machine.isQuiescent(after) && after.containers.contains { after[$0].screens.isEmpty }
      let isWrong = isEmpty || step.outputs.contains(where: \.wouldEmptyStack)
      return .init(matters: isWrong || step.event.isInput, holds: !isWrong)
    }
  }

  var oneIntentOnePush: StepClaim {
    { _, step, _ in
      guard case .tap = step.event.kind else {
        let isDouble = step.outputs.contains(where: \.isDouble)
        return .init(matters: isDouble, holds: !isDouble)
      }
      return .init(matters: true, holds: !step.outputs.contains(where: \.isDouble))
    }
  }

  var handledOnce: StepClaim {
    { _, step, _ in
      let isRequest: Bool =
        switch step.event.kind {
        case .link, .external, .message, .tap, .outcome: true
        default: false
        }
      return .init(matters: isRequest, holds: !step.outputs.contains(where: \.wasHandledWrongly))
    }
  }

  /// However the world settles after a deep link, its target is visible, and the same link again changes nothing.
  var linkReachesTarget: StepClaim {
    { [machine] before, step, after in
      guard case .link(let link, let values) = step.event.kind, !machine.isBlocked(link, values, in: before) else {
        return .idle
      }
      let settled = machine.settle(after).filter { $0.outcome == .running }
      for world in settled {
        guard machine.isTargetVisible(ofLink: link, values, in: world) else { return .init(matters: true, holds: false) }
        let shape = machine.shape(of: world)
        for next in machine.results(of: step.event, in: world) {
          for again in machine.settle(next) where again.outcome == .running {
            if machine.shape(of: again) != shape { return .init(matters: true, holds: false) }
          }
        }
      }
      return .init(matters: true, holds: true)
    }
  }
}
