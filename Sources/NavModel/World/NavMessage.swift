/// A step or a posted event on its way.
public enum NavMessage: Hashable, Sendable {
  /// `emit`: a step for a coordinator.
  case step(Int, [NavValue], to: CoordinatorID)
  /// `post`: an event of the spec, for whoever handles it.
  case event(Int, [NavValue])
}
