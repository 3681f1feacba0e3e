public import NavModel

/// The parts of a spec that no step of an exploration runs.
public struct DeadCode: Hashable, Sendable {
  /// A handler that never runs, a block of an `if` that is never taken, a screen that is never on screen, or a
  /// coordinator that is never made.
  public struct Item: Hashable, Sendable {
    /// The part and the event that never occurs: `on tabReselected never runs`.
    public var text: String
    /// The reason, if it is known: `tabReselected goes to App, which has the tabs`.
    public var reason: String?
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// The part and the reason, in one sentence.
    public var sentence: String { text + (reason.map { ": \($0)" } ?? "") }
  }

  /// The dead parts, in the order of the text.
  ///
  /// The contents of a screen that is never on screen, or of a handler that never runs, are not listed separately.
  public var items: [Item]
  /// The dead parts that begin with `allow no-dead`, with the reason that it states.
  public var allowed: [Item] = []
  /// Each `allow no-dead` whose block runs after all.
  public var idleAllowances: [NavProgram.DeadAllowance] = []
}
