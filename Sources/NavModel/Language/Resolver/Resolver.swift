/// Resolves every name of a spec and checks every domain, and collects diagnostics.
///
/// The resolver works in rounds: first names, then declarations, then expressions. The first use of a result or a label
/// determines its domains. Therefore handlers are resolved twice, the first time only to determine these domains.
struct Resolver {
  /// A name of a handler or property and the slot that holds its value.
  struct Local {
    var name: String
    var slot: Int
    var domain: NavProgram.Domain?
  }

  /// The names and the context that an expression can use.
  struct Scope {
    var coordinator: Int?
    var place: Int?
    var locals: [Local] = []
    var nextSlot = 0
    /// The name of each slot, for reports.
    var names: [Int: String] = [:]
    var isChange = false
    /// Whether a resolved name refers to a step.
    var speaksOfStep = false
    /// Whether the scope is in `on finished` or a branch, where `child` has a value.
    var hasChild = false
    /// Whether the scope is in `on adapt` or in a handler of an outcome, where a step can wait for its adaptation.
    var mayAdapt = false
    /// Whether the scope is in `on shouldPop` or `on shouldDismiss`.
    var mayRefuse = false

    mutating func bind(_ name: String, _ domain: NavProgram.Domain?) -> Int {
      let slot = nextSlot
      nextSlot += 1
      locals.append(Local(name: name, slot: slot, domain: domain))
      names[slot] = name
      return slot
    }
  }

  let spec: NavSpec
  var program: NavProgram
  /// The places of each coordinator, by their names.
  var placeIndex: [[String: Int]] = []
  /// The locations of the properties and logs, by their names.
  var claimOrigins: [String: NavSpec.Origin] = [:]
  /// The names of all properties and logs, including those in variants.
  private(set) lazy var claimNames = ClaimNames(of: spec.items)
  var diagnostics: [NavDiagnostic] = []
  var aliases: [String: NavSpec.TypeAlias] = [:]
  var domains: [String: NavProgram.Domain] = [:]
  var resolving: Set<String> = []
  var coordinatorSpecs: [NavSpec.Coordinator] = []
  var coordinatorIndex: [String: Int] = [:]
  /// The members of each place, and of each coordinator besides its places.
  var placeMembers: [[NavSpec.Member]] = []
  var branchSpecs: [Int: NavSpec.Branch] = [:]
  var splitSpecs: [Int: NavSpec.Split] = [:]
  var resultDomains: [[NavProgram.Domain?]] = []
  var labelDomains: [[NavProgram.Domain?]] = []
  /// For each coordinator, the results with which it finishes.
  var finishes: [Set<Int>] = []
  /// The variables with an unknown domain; the resolver reports no mistakes in their values.
  var unresolved: Set<String> = []
  var actions: [ActionDeclaration] = []
  /// The actions whose bodies are being unfolded, the outermost first.
  var calling: [Int] = []
  /// The number of statements into which calls have been expanded.
  var unfolded = 0
  /// The slots of the quantifiers over coordinators that the current atom needs.
  var quantifiers: [(slot: Int, coordinator: Int)] = []
  var isInAtom = false
  /// For each base the first coordinator that inherits from it.
  var heirs: [String: String] = [:]
  /// The length of the longest list `a...b` in the expression that is being resolved.
  var listLength = 1
  /// The number of times that the body of the enclosing quantifiers and loops is repeated.
  var repetitions = 1

  init(_ spec: NavSpec, variant: String?) {
    self.spec = spec
    program = NavProgram(name: spec.name.text, variant: variant)
  }

  mutating func error(
    _ code: String, _ message: String, at origin: NavSpec.Origin, help: String? = nil,
    notes: [NavDiagnostic.Note] = []
  ) {
    diagnostics.append(NavDiagnostic(code: code, message, at: origin, help: help, notes: notes))
  }

