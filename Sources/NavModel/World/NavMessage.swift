/// A step, a posted event or an update on its way.
public enum NavMessage: Hashable, Sendable {
  /// `emit`: a step for a coordinator; by which of its feedbacks, whose end may take it back.
  case step(Int, [NavValue], to: CoordinatorID, by: Int? = nil)
  /// `post`: an event of the spec, for whoever handles it.
  case event(Int, [NavValue])
  /// A feedback of a coordinator, by its index, is over by itself.
  case ended(Int, of: CoordinatorID)
  /// `mutate`: a variable of a coordinator, by its index, and its new value.
  case mutation(Int, NavValue, of: CoordinatorID)
}
