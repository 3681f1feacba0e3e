extension NavSpec {
  /// The variants of the spec, in the order of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of declarations outside of coordinators and variants.
  public var variants: [Variant] {
    items.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
  }

  /// Errors for variants that cannot be selected by name: those named `base`, and repeated names.
  var variantsNamedTwice: [NavDiagnostic] {
    var first: [String: Origin] = [:]
    return variants.compactMap { variant in
      let (name, origin) = (variant.name.text, variant.name.origin)
      if name == "base" {
        return NavDiagnostic(
          code: "duplicate-name", "'base' means the spec as written, so no variant can have this name",
          at: origin,
          help: "give the variant another name")
      }
      guard let other = first.updateValue(origin, forKey: name) else { return nil }
      return NavDiagnostic(
        code: "duplicate-name", "variant '\(name)' is declared twice", at: origin,
        notes: [NavDiagnostic.Note(message: "first declared here", origin: other)])
    }
  }
}

extension NavDiagnostic {
  /// Returns the error for an `ignore` that removes no handler.
  ///
  /// - Parameters:
  ///   - pattern: The ignored event.
  ///   - handled: The events with a handler in the same place.
  /// - Returns: An error at the word that does not match a handler.
  static func nothingIgnored(
    _ pattern: NavSpec.Pattern, among handled: some Sequence<String> = Set<String>()
  ) -> NavDiagnostic {
    // `ignore tap opne` beside `on tap open`: the second word is wrong.
    let kind = (pattern.words.first?.text ?? "") + " "
    let isSecondWrong = pattern.words.count > 1 && handled.contains { $0.hasPrefix(kind) }
    return NavDiagnostic(
      code: "nothing-ignored", "there is no handler of '\(pattern.text)' to ignore here",
      at: isSecondWrong ? pattern.words[1].origin : pattern.nameOrigin,
      help: NavSpelling.question(about: pattern.text, among: handled)
        ?? "name a handler of the same place: in a variant, of the spec; in a coordinator, of its base")
  }
}

extension NavSpec.Pattern {
  /// The words of the pattern, separated by spaces.
  var text: String { words.map(\.text).joined(separator: " ") }

  /// The location of all words, which are on one line.
  var nameOrigin: NavSpec.Origin {
    guard let first = words.first?.origin, let last = words.last?.origin, first.line == last.line else {
      return origin
    }
    return NavSpec.Origin(
      line: first.line, column: first.column, length: last.column + last.length - first.column,
      file: first.file)
  }
}

extension NavSpec.Handler {
  /// Returns the handler without some of its events; nil if no event is left.
  fileprivate func removing(_ patterns: Set<String>) -> Self? {
    var rest = self
    rest.patterns.removeAll { patterns.contains($0.text) }
    return rest.patterns.isEmpty ? nil : rest
  }
}

/// The key by which a later line replaces an earlier one.
enum MergeKey: Hashable {
  /// The kind and the name of a declaration.
  case declaration(String, NavSpec.Name)
  /// The first word of a line of which at most one exists, such as `start`.
  case only(String)
  /// The inputs of a `fair` declaration.
  case fair(NavSpec.Pattern)
  /// The causes of a `finishes` line.
  case finishes([NavSpec.Name])
  /// The property and the subject of an `allow`.
  case allow(NavSpec.Name, NavSpec.Allowance.Subject?)
}

/// A line of a list that a later list can replace.
protocol Mergeable {
  /// The handler, if the line is one.
  var handler: NavSpec.Handler? { get }
  /// Creates a line from a handler.
  static func handler(_ handler: NavSpec.Handler) -> Self
  /// The event whose handlers the line removes, if the line is an `ignore`.
  var ignored: NavSpec.Pattern? { get }
  /// The key by which a later line replaces this line; nil if no line can replace it.
  var mergeKey: MergeKey? { get }
  /// Returns the result of replacing this line with a later line.
  func merged(with other: Self, _ diagnostics: inout [NavDiagnostic]) -> Self
}

