/// One feedback of a reference loop.
///
/// Source: `Feedback.swift` of ReactiveFeedback 0.6.0 and 0.10.0, `Feedback.swift` of Cycler, and
/// `firstValueAfterNil` of CombineFeedback.
struct ReferenceFeedback<State, Event> {
  /// When a new state starts the effect anew.
  enum Strategy: CaseIterable {
    /// Each state replaces the effect (`lensing`, `effects`, and `predicate` as of 0.7).
    case every
    /// Each state with a control replaces the effect, the others are not seen (`predicate` up to 0.6).
    case filtered
    /// Each control that differs from the last replaces the effect (`skippingRepeated`).
    case skippingRepeated
    /// The first control after none starts the effect, the first none after a control cancels it.
    case edge
    /// Only the state at the start starts the effect, and no later state cancels it.
    case once
  }

  /// What a new state does to the effect of the feedback.
  enum Decision { case keep, cancel, start }

  /// What an effect does: it sends events at once, then waits for answers from outside.
  struct Effect {
    var immediate: [Event] = []
    /// Whether the events at once go through a snapshot, as those of a view do, instead of through the effect.
    var isBySnapshot = false
    var isEndless = false
  }

  let strategy: Strategy
  /// The part of the state that interests the feedback, or nil.
  let control: (State) -> Int?
  let effect: (State) -> Effect
  /// The last control, nil before the first state.
  private var last: Int??

  init(
    _ strategy: Strategy,
    control: @escaping (State) -> Int? = { _ in 0 },
    effect: @escaping (State) -> Effect
  ) {
    self.strategy = strategy
    self.control = control
    self.effect = effect
  }

  /// Takes note of a state.
  ///
  /// - Parameters:
  ///   - state: The published state.
  ///   - isFirst: Whether no update has been processed yet.
  /// - Returns: What happens to the running effect.
  mutating func decide(_ state: State, isFirst: Bool) -> Decision {
    let current = control(state)
    let before = last
    last = .some(current)
    let replacing: Decision = current == nil ? .cancel : .start
    switch strategy {
    case .every: return replacing
    case .filtered: return current == nil ? .keep : .start
    case .skippingRepeated: return before == .some(current) ? .keep : replacing
    case .edge: return ((before ?? nil) == nil) == (current == nil) ? .keep : replacing
    case .once: return isFirst && current != nil ? .start : .keep
    }
  }
}
