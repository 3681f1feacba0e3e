extension NavSpec {
  /// Members that several coordinators share, such as `base Releasing { on finished { drop child } }`.
  public struct Base: Hashable, Sendable {
    /// The name of the base, capitalised.
    public var name: Name
    /// The lines of the base's doc comment, without the slashes.
    public var documentation: [String]
    /// The members; a coordinator's own members replace inherited ones with the same name or event.
    public var members: [Member]

    /// Creates a base.
    ///
    /// - Parameters:
    ///   - name: The name of the base, capitalised.
    ///   - documentation: The lines of the base's doc comment, without the slashes.
    ///   - members: The members; a coordinator's own members replace inherited ones with the same name or event.
    public init(name: Name, documentation: [String] = [], members: [Member] = []) {
      self.name = name
      self.documentation = documentation
      self.members = members
    }
  }

  /// A named routine, such as `action leave(count: 1...2) { … }`, which the statement `leave(2)` calls.
  public struct Action: Hashable, Sendable {
    /// The name of the routine.
    public var name: Name
    /// The parameters of the routine.
    public var parameters: [Parameter]
    /// The statements that a call of the routine runs.
    public var body: [Statement]

    /// Creates a routine.
    ///
    /// - Parameters:
    ///   - name: The name of the routine.
    ///   - parameters: The parameters of the routine.
    ///   - body: The statements that run.
    public init(name: Name, parameters: [Parameter] = [], body: [Statement]) {
      self.name = name
      self.parameters = parameters
      self.body = body
    }
  }

  /// A coordinator without a body, such as `opaque Auth(user: User): done, failed(code: Code)`.
  ///
  /// The coordinator shows one screen. It may finish with any of its results at any time until that screen is
  /// removed.
  public struct Opaque: Hashable, Sendable {
    /// The name of the coordinator, capitalised.
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
    ///   - name: The name of the coordinator, capitalised.
    ///   - documentation: The lines of the coordinator's doc comment, without the slashes.
    ///   - parameters: The parameters of the coordinator.
    ///   - results: The results with which it may finish.
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
  /// An input after which the condition would be false is not enabled. Steps of the platform and of effects are never
  /// disabled.
  public struct Assumption: Hashable, Sendable {
    /// The name of the assumption, in kebab-case, which every report prints.
    public var name: Name
    /// The lines of the assumption's doc comment, without the slashes.
    public var documentation: [String]
    /// The condition that is true after every input.
    public var claim: Expression

    /// Creates an assumption.
    ///
    /// - Parameters:
    ///   - name: The name of the assumption, in kebab-case, which every report prints.
    ///   - documentation: The lines of the assumption's doc comment, without the slashes.
    ///   - claim: The condition that is true after every input.
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

  /// A line that includes the declarations of another file, a part: `use "Base.nav"`.
  public struct Use: Hashable, Sendable {
    /// The path of the part, relative to the file that uses it.
    public var path: String
    /// The location of the line in the text.
    public var origin: Origin

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - path: The path of the part, relative to the file that uses it.
    ///   - origin: The location of the line in the text.
    public init(path: String, origin: Origin = Origin()) {
      self.path = path
      self.origin = origin
    }
  }
}
