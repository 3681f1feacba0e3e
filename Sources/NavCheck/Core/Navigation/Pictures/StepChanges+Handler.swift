package import NavModel

extension StepChanges {
  /// The location of the handler that a step has run, if it is certain.
  ///
  /// It is certain if only one handler reacts to the event. The condition of a tap's handler is true, since its
  /// control was enabled. Any other handler must have had a consequence that no library can have caused.
  package func handlerPlace(of step: NavStep, in before: NavWorld, _ parts: [String]) -> NavSpec.Origin? {
    guard let trigger = trigger(of: step.event, in: before) else { return nil }
    let candidates = machine.program.handlers.filter { $0.trigger == trigger }
    guard candidates.count == 1, let handler = candidates.first, handler.origin.line > 0 else { return nil }
    let isLost = step.outputs.contains {
      switch $0 {
      case .dropped, .late: true
      default: false
      }
    }
    if isLost { return nil }
    if case .tap = step.event.kind { return handler.origin }
    let isSure =
      handler.condition == nil
      || !machine.program.dialect.library.traits.reacts && parts.contains { $0 != "settled" }
    return isSure ? handler.origin : nil
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
