public import NavModel

/// The result of one property of a program.
public struct NavigationFinding: Sendable, Hashable {
  /// An opt-out from the property.
  public struct Allowance: Sendable, Hashable {
    /// The reason, as the spec states it.
    public let reason: String
    /// Whether it is for the whole system, rather than for one coordinator or screen.
    public let isForAll: Bool
    /// The location of the declaration.
    public let origin: NavSpec.Origin
    /// Whether it suppresses a violation; nil if the exploration ended before that was known.
    public let excusesSomething: Bool?
  }

  /// The name.
  public let name: String
  /// The built-in property; nil for the program's own.
  public let builtIn: NavBuiltIn?
  /// The kind of the property.
  public let kind: CheckPropertyKind
  /// Its doc comment; empty for a built-in one.
  public let documentation: [String]
  /// The location of the declaration; for a built-in property that of the screen of the last input of its trace, else line
  /// 1.
  public internal(set) var origin: NavSpec.Origin
  /// The verdict, with opt-outs for one coordinator or screen applied.
  public internal(set) var verdict: CheckVerdict<NavWorld, NavStep> = .notApplicable
  /// The number of states or steps to which the property applied.
  public internal(set) var mattered = 0
  /// For a `sometimes` that holds: the shortest trace that reaches it.
  public internal(set) var witness: CheckTrace<NavWorld, NavStep>?
  /// For a `possible` that is violated: the events that are still possible at the end of the trace.
  public internal(set) var trap: CheckTrap?
  /// The opt-outs that name it.
  public internal(set) var allowances: [Allowance] = []
  /// A description of the violation in a sentence; nil if the property is not violated.
  public internal(set) var message: String?
  /// The two continuations that a comparing property has found to differ; nil for other properties.
  public internal(set) var comparison: NavigationComparison?
  /// The index of the first state of the trace from which the app violates the property however it settles.
  public internal(set) var pointOfNoReturn: Int?

  init(
    name: String, builtIn: NavBuiltIn?, kind: CheckPropertyKind, documentation: [String],
    origin: NavSpec.Origin?
  ) {
    self.name = name
    self.builtIn = builtIn
    self.kind = kind
    self.documentation = documentation
    self.origin = origin ?? NavSpec.Origin(line: 1, column: 1, length: 1)
  }

  /// What the property demands, in the words of its comment or of navcheck; empty where there are none.
  package var rule: String { builtIn?.summary ?? documentation.joined(separator: " ") }
  /// Whether it is built in.
  public var isBuiltIn: Bool { builtIn != nil }
  /// The trace that breaks it.
  public var trace: CheckTrace<NavWorld, NavStep>? { verdict.trace }
  /// Whether it is about a log, which only a whole run can match.
  public internal(set) var isAboutLog = false
  /// Whether the last step of a trace shows the violation, so that a replay decides whether it is still there.
  public var isShownByEnd: Bool {
    switch kind {
    case .always, .never, .deadlockFree: !isAboutLog
    // What the launch breaks has no step that could be played.
    case .step: trace.map { !$0.steps.isEmpty } ?? true
    case .sometimes, .possible, .eventually, .leadsTo: false
    }
  }
  /// The reason of an opt-out for the whole system; nil if there is none.
  public var allowance: String? { allowances.first { $0.isForAll }?.reason }
  /// Whether a violation does not count, since the whole system opts out.
  public var isAllowed: Bool { allowance != nil }
  /// Whether the property is violated and no opt-out suppresses that.
  public var isViolated: Bool { verdict.isViolated && !isAllowed }
}
