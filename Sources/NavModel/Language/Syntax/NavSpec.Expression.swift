extension NavSpec {
  /// An expression with the place where it was written.
  public struct Expression: Hashable, Sendable {
    /// The kind of the expression, with its parts.
    public var kind: Kind
    /// The location: the operator of a binary expression, else its first word.
    public var origin: Origin

    /// Makes an expression.
    public init(_ kind: Kind, origin: Origin = Origin()) {
      self.kind = kind
      self.origin = origin
    }

    /// The kinds of expressions, with their parts.
    public indirect enum Kind: Hashable, Sendable {
      /// A whole number.
      case number(Int)
      /// A name, a word of the world (`quiescent`), or one of `true false none this self`.
      case name(Name)
      /// `x.y`.
      case member(Expression, Name)
      /// `f(a, b: c)`: a route with values, a case with values, `list.contains(x)`.
      case call(Expression, [Argument])
      /// `[a, b]`.
      case list([Expression])
      /// `new Editor(t)`, `new article(t)`.
      case new(Route)
      /// `before(e)`, in `change`.
      case before(Expression)
      /// `did defaultExit(home)`, in `change`.
      case did(Name, [Argument]?)
      /// `not e`.
      case not(Expression)
      /// `a and b`, `a == b`, `a + b`, `a ... b` and the like.
      case binary(Operator, Expression, Expression)
      /// `x is visible`, `x is not article(swift)`; after `event`, a pattern of words.
      case test(Expression, negated: Bool, Test)
      /// `every x in list: e`, `some x in list: e`, `count of x in list where e`.
      case quantified(Quantifier, Name, in: Expression, Expression)
    }
  }

  /// An argument of a call.
  public struct Argument: Hashable, Sendable {
    /// The name of the parameter; nil if it is omitted.
    public var label: Name?
    /// The value.
    public var value: Expression

    /// Makes an argument.
    public init(label: Name? = nil, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A dotted name with values: `App.home`, `article(swift)`, `saved`.
  public struct Route: Hashable, Sendable {
    /// The names between the dots.
    public var path: [Name]
    /// The values.
    public var arguments: [Argument]

    /// Makes a route.
    public init(path: [Name], arguments: [Argument] = []) {
      self.path = path
      self.arguments = arguments
    }
  }

  /// The right side of `is`.
  public struct Test: Hashable, Sendable {
    /// The words: one (dotted names in one element each of ``Route/path``), or `tap save` after `event`.
    public var words: [Name]
    /// Whether the words were joined by dots (a qualified name) rather than by spaces (an event).
    public var isDotted: Bool
    /// The values; nil without brackets.
    public var arguments: [Argument]?

    /// Makes a test.
    public init(words: [Name], isDotted: Bool = false, arguments: [Argument]? = nil) {
      self.words = words
      self.isDotted = isDotted
      self.arguments = arguments
    }
  }

  /// An operator between two expressions.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    /// Combines two conditions.
    case and, or, implies
    /// Compares two values.
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// Arithmetic; `...` is the list of the numbers in a range.
    case plus = "+"
    case minus = "-"
    case range = "..."
  }

  /// `every`, `some` or `count of`.
  public enum Quantifier: String, Hashable, Sendable {
    /// True for every element; also true of an empty list.
    case every
    /// True for at least one element.
    case some
    /// The number of elements for which it is true.
    case count
  }
}