extension Mergeable {
  /// Merges the lines of a variant into those of the spec, or the lines of a coordinator into those of its base.
  ///
  /// Each new line replaces at most one old line, so that a repeated declaration in the new lines stays an error.
  static func merge(_ old: [Self], with new: [Self], _ diagnostics: inout [NavDiagnostic]) -> [Self] {
    var replaced: Set<String> = []
    let handled = Set(old.compactMap(\.handler).flatMap { $0.patterns.map(\.text) })
    for line in new {
      if let handler = line.handler { replaced.formUnion(handler.patterns.map(\.text)) }
      guard let pattern = line.ignored else { continue }
      if !handled.contains(pattern.text) { diagnostics.append(.nothingIgnored(pattern, among: handled)) }
      replaced.insert(pattern.text)
    }
    var merged = old.compactMap { line in
      guard let handler = line.handler else { return line }
      return handler.removing(replaced).map(Self.handler)
    }
    // Each list is in reverse order, so that its last element is the first line with the key.
    var open: [MergeKey: [Int]] = [:]
    for (index, line) in merged.enumerated().reversed() {
      if let key = line.mergeKey { open[key, default: []].append(index) }
    }
    for line in new where line.ignored == nil {
      if let index = line.mergeKey.flatMap({ open[$0]?.popLast() }) {
        merged[index] = merged[index].merged(with: line, &diagnostics)
      } else {
        merged.append(line)
      }
    }
    return merged
  }
}

extension NavSpec.Item: Mergeable {
  var handler: NavSpec.Handler? {
    if case .handler(let handler) = self { handler } else { nil }
  }

  var ignored: NavSpec.Pattern? {
    if case .ignore(let pattern) = self { pattern } else { nil }
  }

  var mergeKey: MergeKey? {
    switch self {
    case .type(let line): .declaration("type", line.name)
    case .event(let line): .declaration("event", line.name)
    case .link(let line): .declaration("link", line.name)
    case .step(let line): .declaration("step", line.name)
    case .coordinator(let line): .declaration("coordinator", line.name)
    case .opaque(let line): .declaration("opaque", line.name)
    case .base(let line): .declaration("base", line.name)
    case .action(let line): .declaration("action", line.name)
    case .fair(let line): .fair(line.pattern)
    case .assume(let line): .declaration("assume", line.name)
    case .variable(let line): .declaration("variable", line.name)
    case .property(let line): .declaration("property", line.name)
    case .log(let line): .declaration("log", line.name)
    case .allow(let line): .allow(line.property, line.subject)
    default: nil
    }
  }

  func merged(with other: Self, _ diagnostics: inout [NavDiagnostic]) -> Self {
    guard case .coordinator(var coordinator) = self, case .coordinator(let new) = other else { return other }
    if !new.parameters.isEmpty { coordinator.parameters = new.parameters }
    coordinator.code = new.code ?? coordinator.code
    coordinator.members = NavSpec.Member.merge(coordinator.members, with: new.members, &diagnostics)
    return .coordinator(coordinator)
  }
}

extension NavSpec.Member: Mergeable {
  var handler: NavSpec.Handler? {
    if case .handler(let handler) = self { handler } else { nil }
  }

  var ignored: NavSpec.Pattern? {
    if case .ignore(let pattern) = self { pattern } else { nil }
  }

  var mergeKey: MergeKey? {
    switch self {
    case .start: .only("start")
    case .without: .only("without")
    case .finishes(let line): .finishes(line.causes)
    case .lock(let name): .declaration("lock", name)
    case .effect(let line): .declaration("effect", line.name)
    case .screen(let line): .declaration("screen", line.name)
    case .branch(let line): .declaration("branch", line.name)
    case .tree(let line): .only(line.kind.rawValue)
    case .feedback(let line): .declaration("feedback", line.name)
    case .tabs(let line): .declaration("tabs", line.name)
    case .split(let line): .declaration("split", line.name)
    case .variable(let line): .declaration("variable", line.name)
    case .action(let line): .declaration("action", line.name)
    case .property(let line): .declaration("property", line.name)
    case .allow(let line): .allow(line.property, line.subject)
    default: nil
    }
  }

  func merged(with other: Self, _ diagnostics: inout [NavDiagnostic]) -> Self {
    switch (self, other) {
    case (.screen(var screen), .screen(let new)):
      if !new.parameters.isEmpty { screen.parameters = new.parameters }
      if !new.tags.isEmpty { screen.tags = new.tags }
      screen.members = Self.merge(screen.members, with: new.members, &diagnostics)
      return .screen(screen)
    case (.branch(var branch), .branch(let new)):
      if !new.parameters.isEmpty { branch.parameters = new.parameters }
      if !new.arguments.isEmpty || new.coordinator != branch.coordinator { branch.arguments = new.arguments }
      branch.coordinator = new.coordinator
      branch.members = Self.merge(branch.members, with: new.members, &diagnostics)
      return .branch(branch)
    default: return other
    }
  }
}
