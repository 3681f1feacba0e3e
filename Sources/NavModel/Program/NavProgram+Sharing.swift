extension NavProgram {
  /// A parameter of the whole system.
  public struct ParameterDeclaration: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The domain.
    public var domain: Domain
    /// The value in this program: a constant.
    public var value: Expression
    /// The value as written, for reports.
    public var text: String

    /// Makes a parameter.
    public init(name: String, domain: Domain, value: Expression, text: String) {
      self.name = name
      self.domain = domain
      self.value = value
      self.text = text
    }
  }

  /// An assumption: inputs after which it would be false are not enabled.
  public struct AssumptionDeclaration: Hashable, Sendable {
    /// The name, printed with every verdict.
    public var name: String
    /// The condition.
    public var claim: Expression
    /// The location in the text.
    public var origin: NavSpec.Origin

    /// Makes an assumption.
    public init(name: String, claim: Expression, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.name = name
      self.claim = claim
      self.origin = origin
    }
  }

  /// The path of the part that contains an origin; nil for the spec's own text.
  public func path(of origin: NavSpec.Origin) -> String? {
    origin.file > 0 && files.indices.contains(origin.file) ? files[origin.file] : nil
  }

  /// The coordinator in which something is declared; nil for the system.
  public func declaration(of owner: Owner) -> Int? {
    switch owner {
    case .system: nil
    case .coordinator(let coordinator): coordinator
    case .place(let place): places[place].coordinator
    }
  }
}
