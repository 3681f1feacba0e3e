public import NavModel

/// The parts of a spec that never run in an exploration.
public struct DeadCode: Hashable, Sendable {
  /// A handler or a block of an `if` that never runs, a screen that is never shown, a coordinator that is never
  /// created, or an event, link, step or outcome of an effect that never fires.
  public struct Item: Hashable, Sendable {
    /// A statement about the dead part, such as `on tabReselected never runs`.
    public var text: String
    /// The reason, such as `tabReselected goes to App, which has the tabs`; nil if it is not known.
    public var reason: String?
    /// The location of the part's declaration in the text; in ``DeadCode/allowed``, that of the `allow no-dead`.
    public var origin: NavSpec.Origin

    /// The statement and, if it is known, the reason.
    public var sentence: String { text + (reason.map { ": \($0)" } ?? "") }
  }

  /// The dead parts that no `allow no-dead` excuses, in the order of the text.
  ///
  /// The contents of a screen that is never shown, or of a handler that never runs, are not listed separately. Screens
  /// and coordinators with an opt-out from `everything-reachable` are not listed either.
  public var items: [Item]
  /// The dead parts that an `allow no-dead` excuses; ``Item/reason`` is the reason that it states.
  public var allowed: [Item] = []
  /// The `allow no-dead` statements to delete, because their handlers or blocks run.
  public var idleAllowances: [NavProgram.DeadAllowance] = []
}
