extension NavProgram {
  /// A statement of a handler, with resolved names.
  ///
  /// The operand of a command is a route, for which the command creates a new instance; a screen instance; or a
  /// coordinator, which stands for its first screen.
  public indirect enum Statement: Hashable, Sendable {
    case push(Expression, Tail), replaceTop(Expression, Tail), replaceRoot(Expression, Tail)
    case pop(Int, Tail), popToRoot(Tail)
    /// Removes the screens above a screen (`popTo`), or the screen as well (`remove`).
    ///
    /// The operand is a screen instance, or a route. A route stands for the topmost instance of its place, with equal
    /// values if the route has values.
    case popTo(Expression, Tail), remove(Expression, Tail)
    case setStack(Expression, Tail)
    case present(Expression, NavPresentation.Style, from: Expression?, Tail)
    /// Dismisses the layer of the operand; without an operand, the layer that `this` presents, else its own layer.
    case dismiss(Expression?, Tail)
    case select(place: Int, Tail)
    case start(Expression, options: [CommandOption] = []), drop(Expression)
    case finish(result: Int?, [Expression])
    case emit(step: Int, [Expression], to: Expression?)
    case forward(to: Expression)
    case post(event: Int, [Expression])
    case run(effect: Int, [Expression]), cancel(effect: Int)
    case note(label: Int, [Expression])
    case fail(String)
    case refuse
    /// Assigns a value to a local slot: `let`.
    case bind(Int, Expression)
    case assign(Target, Expression)
    case append(Target, Expression), removeElement(Target, Expression)
    case removeFirst(Target), removeLast(Target), clear(Target)
    /// Removes the elements of a list after the first one that equals the operand, or that is a screen of its place.
    case truncateTo(Target, Expression)
    case truncateCount(Target, Expression)
    /// Runs the statements of a routine that the handler calls.
    case group([Statement])
    case branch(Expression, then: [Statement], otherwise: [Statement])
    case choose([[Statement]])
    /// Records that a block of an `if` begins, by the index in ``NavProgram/branches``; `isThen` is false for the
    /// `else`.
    case taken(Int, isThen: Bool)
    case each(Int, in: Expression, [Statement])
    /// Sets a variable of the coordinator, by its index, without running handlers; dialect `feedback-loop`.
    case mutate(Int, Expression)
    /// Sends a step to every flow, the root first; dialect `rxflow-2`.
    case broadcast(step: Int, [Expression])
    /// Continues with another step in answer to ``Trigger/adapt(_:)``; nil for the step that waits; dialect
    /// `rxflow-2`.
    case adapt(step: Int?, [Expression])
    /// Runs a block when all of the given flows are ready; dialects `rxflow-…`.
    ///
    /// The block is an index in ``NavProgram/continuations``.
    case whenReady([Expression], Int)
    /// Navigates to a place in the tree of screens, by its index; dialect `screen-tree`.
    ///
    /// The values are those of the route; if there are none, the initiator provides them. `from` is the place to
    /// start from, or nil for that of `this`.
    case segue(to: Int, [Expression], from: Int?)
    /// Runs a block in the next turn of the run loop, with the current values of the locals.
    ///
    /// The block is an index in ``NavProgram/continuations``.
    case later(Int)
  }

  /// The variable that an assignment or a change of a list modifies.
  public enum Target: Hashable, Sendable {
    case variable(Holder, Int)
    indirect case variableOf(Expression, Int)
  }

  /// The end of a command: its target stack, its options, and its continuation.
  public struct Tail: Hashable, Sendable {
    /// The coordinator or tab whose stack the command changes; nil for the stack of `this`, else of `self`.
    public var target: Expression?
    /// The options of the command.
    public var options: [CommandOption]
    /// The block that runs when the command's transition has ended, as an index in ``NavProgram/continuations``.
    public var continuation: Int?

    /// Creates a tail.
    ///
    /// - Parameters:
    ///   - target: The coordinator or tab whose stack the command changes; nil for the stack of `this`, else of
    ///     `self`.
    ///   - options: The options of the command.
    ///   - continuation: The block that runs when the command's transition has ended, as an index in
    ///     ``NavProgram/continuations``.
    public init(target: Expression? = nil, options: [CommandOption] = [], continuation: Int? = nil) {
      self.target = target
      self.options = options
      self.continuation = continuation
    }
  }
}
