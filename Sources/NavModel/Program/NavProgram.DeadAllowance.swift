extension NavProgram {
  /// An opt-out for a handler or a block of an `if` that never runs: `allow no-dead "reason"`.
  public struct DeadAllowance: Hashable, Sendable {
    /// The name after `allow`, as in `--require no-dead`.
    package static let name = "no-dead"

    /// The reason that the spec states.
    public var reason: String
    /// The location of the opt-out in the text.
    public var origin: NavSpec.Origin

    /// Creates an opt-out.
    ///
    /// - Parameters:
    ///   - reason: The reason that the spec states.
    ///   - origin: The location of the opt-out in the text.
    public init(reason: String, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.reason = reason
      self.origin = origin
    }
  }
}
