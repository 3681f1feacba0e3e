extension NavProgram {
  /// A statement of a handler.
  ///
  /// An operand of a command is a route (a new instance is made), a screen instance, or a coordinator (its start screen).
  public indirect enum Statement: Hashable, Sendable {
    case push(Expression, Tail), replaceTop(Expression, Tail), replaceRoot(Expression, Tail)
    case pop(Int, Tail), popToRoot(Tail)
    /// The operand is a screen instance, or a route: the topmost instance of its place, with equal values where it has values.
    case popTo(Expression, Tail), remove(Expression, Tail)
    case setStack(Expression, Tail)
    case present(Expression, NavPresentation.Style, from: Expression?, Tail)
    /// Without operand: what `this` presents, else its own layer.
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
    /// `let`: assigns a local slot.
    case bind(Int, Expression)
    case assign(Target, Expression)
    case append(Target, Expression), removeElement(Target, Expression)
    case removeFirst(Target), removeLast(Target), clear(Target)
    /// Keeps everything up to and including the first element equal to, or of the place of, the operand.
    case truncateTo(Target, Expression)
    case truncateCount(Target, Expression)
    /// The statements of an action that was called.
    case group([Statement])
    case branch(Expression, then: [Statement], otherwise: [Statement])
    case choose([[Statement]])
    /// Begins a block of an `if`: an index in ``NavProgram/branches``, and whether it is the block for a true condition.
    case taken(Int, isThen: Bool)
    case each(Int, in: Expression, [Statement])
    /// Sets a variable of the coordinator without its handlers; dialect `feedback-loop`.
    case mutate(Int, Expression)
    /// A step to every flow, the root first; dialect `rxflow-2`.
    case broadcast(step: Int, [Expression])
    /// The answer to ``Trigger/adapt(_:)``: another step, or (nil) the one that waits for it; dialect `rxflow-2`.
    case adapt(step: Int?, [Expression])
    /// Runs a block (an index in ``NavProgram/continuations``) when all of some flows are ready; dialects `rxflow-…`.
    case whenReady([Expression], Int)
    /// To a place with its values, or (empty) with those that the initiator gives; from another or (nil) from that of `this`;
    /// dialect `screen-tree`.
    case segue(to: Int, [Expression], from: Int?)
    /// An index in ``NavProgram/continuations``; runs in the next turn, with the locals as they are now.
    case later(Int)
  }

  /// The target of an assignment: a variable of the frame or of an instance.
  public enum Target: Hashable, Sendable {
    case variable(Holder, Int)
    indirect case variableOf(Expression, Int)
  }

  /// The end of a command.
  public struct Tail: Hashable, Sendable {
    /// The coordinator or tab whose stack the command changes; nil for the stack of `this`, else of `self`.
    public var target: Expression?
    /// The options of the command.
    public var options: [CommandOption]
    /// An index in ``NavProgram/continuations``: run when the transition that this began has ended.
    public var continuation: Int?

    /// Makes a tail.
    public init(target: Expression? = nil, options: [CommandOption] = [], continuation: Int? = nil) {
      self.target = target
      self.options = options
      self.continuation = continuation
    }
  }
}
