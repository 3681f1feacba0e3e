extension NavSpec {
  /// The variants, in the order written.
  public var variants: [Variant] {
    items.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
  }

  /// Variants that cannot be asked for by name: `base` means the text as written, and a second one hides.
  var variantsNamedTwice: [NavDiagnostic] {
    var first: [String: Origin] = [:]
    return variants.compactMap { variant in
      let (name, origin) = (variant.name.text, variant.name.origin)
      if name == "base" {
        return NavDiagnostic(
          code: "duplicate-name", "'base' names the text as written, so no variant is called so", at: origin,
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
  static func nothingIgnored(_ pattern: NavSpec.Pattern) -> NavDiagnostic {
    NavDiagnostic(
      code: "nothing-ignored", "there is no handler of '\(pattern.text)' to ignore here", at: pattern.origin,
      help: "a variant, or a coordinator with a base, ignores a handler that is written there")
  }
}

extension NavSpec.Pattern {
  /// The words, as they are written.
  var text: String { words.map(\.text).joined(separator: " ") }
}

extension NavSpec.Handler {
  /// The handler without some of its events; nil if none is left.
  fileprivate func removing(_ patterns: Set<String>) -> Self? {
    var rest = self
    rest.patterns.removeAll { patterns.contains($0.text) }
    return rest.patterns.isEmpty ? nil : rest
  }
}

/// A line of a list that a later list may repeat.
protocol Mergeable {
  /// The handler, if the line is one.
  var handler: NavSpec.Handler? { get }
  /// A line that is a handler.
  static func handler(_ handler: NavSpec.Handler) -> Self
  /// The event whose handlers the line takes away, if it is an `ignore`.
  var ignored: NavSpec.Pattern? { get }
  /// Whether a line stands for this one: same kind, same name.
  func isReplaced(by other: Self) -> Bool
  /// The line that stands when another repeats it.
  func merged(with other: Self, _ diagnostics: inout [NavDiagnostic]) -> Self
}

extension Mergeable {
  /// Merges the lines of a variant, or of a coordinator, into those of the text, or of a base.
  ///
  /// A line is replaced once: what is declared twice in the new lines stays declared twice.
  static func merge(_ old: [Self], with new: [Self], _ diagnostics: inout [NavDiagnostic]) -> [Self] {
    var replaced: Set<String> = []
    for line in new {
      if let handler = line.handler { replaced.formUnion(handler.patterns.map(\.text)) }
      guard let pattern = line.ignored else { continue }
      let isThere = old.contains { $0.handler?.patterns.contains { $0.text == pattern.text } ?? false }
      if !isThere { diagnostics.append(.nothingIgnored(pattern)) }
      replaced.insert(pattern.text)
    }
    var merged = old.compactMap { line in
      guard let handler = line.handler else { return line }
      return handler.removing(replaced).map(Self.handler)
    }
    var open = Set(merged.indices)
    for line in new where line.ignored == nil {
      if let index = open.sorted().first(where: { merged[$0].isReplaced(by: line) }) {
        open.remove(index)
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

  func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.type(let old), .type(let new)): old.name == new.name
    case (.event(let old), .event(let new)): old.name == new.name
    case (.link(let old), .link(let new)): old.name == new.name
    case (.step(let old), .step(let new)): old.name == new.name
    case (.coordinator(let old), .coordinator(let new)): old.name == new.name
    case (.opaque(let old), .opaque(let new)): old.name == new.name
    case (.base(let old), .base(let new)): old.name == new.name
    case (.action(let old), .action(let new)): old.name == new.name
    case (.fair(let old), .fair(let new)): old.pattern == new.pattern
    case (.assume(let old), .assume(let new)): old.name == new.name
    case (.variable(let old), .variable(let new)): old.name == new.name
    case (.property(let old), .property(let new)): old.name == new.name
    case (.log(let old), .log(let new)): old.name == new.name
    case (.allow(let old), .allow(let new)): old.property == new.property && old.subject == new.subject
    default: false
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

  func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.start, .start), (.without, .without): true
    case (.finishes(let old), .finishes(let new)): old.causes == new.causes
    case (.lock(let old), .lock(let new)): old == new
    case (.effect(let old), .effect(let new)): old.name == new.name
    case (.screen(let old), .screen(let new)): old.name == new.name
    case (.branch(let old), .branch(let new)): old.name == new.name
    case (.tree(let old), .tree(let new)): old.kind == new.kind
    case (.feedback(let old), .feedback(let new)): old.name == new.name
    case (.tabs(let old), .tabs(let new)): old.name == new.name
    case (.variable(let old), .variable(let new)): old.name == new.name
    case (.action(let old), .action(let new)): old.name == new.name
    case (.property(let old), .property(let new)): old.name == new.name
    case (.allow(let old), .allow(let new)): old.property == new.property && old.subject == new.subject
    default: false
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
