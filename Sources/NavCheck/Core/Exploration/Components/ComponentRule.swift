/// Steps of a ``ComponentMachine`` that read and write some of its parts.
public struct ComponentRule<Part: Hashable & Sendable, Action: Sendable>: Sendable {
  /// A condition on one part.
  public struct Guard: Sendable {
    @usableFromInline let part: Int
    @usableFromInline let isOpen: @Sendable (Part) -> Bool

    /// A condition on the part with a number.
    public init(_ part: Int, isOpen: @escaping @Sendable (Part) -> Bool) {
      self.part = part
      self.isOpen = isOpen
    }
  }

  @usableFromInline let reads: [Int]
  @usableFromInline let writes: [Int]
  @usableFromInline let guards: [Guard]
  @usableFromInline let body: @Sendable ([Part], (Action, [Part]) -> Void) -> Void

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - reads: The parts that the body is given.
  ///   - writes: The parts that its steps replace.
  ///   - guards: Conditions on further parts, without which there is no step. A guard costs less than a part
  ///     that is read, since it is evaluated once for each value of the part.
  ///   - body: Is given the parts read, in the order of `reads`; calls its argument once for every step, with
  ///     the action and the parts written, in the order of `writes`.
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
