extension NavProgram {
  /// A name with the domains of its values.
  public struct Signature: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The names of the values, in order.
    public var labels: [String]
    /// The domains of the values, in order.
    public var domains: [Domain]
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a signature.
    public init(
      name: String, labels: [String] = [], domains: [Domain] = [], origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.name = name
      self.labels = labels
      self.domains = domains
      self.origin = origin
    }
  }

  /// An enumeration; its cases may carry values.
  public struct Enumeration: Hashable, Sendable {
    /// The name of the type; nil where it was written in line.
    public var name: String?
    /// The cases in order.
    public var cases: [Signature]

    /// Makes an enumeration.
    public init(name: String?, cases: [Signature]) {
      self.name = name
      self.cases = cases
    }
  }

  /// The values that something ranges over.
  public indirect enum Domain: Hashable, Sendable {
    case bool
    case range(ClosedRange<Int>)
    /// An index in ``NavProgram/enumerations``.
    case enumeration(Int)
    case list(Domain)
    /// A snapshot of the variables of a coordinator; an index in ``NavProgram/coordinators``.
    case snapshot(Int)
    case optional(Domain)
    /// A route of any screen.
    case route
    /// A screen instance: of the place with this index, or of any (nil).
    case screen(Int?)
    /// A coordinator instance of the declaration with this index.
    case coordinator(Int)
  }

  /// A variable.
  public struct VariableDeclaration: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The domain.
    public var domain: Domain
    /// The strength of a reference to a coordinator.
    public var ownership: NavSpec.Variable.Ownership = .strong
    /// Whether properties that compare settled worlds compare the variable, too.
    public var isStructural = false
    /// Whether it is a `lock`.
    public var isLock = false
    /// The initial value, over the parameters of its owner; nil: none, an empty list, or assigned in `on start`.
    public var initial: Expression?
    /// The layer it is compared with.
    public var tie: Tie?
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a variable.
    public init(name: String, domain: Domain, origin: NavSpec.Origin = NavSpec.Origin()) {
      self.name = name
      self.domain = domain
      self.origin = origin
    }
  }

  /// How a variable is tied to a container.
  public struct Tie: Hashable, Sendable {
    /// The part of the containers that the variable follows.
    public enum Part: String, Hashable, Sendable, CaseIterable {
      case stack, screens, presented, sheet, cover, alert, popover, tab, selection
    }

    /// The part.
    public var part: Part
    /// Whether the container follows assignments (`binds`); else the variable is only compared with it (`believes`).
    public var isTwoWay: Bool

    /// Makes a tie.
    public init(part: Part, isTwoWay: Bool) {
      self.part = part
      self.isTwoWay = isTwoWay
    }
  }

  /// A coordinator.
  public struct CoordinatorDeclaration: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The parameters.
    public var parameters: Signature
    /// Its variables and locks.
    public var variables: [VariableDeclaration] = []
    /// Its first screen: a route expression over its parameters; nil for a coordinator without a screen.
    public var start: Expression?
    /// Its default result for each cause of its end.
    public var defaultResults: [NavCause: DefaultResult] = [:]
    /// Its screens, branches and tab bars, as indices in ``NavProgram/places``.
    public var places: [Int] = []
    /// The file of the app's own code that it describes.
    public var code: String?
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a coordinator.
    public init(
      name: String, parameters: Signature, code: String? = nil, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.name = name
      self.parameters = parameters
      self.code = code
      self.origin = origin
    }
  }

  /// The enumerations that describe how a coordinator finished, as indices in ``NavProgram/enumerations``.
  public struct Endings: Hashable, Sendable {
    /// `user`, `program`.
    public var cause: Int
    /// One case for each of ``NavProgram/results``.
    public var result: Int
  }

  /// A place that a route can name.
  public struct PlaceDeclaration: Hashable, Sendable {
    /// The kinds of places: screens, branches, tab bars and split views.
    public enum Kind: Hashable, Sendable {
      /// A screen.
      case screen
      /// A branch: makes a coordinator with these arguments (over the branch's parameters and the parent).
      case branch(coordinator: Int, arguments: [Expression])
      /// A tab bar, or pages, of these tabs (each a place of kind branch).
      case tabs([Int], arePages: Bool)
      /// A split view of two columns, the primary one first (each a place of kind branch).
      case split([Int])
    }

    /// The kind.
    public var kind: Kind
    /// The coordinator that declares it.
    public var coordinator: Int
    /// Its name and values.
    public var signature: Signature
    /// The tab bar or split view that it is a tab or a column of; nil for other places.
    public var tabBar: Int?
    /// Indices in ``NavProgram/tags``.
    public var tags: [Int] = []
    /// Its variables: of each screen instance, or of each coordinator that a branch makes.
    public var variables: [VariableDeclaration] = []
    /// The ways out and adversaries that are off there.
    public var closures: [Closure] = []
    /// How it collapses, if it is a split view.
    public var split = SplitRules()
    /// Its position in the tree of screens, in dialect `screen-tree`.
    public var node = TreeNode()

    /// Makes a place.
    public init(kind: Kind, coordinator: Int, signature: Signature) {
      self.kind = kind
      self.coordinator = coordinator
      self.signature = signature
    }
  }

  /// The place of a declaration, which determines the names in scope.
  public enum Owner: Hashable, Sendable {
    case system
    case coordinator(Int)
    /// A screen, a branch or a tab.
    case place(Int)
  }

  /// A control that a user can tap.
  public struct ControlDeclaration: Hashable, Sendable {
    /// The screen of the control, or the coordinator whose screens all have it.
    public var owner: Owner
    /// Its name and values.
    public var signature: Signature

    /// Makes a control.
    public init(owner: Owner, signature: Signature) {
      self.owner = owner
      self.signature = signature
    }
  }

  /// An effect: an asynchronous operation, which answers later.
  public struct EffectDeclaration: Hashable, Sendable {
    /// The screen or coordinator that declares it.
    public var owner: Owner
    /// Its name and parameters.
    public var signature: Signature
    /// The outcomes with which the effect may answer.
    public var outcomes: [Signature]
    /// For each outcome, whether the effect keeps running after it.
    public var isRepeated: [Bool]
    /// Whether the app does not count as settled while the effect runs.
    public var isBlocking: Bool

    /// Makes an effect.
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

  /// An event of the environment.
  public struct EventDeclaration: Hashable, Sendable {
    /// Its name and values.
    public var signature: Signature
    /// The condition under which it may happen, over its values; nil for always.
    public var condition: Expression?
    /// The greatest number of times in one run; nil for no limit.
    public var atMost: Int?

    /// Makes an event.
    public init(signature: Signature, condition: Expression? = nil, atMost: Int? = nil) {
      self.signature = signature
      self.condition = condition
      self.atMost = atMost
    }
  }

  /// A deep link.
  public struct LinkDeclaration: Hashable, Sendable {
    /// Its name and values.
    public var signature: Signature
    /// The screen that it must end at: a route expression over its values.
    public var target: Expression
    /// The condition under which the link may fail, over its values; nil for never.
    public var blockedBy: Expression?

    /// Makes a deep link.
    public init(signature: Signature, target: Expression, blockedBy: Expression? = nil) {
      self.signature = signature
      self.target = target
      self.blockedBy = blockedBy
    }
  }

  /// A handler of an event.
  ///
  /// Local slots 0, 1, … hold the values of the trigger in order, then those of `let`, `for` and quantifiers.
  public struct HandlerDeclaration: Hashable, Sendable {
    /// The location of the declaration.
    public var owner: Owner
    /// The event.
    public var trigger: Trigger
    /// The condition; nil for always.
    public var condition: Expression?
    /// The statements that run.
    public var body: [Statement]
    /// The number of local slots.
    public var localCount: Int
    /// The feedback whose external events it handles: an index in ``NavProgram/feedbacks``.
    public var feedback: Int?
    /// The source text of the event; empty if it was not parsed.
    public var text = ""
    /// The source text of the condition; nil for none.
    public var conditionText: String?
    /// Why it may never run; nil if that is reported.
    public var deadAllowance: DeadAllowance?
    /// The location in the text.
    public var origin: NavSpec.Origin

    /// Makes a handler.
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

  /// The event of a handler.
  public enum Trigger: Hashable, Sendable {
    /// A tap: an index in ``NavProgram/controls``.
    case tap(Int)
    /// A flow has finished: with this result (an index in ``NavProgram/results``), with none or any (nil).
    case finished(Int?)
    /// An event of the environment.
    case event(Int)
    /// A deep link.
    case link(Int)
    /// A step.
    case step(Int)
    /// A step, before a flow navigates to it; dialect `rxflow-2`.
    case adapt(Int)
    /// An effect's outcome.
    case outcome(effect: Int, outcome: Int)
    /// A decision before the user pops or dismisses, which `refuse` forbids; one value: the screen.
    case shouldPop, shouldDismiss
    /// The effect of a feedback has completed: an index in ``NavProgram/feedbacks``.
    case feedbackEnded(Int)
    /// A notice. ``NavNotice/Kind`` states the values of each kind.
    case notice(NavNotice.Kind)
  }

  /// A property of the text.
  public struct PropertyDeclaration: Hashable, Sendable {
    /// The kind.
    public var kind: NavSpec.Property.Kind
    /// The name.
    public var name: String
    /// The doc comment.
    public var documentation: [String]
    /// The owner: in a coordinator or a screen the property is evaluated for each living instance.
    public var owner: Owner
    /// The event that a `change` is about, or that an `eventually` waits from; its values are the first local slots.
    public var pattern: EventPattern?
    /// The condition under which the property applies, or from which an `eventually` waits; nil for always.
    public var condition: Expression?
    /// The condition that must be true.
    public var claim: Expression
    /// Whether the claim is about a step, rather than a world.
    public var claimsStep: Bool
    /// The number of local slots.
    public var localCount: Int
    /// The source text of the claim, one for each condition that `and` joins; empty if it was not parsed.
    public var claimTexts: [String] = []
    /// The source text of the condition; nil for none.
    public var conditionText: String?
    /// The names of the local slots, by their numbers.
    public var localNames: [Int: String] = [:]
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a property.
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
