import NavModel

/// The text of a recorded spec, from the bodies of its handlers.
struct RecordedDraft {
  let system: String
  let platform: NavPlatform
  let rules: RecordedRules
  let closures: RecordedClosures
  let works: [String: [String]]
  /// The handlers with their bodies, in the order of discovery.
  var handlers: [(cause: RecordedCause, body: RecordedBody)] = []
  /// The comments above the system.
  var header: [String] = []
  var omissions: [String] = []

  private var scripts: [RecordedScript] { said.flatMap(\.body.scripts) }

  /// The handlers that are reachable in the text from the launch.
  private var said: [(cause: RecordedCause, body: RecordedBody)] {
    var said = Set<Int>()
    while true {
      let shown = shown(by: said.sorted().map { handlers[$0] })
      let more = handlers.indices.filter { index in
        guard !said.contains(index) else { return false }
        switch handlers[index].cause {
        case .tap(let owner, let screen, _), .tab(let owner, let screen, _, _):
          return shown.contains("\(owner).\(screen)")
        case .answer(let work, _):
          return said.contains { handlers[$0].body.lines.contains { $0.hasSuffix("run \(work)") } }
        }
      }
      if more.isEmpty { return said.sorted().map { handlers[$0] } }
      said.formUnion(more)
    }
  }

  /// Returns the kinds of screens that some handlers or the launch show.
  private func shown(by handlers: [(cause: RecordedCause, body: RecordedBody)]) -> Set<String> {
    let scripts = handlers.flatMap(\.body.scripts)
    let owners = [rules.root.owner] + scripts.flatMap(\.branches).map(\.child)
    var shown = Set(owners.compactMap { owner in rules.starts[owner].map { "\(owner).\($0)" } })
    shown.formUnion(rules.root.above.map { "\(rules.root.owner).\($0)" })
    for handler in handlers {
      guard let owner = rules.owner(of: handler.cause) else { continue }
      for name in handler.body.scripts.flatMap(\.lines).flatMap(Self.names) {
        shown.insert("\(owner).\(name)")
      }
      for request in handler.body.scripts.flatMap(\.requests) {
        for name in Self.names(in: request.statement) { shown.insert("\(request.receiver).\(name)") }
      }
    }
    for bar in rules.bars where shown.contains(bar.kind) {
      shown.formUnion(bar.tabs.map { "\($0.owner).\($0.start)" })
    }
    return shown
  }

  /// Returns the screens that a statement shows, such as `push detail` or `setStack [list, detail]`.
  private static func names(in statement: String) -> [String] {
    statement.split(separator: "\n").flatMap { line -> [String] in
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      switch words.first {
      case "push", "present", "replaceTop", "replaceRoot": return Array(words.dropFirst().prefix(1))
      case "setStack": return Array(words.dropFirst())
      default: return []
      }
    }
  }

  /// The text, formatted as `navcheck format` does.
  var text: String {
    var lines = header.map { "/// \($0)" } + Self.head(system, platform)
    let values = rules.values.values.sorted()
    if !values.isEmpty, let first = rules.values[rules.firstValue] {
      let texts = rules.values.filter { $0.key != $0.value }.sorted { $0.value < $1.value }
      let meanings = texts.map { "\($0.value) stands for \($0.key.debugDescription)" }.joined(separator: ", ")
      lines += [
        "", "/// The state that the app reports\(meanings.isEmpty ? "" : ": \(meanings)").",
        "var observed: { \(values.joined(separator: ", ")) } = \(first)",
      ]
    }
    let steps = Set(scripts.flatMap(\.requests).map(\.name)).sorted()
    if !steps.isEmpty { lines.append("") }
    lines += steps.map { "step \($0)" }
    for owner in reached { lines += [""] + coordinator(owner) }
    let rest = omissions + unshown.map { "\($0) is shown only after an input that is left out" }
    return Self.laidOut(lines, rest)
  }

  private static func head(_ system: String, _ platform: NavPlatform) -> [String] {
    let switches = platform.overrides.sorted { $0.key.rawValue < $1.key.rawValue }
    let version = platform.pack.isDated ? ["ios = \(platform.version.rawValue)"] : []
    let braces = (version + switches.map { "\($0.key.rawValue) = \($0.key.values[$0.value])" })
      .joined(separator: ", ")
    return [
      "system \(system)", "platform \(platform.pack.rawValue)\(braces.isEmpty ? "" : " { \(braces) }")",
      "timing atomic",
    ]
  }

  private static func laidOut(_ lines: [String], _ rest: [String]) -> String {
    let comments =
      rest.isEmpty ? [] : ["", "// Recorded, but not described above:"] + rest.map { "// - \($0)." }
    let text = (lines + comments).joined(separator: "\n") + "\n"
    return NavSpec.formatted(text.utf8) ?? text
  }

  /// Returns a text with one screen and the omissions, for an app that no spec can describe.
  static func empty(_ system: String, _ platform: NavPlatform, _ omissions: [String]) -> String {
    laidOut(
      head(system, platform) + ["", "coordinator App {", "start home", "screen home", "}"], omissions)
  }

