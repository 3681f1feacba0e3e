public import NavModel

/// A failing trace in a file: events as text, so that it survives edits of the spec.
///
/// It holds the events, not how they were found. A replay skips events that are no longer possible.
public struct NavigationTraceFile: Codable, Hashable, Sendable {
  /// One step.
  public struct Event: Codable, Hashable, Sendable {
    /// `user`, `environment`, `platform` or `effect`.
    public var actor: String
    /// The step as traces print it, with its arguments and choices: `tap open(swift) @ App.home`.
    public var event: String
    /// The contribution to the length: 1 for an input, else 0.
    public var cost: Int

    /// Makes a step.
    public init(actor: String, event: String, cost: Int) {
      self.actor = actor
      self.event = event
      self.cost = cost
    }
  }

  /// The scope in which it was found.
  public struct Scope: Codable, Hashable, Sendable {
    /// The number of inputs that may come before the app has settled; nil for any number.
    public var overtake: Int?
    /// The depth of stacks.
    public var depth: Int
    /// The adversaries, in alphabetical order.
    public var adversaries: [String]

    init(_ scope: NavScope) {
      overtake = scope.overtake
      depth = scope.depth
      adversaries = scope.adversaries.map(\.rawValue).sorted()
    }

    /// The scope of a program with these values.
    func applied(to scope: NavScope) -> NavScope {
      var scope = scope
      scope.overtake = overtake
      scope.depth = depth
      scope.adversaries = Set(adversaries.compactMap(NavAdversary.init(rawValue:)))
      return scope
    }
  }

  /// The version of the file format; 1.
  public var version = 1
  /// The version of navcheck that wrote it.
  public var tool = NavCheckVersion.current
  /// The name of the system.
  public var system: String
  /// The variant; nil for the text as written.
  public var variant: String?
  /// The path of the spec as seen from the folder of the file, if it has one.
  public var spec: String?
  /// The fingerprint of the spec (``fingerprint(of:variant:)``); a different one means that the spec was edited.
  public var fingerprint: String?
  /// The scope in which it was found.
  public var scope: Scope
  /// The values that parameters of the system were given on the command line; nil for none.
  public var settings: [String: String]?
  /// The version of iOS on which it was found; nil for the spec's own.
  public var ios: Int?
  /// The property that it breaks.
  public var property: String
  /// The violation, in a sentence.
  public var message: String?
  /// The steps.
  public var events: [Event]

  /// Makes a file for a finding; nil if the end of its trace does not show the violation, as for a trap or a lasso.
  public init?(_ finding: NavigationFinding, of program: NavProgram) {
    guard let trace = finding.trace, finding.isShownByEnd else { return nil }
    system = program.name
    variant = program.variant
    scope = Scope(program.scope)
    property = finding.name
    message = finding.message
    events = trace.steps.map {
      Event(actor: $0.action.event.actor.rawValue, event: $0.action.description, cost: $0.cost)
    }
  }

  /// Makes a file of the descriptions of steps.
  ///
  /// A description that is not that of a platform step counts as an input, which matters for repairs only.
  public init(words: [String], of program: NavProgram, property: String) {
    system = program.name
    variant = program.variant
    scope = Scope(program.scope)
    self.property = property
    events = words.map { word in
      let isPlatform =
        word.hasSuffix(" delivered") || word.hasPrefix("transition ") || word == "next turn"
      return Event(
        actor: isPlatform ? "platform" : "user", event: word,
        cost: isPlatform || word.parts(around: " is finished @ ").count > 1 ? 0 : 1)
    }
  }

  /// The settings, as `NavSource` takes them.
  public var specSettings: [NavSpec.Setting] {
    (settings ?? [:]).sorted { $0.key < $1.key }.map {
      NavSpec.Setting(name: NavSpec.Name($0.key), value: NavSpec.Name($0.value))
    }
  }

  /// A program on the version of iOS on which the trace was found.
  public func dated(_ program: NavProgram) -> NavProgram {
    var program = program
    if let version = ios.flatMap(NavPlatform.Version.init(rawValue:)) { program.platform.version = version }
    return program
  }

  /// The number of inputs.
  public var length: Int { events.reduce(0) { $0 + $1.cost } }

  /// A name that is equal for equal failures: variant, property, and a number made of the words of the inputs and of the
  /// settings.
  public var name: String {
    var hash = StableHash()
    for event in events where event.cost > 0 { hash.combine(event.event + "\n") }
    for (name, value) in (settings ?? [:]).sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name)=\(value)\n")
    }
    if let ios { hash.combine("ios=\(ios)\n") }
    return "\(variant ?? "base")-\(property)-\(hash.hexadecimal)"
  }

  /// A hash of a spec that ignores comments and layout.
  public static func fingerprint(of spec: NavSpec, variant: String?) -> String {
    var hash = StableHash()
    hash.combine(spec.printed())
    hash.combine(variant ?? "")
    return hash.hexadecimal
  }
}
