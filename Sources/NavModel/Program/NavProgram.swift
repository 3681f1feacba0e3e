/// A spec with every name resolved to an index, ready for a ``NavMachine``.
///
/// The tables contain declarations by kind. An index in a declaration refers to a table of the same program.
public struct NavProgram: Hashable, Sendable {
  /// The name of the system.
  public var name: String
  /// The name of the variant; nil for the text as written.
  public var variant: String?
  /// The paths of the texts, in which ``NavSpec/Origin/file`` is an index; empty if there are no texts.
  public var files: [String] = []
  /// The platform pack with its rules.
  public var platform = NavPlatform(pack: .ideal)
  /// The coordinator library with its switches.
  public var dialect = NavDialect(library: .plain)
  /// The assumptions about user and platform: timing, overtaking, depth, layers and adversaries.
  public var scope = NavScope()
  /// The limits on worlds, on the results of a step, and on searches for settled worlds.
  public var capacity = NavCapacity()
  /// The capacities that the spec states, by their names in `bound`.
  public var statedCapacities: Set<String> = []
  /// The enumerations: named ones, inline ones without duplicates, and those of ``endings``.
  public var enumerations: [Enumeration] = []
  /// All coordinators; the first is the root.
  public var coordinators: [CoordinatorDeclaration] = []
  /// All places: screens, branches, tab bars, page controls and split views, and their tabs, pages and columns.
  public var places: [PlaceDeclaration] = []
  /// All controls; a control belongs to a screen, or to all screens of a coordinator.
  public var controls: [ControlDeclaration] = []
  /// All effects, which are asynchronous operations.
  public var effects: [EffectDeclaration] = []
  /// All steps, which are messages between coordinators.
  public var steps: [Signature] = []
  /// All events of the environment.
  public var events: [EventDeclaration] = []
  /// All deep links.
  public var links: [LinkDeclaration] = []
  /// The labels of all `note` statements, with the domains of their values.
  public var labels: [Signature] = []
  /// The results with which coordinators finish, with the domains of their values.
  ///
  /// Equal names are one result in the whole system.
  public var results: [Signature] = []
  /// The enumerations of `cause` and `result` in handlers of an end; nil in a program that was not resolved from a
  /// spec.
  public var endings: Endings?
  /// The tags of screens, by which properties refer to several screens.
  public var tags: [String] = []
  /// The feedbacks of dialects `feedback` and `feedback-loop`.
  public var feedbacks: [FeedbackDeclaration] = []
  /// The names of the dependencies that screens need and provide, in dialect `screen-tree`.
  public var dependencies: [String] = []
  /// The parameters of the whole system, with their values in this program.
  public var parameters: [ParameterDeclaration] = []
  /// The variables of the whole app, which belong to no coordinator and no place.
  public var variables: [VariableDeclaration] = []
  /// All handlers of events.
  public var handlers: [HandlerDeclaration] = []
  /// All `if` statements of handlers and feedbacks; an `if` in a routine is listed once for each call of the routine.
  public var branches: [BranchDeclaration] = []
  /// The blocks of `later`, `then` and `whenReady`, to which a world refers by index.
  public var continuations: [[Statement]] = []
  /// The properties that the spec declares.
  public var properties: [PropertyDeclaration] = []
  /// The logs that some run must produce, or that no run may produce.
  public var logs: [LogDeclaration] = []
  /// The opt-outs from properties.
  public var allowances: [AllowanceDeclaration] = []
  /// The conditions of final worlds, in which a run may end.
  public var finals: [Expression] = []
  /// The fairness assumptions of `eventually` properties.
  public var fairness: [FairnessDeclaration] = []
  /// The assumptions that disable inputs.
  public var assumptions: [AssumptionDeclaration] = []
  /// The expected results of a check.
  public var expectations: [NavSpec.Expectation] = []
  /// The findings that the spec accepts as known.
  public var known: [NavSpec.Known] = []

  /// Creates a program without declarations.
  ///
  /// - Parameters:
  ///   - name: The name of the system.
  ///   - variant: The name of the variant; nil for the text as written.
  public init(name: String, variant: String? = nil) {
    self.name = name
    self.variant = variant
  }
}
