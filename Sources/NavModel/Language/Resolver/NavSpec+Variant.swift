extension NavSpec {
  /// The variants, in the order written.
  public var variants: [Variant] {
    items.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
  }

  /// The spec that a variant describes: what it repeats replaces, what is new is added, what it ignores goes.
  ///
  /// - Parameters:
  ///   - variant: What differs.
  ///   - diagnostics: Takes an error for every `ignore` that takes nothing away.
  /// - Returns: The spec without variants; its expectations are those of the variant.
  func applying(_ variant: Variant, _ diagnostics: inout [NavDiagnostic]) -> NavSpec {
    var merged = self
    merged.headers += variant.headers
    merged.items = items.filter {
      switch $0 {
      case .variant, .expect: false
      default: true
      }
    }
    var patterns: [Pattern] = []
    for case .handler(let handler) in variant.items { patterns += handler.patterns }
    merged.items = merged.items.compactMap { item in
      guard case .handler(let handler) = item else { return item }
      return handler.removing(patterns).map(Item.handler)
    }
    for item in variant.items {
      if case .ignore(let pattern) = item {
        let before = merged.items
        merged.items = merged.items.compactMap { item in
          guard case .handler(let handler) = item else { return item }
          return handler.removing([pattern]).map(Item.handler)
        }
        if before == merged.items { diagnostics.append(.nothingIgnored(pattern)) }
      } else if let index = merged.items.firstIndex(where: { $0.isReplaced(by: item) }) {
        if case .coordinator(let old) = merged.items[index], case .coordinator(let new) = item {
          merged.items[index] = .coordinator(old.merged(with: new, &diagnostics))
        } else {
          merged.items[index] = item
        }
      } else {
        merged.items.append(item)
      }
    }
    return merged
  }
}

extension NavDiagnostic {
  fileprivate static func nothingIgnored(_ pattern: NavSpec.Pattern) -> NavDiagnostic {
    NavDiagnostic(
      code: "nothing-ignored", "there is no handler of '\(pattern.text)' to ignore here", at: pattern.origin)
  }
}

extension NavSpec.Pattern {
  /// The words, as they are written.
  var text: String { words.map(\.text).joined(separator: " ") }
}

extension NavSpec.Handler {
  /// The handler without some of its events; nil if none is left.
  fileprivate func removing(_ patterns: [NavSpec.Pattern]) -> Self? {
    var rest = self
    rest.patterns.removeAll { own in patterns.contains { $0.text == own.text } }
    return rest.patterns.isEmpty ? nil : rest
  }
}

extension NavSpec.Item {
  /// Whether a line of a variant stands for this one: same kind, same name.
  fileprivate func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.type(let old), .type(let new)): old.name == new.name
    case (.event(let old), .event(let new)): old.name == new.name
    case (.link(let old), .link(let new)): old.name == new.name
    case (.step(let old), .step(let new)): old.name == new.name
    case (.coordinator(let old), .coordinator(let new)): old.name == new.name
    case (.variable(let old), .variable(let new)): old.name == new.name
    case (.property(let old), .property(let new)): old.name == new.name
    case (.allow(let old), .allow(let new)): old.property == new.property
    default: false
    }
  }
}

extension NavSpec.Member {
  fileprivate func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.start, .start), (.without, .without): true
    case (.lock(let old), .lock(let new)): old == new
    case (.effect(let old), .effect(let new)): old.name == new.name
    case (.screen(let old), .screen(let new)): old.name == new.name
    case (.branch(let old), .branch(let new)): old.name == new.name
    case (.tabs(let old), .tabs(let new)): old.name == new.name
    case (.variable(let old), .variable(let new)): old.name == new.name
    case (.property(let old), .property(let new)): old.name == new.name
    case (.allow(let old), .allow(let new)): old.property == new.property
    default: false
    }
  }

  /// Merges the lines of a variant into those of the text.
  fileprivate static func merge(
    _ old: [Self], with new: [Self], _ diagnostics: inout [NavDiagnostic]
  ) -> [Self] {
    var patterns: [NavSpec.Pattern] = []
    for case .handler(let handler) in new { patterns += handler.patterns }
    var merged: [Self] = old.compactMap { member in
      guard case .handler(let handler) = member else { return member }
      return handler.removing(patterns).map(Self.handler)
    }
    for member in new {
      if case .ignore(let pattern) = member {
        let before = merged
        merged = merged.compactMap { member in
          guard case .handler(let handler) = member else { return member }
          return handler.removing([pattern]).map(Self.handler)
        }
        if before == merged { diagnostics.append(.nothingIgnored(pattern)) }
        continue
      }
      guard let index = merged.firstIndex(where: { $0.isReplaced(by: member) }) else {
        merged.append(member)
        continue
      }
      switch (merged[index], member) {
      case (.screen(var old), .screen(let new)):
        if !new.parameters.isEmpty { old.parameters = new.parameters }
        if !new.tags.isEmpty { old.tags = new.tags }
        old.members = merge(old.members, with: new.members, &diagnostics)
        merged[index] = .screen(old)
      case (.branch(var old), .branch(let new)):
        if !new.parameters.isEmpty { old.parameters = new.parameters }
        if !new.arguments.isEmpty || new.coordinator != old.coordinator { old.arguments = new.arguments }
        old.coordinator = new.coordinator
        old.members = merge(old.members, with: new.members, &diagnostics)
        merged[index] = .branch(old)
      default: merged[index] = member
      }
    }
    return merged
  }
}

extension NavSpec.Coordinator {
  fileprivate func merged(with new: Self, _ diagnostics: inout [NavDiagnostic]) -> Self {
    var merged = self
    if !new.parameters.isEmpty { merged.parameters = new.parameters }
    merged.members = NavSpec.Member.merge(members, with: new.members, &diagnostics)
    return merged
  }
}
