public import NavModel

/// The parts of a spec that no world of an exploration has come to.
public struct DeadCode: Hashable, Sendable {
  /// A handler that never runs, a block of an `if` that is never taken, a screen that is never on screen, or a
  /// coordinator that is never made.
  public struct Item: Hashable, Sendable {
    /// The part and what never happens to it: `on tabReselected never runs`.
    public var text: String
    /// Why, where that is known: `tabReselected goes to App, which has the tabs`.
    public var reason: String?
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Both in one sentence.
    public var sentence: String { text + (reason.map { ": \($0)" } ?? "") }
  }

  /// The dead parts, in the order of the text.
  ///
  /// What stands in a screen that is never on screen, or in a handler that never runs, is not listed besides it.
  public var items: [Item]
}
