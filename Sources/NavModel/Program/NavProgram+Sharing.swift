extension NavProgram {
  /// A parameter of the whole spec, with its value in this program.
  public struct ParameterDeclaration: Hashable, Sendable {
    /// The name of the parameter.
    public var name: String
    /// The domain, which is the set of possible values.
    public var domain: Domain
    /// The value in this program, which is a constant.
    public var value: Expression
    /// The value as the spec writes it, for reports.
    public var text: String

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - domain: The domain, which is the set of possible values.
    ///   - value: The value in this program, which is a constant.
    ///   - text: The value as the spec writes it, for reports.
    public init(name: String, domain: Domain, value: Expression, text: String) {
      self.name = name
      self.domain = domain
      self.value = value
      self.text = text
    }
  }

  /// An assumption, which disables every input after which a condition would be false, except the ends of gestures.
  public struct AssumptionDeclaration: Hashable, Sendable {
    /// The name of the assumption, which reports print.
    public var name: String
    /// The condition that must be true after an input.
    public var claim: Expression
    /// The location of the assumption in the text.
    public var origin: NavSpec.Origin

    /// Creates an assumption.
    ///
    /// - Parameters:
    ///   - name: The name of the assumption, which reports print.
    ///   - claim: The condition that must be true after an input.
    ///   - origin: The location of the assumption in the text.
    public init(name: String, claim: Expression, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.name = name
      self.claim = claim
      self.origin = origin
    }
  }

  /// Returns the path of the file that contains a location, if it is a file that the spec includes with `use`.
  ///
  /// - Parameter origin: A location in the texts of the program.
  /// - Returns: The path; nil for a location in the spec's own file, and if ``files`` does not contain the file.
  public func path(of origin: NavSpec.Origin) -> String? {
    origin.file > 0 && files.indices.contains(origin.file) ? files[origin.file] : nil
  }

  /// Returns the coordinator to which the owner of a declaration belongs.
  ///
  /// - Parameter owner: The owner of a declaration of this program.
  /// - Returns: An index in ``coordinators``; for a place, that of the coordinator that declares the place. Nil for the
  ///   system.
  public func declaration(of owner: Owner) -> Int? {
    switch owner {
    case .system: nil
    case .coordinator(let coordinator): coordinator
    case .place(let place): places[place].coordinator
    }
  }
}
