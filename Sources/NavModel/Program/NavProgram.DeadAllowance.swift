extension NavProgram {
  /// `allow no-dead "reason"`: a handler, or a block of an `if`, may never run.
  public struct DeadAllowance: Hashable, Sendable {
    /// The name behind `allow`, as in `--require no-dead`.
    package static let name = "no-dead"

    /// The reason.
    public var reason: String
    /// The location in the text.
    public var origin: NavSpec.Origin

    /// Makes an opt-out.
    public init(reason: String, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.reason = reason
      self.origin = origin
    }
  }
}
