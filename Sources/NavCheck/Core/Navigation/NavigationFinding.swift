public import NavModel

/// What became of one property of a program.
public struct NavigationFinding: Sendable, Hashable {
  /// An opt-out from the property.
  public struct Allowance: Sendable, Hashable {
    /// Why the app wants it so.
    public let reason: String
    /// Whether it is for the whole system, rather than for one coordinator or screen.
    public let isForAll: Bool
    /// Where it is declared.
    public let origin: NavSpec.Origin
    /// Whether there is something that it excuses; nil where the exploration was cut before that was known.
    public let excusesSomething: Bool?
  }

  /// The name.
  public let name: String
  /// Which built-in property it is; nil for the program's own.
  public let builtIn: NavBuiltIn?
  /// What it claims.
  public let kind: CheckPropertyKind
  /// Its doc comment; empty for a built-in one.
  public let documentation: [String]
  /// Where it is declared; for a built-in one the screen to which the last input of its trace happens, else line 1.
  public internal(set) var origin: NavSpec.Origin
  /// The answer, opt-outs for one coordinator or screen taken into account.
  public internal(set) var verdict: CheckVerdict<NavWorld, NavStep> = .notApplicable
  /// How often it was about something.
  public internal(set) var mattered = 0
  /// For a `sometimes` that holds: the shortest way there.
  public internal(set) var witness: CheckTrace<NavWorld, NavStep>?
  /// For a `possible` that is violated: what can still be done where the trace ends.
  public internal(set) var trap: CheckTrap?
  /// The opt-outs that name it.
  public internal(set) var allowances: [Allowance] = []
  /// What is wrong, in a sentence; nil where nothing is.
  public internal(set) var message: String?
  /// What a property has compared that compares the app with itself, from the end of the trace on; nil for the others.
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
  /// Whether the end of a trace shows that it is broken, so that playing the trace again tells whether it still is.
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
