/// A message in the app's queue: a step, a posted event, the end of a feedback's effect, or a new value of a variable.
public enum NavMessage: Hashable, Sendable {
  /// A step for a coordinator from `emit`, by its index in ``NavProgram/steps``, with values.
  ///
  /// `by` is the feedback that emitted the step, as an index in ``NavProgram/feedbacks``; nil for none. The
  /// cancellation of the feedback may withdraw the step.
  case step(Int, [NavValue], to: CoordinatorID, by: Int? = nil)
  /// An event of the spec from `post`, by its index in ``NavProgram/events``, with values.
  case event(Int, [NavValue])
  /// The effect of a feedback has completed; the first value is the feedback's index in ``NavProgram/feedbacks``.
  case ended(Int, of: CoordinatorID)
  /// A new value for a variable of a coordinator, from `mutate`; the first value is the index of the variable in the
  /// coordinator's declaration.
  case mutation(Int, NavValue, of: CoordinatorID)
}
