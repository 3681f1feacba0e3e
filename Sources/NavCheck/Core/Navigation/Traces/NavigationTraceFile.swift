public import NavModel

/// The content of a trace file, which stores a failing trace.
///
/// The events are stored as text, so the trace remains valid after unrelated edits of the spec. A replay skips events
/// that are no longer possible.
public struct NavigationTraceFile: Codable, Hashable, Sendable {
  /// One step of the trace.
  public struct Event: Codable, Hashable, Sendable {
    /// The cause of the step: `user`, `environment`, `platform` or `effect`.
    public var actor: String
    /// The step as traces print it, with its arguments and choices, such as `tap open(swift) @ App.home`.
    public var event: String
    /// The contribution of the step to the length of the trace: 1 for an input, except that the finish of a gesture
    /// counts 0; 0 for other steps.
    public var cost: Int

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - actor: The cause: `user`, `environment`, `platform` or `effect`.
    ///   - event: The step as traces print it.
    ///   - cost: 1 for an input, except for the finish of a gesture; else 0.
    public init(actor: String, event: String, cost: Int) {
      self.actor = actor
      self.event = event
      self.cost = cost
    }
  }

  /// The scope of the exploration that found the trace.
  public struct Scope: Codable, Hashable, Sendable {
    /// The number of further inputs that may occur before the app has settled; nil for any number.
    public var overtake: Int?
    /// The largest size of a stack to which the handlers of an input may push.
    public var depth: Int
    /// The largest number of layers above the root to which the handlers of an input may present; nil for any number,
    /// as in files of versions without this limit.
    public var layers: Int?
    /// The names of the adversaries that were on, in alphabetical order.
    ///
    /// An *adversary* is an optional behaviour of the user or the platform, such as `doubleTap`.
    public var adversaries: [String]

    init(_ scope: NavScope) {
      overtake = scope.overtake
      depth = scope.depth
      layers = scope.layers
      adversaries = scope.adversaries.map(\.rawValue).sorted()
    }

    /// The scope of a program with these values.
    func applied(to scope: NavScope) -> NavScope {
      var scope = scope
      scope.overtake = overtake
      scope.depth = depth
      scope.layers = layers ?? .max
      scope.adversaries = Set(adversaries.compactMap(NavAdversary.init(rawValue:)))
      return scope
    }
  }

  /// The version of the file format; currently 1.
  public var version = 1
  /// The version of navcheck that wrote the file.
  public var tool = NavCheckVersion.current
  /// The name of the spec's system.
  public var system: String
  /// The name of the spec's variant; nil for the text as written.
  public var variant: String?
  /// The path of the spec relative to the folder of the trace file; nil if it is not known.
  public var spec: String?
  /// The fingerprint of the spec (``fingerprint(of:variant:)``), which differs if the spec was edited; nil if it is not
  /// known.
  public var fingerprint: String?
  /// The scope of the exploration that found the trace.
  public var scope: Scope
  /// The values that the command line gave to parameters of the system, by their names; nil for none.
  public var settings: [String: String]?
  /// The version of iOS on which the trace was found; nil for the version in the spec.
  public var ios: Int?
  /// The name of the property that the trace violates.
  public var property: String
  /// A sentence that describes the violation; nil if there is none.
  public var message: String?
  /// The steps of the trace, in order.
  public var events: [Event]

  /// Creates the file content for a finding.
  ///
  /// The result is nil if the finding has no trace, or if the end of the trace does not show the violation, as for a
  /// trap or a lasso.
  ///
  /// - Parameters:
  ///   - finding: A violated property.
  ///   - program: The program that was checked.
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

  /// Creates the file content from the descriptions of steps.
  ///
  /// A step counts as an input unless its description begins with `transition `, ends with ` delivered`, contains
  /// ` is finished @ ` or is `next turn`. This determines the costs of the steps, and so how a replay repairs the
  /// trace.
  ///
  /// - Parameters:
  ///   - words: The descriptions of the steps.
  ///   - program: The program that the steps belong to.
  ///   - property: The name of the property that the trace violates.
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

  /// The values of system parameters, in the form that `NavSource` takes.
  public var specSettings: [NavSpec.Setting] {
    (settings ?? [:]).sorted { $0.key < $1.key }.map {
      NavSpec.Setting(name: NavSpec.Name($0.key), value: NavSpec.Name($0.value))
    }
  }

  /// Returns a program for the version of iOS on which the trace was found.
  ///
  /// - Parameter program: A program for any version.
  /// - Returns: The same program with the version of the trace, if it states a known one.
  public func dated(_ program: NavProgram) -> NavProgram {
    var program = program
    if let version = ios.flatMap(NavPlatform.Version.init(rawValue:)) { program.platform.version = version }
    return program
  }

  /// The number of inputs of the trace, without the finishes of gestures.
  public var length: Int { events.reduce(0) { $0 + $1.cost } }

  /// A name that is equal for equal failures: the variant, the property, and a hash of inputs, settings and version of
  /// iOS.
  public var name: String {
    var hash = StableHash()
    for event in events where event.cost > 0 { hash.combine(event.event + "\n") }
    for (name, value) in (settings ?? [:]).sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name)=\(value)\n")
    }
    if let ios { hash.combine("ios=\(ios)\n") }
    return "\(variant ?? "base")-\(property)-\(hash.hexadecimal)"
  }

  /// Returns a hash of a spec that ignores layout, and comments other than doc comments.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - variant: The name of a variant; nil for the text as written.
  /// - Returns: The hash as text.
  public static func fingerprint(of spec: NavSpec, variant: String?) -> String {
    var hash = StableHash()
    hash.combine(spec.printed())
    hash.combine(variant ?? "")
    return hash.hexadecimal
  }
}
