extension NavSpec {
  /// Members that several coordinators share: `base Releasing { on finished { drop child } }`.
  public struct Base: Hashable, Sendable {
    /// The name, capitalised.
    public var name: Name
    /// The lines of its doc comment.
    public var documentation: [String]
    /// The members; a coordinator's own members replace those of the same name or event.
    public var members: [Member]

    /// Makes a base.
    public init(name: Name, documentation: [String] = [], members: [Member] = []) {
      self.name = name
      self.documentation = documentation
      self.members = members
    }
  }

  /// A named routine: `action leave(count: 1...2) { … }`, called as a statement, `leave(2)`.
  public struct Action: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The parameters.
    public var parameters: [Parameter]
    /// The statements that run.
    public var body: [Statement]

    /// Makes a routine.
    public init(name: Name, parameters: [Parameter] = [], body: [Statement]) {
      self.name = name
      self.parameters = parameters
      self.body = body
    }
  }

  /// A coordinator without a body: `opaque Auth(user: User): done, failed(code: Code)`.
  ///
  /// It shows one screen, and may finish with any of its results at any time until that screen is removed.
  public struct Opaque: Hashable, Sendable {
    /// The name, capitalised.
    public var name: Name
    /// The lines of its doc comment.
    public var documentation: [String]
    /// The parameters.
    public var parameters: [Parameter]
    /// The results with which it may finish.
    public var results: [Message]

    /// Makes an opaque coordinator.
    public init(
      name: Name, documentation: [String] = [], parameters: [Parameter] = [], results: [Message]
    ) {
      self.name = name
      self.documentation = documentation
      self.parameters = parameters
      self.results = results
    }
  }

  /// An assumption: `assume few-drafts: App.drafts.count <= 2`.
  ///
  /// An input after which it would be false is not enabled; what platform and effects do is never left out.
  public struct Assumption: Hashable, Sendable {
    /// The name, in kebab-case, printed with every verdict.
    public var name: Name
    /// The lines of its doc comment.
    public var documentation: [String]
    /// The condition that is true after every input.
    public var claim: Expression

    /// Makes an assumption.
    public init(name: Name, documentation: [String] = [], claim: Expression) {
      self.name = name
      self.documentation = documentation
      self.claim = claim
    }
  }

  /// A parameter of the whole system, with the value that it has unless another is set: `guests: 0...3 = 1`.
  public struct SystemParameter: Hashable, Sendable {
    /// The name and the domain.
    public var parameter: Parameter
    /// The default value.
    public var initial: Expression

    /// Makes a parameter.
    public init(_ parameter: Parameter, initial: Expression) {
      self.parameter = parameter
      self.initial = initial
    }
  }

  /// `use "Base.nav"`: includes the declarations of a part.
  public struct Use: Hashable, Sendable {
    /// The path of the part, relative to the file that uses it.
    public var path: String
    /// The location in the text.
    public var origin: Origin

    /// Makes a use.
    public init(path: String, origin: Origin = Origin()) {
      self.path = path
      self.origin = origin
    }
  }
}
