extension NavPrinter {
  static func layout(_ member: NavSpec.Member) -> NavLayout {
    switch member {
    case .start(let route): NavLayout("start " + text(route))
    case .finishes(let end): NavLayout("finishes \(text(end.causes)): " + (end.result.map(text) ?? "none"))
    case .lock(let name): NavLayout("lock \(name)")
    case .effect(let effect): NavLayout(text(effect))
    case .screen(let place):
      NavLayout(
        "screen \(place.name)" + text(place.parameters)
          + (place.tags.isEmpty ? "" : " tagged " + text(place.tags)), body(place.members), inlineDepth: 2)
    case .branch(let branch): layout("branch", branch)
    case .tabs(let tabs):
      NavLayout(
        tabs.arePages ? "pages \(tabs.name)" : "tabs \(tabs.name)",
        tabs.tabs.map { layout(tabs.arePages ? "page" : "tab", $0) })
    case .split(let split): layout(split)
    case .ignore(let pattern): NavLayout("ignore " + text(pattern))
    case .without(let names, let condition):
      NavLayout("without " + text(names) + (condition.map { " when " + text($0) } ?? ""))
    case .tree(let clause):
      NavLayout(
        (clause.kind == .leads ? "leads to " : "\(clause.kind.rawValue) ")
          + zip(clause.names, clause.values).map { name, value in
            name.text + (value.map { " = " + text($0) } ?? "")
          }.joined(separator: ", "))
    case .feedback(let feedback):
      NavLayout(
        "feedback \(feedback.name) \(feedback.strategy)" + (feedback.control.map { " " + text($0) } ?? "")
          + condition(feedback.condition),
        feedback.body.map(layout) + feedback.handlers.map(layout))
    case .variable(let variable): NavLayout(text(variable))
    case .handler(let handler): layout(handler)
    case .action(let action): layout(action)
    case .property(let property): layout(property)
    case .allow(let allowance): NavLayout(text(allowance))
    }
  }

  private static func layout(_ split: NavSpec.Split) -> NavLayout {
    var lines: [NavLayout] = []
    if let primary = split.primary { lines.append(layout("primary", primary)) }
    if let secondary = split.secondary { lines.append(layout("secondary", secondary)) }
    lines += split.collapses.map {
      NavLayout("collapses to \($0.column.rawValue)" + condition($0.condition))
    }
    if split.startsCollapsed { lines.append(NavLayout("starts collapsed")) }
    return NavLayout("split \(split.name)", lines)
  }

  private static func layout(_ keyword: String, _ branch: NavSpec.Branch) -> NavLayout {
    let arguments = branch.arguments.isEmpty ? "" : text(branch.arguments)
    return NavLayout(
      "\(keyword) \(branch.name)" + text(branch.parameters) + ": \(branch.coordinator)" + arguments,
      body(branch.members))
  }

  /// Returns the block of a screen or branch; nil if it has no members.
  private static func body(_ members: [NavSpec.Member]) -> [NavLayout]? {
    guard !members.isEmpty else { return nil }
    return members.map { member in
      var layout = layout(member)
      layout.followsBlankLine = !layout.documentation.isEmpty
      return layout
    }
  }

  static func layout(_ handler: NavSpec.Handler) -> NavLayout {
    let patterns = handler.patterns.map(text).joined(separator: ", ")
    return NavLayout(
      "on " + patterns + condition(handler.condition), handler.body.map(layout), inlineDepth: 2)
  }

  static func layout(_ action: NavSpec.Action) -> NavLayout {
    NavLayout("action \(action.name)" + text(action.parameters), action.body.map(layout), inlineDepth: 2)
  }

  static func text(_ parameters: [NavSpec.SystemParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map { "\($0.parameter.name): \(text($0.parameter.domain)) = \(text($0.initial))" }
    return "(" + list.joined(separator: ", ") + ")"
  }

  static func layout(_ property: NavSpec.Property) -> NavLayout {
    let pattern = property.pattern.map { " on " + text($0) } ?? ""
    let line =
      "\(property.kind.rawValue) \(property.name)" + pattern + condition(property.condition) + ": "
      + text(property.claim)
    return NavLayout(line, nil, documentation: lines(property.documentation))
  }

  static func text(_ variable: NavSpec.Variable) -> String {
    var text = variable.isStructural ? "structural " : ""
    switch variable.ownership {
    case .strong: break
    case .weak: text += "weak "
    case .unowned: text += "unowned "
    }
    text += "var \(variable.name): " + self.text(variable.domain)
    if let initial = variable.initial { text += " = " + self.text(initial) }
    switch variable.binding {
    case nil: break
    case .believes(let layer)?: text += " believes \(layer)"
    case .binds(let layer)?: text += " binds \(layer)"
    }
    return text
  }

  private static func text(_ effect: NavSpec.Effect) -> String {
    let outcomes = effect.outcomes.map { text($0.message) + ($0.isRepeated ? " many" : "") }
    return (effect.isBlocking ? "blocking " : "") + "effect \(effect.name)" + text(effect.parameters)
      + (outcomes.isEmpty ? "" : ": " + outcomes.joined(separator: ", "))
  }

  static func text(_ allowance: NavSpec.Allowance) -> String {
    let subject = allowance.subject.map { " at \($0)" } ?? ""
    return "allow \(allowance.property)" + subject + " " + quoted(allowance.reason)
  }

  /// Returns ` when e`; empty if there is no condition.
  static func condition(_ expression: NavSpec.Expression?) -> String {
    expression.map { " when " + text($0) } ?? ""
  }

  static func text(_ names: [NavSpec.Name]) -> String {
    names.map(\.text).joined(separator: ", ")
  }

  static func text(_ message: NavSpec.Message) -> String {
    message.name.text + text(message.parameters)
  }

  static func text(_ parameters: [NavSpec.Parameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "(" + parameters.map { "\($0.name): " + text($0.domain) }.joined(separator: ", ") + ")"
  }

  static func text(_ pattern: NavSpec.Pattern) -> String {
    let words = pattern.words.map(\.text).joined(separator: " ")
    guard let values = pattern.values else { return words }
    let list = values.map { value in value.name.text + (value.domain.map { ": " + text($0) } ?? "") }
    return words + "(" + list.joined(separator: ", ") + ")"
  }

  static func text(_ domain: NavSpec.Domain) -> String {
    switch domain {
    case .bool: "Bool"
    case .range(let low, let high, _): "\(low)...\(high)"
    case .cases(let cases, _): "{ " + cases.map(text).joined(separator: ", ") + " }"
    case .list(let element): "[" + text(element) + "]"
    case .optional(let inner): text(inner) + "?"
    case .named(let path): path.map(\.text).joined(separator: ".")
    }
  }

  /// Returns a text in quotes, with escapes where necessary.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where NavVisibleText.isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
