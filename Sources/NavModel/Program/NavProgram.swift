/// A spec with every name resolved to an index, ready for a ``NavMachine``.
///
/// Declarations of one kind are numbered in the order of the text; an index that appears in one
/// table refers to another table of the same program.
public struct NavProgram: Hashable, Sendable {
  /// The name of the system.
  public var name: String
  /// The name of the variant; nil for the text as written.
  public var variant: String?
  /// The paths of the texts that it was made of, by the numbers in origins; empty if it was made of none.
  public var files: [String] = []
  /// The platform pack and its switches.
  public var platform = NavPlatform(pack: .ideal)
  /// The coordinator library.
  public var dialect = NavDialect(library: .plain)
  /// Timing, overtaking, depth, adversaries: the stated assumptions.
  public var scope = NavScope()
  /// The capacities of a world.
  public var capacity = NavCapacity()
  /// The capacities that the text states, by the names of `bound`.
  public var statedCapacities: Set<String> = []
  /// Every enumeration, named or written in line.
  public var enumerations: [Enumeration] = []
  /// Every coordinator; the first is the root.
  public var coordinators: [CoordinatorDeclaration] = []
  /// Every screen, branch, tab bar and tab.
  public var places: [PlaceDeclaration] = []
  /// Every control: the name of a tap on a screen, or on all screens of a coordinator.
  public var controls: [ControlDeclaration] = []
  /// Every effect.
  public var effects: [EffectDeclaration] = []
  /// The steps (messages among coordinators).
  public var steps: [Signature] = []
  /// The events of the environment.
  public var events: [EventDeclaration] = []
  /// The deep links.
  public var links: [LinkDeclaration] = []
  /// The labels of `note`.
  public var labels: [Signature] = []
  /// The results that flows finish with, by name over the whole system.
  public var results: [Signature] = []
  /// The enumerations of `cause` and `result` in handlers of an end; nil in a program that was not resolved from a spec.
  public var endings: Endings?
  /// The tags of screens.
  public var tags: [String] = []
  /// The feedbacks of dialects `feedback` and `feedback-loop`.
  public var feedbacks: [FeedbackDeclaration] = []
  /// The names that screens of a tree need and provide.
  public var dependencies: [String] = []
  /// The parameters of the whole system, with the values that they have in this program.
  public var parameters: [ParameterDeclaration] = []
  /// The system's variables.
  public var variables: [VariableDeclaration] = []
  /// Every handler.
  public var handlers: [HandlerDeclaration] = []
  /// Every `if` of the handlers; one in an action once for each call.
  public var branches: [BranchDeclaration] = []
  /// The blocks of `later` and `then`, which a world refers to by number.
  public var continuations: [[Statement]] = []
  /// The properties of the text.
  public var properties: [PropertyDeclaration] = []
  /// The logs that a run must or must not contain.
  public var logs: [LogDeclaration] = []
  /// The opt-outs.
  public var allowances: [AllowanceDeclaration] = []
  /// The conditions of worlds where it may end.
  public var finals: [Expression] = []
  /// The inputs that are made eventually.
  public var fairness: [FairnessDeclaration] = []
  /// The assumptions.
  public var assumptions: [AssumptionDeclaration] = []
  /// The expected result of a check.
  public var expectations: [NavSpec.Expectation] = []
  /// The findings that are not to be fixed today.
  public var known: [NavSpec.Known] = []

  /// Makes an empty program, to be filled by the resolver.
  public init(name: String, variant: String? = nil) {
    self.name = name
    self.variant = variant
  }
}
