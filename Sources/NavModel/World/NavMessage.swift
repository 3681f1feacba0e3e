/// A queued step, posted event or update.
public enum NavMessage: Hashable, Sendable {
  /// `emit`: a step for a coordinator, and the feedback that emitted it, whose end may withdraw it.
  case step(Int, [NavValue], to: CoordinatorID, by: Int? = nil)
  /// `post`: an event of the spec, for the first handler that takes it.
  case event(Int, [NavValue])
  /// The effect of a coordinator's feedback, by its index, has completed.
  case ended(Int, of: CoordinatorID)
  /// `mutate`: a variable of a coordinator, by its index, and its new value.
  case mutation(Int, NavValue, of: CoordinatorID)
}
