public import NavModel

extension NavigationClosure {
  /// A construct of the spec that reads or changes more of a stack than its head.
  public struct Obstacle: Sendable, Hashable {
    /// What the construct is, such as `setStack`.
    public let text: String
    /// The location of the handler or declaration that contains it; nil if it is unknown.
    public let origin: NavSpec.Origin?
  }
}
