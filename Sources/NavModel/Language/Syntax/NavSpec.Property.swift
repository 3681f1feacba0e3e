extension NavSpec {
  /// A property declaration: `kind name on pattern when condition: claim`.
  public struct Property: Hashable, Sendable {
    /// The kind of a property, which determines when a program satisfies it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The claim is true in every world.
      case always
      /// The claim is false in every world.
      case never
      /// The claim is true of every step.
      case change
      /// The claim is true in some world.
      case sometimes
      /// From every world, a world is reachable in which the claim is true.
      case possible
      /// On every fair run, the claim becomes true after the launch, or after each event or world that starts the
      /// wait.
      case eventually
    }

    /// The kind of the property.
    public var kind: Kind
    /// The name of the property, in kebab-case.
    public var name: Name
    /// The lines of the property's doc comment, which reports print.
    public var documentation: [String]
    /// The event that a `change` is about, or after which an `eventually` waits; nil for every event, or the launch.
    public var pattern: Pattern?
    /// The condition under which the property applies, or that starts the wait of an `eventually`; nil for always.
    public var condition: Expression?
    /// The condition that must be true.
    public var claim: Expression

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - kind: The kind of the property.
    ///   - name: The name of the property, in kebab-case.
    ///   - documentation: The lines of the property's doc comment, which reports print.
    ///   - pattern: The event that a `change` is about, or after which an `eventually` waits; nil for every event, or
    ///     the launch.
    ///   - condition: The condition under which the property applies, or that starts the wait of an `eventually`; nil
    ///     for always.
    ///   - claim: The condition that must be true.
    public init(
      kind: Kind, name: Name, documentation: [String] = [], pattern: Pattern? = nil,
      condition: Expression? = nil, claim: Expression
    ) {
      self.kind = kind
      self.name = name
      self.documentation = documentation
      self.pattern = pattern
      self.condition = condition
      self.claim = claim
    }
  }

  /// The expected result of checking a spec or a variant.
  public struct Expectation: Hashable, Sendable {
    /// The kinds of expected results.
    public enum Kind: Hashable, Sendable {
      /// Every property holds, except for those that an `allow` excuses.
      case holds
      /// Exactly these properties are violated.
      case violated([Claim])
      /// The property holds because it never applies to a world or step.
      case vacuous(Name)
      /// The property is not decided, because a budget or a capacity ends the search.
      case incomplete(Name)
    }

    /// A property that is expected to be violated, optionally with the length of its shortest trace.
    public struct Claim: Hashable, Sendable {
      /// The name of the violated property.
      public var property: Name
      /// The length of the shortest trace, in inputs; nil if it is not stated.
      public var inputs: Int?

      /// Creates a claim.
      ///
      /// - Parameters:
      ///   - property: The name of the violated property.
      ///   - inputs: The length of the shortest trace, in inputs; nil if it is not stated.
      public init(property: Name, inputs: Int? = nil) {
        self.property = property
        self.inputs = inputs
      }
    }

    /// The kind of the expected result.
    public var kind: Kind
    /// The expected number of worlds; nil if it is not stated.
    public var worlds: Int?
    /// The location of the expectation in the text.
    public var origin: Origin

    /// Creates an expectation.
    ///
    /// - Parameters:
    ///   - kind: The kind of the expected result.
    ///   - worlds: The expected number of worlds; nil if it is not stated.
    ///   - origin: The location of the expectation in the text.
    public init(_ kind: Kind, worlds: Int? = nil, origin: Origin = Origin()) {
      self.kind = kind
      self.worlds = worlds
      self.origin = origin
    }

    /// `1 world`, `945 worlds`.
    package static func text(worlds: Int) -> String { worlds == 1 ? "1 world" : "\(worlds) worlds" }
  }

  /// A known finding, which does not fail the check.
  ///
  /// An unknown finding fails the check, and so does a known finding that no longer occurs.
  public struct Known: Hashable, Sendable {
    /// The violated property, with the length of its trace when the finding was accepted.
    public var claim: Expectation.Claim
    /// The sentence of the report, by which the finding is recognised.
    public var signature: String
    /// The location of the line in the text.
    public var origin: Origin

    /// Creates a known finding.
    ///
    /// - Parameters:
    ///   - claim: The violated property, with the length of its trace when the finding was accepted.
    ///   - signature: The sentence of the report, by which the finding is recognised.
    ///   - origin: The location of the line in the text.
    public init(claim: Expectation.Claim, signature: String, origin: Origin = Origin()) {
      self.claim = claim
      self.signature = signature
      self.origin = origin
    }

    /// The finding with a signature as reports write it.
    var visible: Known {
      var known = self
      known.signature = NavVisibleText.of(signature)
      return known
    }
  }

  /// A variant of a spec: the declarations that differ from those of the spec.
  public struct Variant: Hashable, Sendable {
    /// The name of the variant, in kebab-case.
    public var name: Name
    /// The lines of the variant's doc comment, without the slashes.
    public var documentation: [String]
    /// The headers that differ from those of the spec.
    public var headers: [Header]
    /// The declarations that replace, extend or remove those of the spec.
    public var items: [Item]

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: The name of the variant, in kebab-case.
    ///   - documentation: The lines of the variant's doc comment, without the slashes.
    ///   - headers: The headers that differ from those of the spec.
    ///   - items: The declarations that replace, extend or remove those of the spec.
    public init(name: Name, documentation: [String] = [], headers: [Header] = [], items: [Item] = []) {
      self.name = name
      self.documentation = documentation
      self.headers = headers
      self.items = items
    }
  }
}
