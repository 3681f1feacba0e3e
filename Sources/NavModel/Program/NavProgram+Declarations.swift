extension NavProgram {
  /// The name of a declaration, with the names and domains of its values.
  public struct Signature: Hashable, Sendable {
    /// The name of the declaration.
    public var name: String
    /// The names of the values, in order; empty for labels and results, whose values have no names.
    public var labels: [String]
    /// The domains of the values, in order.
    public var domains: [Domain]
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a signature; each parameter sets the property of the same name.
    public init(
      name: String, labels: [String] = [], domains: [Domain] = [], origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.name = name
      self.labels = labels
      self.domains = domains
      self.origin = origin
    }
  }

  /// An enumeration with its cases, which can have values.
  public struct Enumeration: Hashable, Sendable {
    /// The name of the type; nil for an enumeration that is declared inline.
    public var name: String?
    /// The cases of the enumeration, in order.
    public var cases: [Signature]

    /// Creates an enumeration; each parameter sets the property of the same name.
    public init(name: String?, cases: [Signature]) {
      self.name = name
      self.cases = cases
    }
  }

  /// A domain with resolved names: the set of values that a variable or a parameter can have.
  public indirect enum Domain: Hashable, Sendable {
    /// The values `false` and `true`.
    case bool
    /// The integers in a range.
    case range(ClosedRange<Int>)
    /// The values of an enumeration, by its index in ``NavProgram/enumerations``.
    case enumeration(Int)
    /// The lists of values of a domain.
    case list(Domain)
    /// The snapshots of a coordinator's variables, by its index in ``NavProgram/coordinators``.
    case snapshot(Int)
    /// The values of a domain, and none.
    case optional(Domain)
    /// The routes of all places.
    case route
    /// The screen instances of a place, by its index in ``NavProgram/places``; nil for the instances of all places.
    case screen(Int?)
    /// The coordinator instances of a declaration, by its index in ``NavProgram/coordinators``.
    case coordinator(Int)
  }

  /// A variable of the whole app, a coordinator, a screen or a branch, with resolved names.
  public struct VariableDeclaration: Hashable, Sendable {
    /// The name of the variable.
    public var name: String
    /// The domain, which is the set of possible values.
    public var domain: Domain
    /// The strength of the variable's reference to a coordinator.
    public var ownership: NavSpec.Variable.Ownership = .strong
    /// Whether the variable is declared `structural`, so that its value is a part of ``NavShape``.
    ///
    /// The values of locks and of variables with a ``binding`` are also parts of the shape.
    public var isStructural = false
    /// Whether the variable is a `lock`.
    public var isLock = false
    /// The initial value, over the parameters of the owner.
    ///
    /// Nil if the spec writes none; the variable then begins with false, an empty list or none, depending on its domain.
    public var initial: Expression?
    /// The part of a container that the variable follows; nil for none.
    public var binding: Binding?
    /// Whether a world stores the value; if not, the machine evaluates what is assigned, and stores none.
    package var isStored = true
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a strong variable without an initial value; each parameter sets the property of the same name.
    public init(name: String, domain: Domain, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.name = name
      self.domain = domain
      self.origin = origin
    }
  }

  /// The relation of a variable to a part of a container: `believes` or `binds`.
  public struct Binding: Hashable, Sendable {
    /// The parts of containers that a variable can follow; a raw value is the name in a spec.
    public enum Part: String, Hashable, Sendable, CaseIterable {
      /// The screens of the stack, the coordinator's own screens on it, the content of a layer that the coordinator has
      /// presented (in any style, or in one), the selected tab, and the selection of a split view.
      case stack, screens, presented, sheet, cover, alert, popover, tab, selection
    }

    /// The part that the variable follows.
    public var part: Part
    /// Whether the container follows the variable (`binds`), rather than only being compared with it (`believes`).
    public var isTwoWay: Bool

    /// Creates the relation; each parameter sets the property of the same name.
    public init(part: Part, isTwoWay: Bool) {
      self.part = part
      self.isTwoWay = isTwoWay
    }
  }

  /// A coordinator declaration with resolved names.
  public struct CoordinatorDeclaration: Hashable, Sendable {
    /// The name of the coordinator.
    public var name: String
    /// The parameters of the coordinator.
    public var parameters: Signature
    /// The variables and locks of the coordinator.
    public var variables: [VariableDeclaration] = []
    /// The route with which the coordinator starts, over its parameters; nil for a coordinator without `start`.
    public var start: Expression?
    /// The results of a coordinator that finishes without naming one, by the cause of its end.
    ///
    /// A cause without an entry has no default result. Only libraries with default exits use these results.
    public var defaultResults: [NavRemovalCause: DefaultResult] = [:]
    /// The places that the coordinator declares, as indices in ``NavProgram/places``.
    public var places: [Int] = []
    /// The path of the app's own code that the coordinator describes; nil for none.
    public var code: String?
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a coordinator; parameters set the properties of the same names, and other properties have their defaults.
    public init(
      name: String, parameters: Signature, code: String? = nil, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.name = name
      self.parameters = parameters
      self.code = code
      self.origin = origin
    }
  }

  /// The enumerations of the values `cause` and `result`, as indices in ``NavProgram/enumerations``.
  public struct Endings: Hashable, Sendable {
    /// The index of the enumeration of causes, with the cases `user` and `program`.
    public var cause: Int
    /// The index of the enumeration of results, with one case for each of ``NavProgram/results``.
    public var result: Int
  }

  /// A place, which a route can name: a screen, branch, tab bar, page control, split view, tab, page or column.
  public struct PlaceDeclaration: Hashable, Sendable {
    /// The kinds of places.
    public enum Kind: Hashable, Sendable {
      /// A screen without child stacks.
      case screen
      /// A branch, tab, page or column, which creates a coordinator, by its index in ``NavProgram/coordinators``.
      ///
      /// The arguments of the new coordinator can read the parameters of the place and the parent.
      case branch(coordinator: Int, arguments: [Expression])
      /// A tab bar, or a page control, with its tabs or pages as indices of branches in ``NavProgram/places``.
      case tabs([Int], arePages: Bool)
      /// A split view with its two columns, the primary one first, as indices of branches in ``NavProgram/places``.
      case split([Int])
    }

    /// The kind of the place.
    public var kind: Kind
    /// The coordinator that declares the place, as an index in ``NavProgram/coordinators``.
    public var coordinator: Int
    /// The name and the values of the place.
    public var signature: Signature
    /// The container of a tab, page or column, as an index in ``NavProgram/places``; nil for other places.
    public var tabBar: Int?
    /// The tags of the place, as indices in ``NavProgram/tags``.
    public var tags: [Int] = []
    /// The variables of each screen instance, or of each coordinator that a branch creates.
    public var variables: [VariableDeclaration] = []
    /// The `without` declarations of the place: closed ways out and disabled adversaries.
    public var closures: [Closure] = []
    /// The rules by which a split view collapses; without effect for other places.
    public var split = SplitRules()
    /// The relations of the screen to others in dialect `screen-tree`.
    public var node = TreeNode()

    /// Creates a place; parameters set the properties of the same names, and other properties have their defaults.
    public init(kind: Kind, coordinator: Int, signature: Signature) {
      self.kind = kind
      self.coordinator = coordinator
      self.signature = signature
    }
  }

  /// The declaration that contains another declaration, which determines the names in scope.
  public enum Owner: Hashable, Sendable {
    /// The spec itself, outside of any coordinator.
    case system
    /// A coordinator, as an index in ``NavProgram/coordinators``.
    case coordinator(Int)
    /// A screen, a branch, or a tab, page or column, as an index in ``NavProgram/places``.
    case place(Int)
  }

  /// A control that the user can tap.
  public struct ControlDeclaration: Hashable, Sendable {
    /// The screen that has the control, or the coordinator if all of its screens have it.
    public var owner: Owner
    /// The name and the values of the control.
    public var signature: Signature

    /// Creates a control; each parameter sets the property of the same name.
    public init(owner: Owner, signature: Signature) {
      self.owner = owner
      self.signature = signature
    }
  }

  /// An effect declaration with resolved names; an effect is an asynchronous operation that answers later.
  public struct EffectDeclaration: Hashable, Sendable {
    /// The place or coordinator that declares the effect.
    public var owner: Owner
    /// The name and the parameters of the effect.
    public var signature: Signature
    /// The outcomes with which the effect can answer.
    public var outcomes: [Signature]
    /// For each outcome, whether the effect keeps running after it.
    public var isRepeated: [Bool]
    /// Whether the app does not count as settled while the effect runs.
    public var isBlocking: Bool

    /// Creates an effect; each parameter sets the property of the same name.
    public init(
      owner: Owner, signature: Signature, outcomes: [Signature], isRepeated: [Bool], isBlocking: Bool
    ) {
      self.owner = owner
      self.signature = signature
      self.outcomes = outcomes
      self.isRepeated = isRepeated
      self.isBlocking = isBlocking
    }
  }

  /// An event of the environment, which may occur whenever its condition and its limit permit.
  public struct EventDeclaration: Hashable, Sendable {
    /// The name and the values of the event.
    public var signature: Signature
    /// The condition under which the event may occur, over its values; nil for always.
    public var condition: Expression?
    /// The largest number of times that the event comes from outside in one run; nil for no limit.
    public var atMost: Int?

    /// Creates an event of the environment; each parameter sets the property of the same name.
    public init(signature: Signature, condition: Expression? = nil, atMost: Int? = nil) {
      self.signature = signature
      self.condition = condition
      self.atMost = atMost
    }
  }

  /// A deep link with resolved names.
  public struct LinkDeclaration: Hashable, Sendable {
    /// The name and the values of the link.
    public var signature: Signature
    /// The route of the screen that the link must lead to, over the link's values.
    public var target: Expression
    /// The condition under which the link may fail, over the link's values; nil for never.
    public var blockedBy: Expression?

    /// Creates a deep link; each parameter sets the property of the same name.
    public init(signature: Signature, target: Expression, blockedBy: Expression? = nil) {
      self.signature = signature
      self.target = target
      self.blockedBy = blockedBy
    }
  }

  /// A handler of an event, with resolved names.
  ///
  /// The local slots 0, 1, … hold the values of the event in order. The slots after these hold the values of `let`,
  /// `for` and quantifiers.
  public struct HandlerDeclaration: Hashable, Sendable {
    /// The declaration that contains the handler.
    public var owner: Owner
    /// The event to which the handler reacts.
    public var trigger: Trigger
    /// The condition under which the handler runs; nil for always.
    public var condition: Expression?
    /// The statements that the handler runs.
    public var body: [Statement]
    /// The number of local slots, which hold the values of the event and local names.
    public var localCount: Int
    /// The feedback in which the spec handles an event of the environment or the outcome of an effect, as an index in
    /// ``NavProgram/feedbacks``; nil for all other handlers.
    public var feedback: Int?
    /// The event as the spec writes it; empty if the program was not parsed.
    public var text = ""
    /// The condition as the spec writes it; nil if the spec writes none.
    public var conditionText: String?
    /// The opt-out for a handler that never runs, `allow no-dead`; nil for none.
    public var deadAllowance: DeadAllowance?
    /// The location of the handler in the text.
    public var origin: NavSpec.Origin

    /// Creates a handler; parameters set the properties of the same names, and other properties have their defaults.
    public init(
      owner: Owner, trigger: Trigger, condition: Expression? = nil, body: [Statement], localCount: Int,
      feedback: Int? = nil, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.owner = owner
      self.trigger = trigger
      self.condition = condition
      self.body = body
      self.localCount = localCount
      self.feedback = feedback
      self.origin = origin
    }
  }

  /// An event to which a handler can react.
  public enum Trigger: Hashable, Sendable {
    /// A tap on a control, by its index in ``NavProgram/controls``.
    case tap(Int)
    /// The end of a child, with a result by its index in ``NavProgram/results``; nil for any end.
    case finished(Int?)
    /// An event of the environment, by its index in ``NavProgram/events``.
    case event(Int)
    /// A deep link, by its index in ``NavProgram/links``.
    case link(Int)
    /// A step, which is a message between coordinators, by its index in ``NavProgram/steps``.
    case step(Int)
    /// A step before a flow handles it, by its index in ``NavProgram/steps``; dialect `rxflow-2`.
    case adapt(Int)
    /// An outcome of an effect, by the index of the effect in ``NavProgram/effects`` and that of its outcome.
    case outcome(effect: Int, outcome: Int)
    /// The user is about to pop a screen (`shouldPop`) or dismiss a layer (`shouldDismiss`), which `refuse` prevents.
    ///
    /// The value of the event is the screen.
    case shouldPop, shouldDismiss
    /// The effect of a feedback completes, by the index of the feedback in ``NavProgram/feedbacks``.
    case feedbackEnded(Int)
    /// A notice of the platform; see ``NavNotice/Kind`` for the values of each kind.
    case notice(NavNotice.Kind)
  }

  /// A property that the spec declares, with resolved names.
  public struct PropertyDeclaration: Hashable, Sendable {
    /// The kind of the property.
    public var kind: NavSpec.Property.Kind
    /// The name of the property.
    public var name: String
    /// The lines of the property's doc comment, without the slashes.
    public var documentation: [String]
    /// The declaration that contains the property; in a coordinator, each living instance has the property, and in a
    /// place, each screen of the place that is in a container.
    public var owner: Owner
    /// The event to which a `change` applies, or that starts the wait of an `eventually`; nil for none.
    ///
    /// Without an event, a `change` applies to every step. The wait starts in each world in which ``condition`` is true;
    /// without a condition, in each world with an instance of the owner, or at the launch for a property of the system.
    /// The values of the event are in the first local slots.
    public var pattern: EventPattern?
    /// The condition under which the property applies, or an `eventually` begins to wait; nil for none.
    public var condition: Expression?
    /// The condition that the property is about; ``kind`` determines when it must be true or false.
    public var claim: Expression
    /// Whether the claim is about a step, rather than a world.
    public var claimsStep: Bool
    /// The number of local slots, which hold the values of the event and local names.
    public var localCount: Int
    /// The conjuncts of the claim, as the spec writes them; empty if the program was not parsed.
    public var claimTexts: [String] = []
    /// The condition as the spec writes it; nil for none.
    public var conditionText: String?
    /// The names of local slots by their numbers, for reports.
    public var localNames: [Int: String] = [:]
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a property; parameters set the properties of the same names, and other properties have their defaults.
    public init(
      kind: NavSpec.Property.Kind, name: String, documentation: [String] = [], owner: Owner,
      pattern: EventPattern? = nil, condition: Expression? = nil, claim: Expression, claimsStep: Bool = false,
      localCount: Int = 0, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.kind = kind
      self.name = name
      self.documentation = documentation
      self.owner = owner
      self.pattern = pattern
      self.condition = condition
      self.claim = claim
      self.claimsStep = claimsStep
      self.localCount = localCount
      self.origin = origin
    }
  }
}
