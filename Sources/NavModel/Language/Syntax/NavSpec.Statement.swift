extension NavSpec {
  /// A statement with the place where it was written.
  public struct Statement: Hashable, Sendable {
    /// The statements that run.
    public var kind: Kind
    /// The location in the text.
    public var origin: Origin

    /// Makes a statement.
    public init(_ kind: Kind, origin: Origin = Origin()) {
      self.kind = kind
      self.origin = origin
    }

    /// Whether two statements are the same, wherever they were written.
    ///
    /// Statements with blocks are compared here: the comparison that is derived for all kinds together needs so much stack for
    /// each level of nesting that 64 levels do not fit into that of a secondary thread.
    public static func == (one: Statement, other: Statement) -> Bool {
      one.origin == other.origin && (haveSameBlocks(one.kind, other.kind) ?? (one.kind == other.kind))
    }

    /// Whether two statements with blocks are the same; nil where they are not both of one such kind.
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

    /// The kinds of statements, with their parts.
    public indirect enum Kind: Hashable, Sendable {
      /// A command to a stack.
      case stack(StackCommand, Tail)
      /// `present X as sheet from Y`.
      case present(Expression, style: Name, from: Expression?, Tail)
      /// `dismiss`, `dismiss X`.
      case dismiss(Expression?, Tail)
      /// `select news`.
      case select(Expression, Tail)
      /// `start x`, `start x with option`: makes a coordinator a child of `self` and runs its `on start`.
      case start(Expression, options: [Name] = [])
      /// `drop x`: removes a child from the coordinator.
      case drop(Expression)
      /// `finish`, `finish saved(x)`.
      case finish(Route?)
      /// `emit step(x)`, `emit step to c`.
      case emit(Route, to: Expression?)
      /// `forward to parent`: passes the event that the handler handles.
      case forward(to: Expression)
      /// `post event(x)`.
      case post(Route)
      /// `run load(x)`.
      case run(Route)
      /// `cancel load`.
      case cancel(Name)
      /// `note label(x)`.
      case note(Route)
      /// `fail "message"`: the app crashes here.
      case fail(String)
      /// `refuse`, in `shouldPop` and `shouldDismiss`.
      case refuse
      /// `allow no-dead "reason"`: the block that begins with this line may never run.
      case allow(Allowance)
      /// `let y = e`.
      case bind(Name, Expression)
      /// `x = e`, `x.y = e`.
      case assign(Expression, Expression)
      /// `list.append(e)` and the other list changes.
      case call(Expression)
      /// `if c { … } else { … }`.
      case branch(Expression, then: [Statement], otherwise: [Statement]?)
      /// `choose { … } or { … }`.
      case choose([[Statement]])
      /// `for x in list { … }`.
      case each(Name, in: Expression, [Statement])
      /// A statement that only some dialects have.
      case library(LibraryStatement)
      /// `later { … }`: in the next turn.
      case later([Statement])
    }
  }

  /// A command to a stack.
  public enum StackCommand: Hashable, Sendable {
    /// `push X`.
    case push(Expression)
    /// `replaceTop X`.
    case replaceTop(Expression)
    /// `replaceRoot X`.
    case replaceRoot(Expression)
    /// `pop`, `pop 2`.
    case pop(Int)
    /// `popToRoot`.
    case popToRoot
    /// `popTo X`.
    case popTo(Expression)
    /// `remove X`: X and what is above.
    case remove(Expression)
    /// `setStack [a, b]`.
    case setStack(Expression)
    /// `show detail`: a column of a split view.
    case show(Expression)
  }

  /// The end of a command: `in X`, `with option`, and `then { … }`.
  public struct Tail: Hashable, Sendable {
    /// The coordinator or tab whose stack the command changes; nil for the one that it is on.
    public var target: Expression?
    /// The options of the command: `with link`.
    public var options: [Name]
    /// The statements that run when the transition of the command has ended.
    public var continuation: [Statement]?

    /// Makes a tail.
    public init(target: Expression? = nil, options: [Name] = [], continuation: [Statement]? = nil) {
      self.target = target
      self.options = options
      self.continuation = continuation
    }
  }
}
