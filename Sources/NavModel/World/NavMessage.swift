/// A message in the app's queue: a step, a posted event, or an update of a feedback loop.
public enum NavMessage: Hashable, Sendable {
  /// A step for a coordinator from `emit`, by its index in ``NavProgram/steps``, with values.
  ///
  /// `by` is the feedback that emitted the step, whose end may withdraw it; nil for none.
  case step(Int, [NavValue], to: CoordinatorID, by: Int? = nil)
  /// An event of the spec from `post`, by its index in ``NavProgram/events``, with values.
  case event(Int, [NavValue])
  /// The completion of the effect of a coordinator's feedback, by the index in ``NavProgram/feedbacks``.
  case ended(Int, of: CoordinatorID)
  /// A new value for a variable of a coordinator, by the index of the variable, from `mutate`.
  case mutation(Int, NavValue, of: CoordinatorID)
}
