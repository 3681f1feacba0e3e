extension NavProgram {
  /// A statement of a handler, a routine or a feedback, with resolved names.
  ///
  /// The comments describe the dialect `plain`; some coordinator libraries execute commands differently. The operand of
  /// a command is a route, a screen instance or a coordinator. A command that shows a route creates an instance. A
  /// coordinator stands for its first screen.
  public indirect enum Statement: Hashable, Sendable {
    /// Adds a screen on top of a stack, or replaces its top screen, or replaces all of its screens.
    case push(Expression, Tail), replaceTop(Expression, Tail), replaceRoot(Expression, Tail)
    /// Shows a screen as the root of the window, at once; the old root leaves the window.
    case replaceWindowRoot(Expression)
    /// Removes at most a number of screens from the top of a stack, or all of them; the bottom screen stays.
    case pop(Int, Tail), popToRoot(Tail)
    /// Removes the screens above a screen (`popTo`), or the screen as well (`remove`).
    ///
    /// A route stands for its topmost instance on the stack.
    case popTo(Expression, Tail), remove(Expression, Tail)
    /// Replaces the screens of a stack by the elements of a list, bottom first.
    ///
    /// A screen stays if the element at its position is a route that names the screen.
    case setStack(Expression, Tail)
    /// Presents a layer; without a `from` operand, from `this`, or else from a screen on the stack of `self`.
    case present(Expression, NavPresentation.Style, from: Expression?, Tail)
    /// Dismisses the layer of the operand; without an operand, the layer above that of the handler's stack, or else that
    /// layer itself.
    case dismiss(Expression?, Tail)
    /// Selects a tab or page, or shows a column, by its index in ``NavProgram/places``.
    case select(place: Int, Tail)
    /// Makes a coordinator a child of `self`, or removes a coordinator from its parent without finishing it.
    ///
    /// If the operand of `start` is the route of a branch, it stands for the child of that branch, which is created if
    /// there is none.
    case start(Expression, options: [CommandOption] = []), drop(Expression)
    /// Finishes `self` with a result, by its index in ``NavProgram/results``; nil if the statement names no result.
    case finish(result: Int?, [Expression])
    /// Sends a step, by its index in ``NavProgram/steps``; to `self` without a receiver.
    case emit(step: Int, [Expression], to: Expression?)
    /// Passes the event that the handler handles, with its values, to another coordinator.
    case forward(to: Expression)
    /// Enqueues an event of the environment, by its index in ``NavProgram/events``.
    case post(event: Int, [Expression])
    /// Starts an effect, by its index in ``NavProgram/effects``, or cancels all its runs that belong to `self` or `this`.
    case run(effect: Int, [Expression]), cancel(effect: Int)
    /// Records an output with values, by its index in ``NavProgram/labels``.
    case note(label: Int, [Expression])
    /// Crashes the app with a message.
    case fail(String)
    /// Prevents the pop or dismissal that a `shouldPop` or `shouldDismiss` handler announces.
    case refuse
    /// Assigns a value to a local slot: `let`.
    case bind(Int, Expression)
    /// Assigns a value to a variable.
    case assign(Target, Expression)
    /// Adds an element at the end of a list, or removes the first element that equals a value.
    case append(Target, Expression), removeElement(Target, Expression)
    /// Removes the first element, the last element, or all elements of a list.
    case removeFirst(Target), removeLast(Target), clear(Target)
    /// Removes the elements of a list after the first one that equals the operand; a screen equals a route that names
    /// it, with its values. Has no effect if there is none.
    case truncateTo(Target, Expression)
    /// Removes the elements of a list after a number of elements.
    case truncateCount(Target, Expression)
    /// Runs the statements of a routine that the handler calls.
    case group([Statement])
    /// Runs one of two blocks, depending on a condition: `if`.
    case branch(Expression, then: [Statement], otherwise: [Statement])
    /// Runs one of several blocks; the exploration tries each of them: `choose`, with its location in the spec.
    case choose([[Statement]], origin: NavSpec.Origin)
    /// Records that a block of an `if` begins, by the index in ``NavProgram/branches``; `isThen` is false for the
    /// `else`.
    case taken(Int, isThen: Bool)
    /// Runs statements for each element of a list, which a local slot holds: `for`.
    case each(Int, in: Expression, [Statement])
    /// Requests an update that sets a variable of `self`, by its index; dialect `feedback-loop`.
    case mutate(Int, Expression)
    /// Sends a step to every flow, the root first; dialect `rxflow-2`.
    case broadcast(step: Int, [Expression])
    /// Continues with another step in answer to ``Trigger/adapt(_:)``; nil for the step that waits.
    ///
    /// Only in dialect `rxflow-2`.
    case adapt(step: Int?, [Expression])
    /// Runs a block when all of the given flows are ready; dialects `rxflow-…`.
    ///
    /// The block is an index in ``NavProgram/continuations``.
    case whenReady([Expression], Int)
    /// Navigates to a place in the tree of screens, by its index; dialect `screen-tree`.
    ///
    /// The values are those of the route. If there are none, the screen that begins the segue provides them. `from` is
    /// the place at which the segue begins, or nil for that of `this`, or else of the top screen.
    case segue(to: Int, [Expression], from: Int?)
    /// Runs a block in a later turn of the run loop, with the current values of the locals.
    ///
    /// The block is an index in ``NavProgram/continuations``.
    case later(Int)
  }

  /// The variable that an assignment or a list statement changes.
  public enum Target: Hashable, Sendable {
    /// A variable, by its holder and index.
    case variable(Holder, Int)
    /// A variable of the instance to which an expression evaluates, by its index.
    indirect case variableOf(Expression, Int)
  }

  /// The last operands of a command: its target stack, its options, and its continuation.
  public struct Tail: Hashable, Sendable {
    /// The coordinator or tab that owns the changed stack, or a screen on that stack.
    ///
    /// Nil for the stack of `this`, or else of `self`. In a handler about a child with a stack of its own, nil stands for
    /// the stack of `self`.
    public var target: Expression?
    /// The options of the command.
    public var options: [CommandOption]
    /// The block that runs when the command's transition has ended, as an index in ``NavProgram/continuations``.
    ///
    /// Without a transition, it runs in a later turn of the run loop. Nil for no block.
    public var continuation: Int?

    /// Creates a tail.
    ///
    /// - Parameters:
    ///   - target: The coordinator or tab that owns the changed stack, or a screen on that stack; nil for the default.
    ///   - options: The options of the command.
    ///   - continuation: The block that runs when the command's transition has ended, as an index in
    ///     ``NavProgram/continuations``; nil for no block.
    public init(target: Expression? = nil, options: [CommandOption] = [], continuation: Int? = nil) {
      self.target = target
      self.options = options
      self.continuation = continuation
    }
  }
}
