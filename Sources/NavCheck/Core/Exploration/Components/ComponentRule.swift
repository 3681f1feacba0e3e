/// A rule of a ``ComponentMachine``: steps that read and write some of its parts.
public struct ComponentRule<Part: Hashable & Sendable, Action: Sendable>: Sendable {
  /// A condition on one part, under which a rule has steps.
  public struct Guard: Sendable {
    @usableFromInline let part: Int
    @usableFromInline let isOpen: @Sendable (Part) -> Bool

    /// Creates a condition on a part.
    ///
    /// - Parameters:
    ///   - part: The number of the part, from 0.
    ///   - isOpen: Whether a value of the part satisfies the condition.
    public init(_ part: Int, isOpen: @escaping @Sendable (Part) -> Bool) {
      self.part = part
      self.isOpen = isOpen
    }
  }

  @usableFromInline let reads: [Int]
  @usableFromInline let writes: [Int]
  @usableFromInline let guards: [Guard]
  @usableFromInline let body: @Sendable ([Part], (Action, [Part]) -> Void) -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - reads: The numbers of the parts that the body takes.
  ///   - writes: The numbers of the parts that its steps replace.
  ///   - guards: Conditions on further parts. The rule has no step in a state that does not satisfy all of them. A
  ///     guard costs less than a part in `reads`, since a search by parts evaluates it once for each value of the part.
  ///   - body: A closure that takes the parts in the order of `reads`. It calls its argument once for every step,
  ///     with the action and the new parts in the order of `writes`.
  public init(
    reads: [Int], writes: [Int], guards: [Guard] = [],
    body: @escaping @Sendable (_ parts: [Part], _ emit: (Action, [Part]) -> Void) -> Void
  ) {
    self.reads = reads
    self.writes = writes
    self.guards = guards
    self.body = body
  }

  @inlinable func isOpen(to parts: [Part]) -> Bool {
    guards.allSatisfy { $0.isOpen(parts[$0.part]) }
  }
}