  /// Reports an unknown name, with the nearest known name as advice.
  mutating func unknown(_ kind: String, _ name: NavSpec.Name, among known: [String]) {
    let near = NavSpelling.nearest(to: name.text, among: known)
    let help =
      helpForOtherKind(kind, name.text) ?? NavSwiftWords.help(forName: name.text)
      ?? (kind == "action" ? NavSwiftWords.help(forStatement: name.text) : nil) ?? near.map {
        "did you mean '\($0)'?"
      }
      ?? (known.isEmpty
        ? nil : "names here include: \(Set(known).sorted().prefix(8).joined(separator: ", "))")
    let word = String(kind.map { $0 == "-" ? " " : $0 })
    error("unknown-\(kind)", "there is no \(word) '\(name.text)' here", at: name.origin, help: help)
  }

  /// Explains a name that denotes something of another kind than is expected; nil if it denotes nothing.
  private func helpForOtherKind(_ kind: String, _ name: String) -> String? {
    if kind == "effect", let effect = program.effects.first(where: { $0.signature.name == name }) {
      let owner =
        switch effect.owner {
        case .system: "the spec"
        case .coordinator(let coordinator): program.coordinators[coordinator].name
        case .place(let place): program.places[place].signature.name
        }
      return
        "'\(name)' is declared in \(owner), whose handlers can run it, end it and ask whether it is running"
    }
    guard ["name", "screen", "coordinator"].contains(kind) else { return nil }
    if let heir = heirs[name] {
      return "'\(name)' is a base: name a coordinator that inherits from it, such as '\(heir)'"
    }
    if program.tags.contains(name) {
      return "'\(name)' is a tag, which names screens only in questions, such as '\(name) is onScreen'"
    }
    if kind == "name", coordinatorIndex[name] != nil {
      return "'\(name)' is a coordinator: '\(name).instances.last' is its youngest instance"
    }
    guard kind != "coordinator", let owner = placeIndex.firstIndex(where: { $0[name] != nil }) else {
      return nil
    }
    let declared = program.coordinators[owner].name
    return "'\(name)' is declared in \(declared): write '\(declared).\(name)'"
  }
}

extension NavProgram {
  /// Resolves every name of a spec to its declaration.
  ///
  /// - Parameters:
  ///   - spec: The spec, parsed or built in Swift.
  ///   - variant: The name of a variant; nil for the spec without a variant.
  ///   - settings: Values for parameters of the system, which override the values in the spec and in the variant.
  /// - Returns: The program, which is nil if there is an error, and the diagnostics, ordered by file, line and column.
  ///   If the spec has no variant of this name, the only diagnostic says so.
  /// - Complexity: O(*n* × *m*), where *n* is the size of the spec with every call of an action expanded, and *m* the
  ///   number of its names.
  public static func resolve(
    _ spec: NavSpec, variant: String? = nil, settings: [NavSpec.Setting] = []
  ) -> (program: NavProgram?, diagnostics: [NavDiagnostic]) {
    var diagnostics: [NavDiagnostic] = []
    var chosen: NavSpec.Variant?
    if let variant {
      guard let named = spec.variants.first(where: { $0.name.text == variant }) else {
        let names = spec.variants.map(\.name.text)
        let near = NavSpelling.nearest(to: variant, among: names)
        return (
          nil,
          [
            NavDiagnostic(
              code: "unknown-variant", "there is no variant '\(variant)'", at: spec.name.origin,
              help: near.map { "did you mean '\($0)'?" })
          ]
        )
      }
      chosen = named
    }
    // Once for all: each variant of many would look at all others.
    if variant == nil { diagnostics += spec.variantsNamedTwice }
    var resolver = Resolver(spec.flattened(chosen, &diagnostics), variant: variant)
    for case .coordinator(let heir) in spec.items {
      if let base = heir.base?.text, resolver.heirs[base] == nil { resolver.heirs[base] = heir.name.text }
    }
    resolver.run(settings)
    diagnostics += resolver.diagnostics
    var seen: Set<String> = []
    diagnostics = diagnostics.filter {
      // A mistake in a base is found in each of its coordinators, but reported once.
      seen.insert("\($0.origin.file):\($0.origin.line):\($0.origin.column):\($0.code)").inserted
    }
    diagnostics.sort {
      ($0.origin.file, $0.origin.line, $0.origin.column) < ($1.origin.file, $1.origin.line, $1.origin.column)
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : resolver.program, diagnostics)
  }
}
