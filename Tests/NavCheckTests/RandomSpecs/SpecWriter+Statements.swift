extension SpecWriter {
  /// One statement, or two.
  mutating func statements(_ unit: SpecPlan.Unit, opens: Bool = false) -> String {
    let first = opens ? opening(unit) : statement(unit, depth: 0)
    return chance(20) ? first + "; " + statement(unit, depth: 1) : first
  }

  /// A statement that puts something on screen, where the coordinator can do so.
  private mutating func opening(_ unit: SpecPlan.Unit) -> String {
    let routes = routes(of: unit)
    guard !routes.isEmpty else { return statement(unit, depth: 0) }
    let route = one(of: routes)
    if chance(45) {
      let style = one(of: ["sheet", "sheet", "cover", "alert", "popover"])
      let isAlone = style == "alert" && route == "flow"
      use(RandomSpec.Feature(rawValue: isAlone ? "sheet" : style) ?? .sheet)
      return "present \(route) as \(isAlone ? "sheet" : style)"
    }
    use(.push)
    return "push \(route)"
  }

  /// What a coordinator can show on its own.
  private func routes(of unit: SpecPlan.Unit) -> [String] {
    let screens = unit.screens.dropFirst().enumerated().map { index, screen in
      index == 0 && unit.hasValue ? "\(screen)(\(unit.hasKind ? "kind" : "red"))" : screen
    }
    return screens + unit.branches.map(\.name)
  }

  /// Something that moves nothing on screen.
  mutating func quietStatement(_ unit: SpecPlan.Unit) -> String {
    var choices: [String] = []
    if unit.hasFlag { choices += ["flag = not flag", "flag = true", "flag = false"] }
    if unit.hasCounter { choices += ["if count < 2 { count = count + 1 }", "count = 0"] }
    if unit.hasKind { choices += ["kind = blue", "if kind == blue { kind = red } else { kind = blue }"] }
    if unit.hasOptional { choices += ["choice = red", "choice = none"] }
    if unit.hasList { choices += ["if seen.count < 2 { seen.append(red) }", "seen.clear()"] }
    if unit.hasLock { choices += ["busy = true", "busy = false"] }
    if choices.isEmpty || chance(25) {
      let label = one(of: ["saw", "got", "told"])
      labels.insert(label)
      return "note \(label)"
    }
    return one(of: choices)
  }

  private mutating func statement(_ unit: SpecPlan.Unit, depth: Int) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<16: return opening(orQuiet: unit)
    case 16..<26:
      use(.pop)
      return "pop"
    case 26..<30:
      use(.popToRoot)
      return unit.screens.isEmpty || chance(50) ? "popToRoot" : "popTo \(unit.screens[0])"
    case 30..<38:
      use(.dismiss)
      guard depth == 0, chance(30) else { return "dismiss" }
      use(.then)
      return "dismiss then { \(quietStatement(unit)) }"
    case 38..<46:
      guard unit.isFlow else { return quietStatement(unit) }
      use(.finish)
      if unit.hasResult { use(.result) }
      return unit.hasResult ? "finish done" : "finish"
    case 46..<51:
      guard depth == 0 else { return quietStatement(unit) }
      use(.condition)
      let asked = condition(in: unit)
      let inner = statement(unit, depth: 1)
      return "if \(asked) { \(inner) }" + (chance(50) ? " else { \(quietStatement(unit)) }" : "")
    case 51..<55:
      guard depth == 0 else { return quietStatement(unit) }
      use(.choose)
      let inner = statement(unit, depth: 1)
      return "choose { \(quietStatement(unit)) } or { \(inner) }"
    case 55..<59:
      guard depth == 0 else { return quietStatement(unit) }
      use(.later)
      return "later { \(statement(unit, depth: 1)) }"
    case 59..<67: return request(unit)
    case 67..<75: return ofEffect(unit)
    case 75..<81: return ofStack(unit)
    case 81..<85:
      guard unit.name == "App", let tab = plan.tabs.randomElement(using: &random) else {
        return quietStatement(unit)
      }
      use(.select)
      return "select \(tab.lowercased())"
    case 85..<90:
      guard let other = unit.refersTo, depth == 0 else { return quietStatement(unit) }
      use(.sheet)
      return "if held is none { let made = new \(other); held = made; present made as sheet }"
    default: return quietStatement(unit)
    }
  }

  private mutating func opening(orQuiet unit: SpecPlan.Unit) -> String {
    routes(of: unit).isEmpty ? quietStatement(unit) : opening(unit)
  }

  /// What is asked of others.
  private mutating func request(_ unit: SpecPlan.Unit) -> String {
    if plan.hasStep && chance(60) {
      use(.mail)
      return "emit ping"
    }
    if plan.library == .feedback && unit.name == "App" { return "wants = \(chance(70))" }
    if plan.hasEvent { return "post rang" }
    return quietStatement(unit)
  }

  private mutating func ofEffect(_ unit: SpecPlan.Unit) -> String {
    guard unit.hasEffect else { return quietStatement(unit) }
    if chance(15) {
      use(.cancel)
      return "cancel load"
    }
    return "if load is not running { run load }"
  }

  private mutating func ofStack(_ unit: SpecPlan.Unit) -> String {
    guard let screen = routes(of: unit).first, screen != "flow", unit.screens.count > 1 else {
      return quietStatement(unit)
    }
    if chance(50) || unit.isFlow {
      use(.replaceTop)
      return "replaceTop \(screen)"
    }
    if plan.library == .plain, unit.name == "App", chance(40) {
      use(.windowRoot)
      return "replaceRoot \(screen) in window"
    }
    use(.setStack)
    return "setStack [\(unit.screens[0]), \(screen)]"
  }

  /// What answers to mail, effects, links and notices.
  mutating func handlers(of unit: SpecPlan.Unit) {
    if unit.hasEffect {
      line("on load done { \(statements(unit)) }")
      line("on load failed { \(quietStatement(unit)) }")
    }
    if let stack = unit.believes {
      use(.notice)
      let notice = one(of: stack == "stack" ? ["didShow", "transitionEnded"] : ["didShow"])
      line("on start { path = \(stack).routes }")
      line("on \(notice) { path = \(stack).routes }")
    }
    if unit.name == "App" {
      if plan.hasStep { line("on step ping { \(statements(unit)) }") }
      if plan.hasEvent { line("on rang { \(statements(unit)) }") }
      if plan.link != nil { line("on link deep { \(followed(unit)) }") }
      if plan.library == .feedback { feedback(of: unit) }
    } else if plan.hasStep && chance(25) {
      use(.forward)
      line("on step ping { forward to parent }")
    }
    if !unit.screens.isEmpty && chance(12) {
      use(.refusedDismissal)
      line("on shouldDismiss { if \(condition(in: unit)) { refuse } }")
    }
    if chance(12) {
      use(.notice)
      let notices = ["background", "foreground", "removed", "didDismiss", "swipeCancelled", "swipeBegan"]
      line("on \(one(of: notices)) { \(quietStatement(unit)) }")
    }
  }

  /// A link is followed as far as the coordinator itself can go.
  private mutating func followed(_ unit: SpecPlan.Unit) -> String {
    let goal = plan.link?.split(separator: ".").map(String.init) ?? []
    guard goal.count == 2 else { return quietStatement(unit) }
    if goal[0] == "App" {
      use(.setStack)
      return "setStack [\(unit.screens[0]), \(goal[1])]"
    }
    use(.select)
    return "select \(goal[0].lowercased())"
  }

  private mutating func feedback(of unit: SpecPlan.Unit) {
    use(.feedback)
    use(.sheet)
    let route = unit.screens[1] + (unit.hasValue ? "(red)" : "")
    block("feedback show \(one(of: ["first", "latest"])) when wants") { writer in
      writer.line("present \(route) as sheet")
      if writer.chance(80) { writer.line("on finished { wants = false }") }
    }
  }
}
