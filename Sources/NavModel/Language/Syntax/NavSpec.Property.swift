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
      /// On every fair run, the claim eventually becomes true.
      ///
      /// The wait starts at launch, or with each event or world to which the property applies.
      case eventually
    }

    /// The kind of the property.
    public var kind: Kind
    /// The name of the property, in kebab-case.
    public var name: Name
    /// The lines of the property's doc comment, which reports print.
    public var documentation: [String]
    /// The event of a `change` property, or the event that starts the wait of an `eventually` property.
    ///
    /// Nil stands for every step of a `change` property. If it is nil for an `eventually` property, each world in which
    /// the condition is true starts the wait. Without a condition, the launch starts it or, in a coordinator or screen,
    /// every world that has an instance.
    public var pattern: Pattern?
    /// The condition under which the property applies; nil if it always applies.
    ///
    /// For an `eventually` property, this is the condition under which the wait starts.
    public var condition: Expression?
    /// The condition that the property states.
    public var claim: Expression

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - kind: The kind of the property.
    ///   - name: The name of the property, in kebab-case.
    ///   - documentation: The lines of the property's doc comment, which reports print.
    ///   - pattern: The event of a `change` or `eventually` property; see ``pattern``.
    ///   - condition: The condition under which the property applies; nil if it always applies.
    ///   - claim: The condition that the property states.
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
      /// No property is violated, apart from violations that are allowed, known or expected by another line.
      case holds
      /// The given properties are violated, and no others that are not allowed, known or expected by another line.
      case violated([Claim])
      /// The property holds because it never applies to a world or step.
      case vacuous(Name)
      /// The property is not decided, because a budget or a capacity ends the search.
      case incomplete(Name)
    }

    /// An expected violation of a property, optionally with the length of its shortest trace.
    public struct Claim: Hashable, Sendable {
      /// The name of the violated property.
      public var property: Name
      /// The length of the shortest trace, in inputs; nil if it is not stated.
      public var inputs: Int?

      /// Creates an expected violation.
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

    /// Returns a number of worlds as text, such as `1 world` or `945 worlds`.
    package static func text(worlds: Int) -> String { worlds == 1 ? "1 world" : "\(worlds) worlds" }
  }

  /// A known violation, which does not fail the check.
  ///
  /// An unknown violation fails the check. A known violation that no longer occurs also fails the check.
  public struct Known: Hashable, Sendable {
    /// The violated property, with the length of its trace at the time of acceptance.
    public var claim: Expectation.Claim
    /// The coordinator, screen, control or link whose violations the line covers; nil for all violations.
    public var subject: Allowance.Subject?
    /// The sentence of the report that identifies the violation.
    public var signature: String
    /// The location of the line in the text.
    public var origin: Origin

    /// Creates a known violation.
    ///
    /// - Parameters:
    ///   - claim: The violated property, with the length of its trace at the time of acceptance.
    ///   - subject: The coordinator, screen, control or link whose violations the line covers; nil for all violations.
    ///   - signature: The sentence of the report that identifies the violation.
    ///   - origin: The location of the line in the text.
    public init(
      claim: Expectation.Claim, subject: Allowance.Subject? = nil, signature: String,
      origin: Origin = Origin()
    ) {
      self.claim = claim
      self.subject = subject
      self.signature = signature
      self.origin = origin
    }

    /// The name of the property and the subject, such as `child-has-screen at Flow`.
    public var title: String { claim.property.text + (subject.map { " at \($0)" } ?? "") }

    /// The same violation with an escaped signature, as reports print it.
    var visible: Known {
      var known = self
      known.signature = NavVisibleText.of(signature)
      return known
    }
  }

  /// A variant of a spec: changes to its headers and declarations.
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
