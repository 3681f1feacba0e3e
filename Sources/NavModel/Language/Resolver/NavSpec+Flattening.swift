extension NavSpec {
  /// Returns the spec with a variant applied, and with every base, opaque coordinator and `ignore` expanded.
  ///
  /// A declaration of the variant replaces the declaration with the same name, or is added if there is none. `ignore`
  /// removes handlers. The function merges in three steps: each base with the variant's changes of the base, each
  /// coordinator with its base, and each coordinator with the variant's changes of the coordinator.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the spec without a variant.
  ///   - diagnostics: Receives an error for every `ignore` that removes no handler, and for every unknown base.
  /// - Returns: The spec without bases and opaque coordinators; its expectations are those of the variant.
  /// - Complexity: O(*n* × *c*), where *n* is the size of the spec and *c* the number of coordinators with a base.
  func flattened(_ variant: Variant?, _ diagnostics: inout [NavDiagnostic]) -> NavSpec {
    var flat = self
    flat.headers += variant?.headers ?? []
    let bases = self.bases(with: variant, &diagnostics)
    flat.items = items.compactMap { item in
      switch item {
      case .variant where variant != nil, .expect where variant != nil, .known where variant != nil: nil
      default: item
      }
    }
    let changed = variant?.items ?? []
    let keys = Set(items.compactMap(\.mergeKey))
    func inheriting(_ item: Item) -> Item {
      guard case .coordinator(var coordinator) = item else { return item }
      for case .coordinator(let change) in changed where change.name == coordinator.name {
        coordinator.base = change.base ?? coordinator.base
      }
      return .coordinator(coordinator.inheriting(from: bases, &diagnostics))
    }
    flat.items = flat.items.map(inheriting)
    flat.items = Item.merge(
      flat.items,
      with: changed.compactMap { item in
        switch item {
        case .base where item.mergeKey.map(keys.contains) ?? false: nil
        case .coordinator(let coordinator) where !(item.mergeKey.map(keys.contains) ?? false):
          .coordinator(coordinator.inheriting(from: bases, &diagnostics))
        default: item
        }
      }, &diagnostics)
    // An opaque coordinator or a coordinator of a part is the root only if there is no other coordinator.
    let root = flat.items.firstIndex {
      if case .coordinator(let coordinator) = $0 { coordinator.name.origin.file == 0 } else { false }
    }
    flat.items = flat.items.map { item in
      if case .opaque(let opaque) = item { .coordinator(opaque.coordinator) } else { item }
    }
    if let root { flat.items.insert(flat.items.remove(at: root), at: 0) }
    return flat
  }

  private func bases(with variant: Variant?, _ diagnostics: inout [NavDiagnostic]) -> [Base] {
    var bases: [Base] = []
    for case .base(let base) in items { bases.append(base) }
    for case .base(let change) in variant?.items ?? [] {
      if let index = bases.firstIndex(where: { $0.name == change.name }) {
        bases[index].members = Member.merge(bases[index].members, with: change.members, &diagnostics)
      } else {
        bases.append(change)
      }
    }
    for base in bases {
      for case .property(let property) in base.members {
        diagnostics.append(
          NavDiagnostic(
            code: "property-in-base",
            "a base cannot have properties, because each of its coordinators would declare the same name",
            at: property.name.origin,
            help: "move it into one coordinator, or into several under different names"))
      }
    }
    return bases
  }
}

extension NavSpec.Coordinator {
  /// Returns the coordinator with the members of its base in addition to its own members.
  fileprivate func inheriting(from bases: [NavSpec.Base], _ diagnostics: inout [NavDiagnostic]) -> Self {
    guard let name = base else { return self }
    guard let base = bases.first(where: { $0.name == name }) else {
      diagnostics.append(
        NavDiagnostic(
          code: "unknown-base", "there is no base '\(name)'", at: name.origin,
          help: NavSpelling.question(about: name.text, among: Set(bases.map(\.name.text)))))
      return self
    }
    var whole = self
    whole.base = nil
    let inherited = base.members.filter { if case .property = $0 { false } else { true } }
    whole.members = NavSpec.Member.merge(inherited, with: members, &diagnostics)
    return whole
  }
}

extension NavSpec.Opaque {
  /// The equivalent coordinator: one screen, and an effect that can end with any of the results until the screen is
  /// removed.
  fileprivate var coordinator: NavSpec.Coordinator {
    let screen = NavSpec.Name("inside", origin: name.origin)
    let flow = NavSpec.Name("flow", origin: name.origin)
    var members: [NavSpec.Member] = [
      .start(NavSpec.Route(path: [screen])), .screen(NavSpec.Place(name: screen)),
      .effect(NavSpec.Effect(name: flow, outcomes: results.map { NavSpec.Outcome(message: $0) })),
      .handler(
        NavSpec.Handler(
          patterns: [NavSpec.Pattern(words: ["start"])],
          body: [NavSpec.Statement(.run(NavSpec.Route(path: [flow])), origin: name.origin)],
          origin: name.origin)),
      // A screen that the user has closed ends without a result.
      .handler(
        NavSpec.Handler(
          patterns: [NavSpec.Pattern(words: ["removed"])],
          body: [NavSpec.Statement(.cancel(flow), origin: name.origin)], origin: name.origin)),
    ]
    for result in results {
      let values = result.parameters.map(\.name)
      members.append(
        .handler(
          NavSpec.Handler(
            patterns: [
              NavSpec.Pattern(
                words: [flow, result.name], values: values.map { NavSpec.Binding(name: $0) },
                origin: result.name.origin)
            ],
            body: [
              NavSpec.Statement(
                .finish(
                  NavSpec.Route(
                    path: [result.name],
                    arguments: values.map {
                      NavSpec.Argument(value: NavSpec.Expression(.name($0), origin: $0.origin))
                    })), origin: result.name.origin)
            ], origin: result.name.origin)))
    }
    return NavSpec.Coordinator(
      name: name, documentation: documentation, parameters: parameters, members: members)
  }
}
