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
    /// The variables of a coordinator as they were at some time; an index in ``NavProgram/coordinators``.
    case snapshot(Int)
    case optional(Domain)
    /// A route of any place.
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
    /// The values it ranges over.
    public var domain: Domain
    /// How it holds a coordinator.
    public var ownership: NavSpec.Variable.Ownership = .strong
    /// Whether it counts in settled shapes.
    public var isStructural = false
    /// Whether it is a `lock`.
    public var isLock = false
    /// Its first value, over the parameters of the place that declares it; nil: none, an empty list, or assigned in `on start`.
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
    /// The part of the containers that it speaks of.
    public enum Part: String, Hashable, Sendable, CaseIterable {
      case stack, screens, presented, sheet, cover, alert, popover, tab, selection
    }

    /// The part.
    public var part: Part
    /// Whether assigning applies it (`binds`), rather than being compared only (`believes`).
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
    /// Its result where an end names none, by what caused the end.
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
    /// What a place is.
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

    /// What it is.
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
    /// What cannot happen there.
    public var closures: [Closure] = []
    /// How it collapses, if it is a split view.
    public var split = SplitRules()
    /// What a tree of screens knows of it.
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
    /// On which screen, or on all screens of which coordinator.
    public var owner: Owner
    /// Its name and values.
    public var signature: Signature

    /// Makes a control.
    public init(owner: Owner, signature: Signature) {
      self.owner = owner
      self.signature = signature
    }
  }

  /// An effect: runs beside the app and answers later.
  public struct EffectDeclaration: Hashable, Sendable {
    /// The screen or coordinator that declares it.
    public var owner: Owner
    /// Its name and what it is started with.
    public var signature: Signature
    /// How it may answer.
    public var outcomes: [Signature]
    /// For each outcome, whether it may come again.
    public var isRepeated: [Bool]
    /// Whether a world is not quiescent while it runs.
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

  /// Something that the environment may do.
  public struct EventDeclaration: Hashable, Sendable {
    /// Its name and values.
    public var signature: Signature
    /// When it may happen, over its values; nil for always.
    public var condition: Expression?
    /// The number of times in one run; nil for no limit.
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
    /// When it need not get there, over its values; nil for never.
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
    /// Under which condition; nil for always.
    public var condition: Expression?
    /// The statements that run.
    public var body: [Statement]
    /// The number of local slots.
    public var localCount: Int
    /// The feedback for which it answers what comes from outside: an index in ``NavProgram/feedbacks``.
    public var feedback: Int?
    /// The event as written; empty if it was not read from a text.
    public var text = ""
    /// The condition as it is written.
    public var conditionText: String?
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
    /// A question of the platform, which `refuse` answers with no; one value: the screen.
    case shouldPop, shouldDismiss
    /// A feedback has ended by itself: an index in ``NavProgram/feedbacks``.
    case feedbackEnded(Int)
    /// A notice; its values go with its kind, as ``NavNotice/Kind`` says.
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
    /// Whether the claim is one of a step, rather than of a world.
    public var claimsStep: Bool
    /// The number of local slots.
    public var localCount: Int
    /// The claim as it is written, one text for each condition that `and` joins; empty for what was not read.
    public var claimTexts: [String] = []
    /// The condition as it is written.
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

  /// An opt-out from a property.
  public struct AllowanceDeclaration: Hashable, Sendable {
    /// The property.
    public var property: String
    /// The coordinator or screen for which it counts; `.system` for all.
    public var owner: Owner
    /// The control that it is about; nil for all.
    public var control: String?
    /// Why.
    public var reason: String
    /// The location of the declaration.
    public var origin: NavSpec.Origin
    /// Whether it speaks of everything.
    public var isForAll: Bool { owner == .system && control == nil }

    /// Makes an opt-out.
    public init(
      property: String, owner: Owner, control: String? = nil, reason: String,
      origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.property = property
      self.owner = owner
      self.control = control
      self.reason = reason
      self.origin = origin
    }
  }
}
