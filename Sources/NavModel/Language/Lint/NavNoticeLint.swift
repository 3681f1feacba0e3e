/// Finds properties about notices that no handler receives.
///
/// The platform discards such a notice, so the condition `event is NOTICE` is never true, and a property `on NOTICE` never
/// applies. Libraries receive some notices themselves, so these are not reported in their dialects.
struct NavNoticeLint {
  /// The names of the notices in the properties, in the order of the text.
  private(set) var names: [NavSpec.Name] = []
  /// The names of the notices that occur.
  private var received: Set<String>

  /// Finds the notices in a spec's own properties, without those of its variants.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the spec.
  init(_ spec: NavSpec) {
    let notOfHandlers: [NavNotice.Kind] = [.start, .background, .foreground]
    let ofLibraries: [NavNotice.Kind] = [.removed, .exit, .didAppear, .didDisappear, .didDismiss]
    let isPlain = spec.headers.allSatisfy {
      if case .dialect(let name?, _) = $0 { name.text == "plain" } else { true }
    }
    received = Set((notOfHandlers + (isPlain ? [] : ofLibraries)).map(\.rawValue))
    let parts = spec.items.flatMap(\.lintParts)
    for case .handler(let handler) in parts {
      received.formUnion(handler.patterns.compactMap(\.words.first?.text))
    }
    for case .property(let property) in parts {
      look(at: property.pattern?.words)
      for condition in [property.condition, property.claim] { condition.map { look(at: $0) } }
    }
  }

  private mutating func look(at words: [NavSpec.Name]?) {
    guard let name = words?.first, words?.count == 1, name.origin.file == 0, !received.contains(name.text),
      NavNotice.Kind(rawValue: name.text) != nil
    else { return }
    names.append(name)
  }

  private mutating func look(at condition: NavSpec.Expression) {
    if case .test(let subject, _, let test) = condition.kind, subject.isEvent { return look(at: test.words) }
    for part in condition.parts { look(at: part) }
  }
}
