public import NavModel

/// The result of one property of a program.
public struct NavigationFinding: Sendable, Hashable {
  /// An opt-out from the property.
  public struct Allowance: Sendable, Hashable {
    /// Why the app wants it so.
    public let reason: String
    /// Whether it is for the whole system, rather than for one coordinator or screen.
    public let isForAll: Bool
    /// The location of the declaration.
    public let origin: NavSpec.Origin
    /// Whether there is something that it excuses; nil where the exploration was cut before that was known.
    public let excusesSomething: Bool?
  }

  /// The name.
  public let name: String
  /// Which built-in property it is; nil for the program's own.
  public let builtIn: NavBuiltIn?
  /// The kind of the property.
  public let kind: CheckPropertyKind
  /// Its doc comment; empty for a built-in one.
  public let documentation: [String]
  /// The location of the declaration; for a built-in property that of the screen of the last input of its trace, else line
  /// 1.
  public internal(set) var origin: NavSpec.Origin
  /// The answer, opt-outs for one coordinator or screen taken into account.
  public internal(set) var verdict: CheckVerdict<NavWorld, NavStep> = .notApplicable
  /// The number of states or steps to which the property applied.
  public internal(set) var mattered = 0
  /// For a `sometimes` that holds: the shortest way there.
  public internal(set) var witness: CheckTrace<NavWorld, NavStep>?
  /// For a `possible` that is violated: what can still be done where the trace ends.
  public internal(set) var trap: CheckTrap?
  /// The opt-outs that name it.
  public internal(set) var allowances: [Allowance] = []
  /// What is wrong, in a sentence; nil if the property is not violated.
  public internal(set) var message: String?
  /// The two continuations that a comparing property has found to differ; nil for other properties.
  public internal(set) var comparison: NavigationComparison?
  /// The position among the states of the trace of the first from which all ways to settle end in the failure.
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
  /// Whether it is about a log, which all steps of a run tell together.
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
  /// Why the whole system opts out; nil if it does not.
  public var allowance: String? { allowances.first { $0.isForAll }?.reason }
  /// Whether a violation does not count, since the whole system opts out.
  public var isAllowed: Bool { allowance != nil }
  /// Whether it is broken, and no opt-out excuses that.
  public var isViolated: Bool { verdict.isViolated && !isAllowed }
}
