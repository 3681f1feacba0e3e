/// Prints pieces of a spec in the style of `.nav` files.
///
/// A spec does not contain blank lines, so the printer inserts them by rule: around coordinators, variants and
/// declarations with a doc comment, and between the kinds of members in a coordinator with more than four members.
enum NavPrinter {
  /// A coordinator with more members than this is printed in groups.
  private static let compactMembers = 4

  static func text(_ spec: NavSpec) -> String {
    var text = ""
    let headers = spec.headers.map(layout)
    NavLayout(
      "\(spec.isPart ? "part" : "system") \(spec.name)" + Self.text(spec.parameters), nil,
      documentation: lines(spec.documentation)
    )
    .write(
      to: &text, indent: 0)
    for header in headers { header.write(to: &text, indent: 2) }
    var previous: NavSpec.Item?
    for item in spec.items {
      let layout = layout(item)
      if previous.map({ isApart($0, item) }) ?? true { text += "\n" }
      layout.write(to: &text, indent: 0)
      previous = item
    }
    return text
  }

  /// Returns the text of a declaration of the system.
  static func text(_ item: NavSpec.Item) -> String {
    var text = ""
    layout(item).write(to: &text, indent: 0)
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }

  /// Returns the lines of a doc comment, split at line breaks and without trailing blanks.
  static func lines(_ documentation: [String]) -> [String] {
    documentation.flatMap { line in
      line.split(omittingEmptySubsequences: false) { $0.isNewline }.map { piece in
        var piece = piece
        while piece.last?.isWhitespace ?? false { piece.removeLast() }
        return String(piece)
      }
    }
  }

  /// Whether an empty line separates two items of a spec.
  private static func isApart(_ first: NavSpec.Item, _ second: NavSpec.Item) -> Bool {
    if group(first) != group(second) { return true }
    switch (first, second) {
    case (.log, _), (_, .log), (.coordinator, _), (.base, _), (.opaque, _), (.variant, _): return true
    case (.property(let one), .property(let other)):
      return !one.documentation.isEmpty || !other.documentation.isEmpty
    default: return false
    }
  }

  private static func group(_ item: NavSpec.Item) -> Int {
    switch item {
    case .use: -1
    case .type, .event, .link, .step, .variable: 0
    case .coordinator, .opaque, .base: 1
    case .handler, .ignore, .action: 2
    case .property, .log: 3
    case .final, .fair, .allow, .assume: 4
    case .expect, .known: 5
    case .variant: 6
    }
  }

  private static func group(_ member: NavSpec.Member) -> Int {
    switch member {
    case .start, .finishes, .lock, .effect, .variable, .without, .allow, .tree: 0
    case .screen: 1
    case .branch: 2
    case .tabs, .split: 3
    case .handler, .ignore, .action, .feedback: 4
    case .property: 5
    }
  }

  /// Returns the members of a coordinator, in groups if there are many.
  static func members(_ members: [NavSpec.Member]) -> [NavLayout] {
    var layouts: [NavLayout] = []
    for (index, member) in members.enumerated() {
      var layout = layout(member)
      let changesGroup = index > 0 && group(members[index - 1]) != group(member)
      layout.followsBlankLine =
        !layout.documentation.isEmpty || (changesGroup && members.count > compactMembers)
      layouts.append(layout)
    }
    return layouts
  }

