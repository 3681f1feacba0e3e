extension NavSpec {
  /// Members that several coordinators share, such as `base Releasing { on finished { drop child } }`.
  public struct Base: Hashable, Sendable {
    /// The name of the base, which begins with a capital letter.
    public var name: Name
    /// The lines of the base's doc comment, without the slashes.
    public var documentation: [String]
    /// The inherited members; a coordinator's own members replace or extend those with the same name or event.
    public var members: [Member]

    /// Creates a base.
    ///
    /// - Parameters:
    ///   - name: The name of the base, which begins with a capital letter.
    ///   - documentation: The lines of the base's doc comment, without the slashes.
    ///   - members: The members. A coordinator's own members replace or extend those with the same name or event.
    public init(name: Name, documentation: [String] = [], members: [Member] = []) {
      self.name = name
      self.documentation = documentation
      self.members = members
    }
  }

  /// An action: a named block of statements, such as `action leave(count: 1...2) { … }`.
  ///
  /// The statement `leave(2)` calls this action.
  public struct Action: Hashable, Sendable {
    /// The name of the action.
    public var name: Name
    /// The parameters of the action.
    public var parameters: [Parameter]
    /// The statements that a call of the action runs.
    public var body: [Statement]

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - parameters: The parameters of the action.
    ///   - body: The statements that a call of the action runs.
    public init(name: Name, parameters: [Parameter] = [], body: [Statement]) {
      self.name = name
      self.parameters = parameters
      self.body = body
    }
  }

  /// A coordinator whose code is not described, such as `opaque Auth(user: User): done, failed(code: Code)`.
  ///
  /// The coordinator shows one screen. It can finish with any of its results at any time until the screen is
  /// removed.
  public struct Opaque: Hashable, Sendable {
    /// The name of the coordinator, which begins with a capital letter.
    public var name: Name
    /// The lines of the coordinator's doc comment, without the slashes.
    public var documentation: [String]
    /// The parameters of the coordinator.
    public var parameters: [Parameter]
    /// The results with which the coordinator may finish.
    public var results: [Message]

    /// Creates an opaque coordinator.
    ///
    /// - Parameters:
    ///   - name: The name of the coordinator, which begins with a capital letter.
    ///   - documentation: The lines of the coordinator's doc comment, without the slashes.
    ///   - parameters: The parameters of the coordinator.
    ///   - results: The results with which the coordinator may finish.
    public init(
      name: Name, documentation: [String] = [], parameters: [Parameter] = [], results: [Message]
    ) {
      self.name = name
      self.documentation = documentation
      self.parameters = parameters
      self.results = results
    }
  }

  /// An assumption, such as `assume few-drafts: App.drafts.count <= 2`.
  ///
  /// An input after which the condition would be false is disabled, unless it ends a gesture. Steps of the platform and
  /// of effects are never disabled.
  public struct Assumption: Hashable, Sendable {
    /// The name of the assumption, in kebab-case.
    public var name: Name
    /// The lines of the assumption's doc comment, without the slashes.
    public var documentation: [String]
    /// The condition, which disables inputs after which it would be false.
    public var claim: Expression

    /// Creates an assumption.
    ///
    /// - Parameters:
    ///   - name: The name of the assumption, in kebab-case.
    ///   - documentation: The lines of the assumption's doc comment, without the slashes.
    ///   - claim: The condition, which disables inputs after which it would be false.
    public init(name: Name, documentation: [String] = [], claim: Expression) {
      self.name = name
      self.documentation = documentation
      self.claim = claim
    }
  }

  /// A parameter of the whole system with its default value, such as `guests: 0...3 = 1`.
  public struct SystemParameter: Hashable, Sendable {
    /// The name and the domain of the parameter.
    public var parameter: Parameter
    /// The default value of the parameter.
    public var initial: Expression

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - parameter: The name and the domain of the parameter.
    ///   - initial: The default value.
    public init(_ parameter: Parameter, initial: Expression) {
      self.parameter = parameter
      self.initial = initial
    }
  }

  /// A line that includes the declarations of a part, which is another file: `use "Base.nav"`.
  public struct Use: Hashable, Sendable {
    /// The path of the part, relative to the file that contains the line.
    public var path: String
    /// The location of the line in the text.
    public var origin: Origin

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - path: The path of the part, relative to the file that contains the line.
    ///   - origin: The location of the line in the text.
    public init(path: String, origin: Origin = Origin()) {
      self.path = path
      self.origin = origin
    }
  }
}
