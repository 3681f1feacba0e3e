public import NavModel

/// The result of one property of a program: its verdict, and the data that explain it.
public struct NavigationFinding: Sendable, Hashable {
  /// An opt-out from the property, declared with `allow` in the spec.
  public struct Allowance: Sendable, Hashable {
    /// The reason that the spec states.
    public let reason: String
    /// Whether the opt-out applies to the whole app, rather than to one coordinator, screen or control.
    public let isForAll: Bool
    /// The location of the `allow` declaration in the text.
    public let origin: NavSpec.Origin
    /// Whether the opt-out suppresses a violation; nil if the exploration ended before that was known.
    public let excusesSomething: Bool?
  }

  /// The violations that a `known violated` line with `at` covers.
  public struct KnownViolation: Sendable, Hashable {
    /// The line of the spec.
    public let line: NavSpec.Known
    /// Whether such a violation occurs, with a shortest trace.
    public let verdict: CheckVerdict<NavWorld, NavStep>
    /// A clause that describes the violation, without a full stop; nil if there is none.
    public let message: String?

    /// Whether a violation at the subject of the line occurs that the line does not describe: with another text, or in
    /// fewer inputs.
    public var isChanged: Bool {
      verdict.isViolated && (message != line.signature || line.claim.isUndercut(by: verdict.trace?.length))
    }
  }

  /// The name of the property.
  public let name: String
  /// The built-in property; nil for a property or a log that the spec declares.
  public let builtIn: NavBuiltIn?
  /// The kind of the property.
  public let kind: CheckPropertyKind
  /// The lines of the property's doc comment in the spec; empty for a built-in property.
  public let documentation: [String]
  /// The location of the declaration in the spec.
  ///
  /// For a built-in property, this is the declaration of the screen, link or event of the last step that concerns one,
  /// or line 1 if there is none. For `everything-reachable`, it is the first declaration that is never on screen. For a
  /// refused request, it is the screen with the handler that made the request.
  public internal(set) var origin: NavSpec.Origin
  /// The verdict, after opt-outs for single coordinators, screens, controls and links were applied.
  public internal(set) var verdict: CheckVerdict<NavWorld, NavStep> = .notApplicable
  /// The number of states or steps to which the property applied.
  ///
  /// For `everything-reachable`, this is the number of declarations that are on screen in some world; for a log, the
  /// number of its lines; for a finding of random walks or of a replay, 1.
  public internal(set) var mattered = 0
  /// The trace that reaches the state of a `sometimes` property or produces an `accepts` log; nil if there is none, and
  /// for other properties.
  public internal(set) var witness: CheckTrace<NavWorld, NavStep>?
  /// The worlds that can still be reached after the trace of a violated `possible`, and the events between them; nil
  /// for other findings, and if the caller stopped the run before the worlds were known.
  public internal(set) var trap: CheckTrap?
  /// The declarations that no explored world has on screen, if `everything-reachable` is undecided; empty otherwise.
  public internal(set) var unreached: [String] = []
  /// The coordinator, screen or link to which a `known violated` line for the violation applies; nil if a line covers the
  /// property as a whole.
  public internal(set) var subject: NavSpec.Allowance.Subject?
  /// The violations that `known violated` lines with `at` cover, in the order of the spec.
  public internal(set) var known: [KnownViolation] = []
  /// Whether the verdict is a violation that such a line covers, because the property has no other violation.
  public internal(set) var isAtKnownSubject = false
  /// The reason why other violations than the known ones were not excluded; nil if they were, or if the verdict is one.
  public internal(set) var openBesidesKnown: String?
  /// The opt-outs from this property.
  public internal(set) var allowances: [Allowance] = []
  /// A clause that describes the violation, without a full stop; nil if the property is not violated.
  public internal(set) var message: String?
  /// The two continuations that differ; nil if the violation is not a difference between two continuations.
  public internal(set) var comparison: NavigationComparison?
  /// The index of the first state of the trace from which a violation is certain without further input; nil if there
  /// is none before the end, and in the other cases of ``NavigationReport/pointOfNoReturn(of:)``.
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

  /// Takes the verdict and the explanation of a known violation, since the property has no other violation.
  mutating func show(_ known: NavigationFinding) {
    if case .incomplete(let why) = verdict { openBesidesKnown = why }
    (verdict, mattered, message) = (known.verdict, max(mattered, known.mattered), known.message)
    (comparison, origin, pointOfNoReturn) = (known.comparison, known.origin, known.pointOfNoReturn)
    (subject, isAtKnownSubject) = (known.subject, true)
  }

  /// The condition that the property requires, from its doc comment or from navcheck; empty if there is none.
  package var rule: String { builtIn?.summary ?? documentation.joined(separator: " ") }
  /// Whether the property is built in, rather than declared by the spec.
  public var isBuiltIn: Bool { builtIn != nil }
  /// The trace that violates the property; nil if there is none.
  public var trace: CheckTrace<NavWorld, NavStep>? { verdict.trace }
  /// Whether the property is an `accepts` or `rejects` log, which only a whole run can match.
  public internal(set) var isAboutLog = false
  /// Whether the last step or world of a trace shows the violation, so that replaying the trace decides whether it
  /// still occurs.
  public var isShownByEnd: Bool {
    switch kind {
    case .always, .never, .deadlockFree: !isAboutLog
    // What the launch breaks has no step that could be played.
    case .step: trace.map { !$0.steps.isEmpty } ?? true
    case .sometimes, .possible, .eventually, .leadsTo: false
    }
  }
  /// The reason of an opt-out for the whole app; nil if there is none.
  public var allowance: String? { allowances.first { $0.isForAll }?.reason }
  /// Whether an opt-out for the whole app suppresses violations of the property.
  public var isAllowed: Bool { allowance != nil }
  /// Whether the property is violated and no opt-out for the whole app suppresses the violation.
  public var isViolated: Bool { verdict.isViolated && !isAllowed }
}
