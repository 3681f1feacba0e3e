extension NavSpec {
  /// A property: `kind name on pattern when condition: claim`.
  public struct Property: Hashable, Sendable {
    /// The kinds of properties.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// True in every world.
      case always
      /// True in no world.
      case never
      /// True of every step.
      case change
      /// True in some world.
      case sometimes
      /// From every world, a world is reachable in which it is true.
      case possible
      /// On every fair run, it becomes true eventually: after the launch, or whenever the event happens or the condition is true.
      case eventually
    }

    /// The kind.
    public var kind: Kind
    /// The name, in kebab-case.
    public var name: Name
    /// The doc comment, repeated by reports.
    public var documentation: [String]
    /// The event that a `change` is about, or that an `eventually` waits from; nil for every event, or the launch.
    public var pattern: Pattern?
    /// The condition under which the property applies, or from which an `eventually` waits; nil for always.
    public var condition: Expression?
    /// The condition that must be true.
    public var claim: Expression

    /// Makes a property.
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
    /// The kind of the expected result.
    public enum Kind: Hashable, Sendable {
      /// Every property that is not allowed holds.
      case holds
      /// Exactly these properties are violated.
      case violated([Claim])
      /// The property holds, and no world or step was one that it applies to.
      case vacuous(Name)
      /// The property is not decided, since a budget or a capacity ended the search.
      case incomplete(Name)
    }

    /// A violated property, with the length of its shortest trace if the spec states it.
    public struct Claim: Hashable, Sendable {
      /// The property.
      public var property: Name
      /// The length of the shortest trace, in inputs.
      public var inputs: Int?

      /// Makes a claim.
      public init(property: Name, inputs: Int? = nil) {
        self.property = property
        self.inputs = inputs
      }
    }

    /// The kind of the expected result.
    public var kind: Kind
    /// The number of worlds of the search; nil if it is not stated.
    public var worlds: Int?
    /// The location in the text.
    public var origin: Origin

    /// Makes an expectation.
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
  /// Any other does, and so does a known one that is gone.
  public struct Known: Hashable, Sendable {
    /// The property, with the length of the trace when it was accepted.
    public var claim: Expectation.Claim
    /// The signature by which the finding is recognised: the sentence of the report.
    public var signature: String
    /// The location in the text.
    public var origin: Origin

    /// Makes a known finding.
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

  /// The declarations that differ from those of the spec.
  public struct Variant: Hashable, Sendable {
    /// The name, in kebab-case.
    public var name: Name
    /// The lines of its doc comment.
    public var documentation: [String]
    /// The headers that differ.
    public var headers: [Header]
    /// The declarations that differ, are new, or are ignored.
    public var items: [Item]

    /// Makes a variant.
    public init(name: Name, documentation: [String] = [], headers: [Header] = [], items: [Item] = []) {
      self.name = name
      self.documentation = documentation
      self.headers = headers
      self.items = items
    }
  }
}
