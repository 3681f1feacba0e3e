extension NavSpec {
  /// A coordinator declaration: its screens, its child coordinators, and its handlers.
  public struct Coordinator: Hashable, Sendable {
    /// The name of the coordinator, which begins with a capital letter.
    public var name: Name
    /// The lines of the coordinator's doc comment, without the slashes.
    public var documentation: [String]
    /// The parameters of the coordinator.
    public var parameters: [Parameter]
    /// The base whose members the coordinator inherits; nil for none.
    public var base: Name?
    /// The path of the source file that the coordinator describes, for reports; nil for none.
    public var code: String?
    /// The members of the coordinator, in the order of the text.
    public var members: [Member]

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - name: The name of the coordinator, which begins with a capital letter.
    ///   - documentation: The lines of the coordinator's doc comment, without the slashes.
    ///   - parameters: The parameters of the coordinator.
    ///   - base: The base whose members the coordinator inherits; nil for none.
    ///   - code: The path of the source file that the coordinator describes, for reports; nil for none.
    ///   - members: The members of the coordinator, in the order of the text.
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

  /// A declaration inside of a coordinator, a screen or a branch.
  public enum Member: Hashable, Sendable {
    /// The first screen of a coordinator: `start home`.
    case start(Route)
    /// The result of a coordinator that finishes without naming one: `finishes user: cancelled`.
    case finishes(DefaultResult)
    /// A Boolean variable that is false at first and must always be able to become false again: `lock name`.
    case lock(Name)
    /// An asynchronous operation: `effect load(id: Id): done(x: X), failed`.
    case effect(Effect)
    /// A screen: `screen home { … }`.
    case screen(Place)
    /// A route that creates a child coordinator: `branch profile(user: User): Profile(user) { … }`.
    case branch(Branch)
    /// A tab bar or a page control: `tabs main { tab news: News }`, or `pages`.
    case tabs(Tabs)
    /// A split view: `split main { primary list: Sidebar; secondary detail: Detail }`.
    case split(Split)
    /// Removes inherited handlers of an event, in a variant or a coordinator with a base: `ignore EVENT`.
    case ignore(Pattern)
    /// Closes ways out of a screen or branch, or turns off adversaries there: `without back when condition`.
    case without([Name], when: Expression? = nil)
    /// A clause of a screen in dialect `screen-tree`, such as `leads to chat`, `needs person` or `provides person`.
    case tree(TreeClause)
    /// A feedback in dialects `feedback` and `feedback-loop`: `feedback name first when condition { … }`.
    case feedback(Feedback)
    /// A variable: `var name: domain = initial`.
    case variable(Variable)
    /// A handler of events: `on tap open { … }`.
    case handler(Handler)
    /// A named block of statements: `action leave(count: 1...2) { … }`.
    case action(Action)
    /// A property, which is evaluated for each living instance of the coordinator, screen or branch.
    case property(Property)
    /// An opt-out from a property for this declaration, or for another one after `at`: `allow no-trap "reason"`.
    case allow(Allowance)
  }

  /// The result of a coordinator that finishes without naming one: `finishes user: cancelled`.
  public struct DefaultResult: Hashable, Sendable {
    /// The causes to which the result applies: `user`, `program` or both.
    public var causes: [Name]
    /// The result with its values; nil for `none`, which removes an earlier declaration.
    ///
    /// The values can use the parameters and variables of the coordinator.
    public var result: Route?

    /// Creates a default result.
    ///
    /// - Parameters:
    ///   - causes: The causes to which the result applies: `user`, `program` or both.
    ///   - result: The result with its values; nil for `none`, which removes an earlier declaration.
    public init(causes: [Name], result: Route?) {
      self.causes = causes
      self.result = result
    }
  }

  /// A screen declaration: `screen article(topic: Topic) tagged readable { … }`.
  public struct Place: Hashable, Sendable {
    /// The name of the screen.
    public var name: Name
    /// The parameters of the screen; screens with different values have different routes.
    public var parameters: [Parameter]
    /// The tags of the screen (`tagged private, …`), by which properties refer to several screens.
    public var tags: [Name]
    /// The members of the screen.
    public var members: [Member]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The name of the screen.
    ///   - parameters: The parameters of the screen. Screens with different values have different routes.
    ///   - tags: The tags of the screen (`tagged private, …`), by which properties refer to several screens.
    ///   - members: The members of the screen.
    public init(name: Name, parameters: [Parameter] = [], tags: [Name] = [], members: [Member] = []) {
      self.name = name
      self.parameters = parameters
      self.tags = tags
      self.members = members
    }
  }

  /// A route of a coordinator that creates a child coordinator and shows its first screen.
  public struct Branch: Hashable, Sendable {
    /// The name of the route in the parent coordinator.
    public var name: Name
    /// The parameters of the route.
    public var parameters: [Parameter]
    /// The name of the child coordinator's declaration.
    public var coordinator: Name
    /// The arguments for the parameters of the child coordinator.
    public var arguments: [Argument]
    /// The members of the branch.
    public var members: [Member]

    /// Creates a branch.
    ///
    /// - Parameters:
    ///   - name: The name of the route in the parent coordinator.
    ///   - parameters: The parameters of the route.
    ///   - coordinator: The name of the child coordinator's declaration.
    ///   - arguments: The arguments for the parameters of the child coordinator.
    ///   - members: The members of the branch.
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

  /// A tab bar, or a page control whose hidden pages leave the view hierarchy.
  public struct Tabs: Hashable, Sendable {
    /// The name of the tab bar or page control, which is also the name of its route.
    public var name: Name
    /// Whether the container is a page control (`pages`), rather than a tab bar (`tabs`).
    public var arePages: Bool
    /// The tabs or pages in order; each is a branch.
    public var tabs: [Branch]

    /// Creates a tab bar or a page control.
    ///
    /// - Parameters:
    ///   - name: The name of the tab bar or page control, which is also the name of its route.
    ///   - arePages: True for `pages`, false for `tabs`.
    ///   - tabs: The tabs or pages in order; each is a branch.
    public init(name: Name, arePages: Bool = false, tabs: [Branch]) {
      self.name = name
      self.arePages = arePages
      self.tabs = tabs
    }
  }

  /// An asynchronous operation that later delivers one of its outcomes.
  public struct Effect: Hashable, Sendable {
    /// The name of the effect.
    public var name: Name
    /// Whether the effect blocks, so that the app does not count as settled while the effect runs.
    public var isBlocking: Bool
    /// The parameters of the effect.
    public var parameters: [Parameter]
    /// The possible outcomes.
    public var outcomes: [Outcome]

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - name: The name of the effect.
    ///   - isBlocking: Whether the effect blocks, so that the app does not count as settled while the effect runs.
    ///   - parameters: The parameters of the effect.
    ///   - outcomes: The possible outcomes.
    public init(name: Name, isBlocking: Bool = false, parameters: [Parameter] = [], outcomes: [Outcome]) {
      self.name = name
      self.isBlocking = isBlocking
      self.parameters = parameters
      self.outcomes = outcomes
    }
  }

  /// An outcome of an effect, which ends the effect unless it is declared with `many`.
  public struct Outcome: Hashable, Sendable {
    /// The name and the parameters of the outcome.
    public var message: Message
    /// Whether the effect keeps running after this outcome (`many`) and can deliver further outcomes.
    public var isRepeated: Bool

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - message: The name and the parameters of the outcome.
    ///   - isRepeated: Whether the effect keeps running after this outcome (`many`).
    public init(message: Message, isRepeated: Bool = false) {
      self.message = message
      self.isRepeated = isRepeated
    }
  }

  /// A variable of a system, a coordinator, a screen or a branch.
  public struct Variable: Hashable, Sendable {
    /// The strength of a reference to a coordinator.
    public enum Ownership: Hashable, Sendable {
      /// A strong reference, which keeps its coordinator alive.
      case strong
      /// A weak reference, which becomes `none` when its coordinator is released.
      case weak
      /// An unowned reference. Reading it after its coordinator is released crashes the app.
      case unowned
    }

    /// The relation of a variable to a part of a container, such as `stack` or `sheet`.
    public enum Binding: Hashable, Sendable {
      /// `believes stack`: properties compare the variable with the container, and neither changes the other.
      case believes(Name)
      /// `binds sheet`: the container follows the variable, and changes by the user are written to the variable.
      case binds(Name)
    }

    /// The name of the variable.
    public var name: Name
    /// The strength of the variable's reference to a coordinator; strong by default.
    public var ownership: Ownership
    /// Whether the variable is `structural`: its value belongs to the structural state, which properties compare
    /// between settled worlds.
    ///
    /// The value of a variable with a binding always belongs to it.
    public var isStructural: Bool
    /// The domain, which is the set of possible values.
    public var domain: Domain
    /// The initial value; nil if the variable begins with `none` or an empty list.
    public var initial: Expression?
    /// The relation of the variable to a part of a container; nil for none.
    public var binding: Binding?

    /// Creates a variable.
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - ownership: The strength of the variable's reference to a coordinator; strong by default.
    ///   - isStructural: Whether the variable is `structural`; see ``isStructural``.
    ///   - domain: The domain, which is the set of possible values.
    ///   - initial: The initial value; nil if the variable begins with `none` or an empty list.
    ///   - binding: The relation of the variable to a part of a container; nil for none.
    public init(
      name: Name, ownership: Ownership = .strong, isStructural: Bool = false, domain: Domain,
      initial: Expression? = nil, binding: Binding? = nil
    ) {
      self.name = name
      self.ownership = ownership
      self.isStructural = isStructural
      self.domain = domain
      self.initial = initial
      self.binding = binding
    }
  }
}
