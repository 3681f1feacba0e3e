@testable import NavModel

/// A small app with two to four tabs that a seed makes: shared variables, links into several tabs, sheets over tabs.
struct TabbedSpec: CustomStringConvertible {
  let seed: UInt64
  let text: String

  var description: String { "seed \(seed)\n\(text)" }

  var program: NavProgram? {
    NavSpec.parse(text).spec.flatMap { NavProgram.resolve($0, variant: nil).program }
  }

  /// Makes the app of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - isClosing: Whether pages are opened and left only where other tabs allow it, so that some are traps.
  ///   - hasFlows: Whether sheets contain flows of two screens rather than a screen.
  ///   - logsOut: Whether an event replaces the tab bar by another screen.
  ///   - restarts: Whether that screen is a tab bar like the first.
  ///   - spreads: Whether a link changes several tabs, each by a command that names the tab.
  ///   - chooses: Whether a page that such a link may interrupt chooses whether it does something.
  init(
    seed: UInt64, isClosing: Bool = false, hasFlows: Bool = false, logsOut: Bool = false,
    restarts: Bool = false, spreads: Bool = false, chooses: Bool = false
  ) {
    self.seed = seed
    var random = SplitMix(seed: seed &* 7_919 &+ 3)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func one(of all: [String]) -> String { all.randomElement(using: &random) ?? "" }
    let tabs = Array(["A", "B", "C", "D"].prefix(chance(50) ? 2 : chance(60) ? 3 : 4))
    let hasMode = chance(70)
    let hasCount = chance(25)
    let hasEvent = chance(30) || logsOut
    let isSmall = tabs.count > 2 || isClosing

    /// What a handler does, in a tab or in the root.
    func statement(in tab: String?) -> String {
      var all = ["select \(one(of: tabs).lowercased())"]
      if hasMode {
        all += ["mode = busy", "mode = calm", "if mode == busy { note late } else { mode = busy }"]
      }
      if hasCount { all.append("if count < 2 { count = count + 1 }") }
      if let tab {
        all = hasMode ? ["mode = busy", "mode = calm"] : []
        all += ["push page", "pop", "popToRoot", "if presented is none { present sheet as sheet }"]
        if hasCount { all.append("if count < 2 { count = count + 1 }") }
        if chance(30) { all.append("if \(claim(besides: tab)) { pop }") }
        if logsOut { all.append("push inner") }
      } else {
        let other = one(of: tabs)
        all += [
          "push \(other).page in \(other.lowercased())", "popToRoot in \(other.lowercased())",
          "if presented is none { present notice as sheet }",
        ]
      }
      return one(of: all)
    }
    /// A command that names a tab.
    func command(in tab: String) -> String {
      let target = "in \(tab.lowercased())" + (chance(25) ? " with noAnimation" : "")
      return one(of: [
        "push \(tab).page \(target)", "push \(tab).page \(target)", "push \(tab).home \(target)",
        "popToRoot \(target)", "pop \(target)", "replaceTop \(tab).page \(target)",
        "replaceRoot \(tab).page \(target)", "setStack [\(tab).home, \(tab).page] \(target)",
        "remove \(tab).page \(target)", "push \(tab).sheet \(target)",
      ])
    }
    /// The body of a link that changes several tabs.
    func spread() -> [String] {
      var commands = tabs.shuffled(using: &random).prefix(Int.random(in: 2...tabs.count, using: &random)).map
      {
        command(in: $0)
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let extra = chance(50) ? statement(in: nil) : command(in: one(of: tabs))
        commands.insert(extra, at: Int.random(in: 0...commands.count, using: &random))
      }
      if chance(20) { commands[0] = "later { \(commands[0]) }" }
      return commands
    }
    func claim(besides tab: String? = nil) -> String {
      var all = ["presented is none", "settled"]
      if logsOut { all += ["App.login is onScreen", "App.login is visible"] }
      if hasMode { all += ["mode == busy", "mode == calm"] }
      if hasCount { all += ["count < 2", "count == 0"] }
      for other in tabs where other != tab {
        all += ["\(other).page is onScreen", "\(other).home is visible", "\(other).page.instances.count < 2"]
        if other == tabs[0] { all.append("\(other).flag") }
      }
      return one(of: all)
    }

    /// When a page of a tab that closes is opened or left.
    func condition(besides tab: String) -> String {
      if !isClosing { return "" }
      let other = one(of: tabs.filter { $0 != tab })
      return " when \(other).page is \(one(of: ["", "not "]))onScreen"
    }

    var lines = ["system Random", "  platform \(one(of: ["ideal", "uikit", "swiftui"]))"]
    lines.append("  timing \(isSmall && chance(70) ? "atomic" : one(of: ["atomic", "interleaved"]))")
    lines.append("  bound stack \(isSmall ? 2 : 3)")
    lines.append("  without backMenu, background" + (isSmall || chance(50) ? ", swipe, reselect" : ""))
    if hasMode { lines.append("var mode: { calm, busy } = calm") }
    if hasCount { lines.append("var count: 0...2 = 0") }
    let hasLink = chance(50) || spreads
    if hasLink { lines.append("link go to \(tabs[0]).page") }
    if hasEvent { lines.append("event ping at most 1") }
    let isKept = logsOut && chance(20)
    lines.append("coordinator App {" + (isKept ? "\n  var kept: \(tabs[0])?" : ""))
    lines.append("  start main\n  tabs main {")
    /// What is done when something is removed.
    func removal(_ first: String) -> String {
      if !logsOut || chance(15) { return "" }
      let second = chance(25) && hasMode ? "; mode = \(one(of: ["busy", "calm"]))" : ""
      return " { on removed { \(first)\(second) } }"
    }
    for tab in tabs {
      let first = tab == tabs[0] && isKept ? "kept = child; drop child" : "drop child"
      lines.append("    tab \(tab.lowercased()): \(tab)" + removal(first))
    }
    if logsOut {
      lines.append("  }\n  screen login {\n    on tap enter { replaceRoot main }")
    }
    lines.append(
      hasFlows
        ? "  }\n  branch notice: Flow { on removed { drop child } }"
        : "  }\n  screen notice { on tap ok { dismiss } }")
    if hasLink {
      lines.append("  on link go {")
      if spreads {
        lines += spread().map { "    \($0)" }
      } else {
        lines.append("    select a\n    push A.page in a")
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) { lines.append("    \(statement(in: nil))") }
      lines.append("  }")
    }
    if hasEvent {
      lines.append("  on ping {")
      if logsOut {
        let root = restarts ? "main" : "login"
        lines.append("    replaceRoot \(root)" + one(of: ["", " with noAnimation", " in window"]))
      }
      let count = logsOut ? Int.random(in: 0...1, using: &random) : Int.random(in: 1...3, using: &random)
      for _ in 0..<count { lines.append("    \(statement(in: nil))") }
      lines.append("  }")
    }
    lines.append("}")
    for tab in tabs {
      lines.append("coordinator \(tab) {")
      if tab == tabs[0] { lines.append("  var flag: Bool = false") }
      if logsOut {
        lines.append("  branch inner: Flow" + removal("drop child"))
      }
      lines.append("  start home\n  screen home {\n    on tap open\(condition(besides: tab)) { push page }")
      let act = chance(40) ? " when \(claim(besides: tab))" : ""
      let (acts, goes) = (statement(in: tab), statement(in: tab))
      lines.append(isClosing ? "  }" : "    on tap act\(act) { \(acts) }\n  }")
      lines.append("  screen page {\n    on tap go { \(isClosing ? "note on" : goes) }")
      if spreads, chooses || chance(40) {
        let body = chooses ? "choose {} or { \(statement(in: tab)) }" : statement(in: tab)
        lines.append("    on \(one(of: ["start", "didAppear", "willShow"])) { \(body) }")
      }
      if logsOut, chance(60) {
        let later = hasMode ? ["mode = busy", "mode = calm", "later { mode = busy }"] : []
        lines.append("    on removed { \(one(of: later + ["push page", "post ping"])) }")
      }
      if isClosing { lines.append("    without back\n    on tap leave\(condition(besides: tab)) { pop }") }
      if tab == tabs[0], chance(60) { lines.append("    on tap flip { flag = not flag }") }
      lines.append(
        hasFlows
          ? "  }\n  branch sheet: Flow { on removed { drop child } }\n}"
          : "  }\n  screen sheet { on tap done { dismiss } }\n}")
    }
    if hasFlows || logsOut {
      lines.append("coordinator Flow {\n  start first\n  screen first { on tap next { push second } }")
      lines.append("  screen second { on tap done { dismiss } }\n}")
    }
    for number in 0..<3 {
      let condition = chance(40) ? " when \(claim())" : ""
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: lines.append("always p\(number)\(condition): \(claim()) or \(claim())")
      case 2, 3: lines.append("never p\(number)\(condition): \(claim()) and \(claim())")
      case 4: lines.append("sometimes p\(number): \(claim()) and \(claim())")
      case 5: lines.append("possible p\(number): \(claim()) and \(claim())")
      default: lines.append("change p\(number)\(condition): before(\(claim())) or \(claim())")
      }
    }
    if isClosing { lines += tabs.map { "possible again\($0): \($0).home is visible" } }
    text = lines.joined(separator: "\n") + "\n"
  }
}
