extension NavSource {
  /// Finds declarations without effect, such as unused names, and other probable mistakes.
  ///
  /// The other mistakes are steps, links and ends of flows that can be lost while the conditions of all their handlers
  /// in one place, such as a coordinator, a screen or a variant, are false, properties about notices that no handler
  /// receives, and, in dialect `screen-tree`, screens of the spec without a variant that do not form a tree. The function reports only mistakes in the spec's own file,
  /// since other specs can use its parts.
  ///
  /// - Returns: The warnings, in the order of the text; empty if ``spec`` is nil, or if it is a part.
  /// - Complexity: At most O(*n*²), where *n* is the length of the texts.
  public func lint() -> [NavDiagnostic] {
    guard let spec, !spec.isPart else { return [] }
    var lint = NavLint(mentions: mentions)
    lint.look(at: spec)
    lint.warnings += NavNoticeLint(spec).names.map(NavDiagnostic.unheardNotice)
    // A variant may change a tree on purpose, so only the trees of the spec are checked.
    for case .coordinator(let coordinator) in spec.items {
      lint.warnings += NavTreeLint(coordinator.members).warnings
    }
    return lint.warnings.sorted { ($0.origin.line, $0.origin.column) < ($1.origin.line, $1.origin.column) }
  }

  /// Returns warnings about coordinators of a variant that the spec does not declare and that nothing creates.
  ///
  /// Such a name is probably a misspelt name of a coordinator of the spec.
  ///
  /// - Parameter variant: The name of the variant.
  /// - Returns: The warnings, in the order of the text.
  func strangers(in variant: String) -> [NavDiagnostic] {
    guard let spec, let variant = spec.variants.first(where: { $0.name.text == variant }) else { return [] }
    let names = spec.items.compactMap(\.coordinatorName)
    let mentions = mentions
    return variant.items.compactMap { item in
      guard let name = item.coordinatorName, !names.contains(where: { $0.text == name.text }),
        mentions[name.text] == 1, name.origin.file == 0
      else { return nil }
      return .unusedCoordinator(name, among: names.map(\.text))
    }
  }

