extension NavSource {
  /// Finds code without effect, such as unused names, and screens that do not form a tree in dialect `screen-tree`.
  ///
  /// Requests that no handler can receive, because their handler is closed, also count as code without effect. The
  /// function reports only declarations in the spec's own file, since other specs may use a part.
  ///
  /// - Returns: The warnings; empty if the spec has an error.
  /// - Complexity: Linear in the length of the texts.
  public func lint() -> [NavDiagnostic] {
    guard let spec, !spec.isPart else { return [] }
    var lint = NavLint(mentions: mentions)
    lint.look(at: spec.items)
    // What a variant makes of a tree is its subject.
    for case .coordinator(let coordinator) in spec.items {
      lint.warnings += NavTreeLint(coordinator.members).warnings
    }
    return lint.warnings.sorted { ($0.origin.line, $0.origin.column) < ($1.origin.line, $1.origin.column) }
  }

  /// How often each word stands in the texts.
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
  /// A variant repeats names on the way down, which is no use of them.
  private var declared: [String: Int] = [:]
  private var candidates: [(name: NavSpec.Name, code: String, message: String)] = []

  init(mentions: [String: Int]) {
    self.mentions = mentions
  }

  mutating func look(at items: [NavSpec.Item]) {
    collect(items)
    for candidate in candidates {
      let others = (mentions[candidate.name.text] ?? 0) - (declared[candidate.name.text] ?? 0)
      guard others <= 0 else { continue }
      warnings.append(
        NavDiagnostic(
          .warning, code: candidate.code, candidate.message, at: candidate.name.origin,
          help: "use it, or remove it"))
    }
  }

  private mutating func collect(_ items: [NavSpec.Item]) {
    for item in items {
      switch item {
      case .type(let type): declare(type.name, "unused-type", "nothing ranges over '\(type.name)'")
      case .event(let event):
        declare(event.name, "unhandled-event", "nothing handles '\(event.name)': it is always dropped")
      case .link(let link):
        declare(link.name, "unhandled-link", "nothing handles link '\(link.name)': it is always dropped")
      case .step(let step):
        declare(step.name, "unused-step", "nothing emits step '\(step.name)', and nothing handles it")
      case .variable(let variable): declare(variable)
      case .base(let base):
        declare(base.name, "unused-base", "no coordinator has the base '\(base.name)'")
        collect(base.members)
      case .action(let action): declare(action.name, "unused-action", "nothing calls action '\(action.name)'")
      case .opaque(let opaque): declare(opaque.name, "unused-coordinator", "nothing makes a '\(opaque.name)'")
      case .coordinator(let coordinator):
        declared[coordinator.name.text, default: 0] += 1
        collect(coordinator.members)
      case .variant(let variant): collect(variant.items)
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
      case .lock(let name): declare(name, "unused-lock", "nothing takes the lock '\(name)'")
      case .effect(let effect): declare(effect.name, "unused-effect", "nothing runs '\(effect.name)'")
      case .action(let action): declare(action.name, "unused-action", "nothing calls action '\(action.name)'")
      case .screen(let screen):
        declare(screen.name, "never-shown", "nothing shows screen '\(screen.name)'")
        collect(screen.members)
      case .branch(let branch):
        declare(branch.name, "never-shown", "nothing shows branch '\(branch.name)'")
        collect(branch.members)
      case .tabs(let tabs):
        declare(tabs.name, "never-shown", "nothing shows '\(tabs.name)'")
        for tab in tabs.tabs { collect(tab.members) }
      case .split(let split):
        declare(split.name, "never-shown", "nothing shows '\(split.name)'")
        for column in split.columns { collect(column.members) }
      case .handler(let handler): handlers.append(handler)
      default: break
      }
    }
    look(at: handlers)
  }

  private mutating func declare(_ variable: NavSpec.Variable) {
    // What is tied to a container is compared with it, whether or not anybody else reads it.
    if variable.tie == nil {
      declare(variable.name, "unused-variable", "nothing reads or changes '\(variable.name)'")
    } else {
      declared[variable.name.text, default: 0] += 1
    }
  }

  private mutating func declare(_ name: NavSpec.Name, _ code: String, _ message: String) {
    declared[name.text, default: 0] += 1
    if name.origin.file == 0 { candidates.append((name, code, message)) }
  }

  /// A request has one handler, so that it is lost when that is closed; a closed tap is a control that is greyed out.
  private mutating func look(at handlers: [NavSpec.Handler]) {
    for handler in handlers where handler.condition != nil && handler.origin.file == 0 {
      for pattern in handler.patterns where Self.isRequest(pattern) {
        let isCaught = handlers.contains { other in
          other.condition == nil && other.patterns.contains { $0.words == pattern.words }
        }
        if isCaught { continue }
        warnings.append(
          NavDiagnostic(
            .warning, code: "closed-request",
            "while the condition behind 'when' is false, '\(pattern.text)' is lost silently",
            at: pattern.origin, help: "remove the 'when', and use 'if' inside the handler"))
      }
    }
  }

  /// Whether exactly one handler is wanted: steps, links and ends of flows.
  private static func isRequest(_ pattern: NavSpec.Pattern) -> Bool {
    guard let first = pattern.words.first?.text else { return false }
    return first == "step" || first == "link" || first == "finished"
  }
}
