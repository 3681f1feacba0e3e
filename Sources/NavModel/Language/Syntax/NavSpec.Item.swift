extension NavSpec {
  /// A declaration at the top level of a spec or of a variant.
  public enum Item: Hashable, Sendable {
    /// Includes the declarations of another file, a part: `use "Base.nav"`.
    case use(Use)
    /// A named domain: `type Topic = { swift, music }`.
    case type(TypeAlias)
    /// An event that the environment can cause, under a condition or at any time: `event logout when …`.
    case event(ExternalEvent)
    /// A deep link: `link profile(user: User) to Profile.overview blocked by …`.
    case link(Link)
    /// A message between coordinators: `step placePicked(place: Place)`.
    case step(Message)
    /// A coordinator: `coordinator App { … }`.
    ///
    /// The first one in the spec's own file is the root. Without one, the root is the first opaque coordinator or
    /// coordinator of a part.
    case coordinator(Coordinator)
    /// A coordinator whose code is not described: `opaque Auth: done, failed`.
    case opaque(Opaque)
    /// Members that several coordinators share: `base Releasing { … }`.
    case base(Base)
    /// A named block of statements of the system: `action leave { … }`.
    case action(Action)
    /// An assumption: `assume name: condition`. It disables inputs after which the condition would be false.
    case assume(Assumption)
    /// The condition under which the app may end: `final when …`. Such a world is not a deadlock.
    case final(Expression)
    /// A fairness assumption, by which an input that stays enabled, or with `strong` is enabled infinitely often,
    /// occurs: `fair tap save`.
    case fair(Fairness)
    /// A variable of the system: `var name: domain = initial`.
    case variable(Variable)
    /// A handler of the system: `on event { … }`.
    case handler(Handler)
    /// A property: `always`, `never`, `change`, `sometimes`, `possible` or `eventually`.
    case property(Property)
    /// A log that at least one run must produce (`accepts name { … }`) or no run may produce (`rejects name { … }`).
    case log(Log)
    /// An opt-out from a property: `allow no-trap "reason"`.
    case allow(Allowance)
    /// Removes the system's handlers of an event, in a variant: `ignore EVENT`.
    case ignore(Pattern)
    /// A variant with the declarations that differ from the spec: `variant name { … }`.
    case variant(Variant)
    /// The expected result of a check: `expect holds`.
    case expect(Expectation)
    /// A known violation, which does not fail the check: `known violated p in 3 inputs "signature"`.
    case known(Known)
  }

  /// A named domain: `type Topic = { swift, music }`.
  public struct TypeAlias: Hashable, Sendable {
    /// The name of the type, which begins with a capital letter.
    public var name: Name
    /// The domain to which the name refers.
    public var domain: Domain

    /// Creates a named domain.
    ///
    /// - Parameters:
    ///   - name: The name of the type, which begins with a capital letter.
    ///   - domain: The domain to which the name refers.
    public init(name: Name, domain: Domain) {
      self.name = name
      self.domain = domain
    }
  }

  /// An event that the environment can cause, under a condition or at any time.
  ///
  /// The statement `post` can cause the event, too, regardless of ``condition`` and ``atMost``.
  public struct ExternalEvent: Hashable, Sendable {
    /// The name of the event.
    public var name: Name
    /// The parameters of the event.
    public var parameters: [Parameter]
    /// The condition under which the environment may cause the event; nil for no condition.
    public var condition: Expression?
    /// The largest number of times that the environment causes the event in one run (`at most n`); nil for no limit.
    public var atMost: Int?

    /// Creates an event of the environment.
    ///
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - parameters: The parameters of the event.
    ///   - condition: The condition under which the environment may cause the event; nil for no condition.
    ///   - atMost: The largest number of times that the environment causes the event in one run (`at most n`); nil for
    ///     no limit.
    public init(name: Name, parameters: [Parameter] = [], condition: Expression? = nil, atMost: Int? = nil) {
      self.name = name
      self.parameters = parameters
      self.condition = condition
      self.atMost = atMost
    }
  }

  /// A deep link with its target screen.
  public struct Link: Hashable, Sendable {
    /// The name of the link.
    public var name: Name
    /// The parameters of the link.
    public var parameters: [Parameter]
    /// The route of the screen that must be visible once the app has settled after the link.
    public var target: Route
    /// The condition under which the link need not reach its target; nil if it must always reach the target.
    public var blockedBy: Expression?

    /// Creates a deep link.
    ///
    /// - Parameters:
    ///   - name: The name of the link.
    ///   - parameters: The parameters of the link.
    ///   - target: The route of the screen that must be visible once the app has settled after the link.
    ///   - blockedBy: The condition under which the link need not reach its target; nil if it must always reach the
    ///     target.
    public init(name: Name, parameters: [Parameter] = [], target: Route, blockedBy: Expression? = nil) {
      self.name = name
      self.parameters = parameters
      self.target = target
      self.blockedBy = blockedBy
    }
  }

  /// A name with parameters, such as a step, a case of an enumeration, or an outcome of an effect.
  public struct Message: Hashable, Sendable {
    /// The name of the message.
    public var name: Name
    /// The parameters of the message.
    public var parameters: [Parameter]

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - name: The name of the message.
    ///   - parameters: The parameters of the message.
    public init(name: Name, parameters: [Parameter] = []) {
      self.name = name
      self.parameters = parameters
    }
  }

  /// A parameter with its domain.
  public struct Parameter: Hashable, Sendable {
    /// The name of the parameter.
    public var name: Name
    /// The domain, which is the set of possible values.
    public var domain: Domain

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - domain: The domain, which is the set of possible values.
    public init(name: Name, domain: Domain) {
      self.name = name
      self.domain = domain
    }
  }

  /// An opt-out from a property: `allow no-trap at login "reason"`.
  public struct Allowance: Hashable, Sendable {
    /// The declaration to which an opt-out applies.
    public enum Subject: Hashable, Sendable, CustomStringConvertible {
      /// A coordinator, or a screen or branch: `at App`, `at App.home`, or inside of a coordinator `at home`.
      case place([Name])
      /// A control: `at tap open`.
      case control(Name)
      /// A link: `at link article`.
      case link(Name)

      /// The subject as a spec states it after `at`, such as `App.home`, `tap open` or `link article`.
      public var description: String {
        switch self {
        case .place(let path): path.map(\.text).joined(separator: ".")
        case .control(let name): "tap \(name)"
        case .link(let name): "link \(name)"
        }
      }
    }

    /// The name of the property.
    public var property: Name
    /// The declaration to which the opt-out applies.
    ///
    /// Nil stands for the system, coordinator or screen that contains the opt-out.
    public var subject: Subject?
    /// The reason that the spec states.
    public var reason: String

    /// Creates an opt-out.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - subject: The declaration to which the opt-out applies; nil for the declaration that contains the opt-out.
    ///   - reason: The reason that the spec states.
    public init(property: Name, subject: Subject? = nil, reason: String) {
      self.property = property
      self.subject = subject
      self.reason = reason
    }
  }
}
