package import NavModel

extension StepChanges {
  /// The location of the handler of the event that a step has run; nil if it has run none, or several.
  package func handlerPlace(of step: NavStep, in before: NavWorld) -> NavSpec.Origin? {
    guard let trigger = trigger(of: step.event, in: before) else { return nil }
    let handlers = machine.program.handlers
    let ran = handlers.indices.filter { handlers[$0].trigger == trigger && step.reach.contains(.ran($0)) }
    guard ran.count == 1, handlers[ran[0]].origin.line > 0 else { return nil }
    return handlers[ran[0]].origin
  }

  private func trigger(of event: NavEvent, in world: NavWorld) -> NavProgram.Trigger? {
    switch event.kind {
    case .tap(let control, _): return .tap(control)
    case .link(let link, _), .linkAtLaunch(let link, _): return .link(link)
    case .external(let event, _): return .event(event)
    case .deliver(let stack):
      return (stack.map { world[$0].mail } ?? world.mail).first.map { .notice($0.kind) }
    case .message:
      switch world.queue.first {
      case .step(let step, _, _, _): return .step(step)
      case .event(let event, _): return .event(event)
      case .ended(let feedback, _): return .feedbackEnded(feedback)
      case .mutation, nil: return nil
      }
    case .outcome(let position, let outcome, _):
      return .outcome(effect: world.effects[position].effect, outcome: outcome)
    default: return nil
    }
  }
}