  /// The coordinators that the text reaches.
  private var reached: [String] {
    let shown = shown(by: said)
    return rules.coordinators.filter { owner in
      owner == rules.root.owner || shown.contains("\(owner).\(rules.starts[owner] ?? "")")
    }
  }

  /// Returns whether the text shows a screen.
  func isShown(_ screen: String, _ owner: String) -> Bool {
    RecordedNames.isMember(screen) && shown(by: said).contains("\(owner).\(screen)")
  }

  /// The recorded screens that the text does not show.
  var unshown: [String] {
    rules.coordinators.flatMap { owner in
      (rules.screens[owner] ?? []).filter { !reached.contains(owner) || !isShown($0, owner) }.map {
        "\(owner).\($0)"
      }
    }
  }

  private func coordinator(_ owner: String) -> [String] {
    var lines = ["coordinator \(owner) {"]
    let begun = Set(scripts.flatMap(\.lines))
    for work in works.keys.sorted() where rules.workers[work] == owner && begun.contains("run \(work)") {
      lines.append("effect \(work): \((works[work] ?? []).joined(separator: ", "))")
    }
    if let start = rules.starts[owner] { lines.append("start \(start)") }
    if owner == rules.root.owner, !rules.root.above.isEmpty {
      lines += ["on start {"] + rules.root.above.map { "push \($0)" } + ["}"]
    }
    for bar in rules.bars where bar.owner == owner && isShown(bar.name, owner) {
      lines += ["tabs \(bar.name) {"] + bar.tabs.map { "tab \($0.name): \($0.owner)" } + ["}"]
    }
    for screen in rules.screens[owner] ?? [] where isShown(screen, owner) {
      lines += self.screen(screen, owner)
    }
    var branches: [String] = []
    for branch in scripts.flatMap(\.branches) where branch.parent == owner && !branches.contains(branch.child)
    {
      branches.append(branch.child)
      lines += self.branch(branch)
    }
    for (cause, body) in said {
      guard rules.owner(of: cause) == owner else { continue }
      switch cause {
      case .tap: continue
      case .answer(let work, let outcome): lines.append("on \(work) \(outcome) {")
      case .tab(_, _, let tab, let isAgain):
        // Steps of the platform need no handler.
        if body.lines.isEmpty { continue }
        lines.append("on \(isAgain ? "tabReselected" : "tabSelected")(tab) when tab is \(tab) {")
      }
      lines += body.lines + ["}"]
    }
    return lines + requests(to: owner) + ["}"]
  }

  private func screen(_ screen: String, _ owner: String) -> [String] {
    var lines = ["screen \(screen) {"] + closures.lines(owner, screen)
    for (cause, body) in said {
      if case .tap(owner, screen, let control) = cause {
        lines += ["on tap \(control)\(body.condition.map { " when \($0)" } ?? "") {"] + body.lines + ["}"]
      }
    }
    let kind = "\(owner).\(screen)"
    var end: [String] = []
    if let value = rules.observedAfter[kind].flatMap({ rules.values[$0] }) {
      end.append("observed = \(value)")
    }
    end += (rules.cancelledWith[kind] ?? []).map { "cancel \($0)" }
    if !end.isEmpty { lines += ["on removed {"] + end + ["}"] }
    return lines.count == 1 ? ["screen \(screen)"] : lines + ["}"]
  }

  private func branch(_ branch: RecordedScript.Branch) -> [String] {
    let name = RecordedScribe(rules: rules).branch(of: branch.child, in: branch.parent)
    let line = "branch \(name): \(branch.child)"
    switch rules.ends[branch.child] {
    case .whenFirstScreenGoes:
      let start = "\(branch.child).\(rules.starts[branch.child] ?? "")"
      return ["\(line) {", "on removed(x) when x is \(start) { drop child }", "}"]
    case .whenTold: return ["\(line) {", "on finished { drop child }", "}"]
    case .never, nil: return [line]
    }
  }

  /// Returns the handlers of requests from coordinators below, including requests that are forwarded.
  private func requests(to owner: String) -> [String] {
    let tabs = rules.bars.flatMap { bar in
      bar.tabs.map { RecordedScript.Branch(parent: bar.owner, child: $0.owner) }
    }
    let branches = Set(scripts.flatMap(\.branches) + tabs)
    var lines: [String] = []
    var known: Set<String> = []
    for request in scripts.flatMap(\.requests) where !known.contains(request.name) {
      if request.receiver == owner {
        known.insert(request.name)
        lines.append("on step \(request.name) { \(request.statement) }")
        continue
      }
      // The coordinators between sender and receiver forward the request.
      var above: Set<String> = []
      var open = [request.sender]
      while let child = open.popLast() {
        for branch in branches where branch.child == child && branch.parent != request.receiver {
          if above.insert(branch.parent).inserted { open.append(branch.parent) }
        }
      }
      if above.contains(owner) {
        known.insert(request.name)
        lines.append("on step \(request.name) { forward to parent }")
      }
    }
    return lines
  }
}
