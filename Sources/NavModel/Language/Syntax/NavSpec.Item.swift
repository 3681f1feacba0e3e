extension NavSpec {
  /// A declaration at the top of a spec or of a variant.
  public enum Item: Hashable, Sendable {
    /// `use "Base.nav"`: includes the declarations of a part.
    case use(Use)
    /// `type Topic = { swift, music }`.
    case type(TypeAlias)
    /// `event logout when …`: the environment may do this at any time.
    case event(ExternalEvent)
    /// `link profile(user: User) to Profile.overview blocked by …`.
    case link(Link)
    /// `step placePicked(place: Place)`: a message among coordinators.
    case step(Message)
    /// `coordinator App { … }`; the first one is the root.
    case coordinator(Coordinator)
    /// `opaque Auth: done, failed`: a coordinator that may finish at any time.
    case opaque(Opaque)
    /// `base Releasing { … }`: what several coordinators share.
    case base(Base)
    /// A routine of the system.
    case action(Action)
    /// `assume name: condition`.
    case assume(Assumption)
    /// `final when …`: the worlds in which the app may end, so that they are no deadlock.
    case final(Expression)
    /// `fair tap save`: an input that is made eventually.
    case fair(Fairness)
    /// A variable of the system.
    case variable(Variable)
    /// A handler of the system.
    case handler(Handler)
    /// `always`, `never`, `change`, `sometimes`, `possible` or `eventually`.
    case property(Property)
    /// `accepts name { … }`, `rejects name { … }`.
    case log(Log)
    /// `allow no-trap "reason"`.
    case allow(Allowance)
    /// `ignore EVENT`, in a variant: takes the system's handlers of that event away.
    case ignore(Pattern)
    /// `variant name { … }`.
    case variant(Variant)
    /// `expect holds`.
    case expect(Expectation)
    /// `known violated p in 3 inputs "what"`: a finding that is not to be fixed today.
    case known(Known)
  }

  /// A named domain.
  public struct TypeAlias: Hashable, Sendable {
    /// The name, capitalised.
    public var name: Name
    /// The domain of the name.
    public var domain: Domain

    /// Makes a named domain.
    public init(name: Name, domain: Domain) {
      self.name = name
      self.domain = domain
    }
  }

  /// An event of the environment, which may come at any time.
  public struct ExternalEvent: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The parameters.
    public var parameters: [Parameter]
    /// The condition under which it may happen; nil for always.
    public var condition: Expression?
    /// `at most n`: the greatest number of times in one run; nil for no limit.
    public var atMost: Int?

    /// Makes an event of the environment.
    public init(name: Name, parameters: [Parameter] = [], condition: Expression? = nil, atMost: Int? = nil) {
      self.name = name
      self.parameters = parameters
      self.condition = condition
      self.atMost = atMost
    }
  }

  /// A deep link, and the screen that it must end at.
  public struct Link: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The parameters.
    public var parameters: [Parameter]
    /// The screen that must be visible once the world has settled.
    public var target: Route
    /// The condition under which the link may fail; nil for never.
    public var blockedBy: Expression?

    /// Makes a deep link.
    public init(name: Name, parameters: [Parameter] = [], target: Route, blockedBy: Expression? = nil) {
      self.name = name
      self.parameters = parameters
      self.target = target
      self.blockedBy = blockedBy
    }
  }

  /// A name with parameters: a step, a case of an enumeration, an outcome of an effect.
  public struct Message: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The parameters.
    public var parameters: [Parameter]

    /// Makes a message.
    public init(name: Name, parameters: [Parameter] = []) {
      self.name = name
      self.parameters = parameters
    }
  }

  /// A parameter and its domain.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The domain.
    public var domain: Domain

    /// Makes a parameter.
    public init(name: Name, domain: Domain) {
      self.name = name
      self.domain = domain
    }
  }

  /// An opt-out from a property, with its reason.
  public struct Allowance: Hashable, Sendable {
    /// The subject of an opt-out.
    public enum Subject: Hashable, Sendable {
      /// `at App`, `at App.home`, or inside a coordinator `at home`.
      case place([Name])
      /// `at tap open`.
      case control(Name)
    }

    /// The property.
    public var property: Name
    /// The subject; nil for the system, coordinator or screen that contains it.
    public var subject: Subject?
    /// The reason, as the spec states it.
    public var reason: String

    /// Makes an opt-out.
    public init(property: Name, subject: Subject? = nil, reason: String) {
      self.property = property
      self.subject = subject
      self.reason = reason
    }
  }
}