  /// The number of occurrences of each word in the texts.
  private var mentions: [String: Int] {
    var counts: [String: Int] = [:]
    for file in files {
      var lexer = NavLexer(file.bytes)
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        if case .word(let word) = token.kind { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }
}

/// Finds declarations of a spec and of its variants that have no effect.
private struct NavLint {
  let mentions: [String: Int]
  var warnings: [NavDiagnostic] = []
  /// The number of declarations of each name; a repeated declaration in a variant is not a use of the name.
  private var declared: [String: Int] = [:]
  private var candidates: [Candidate] = []
  /// The coordinators with a handler without condition for a link, by the words of its pattern.
  private var catchers: [[String]: Set<String>] = [:]
  /// The results of each coordinator, by the coordinator's name.
  private var results: [String: [NavSpec.Name]] = [:]

  /// A declaration that is reported if the texts do not mention its name elsewhere.
  private struct Candidate {
    let name: NavSpec.Name
    let code: String
    let message: String
    let help: String
  }

  init(mentions: [String: Int]) {
    self.mentions = mentions
  }

  mutating func look(at spec: NavSpec) {
    let root = spec.items.first { $0.coordinatorName?.origin.file == 0 }?.coordinatorName
    for case .coordinator(let coordinator) in spec.items {
      for case .handler(let handler) in coordinator.members where handler.condition == nil {
        for pattern in handler.patterns where pattern.words.first?.text == "link" {
          catchers[pattern.words.map(\.text), default: []].insert(coordinator.name.text)
        }
      }
    }
    look(at: spec.items, root, among: spec.items.compactMap(\.coordinatorName?.text))
    for name in NavCaseLint(spec).cases {
      declare(name, "unused-case", "no statement sets '\(name)', and no condition tests it")
    }
    declareResults()
    for candidate in candidates {
      let name = candidate.name.text
      let others = (mentions[name] ?? 0) - (declared[name] ?? 0)
      guard others <= 0, !name.hasPrefix("_") else { continue }
      warnings.append(
        NavDiagnostic(
          .warning, code: candidate.code, candidate.message, at: candidate.name.origin,
          help: candidate.help))
    }
  }

  /// Warns of unused names in handlers and conditions, and collects the declarations.
  private mutating func look(at items: [NavSpec.Item], _ root: NavSpec.Name?, among names: [String]) {
    collect(items, root, among: names)
    for item in items {
      if case .variant(let variant) = item { look(at: variant.items, root, among: names) }
      for part in item.lintParts {
        for name in NavLocalLint(part).unused where name.origin.file == 0 && !name.text.hasPrefix("_") {
          warnings.append(
            NavDiagnostic(
              .warning, code: "unused-value", "'\(name)' is never used", at: name.origin,
              help: "use it, or write '_\(name)'"))
        }
      }
    }
  }

  // MARK: Results

  /// Declares the results of coordinators with several results as candidates.
  private mutating func declareResults() {
    let all = results.values.flatMap(\.self)
    for name in all { declared[name.text, default: 0] += 1 }
    for (coordinator, names) in results {
      for name in names where name.origin.file == 0 {
        let others = Set(names.map(\.text)).subtracting([name.text])
        if others.isEmpty { continue }
        candidates.append(
          Candidate(
            name: name, code: "unused-result",
            message: "no handler distinguishes the result '\(name)' of '\(coordinator)'",
            help: NavSpelling.question(about: name.text, among: others)
              ?? "handle it: on finished \(name) { … }"))
      }
    }
  }

  private mutating func collectResults(of members: [NavSpec.Member], _ coordinator: String) {
    for member in members {
      if case .finishes(let line) = member, let name = line.result?.path.first {
        results[coordinator, default: []].append(name)
      }
      for part in member.lintParts {
        switch part {
        case .handler(let handler): collectResults(of: handler.body, coordinator)
        case .block(let block): collectResults(of: block, coordinator)
        case .property, .condition: break
        }
      }
    }
  }

  private mutating func collectResults(of statements: [NavSpec.Statement], _ coordinator: String) {
    for statement in statements {
      if case .finish(let route?) = statement.kind, let name = route.path.first {
        results[coordinator, default: []].append(name)
      }
      for block in statement.pieces.blocks { collectResults(of: block, coordinator) }
    }
  }

  // MARK: Declarations

  private mutating func collect(_ items: [NavSpec.Item], _ root: NavSpec.Name?, among names: [String]) {
    for item in items {
      switch item {
      case .type(let type): declare(type.name, "unused-type", "type '\(type.name)' is never used")
      case .event(let event):
        declare(event.name, "unhandled-event", "event '\(event.name)' has no handler, so it is always lost")
      case .link(let link):
        declare(link.name, "unhandled-link", "link '\(link.name)' has no handler, so it is always lost")
      case .step(let step):
        declare(step.name, "unused-step", "step '\(step.name)' is never emitted or handled")
      case .variable(let variable): declare(variable)
      case .base(let base):
        declare(base.name, "unused-base", "no coordinator has the base '\(base.name)'")
        collect(base.members)
        collectResults(of: base.members, base.name.text)
      case .action(let action):
        declare(action.name, "unused-action", "action '\(action.name)' is never called")
      case .opaque(let opaque):
        declare(opaque.name, "unused-coordinator", "no branch or statement creates '\(opaque.name)'")
        for result in opaque.results { results[opaque.name.text, default: []].append(result.name) }
      case .coordinator(let coordinator):
        declare(coordinator.name, root, among: names)
        collect(coordinator.members)
        collectResults(of: coordinator.members, coordinator.name.text)
      default: break
      }
    }
    look(at: items.compactMap { if case .handler(let handler) = $0 { handler } else { nil } })
  }

  private mutating func collect(_ members: [NavSpec.Member]) {
    var handlers: [NavSpec.Handler] = []
    for member in members {
      switch member {
      case .variable(let variable): declare(variable)
      case .lock(let name): declare(name, "unused-lock", "lock '\(name)' is never set")
      case .effect(let effect):
        declare(effect.name, "unused-effect", "effect '\(effect.name)' is never run")
        for outcome in effect.outcomes {
          declare(
            outcome.message.name, "unhandled-outcome",
            "outcome '\(outcome.message.name)' of effect '\(effect.name)' has no handler, so it is lost",
            help: "handle it: on \(effect.name) \(outcome.message.name) { … }")
        }
      case .action(let action):
        declare(action.name, "unused-action", "action '\(action.name)' is never called")
      case .screen(let screen):
        declare(screen.name, "never-shown", "screen '\(screen.name)' is never shown")
        for tag in screen.tags { declare(tag, "unused-tag", "the tag '\(tag)' is never used") }
        collect(screen.members)
      case .branch(let branch):
        declare(branch.name, "never-shown", "branch '\(branch.name)' is never shown")
        collect(branch.members)
      case .tabs(let tabs):
        declare(tabs.name, "never-shown", "'\(tabs.name)' is never shown")
        for tab in tabs.tabs { collect(tab.members) }
      case .split(let split):
        declare(split.name, "never-shown", "'\(split.name)' is never shown")
        for column in split.columns { collect(column.members) }
      case .handler(let handler): handlers.append(handler)
      default: break
      }
    }
    look(at: handlers)
  }

  /// Declares a coordinator as a candidate, except for the root, which the app creates.
  private mutating func declare(_ name: NavSpec.Name, _ root: NavSpec.Name?, among names: [String]) {
    declared[name.text, default: 0] += 1
    guard name.origin.file == 0, name.text != root?.text else { return }
    let warning = NavDiagnostic.unusedCoordinator(name, among: names)
    candidates.append(
      Candidate(name: name, code: warning.code, message: warning.message, help: warning.help ?? ""))
  }

  private mutating func declare(_ variable: NavSpec.Variable) {
    // A variable that is tied to a container is compared with it, even if nothing else reads the variable.
    if variable.binding == nil {
      declare(variable.name, "unused-variable", "variable '\(variable.name)' is never read or changed")
    } else {
      declared[variable.name.text, default: 0] += 1
    }
  }

  private mutating func declare(
    _ name: NavSpec.Name, _ code: String, _ message: String, help: String = "use it, or remove it"
  ) {
    declared[name.text, default: 0] += 1
    if name.origin.file == 0 {
      candidates.append(Candidate(name: name, code: code, message: message, help: help))
    }
  }

  /// Warns of requests that are lost while the condition of their handler is false.
  ///
  /// A tap with a false condition is not a mistake: it is a disabled control. Neither is a link whose condition names a
  /// coordinator that always handles it, such as `when Flow is not alive`.
  private mutating func look(at handlers: [NavSpec.Handler]) {
    for handler in handlers where handler.condition != nil && handler.origin.file == 0 {
      for pattern in handler.patterns where Self.isRequest(pattern) {
        let isCaught = handlers.contains { other in
          other.condition == nil && other.patterns.contains { $0.catches(pattern) }
        }
        let others = catchers[pattern.words.map(\.text)] ?? []
        if isCaught || handler.condition.map({ !others.isDisjoint(with: $0.names) }) ?? false { continue }
        warnings.append(
          NavDiagnostic(
            .warning, code: "closed-request",
            "'\(pattern.text)' can be lost while the condition of each handler here is false",
            at: pattern.origin, help: "below these handlers, add one without 'when'"))
      }
    }
  }

  /// Whether an event needs a handler at any time, as steps, links and ends of flows do.
  private static func isRequest(_ pattern: NavSpec.Pattern) -> Bool {
    guard let first = pattern.words.first?.text else { return false }
    return first == "step" || first == "link" || first == "finished"
  }
}

extension NavSpec.Expression {
  /// The names in the expression.
  fileprivate var names: Set<String> {
    if case .name(let name) = kind { return [name.text] }
    return parts.reduce(into: []) { $0.formUnion($1.names) }
  }
}

extension NavSpec.Pattern {
  /// Whether a handler of this pattern also runs for the other pattern: `finished` includes `finished saved`.
  fileprivate func catches(_ other: NavSpec.Pattern) -> Bool {
    let (own, its) = (words.map(\.text), other.words.map(\.text))
    return own == its || own == ["finished"] && its.first == "finished"
  }
}

extension NavSpec.Item {
  /// The name of the declared coordinator; nil for other declarations.
  fileprivate var coordinatorName: NavSpec.Name? {
    if case .coordinator(let coordinator) = self { coordinator.name } else { nil }
  }
}

extension NavDiagnostic {
  /// Returns the warning about a notice in a property that no handler receives.
  fileprivate static func unheardNotice(_ name: NavSpec.Name) -> NavDiagnostic {
    NavDiagnostic(
      .warning, code: "unheard-notice", "no handler receives '\(name)', so this event never occurs",
      at: name.origin, help: "handle it where it arrives, for example with 'on \(name) { note \(name) }'")
  }

  /// Returns the warning about a coordinator that nothing creates, with a suggestion for a misspelt name.
  fileprivate static func unusedCoordinator(_ name: NavSpec.Name, among others: [String]) -> NavDiagnostic {
    NavDiagnostic(
      .warning, code: "unused-coordinator", "no branch or statement creates '\(name)'", at: name.origin,
      help: NavSpelling.question(about: name.text, among: others.filter { $0 != name.text })
        ?? "use it, or remove it")
  }
}
