extension NavSpec {
  /// A coordinator: its screens, its children, and its handlers.
  public struct Coordinator: Hashable, Sendable {
    /// The name, capitalised.
    public var name: Name
    /// The lines of its doc comment.
    public var documentation: [String]
    /// The parameters.
    public var parameters: [Parameter]
    /// The base whose members the coordinator inherits; nil for none.
    public var base: Name?
    /// The file of the app's own code that the coordinator describes; reports print it.
    public var code: String?
    /// The members, in the order written.
    public var members: [Member]

    /// Makes a coordinator.
    public init(
      name: Name, documentation: [String] = [], parameters: [Parameter] = [], base: Name? = nil,
      code: String? = nil, members: [Member] = []
    ) {
      self.name = name
      self.documentation = documentation
      self.parameters = parameters
      self.base = base
      self.code = code
      self.members = members
    }
  }

  /// Something declared in a coordinator, a screen or a branch.
  public enum Member: Hashable, Sendable {
    /// `start home`: the first screen.
    case start(Route)
    /// `finishes user: cancelled`: the result of an end that names none.
    case finishes(DefaultResult)
    /// `lock name`: a Bool, false at first, that must not stay true.
    case lock(Name)
    /// `effect load(id: Id): done(x: X), failed`.
    case effect(Effect)
    /// `screen home { … }`.
    case screen(Place)
    /// `branch profile(user: User): Profile(user) { … }`.
    case branch(Branch)
    /// `tabs main { tab news: News }`, or `pages`.
    case tabs(Tabs)
    /// `split main { primary list: Sidebar; secondary detail: Detail }`.
    case split(Split)
    /// `ignore EVENT`, in a variant.
    case ignore(Pattern)
    /// `without back when condition`, in a screen or a branch: ways out and adversaries that cannot happen there.
    case without([Name], when: Expression? = nil)
    /// `leads to chat`, `needs person`, `provides person`, in a screen: dialect `screen-tree`.
    case tree(TreeClause)
    /// `feedback name first when condition { … }`: dialects `feedback` and `feedback-loop`.
    case feedback(Feedback)
    /// A variable.
    case variable(Variable)
    /// A handler.
    case handler(Handler)
    /// A routine.
    case action(Action)
    /// A property of each living instance.
    case property(Property)
    /// An opt-out for this coordinator or screen.
    case allow(Allowance)
  }

  /// The result of a coordinator that finishes without naming one, for one cause of the end.
  public struct DefaultResult: Hashable, Sendable {
    /// `user`, `program`.
    public var causes: [Name]
    /// The result with its values, over the coordinator's parameters and variables; nil for `none`, which takes an earlier
    /// line back.
    public var result: Route?

    /// Makes a default result.
    public init(causes: [Name], result: Route?) {
      self.causes = causes
      self.result = result
    }
  }

  /// A screen.
  public struct Place: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The parameters; two screens with different values are different routes.
    public var parameters: [Parameter]
    /// `tagged private, …`.
    public var tags: [Name]
    /// The members.
    public var members: [Member]

    /// Makes a screen.
    public init(name: Name, parameters: [Parameter] = [], tags: [Name] = [], members: [Member] = []) {
      self.name = name
      self.parameters = parameters
      self.tags = tags
      self.members = members
    }
  }

  /// A route of the parent that makes a child coordinator and shows its start screen.
  public struct Branch: Hashable, Sendable {
    /// The name of the route in the parent.
    public var name: Name
    /// The values of the route.
    public var parameters: [Parameter]
    /// The coordinator that it makes.
    public var coordinator: Name
    /// The arguments of the coordinator.
    public var arguments: [Argument]
    /// The members.
    public var members: [Member]

    /// Makes a branch.
    public init(
      name: Name, parameters: [Parameter] = [], coordinator: Name, arguments: [Argument] = [],
      members: [Member] = []
    ) {
      self.name = name
      self.parameters = parameters
      self.coordinator = coordinator
      self.arguments = arguments
      self.members = members
    }
  }

  /// A tab bar, or a page control whose hidden pages leave the hierarchy.
  public struct Tabs: Hashable, Sendable {
    /// The name of the route.
    public var name: Name
    /// True for `pages`, false for `tabs`.
    public var arePages: Bool
    /// The tabs in order, each a branch.
    public var tabs: [Branch]

    /// Makes a tab bar.
    public init(name: Name, arePages: Bool = false, tabs: [Branch]) {
      self.name = name
      self.arePages = arePages
      self.tabs = tabs
    }
  }

  /// An asynchronous operation, which answers later with one of its outcomes.
  public struct Effect: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// Whether the app does not count as settled while the effect runs.
    public var isBlocking: Bool
    /// The parameters.
    public var parameters: [Parameter]
    /// The outcomes with which the effect may answer.
    public var outcomes: [Outcome]

    /// Makes an effect.
    public init(name: Name, isBlocking: Bool = false, parameters: [Parameter] = [], outcomes: [Outcome]) {
      self.name = name
      self.isBlocking = isBlocking
      self.parameters = parameters
      self.outcomes = outcomes
    }
  }

  /// An answer that an effect may give.
  public struct Outcome: Hashable, Sendable {
    /// The name and its values.
    public var message: Message
    /// Whether the effect keeps running after this answer, and may give it again.
    public var isRepeated: Bool

    /// Makes an outcome.
    public init(message: Message, isRepeated: Bool = false) {
      self.message = message
      self.isRepeated = isRepeated
    }
  }

  /// A variable over a finite domain.
  public struct Variable: Hashable, Sendable {
    /// The strength of a reference to a coordinator.
    public enum Ownership: Hashable, Sendable {
      /// A strong reference, which keeps its coordinator alive.
      case strong
      /// A weak reference: it becomes none when its coordinator is gone.
      case weak
      /// An unowned reference: reading it after its coordinator is gone ends the app.
      case unowned
    }

    /// The part of a container that the variable follows; nil for none.
    public enum Tie: Hashable, Sendable {
      /// `believes stack`: compared with the container, never applied.
      case believes(Name)
      /// `binds sheet`: a two-way binding: the container follows the variable, and the user's gestures change it.
      case binds(Name)
    }

    /// The name.
    public var name: Name
    /// The strength of its reference to a coordinator; strong by default.
    public var ownership: Ownership
    /// Whether properties that compare settled worlds compare the variable, too.
    public var isStructural: Bool
    /// The domain.
    public var domain: Domain
    /// The value it starts with.
    public var initial: Expression?
    /// The part of a container that the variable follows; nil for none.
    public var tie: Tie?

    /// Makes a variable.
    public init(
      name: Name, ownership: Ownership = .strong, isStructural: Bool = false, domain: Domain,
      initial: Expression? = nil, tie: Tie? = nil
    ) {
      self.name = name
      self.ownership = ownership
      self.isStructural = isStructural
      self.domain = domain
      self.initial = initial
      self.tie = tie
    }
  }
}