  private static func layout(_ item: NavSpec.Item) -> NavLayout {
    switch item {
    case .use(let use): return NavLayout("use " + quoted(use.path))
    case .type(let alias):
      return NavLayout("type \(alias.name) = \(text(alias.domain))")
    case .event(let event):
      let most = event.atMost.map { " at most \($0)" } ?? ""
      return NavLayout("event \(event.name)" + text(event.parameters) + most + condition(event.condition))
    case .link(let link):
      let blocked = link.blockedBy.map { " blocked by " + text($0) } ?? ""
      return NavLayout("link \(link.name)" + text(link.parameters) + " to " + text(link.target) + blocked)
    case .step(let message): return NavLayout("step " + text(message))
    case .coordinator(let coordinator):
      return NavLayout(
        "coordinator \(coordinator.name)" + text(coordinator.parameters)
          + (coordinator.base.map { ": \($0)" } ?? "")
          + (coordinator.code.map { " code " + quoted($0) } ?? ""), members(coordinator.members),
        documentation: lines(coordinator.documentation))
    case .opaque(let opaque):
      return NavLayout(
        "opaque \(opaque.name)" + text(opaque.parameters) + ": "
          + opaque.results.map(text).joined(separator: ", "), nil,
        documentation: lines(opaque.documentation))
    case .base(let base):
      return NavLayout(
        "base \(base.name)", members(base.members), documentation: lines(base.documentation))
    case .action(let action): return layout(action)
    case .assume(let assumption):
      return NavLayout(
        "assume \(assumption.name): " + text(assumption.claim), nil,
        documentation: lines(assumption.documentation))
    case .fair(let fairness):
      return NavLayout("fair " + (fairness.isStrong ? "strong " : "") + text(fairness.pattern))
    case .final(let expression): return NavLayout("final when " + text(expression))
    case .variable(let variable): return NavLayout(text(variable))
    case .handler(let handler): return layout(handler)
    case .property(let property): return layout(property)
    case .log(let log):
      return NavLayout(
        "\(log.isAccepted ? "accepts" : "rejects") \(log.name)",
        log.lines.map { line in
          NavLayout(line.words.map(\.text).joined(separator: " ") + (line.arguments.map { text($0) } ?? ""))
        }, documentation: lines(log.documentation))
    case .allow(let allowance): return NavLayout(text(allowance))
    case .ignore(let pattern): return NavLayout("ignore " + text(pattern))
    case .variant(let variant): return layout(variant)
    case .expect(let expectation): return NavLayout(text(expectation))
    case .known(let known):
      return NavLayout(
        "known violated \(known.title)" + text(inputs: known.claim.inputs) + " " + quoted(known.signature))
    }
  }

  private static func layout(_ variant: NavSpec.Variant) -> NavLayout {
    let items = variant.items.map { item in
      var layout = layout(item)
      layout.followsBlankLine = !layout.documentation.isEmpty
      return layout
    }
    return NavLayout(
      "variant \(variant.name)", variant.headers.map(layout) + items,
      documentation: lines(variant.documentation))
  }

  private static func layout(_ header: NavSpec.Header) -> NavLayout {
    switch header {
    case .platform(let name, let settings): pack("platform", name, settings)
    case .dialect(let name, let settings): pack("dialect", name, settings)
    case .timing(let name): NavLayout("timing \(name)")
    case .overtake(let count, _): NavLayout("overtake " + (count.map(String.init) ?? "free"))
    case .bound(let bounds):
      NavLayout("bound " + bounds.map { "\($0.name) \($0.limit)" }.joined(separator: ", "))
    case .set(let settings):
      NavLayout("set " + settings.map { "\($0.name) = \($0.value)" }.joined(separator: ", "))
    case .with(let names): NavLayout("with " + text(names))
    case .without(let names): NavLayout("without " + text(names))
    }
  }

  private static func pack(
    _ kind: String, _ name: NavSpec.Name?, _ settings: [NavSpec.Setting]
  ) -> NavLayout {
    let head = kind + (name.map { " \($0)" } ?? "")
    // The braces of a pack without a name distinguish it from the next line.
    if settings.isEmpty, name != nil { return NavLayout(head) }
    return NavLayout(head, settings.map { NavLayout("\($0.name) = \($0.value)") })
  }

  private static func text(_ expectation: NavSpec.Expectation) -> String {
    let worlds = expectation.worlds.map { ", \(NavSpec.Expectation.text(worlds: $0))" } ?? ""
    switch expectation.kind {
    case .holds: return "expect holds" + worlds
    case .vacuous(let name): return "expect vacuous \(name)"
    case .incomplete(let name): return "expect incomplete \(name)"
    case .violated(let claims):
      return "expect violated " + claims.map(text).joined(separator: ", ") + worlds
    }
  }

  private static func text(_ claim: NavSpec.Expectation.Claim) -> String {
    claim.property.text + text(inputs: claim.inputs)
  }

  private static func text(inputs: Int?) -> String {
    inputs.map { " in \($0) input" + ($0 == 1 ? "" : "s") } ?? ""
  }
}
