extension NavSpec {
  /// An expression with its location in the text.
  public struct Expression: Hashable, Sendable {
    /// The kind of the expression, with its operands.
    public var kind: Kind
    /// A location in the expression, for messages; in a binary expression, that of the operator.
    public var origin: Origin

    /// Creates an expression.
    ///
    /// - Parameters:
    ///   - kind: The kind of the expression, with its operands.
    ///   - origin: A location in the expression, for messages; in a binary expression, that of the operator.
    public init(_ kind: Kind, origin: Origin = Origin()) {
      self.kind = kind
      self.origin = origin
    }

    /// The kinds of expressions, with their operands.
    public indirect enum Kind: Hashable, Sendable {
      /// A whole number, such as `3`.
      case number(Int)
      /// A declared name, a property of the world such as `quiescent`, or a predefined name such as `true` or `self`.
      case name(Name)
      /// A member of a value: `x.y`.
      case member(Expression, Name)
      /// A name with values: a route, a case of an enumeration, or a call such as `list.contains(x)`.
      case call(Expression, [Argument])
      /// A list of values: `[a, b]`.
      case list([Expression])
      /// A new coordinator or screen that no container shows yet: `new Editor(t)`.
      case new(Route)
      /// The value of an expression in the world before the step, in conditions on a step such as those of `change`
      /// properties: `before(e)`.
      case before(Expression)
      /// Whether the step has an output, in conditions on a step such as those of `change` properties: `did
      /// defaultExit(home)`.
      case did(Name, [Argument]?)
      /// A negation: `not e`.
      case not(Expression)
      /// An operator between two operands, such as `a and b`, `a == b`, `a + b` or `a ... b`.
      case binary(Operator, Expression, Expression)
      /// A test of a value, such as `x is visible`, `x is not article(swift)` or `event is tap save`.
      case test(Expression, negated: Bool, Test)
      /// An operator over the elements of a list: `every x in list: e`, `some x in list: e` or `count of x in list
      /// where e`.
      case quantified(Quantifier, Name, in: Expression, Expression)
    }
  }

  /// An argument of a call, optionally with a label.
  public struct Argument: Hashable, Sendable {
    /// The name of the parameter; nil if it is omitted.
    public var label: Name?
    /// The value of the argument.
    public var value: Expression

    /// Creates an argument.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter; nil if it is omitted.
    ///   - value: The value of the argument.
    public init(label: Name? = nil, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A dotted name with values, such as `App.home`, `article(swift)` or `saved`.
  public struct Route: Hashable, Sendable {
    /// The names between the dots, in order.
    public var path: [Name]
    /// The arguments of the last name; empty if there are no parentheses.
    public var arguments: [Argument]

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - path: The names between the dots, in order.
    ///   - arguments: The arguments of the last name; empty if there are no parentheses.
    public init(path: [Name], arguments: [Argument] = []) {
      self.path = path
      self.arguments = arguments
    }
  }

  /// A test: the words after `is`.
  public struct Test: Hashable, Sendable {
    /// The words of the test, such as `visible`, the names of `App.home`, or `tap` and `save` after `event`.
    public var words: [Name]
    /// Whether dots separate the words, as in a qualified name, rather than spaces, as in an event.
    public var isDotted: Bool
    /// The values in parentheses; nil if there are no parentheses.
    public var arguments: [Argument]?

    /// Creates a test.
    ///
    /// - Parameters:
    ///   - words: The words of the test, such as `visible`, the names of `App.home`, or `tap` and `save` after
    ///     `event`.
    ///   - isDotted: Whether dots separate the words, as in a qualified name, rather than spaces, as in an event.
    ///   - arguments: The values in parentheses; nil if there are no parentheses.
    public init(words: [Name], isDotted: Bool = false, arguments: [Argument]? = nil) {
      self.words = words
      self.isDotted = isDotted
      self.arguments = arguments
    }
  }

  /// An operator between two expressions.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    /// A logical operator: `and`, `or` or `implies`.
    case and, or, implies
    /// Whether two values are equal: `==`.
    case equal = "=="
    /// Whether two values differ: `!=`.
    case notEqual = "!="
    /// Whether one number is less than another: `<`.
    case less = "<"
    /// Whether one number is at most another: `<=`.
    case lessOrEqual = "<="
    /// Whether one number is greater than another: `>`.
    case greater = ">"
    /// Whether one number is at least another: `>=`.
    case greaterOrEqual = ">="
    /// The sum of two numbers: `+`.
    case plus = "+"
    /// The difference of two numbers: `-`.
    case minus = "-"
    /// The list of the numbers in a range: `...`.
    case range = "..."
  }

  /// An operator over the elements of a list: `every`, `some` or `count of`.
  public enum Quantifier: String, Hashable, Sendable {
    /// True if the condition is true of every element, or the list is empty.
    case every
    /// True if the condition is true of at least one element.
    case some
    /// The number of elements of which the condition is true.
    case count
  }
}
