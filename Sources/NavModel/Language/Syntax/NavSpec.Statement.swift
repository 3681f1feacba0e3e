extension NavSpec {
  /// A statement with its location in the text.
  public struct Statement: Hashable, Sendable {
    /// The kind of the statement, with its operands.
    public var kind: Kind
    /// The location of the statement in the text.
    public var origin: Origin

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - kind: The kind of the statement, with its operands.
    ///   - origin: The location of the statement in the text.
    public init(_ kind: Kind, origin: Origin = Origin()) {
      self.kind = kind
      self.origin = origin
    }

    /// Returns whether two statements are equal, regardless of their locations.
    ///
    /// The function compares nested statements itself. The derived comparison uses so much of the call stack for each
    /// level that 64 levels would exceed the stack of a secondary thread.
    public static func == (one: Statement, other: Statement) -> Bool {
      one.origin == other.origin && (haveSameBlocks(one.kind, other.kind) ?? (one.kind == other.kind))
    }

    /// Returns whether two statements with blocks are equal; nil if they have no blocks or different kinds.
    private static func haveSameBlocks(_ one: Kind, _ other: Kind) -> Bool? {
      switch (one, other) {
      case (.branch(let condition, let then, let otherwise), .branch(let second, let block, let last)):
        condition == second && then == block && otherwise == last
      case (.choose(let blocks), .choose(let others)): blocks == others
      case (.each(let name, let list, let block), .each(let second, let others, let last)):
        name == second && list == others && block == last
      case (.later(let block), .later(let other)): block == other
      default: nil
      }
    }

    /// The kinds of statements, with their operands.
    public indirect enum Kind: Hashable, Sendable {
      /// Changes a stack or a split view, such as `push X`.
      case stack(StackCommand, Tail)
      /// Presents a layer above a screen: `present X as sheet from Y`.
      case present(Expression, style: Name, from: Expression?, Tail)
      /// Dismisses a presented layer and the layers above it: `dismiss`, `dismiss X`.
      case dismiss(Expression?, Tail)
      /// Selects a tab or a page: `select news`.
      case select(Expression, Tail)
      /// Makes a coordinator a child of `self` and runs its handler `on start`: `start x`, `start x with option`.
      ///
      /// If the operand is the route of a branch, the statement creates the coordinator if necessary.
      case start(Expression, options: [Name] = [])
      /// Removes a coordinator from the children of its parent: `drop x`.
      case drop(Expression)
      /// Ends the coordinator, optionally with a result: `finish`, `finish saved(x)`.
      case finish(Route?)
      /// Sends a step to a coordinator, by default to `self`: `emit step(x)`, `emit step to c`.
      case emit(Route, to: Expression?)
      /// Passes on the event that the handler handles: `forward to parent`.
      case forward(to: Expression)
      /// Enqueues an event of the spec: `post event(x)`.
      case post(Route)
      /// Starts an effect: `run load(x)`.
      case run(Route)
      /// Ends an effect of the handler's coordinator or screen without an outcome: `cancel load`.
      case cancel(Name)
      /// Reports a label to properties and logs: `note label(x)`.
      case note(Route)
      /// Crashes the app, as `fatalError` does: `fail "message"`.
      case fail(String)
      /// Keeps the screen, in handlers of `shouldPop`, or the layer, in handlers of `shouldDismiss`: `refuse`.
      case refuse
      /// As the first line of a handler or of a block of an `if`, accepts that it never runs: `allow no-dead "reason"`.
      case allow(Allowance)
      /// Names a value for the rest of the block: `let y = e`.
      case bind(Name, Expression)
      /// Assigns a value to a variable: `x = e`, `x.y = e`.
      case assign(Expression, Expression)
      /// Changes a list, such as `list.append(e)`, or calls an action, such as `leave(2)`.
      case call(Expression)
      /// Runs a block depending on a condition: `if c { … } else { … }`.
      case branch(Expression, then: [Statement], otherwise: [Statement]?)
      /// Runs one of several blocks: `choose { … } or { … }`. The check explores every block.
      case choose([[Statement]])
      /// Runs a block for each element of a list: `for x in list { … }`.
      case each(Name, in: Expression, [Statement])
      /// A statement that is valid in some dialects only.
      case library(LibraryStatement)
      /// Runs a block in a later turn of the run loop: `later { … }`.
      case later([Statement])
    }
  }

  /// A command that changes a stack or a split view.
  ///
  /// In some dialects, `replaceRoot`, `pop`, `popToRoot` and `popTo` are relative to the screens of the coordinator
  /// that executes the command.
  public enum StackCommand: Hashable, Sendable {
    /// Puts a screen on top of the stack: `push X`.
    case push(Expression)
    /// Replaces the top screen: `replaceTop X`.
    case replaceTop(Expression)
    /// Replaces all screens with one screen: `replaceRoot X`.
    case replaceRoot(Expression)
    /// Removes a number of screens from the top: `pop`, `pop 2`.
    case pop(Int)
    /// Removes all screens except the bottom one: `popToRoot`.
    case popToRoot
    /// Removes all screens above X: `popTo X`.
    case popTo(Expression)
    /// Removes X and all screens above X: `remove X`.
    case remove(Expression)
    /// Replaces the content of the stack: `setStack [a, b]`.
    case setStack(Expression)
    /// Shows a column of a collapsed split view: `show detail`.
    case show(Expression)
  }

  /// The optional clauses at the end of a command: `in X`, `with option`, and `then { … }`.
  public struct Tail: Hashable, Sendable {
    /// The coordinator, tab or screen whose stack a command such as `push` changes.
    ///
    /// Nil stands for the stack of the handler's screen or coordinator. Commands that do not change a stack ignore the
    /// target, except for `select`, for which resolving the spec reports an error.
    public var target: Expression?
    /// The names of the options, such as `link` in `with link`.
    public var options: [Name]
    /// The statements that run when the command's transition has ended; nil for none.
    ///
    /// If the command needs no transition, the statements run later without one. If the command is refused, and after
    /// `select` and `show`, they never run.
    public var continuation: [Statement]?

    /// Creates a tail.
    ///
    /// - Parameters:
    ///   - target: The coordinator, tab or screen whose stack the command changes; see ``target``.
    ///   - options: The names of the options, such as `link` in `with link`.
    ///   - continuation: The statements that run after the command; see ``continuation``.
    public init(target: Expression? = nil, options: [Name] = [], continuation: [Statement]? = nil) {
      self.target = target
      self.options = options
      self.continuation = continuation
    }
  }
}
