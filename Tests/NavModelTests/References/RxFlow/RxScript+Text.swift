extension RxScript {
  /// The same app as a spec: every screen has a control and an effect for each of the given steps, every flow and the
  /// system an event.
  ///
  /// - Parameters:
  ///   - dialect: The dialect.
  ///   - steps: The steps that steppers emit.
  /// - Returns: The text.
  func text(dialect: String, steps: [String]) -> String {
    let known = Set(steps).union(flows.values.flatMap(\.names)).sorted()
    let options = newStepCancelsAdapt ? " { newStepCancelsAdapt = true }" : ""
    var lines = ["system Compared", "  platform uikit", "  dialect \(dialect)\(options)", "  timing atomic"]
    lines.append("  bound stack 30, coordinators 60, layers 8, mail 40")
    lines += known.map { "step \($0)" }
    let names = [main] + flows.keys.filter { $0 != main }.sorted()
    for name in names { lines += steps.map { "event \(Self.event(name, $0))" } }
    if dialect == "rxflow-2" { lines += steps.map { "event link\($0)" } }
    for name in names { lines += coordinator(name, dialect, steps) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The event that makes a flow's own stepper emit.
  static func event(_ flow: String, _ step: String) -> String { "own\(flow)\(step)" }

  /// The effect by which a flow adapts a step.
  static func effect(_ step: String) -> String { "adapt\(step)" }

  private func coordinator(_ name: String, _ dialect: String, _ steps: [String]) -> [String] {
    guard let flow = flows[name] else { return [] }
    var lines = ["coordinator \(name) {"]
    if let start = flow.start { lines.append("  start \(start)") }
    if let first = flow.first { lines.append("  on start { emit \(first) }") }
    let actions = flow.steps.values.joined()
    let screens = Set(actions.flatMap(\.screens)).union(flow.start.map { [$0] } ?? [])
    for screen in screens.sorted() {
      lines.append("  screen \(screen) {")
      lines.append("    effect ask\(screen): " + steps.map { "\($0) many" }.joined(separator: ", "))
      let early = (flow.early[screen] ?? []).map { "; emit \($0)" }.joined()
      lines.append("    on start { run ask\(screen)\(early) }")
      for step in steps {
        lines += ["    on tap \(step) { emit \(step) }", "    on ask\(screen) \(step) { emit \(step) }"]
      }
      lines.append("  }")
    }
    for bar in Set(actions.compactMap(\.bar)).sorted() {
      lines.append("  tabs \(bar) {")
      lines += bars[bar, default: []].map { "    tab \($0.lowercased()): \($0)" }
      lines.append("  }")
    }
    for step in steps { lines.append("  on \(Self.event(name, step)) { emit \(step) }") }
    if name == main, dialect == "rxflow-2" {
      for step in steps { lines.append("  on link\(step) { navigate to \(step) }") }
    }
    for (step, adaption) in flow.adapts.sorted(by: { $0.key < $1.key }) {
      if let other = adaption.step {
        lines.append("  on adapt \(step) { adapt to \(other) }")
      } else {
        lines += [
          "  effect \(Self.effect(step)): answered", "  on adapt \(step) { run \(Self.effect(step)) }",
          "  on \(Self.effect(step)) answered { adapt to step }",
        ]
      }
    }
    for (step, actions) in flow.steps.sorted(by: { $0.key < $1.key }) {
      lines.append("  on step \(step) {")
      lines += actions.flatMap { statement($0, dialect) }.map { "    " + $0 }
      lines.append("  }")
    }
    return lines + ["}"]
  }

  private func statement(_ action: Action, _ dialect: String) -> [String] {
    let isTab = { (flow: String) in bars.values.contains { $0.contains(flow) } }
    let named = { (flow: String) in isTab(flow) ? flow.lowercased() : "new\(flow)" }
    switch action {
    case .push(let screen, let registration): return ["push \(screen)\(option(registration, dialect))"]
    case .pop: return ["pop"]
    case .setStack(let screens, let registration):
      return ["setStack [\(screens.joined(separator: ", "))]\(option(registration, dialect))"]
    case .presentScreen(let screen, let style, _): return ["present \(screen) as \(style)"]
    case .dismiss: return ["dismiss"]
    case .window(let flow):
      return ["if \(flow).instances is not empty { replaceRoot \(flow).instances.last in window }"]
    case .start(let flow, let whenDismissed):
      let option = whenDismissed ? " with allowStepWhenDismissed" : ""
      return isTab(flow)
        ? ["start \(named(flow))\(option)"] : ["let new\(flow) = new \(flow)", "start new\(flow)\(option)"]
    case .whenReady(let flows, let shown):
      let shows =
        switch shown {
        case .present(let style): flows.map { "present \(named($0)) as \(style)" }
        case .push(let bar): ["push \(bar)"]
        case .setStack(let bar): ["setStack [\(bar)]"]
        case .window: flows.map { "replaceRoot \(named($0)) in window" }
        }
      return ["whenReady \(flows.map(named).joined(separator: ", ")) { \(shows.joined(separator: "; ")) }"]
    case .own(let step): return ["emit \(step)"]
    case .forwardToCurrent(let step): return ["emit \(step) to self"]
    case .forwardToParent(let step): return ["emit \(step) to parent"]
    case .end(let step): return ["emit \(step) to parent", "finish"]
    }
  }

  private func option(_ registration: Registration, _ dialect: String) -> String {
    switch registration {
    case .normal: ""
    case .none: dialect == "rxflow-2018" ? " with noNavigation" : " with none"
    case .whenNotPresented: " with allowStepWhenNotPresented"
    case .whenDismissed: " with allowStepWhenDismissed"
    }
  }
}

extension RxScript.Flow {
  /// The steps that it knows or passes on.
  fileprivate var names: [String] {
    var names = Array(steps.keys) + Array(adapts.keys) + early.values.joined()
    if let first { names.append(first) }
    return names + steps.values.joined().compactMap(\.step) + adapts.values.compactMap(\.step)
  }
}

extension RxScript.Adaption {
  /// The step that takes the place of the one that comes, at once.
  fileprivate var step: String? { if case .replaced(let step) = self { step } else { nil } }
}

extension RxScript.Action {
  /// The step that it passes on.
  fileprivate var step: String? {
    switch self {
    case .own(let step), .forwardToCurrent(let step), .forwardToParent(let step), .end(let step): step
    default: nil
    }
  }

  /// The screens that it makes.
  fileprivate var screens: [String] {
    switch self {
    case .push(let screen, _), .presentScreen(let screen, _, _): [screen]
    case .setStack(let screens, _): screens
    default: []
    }
  }

  /// The tab bar that it shows.
  fileprivate var bar: String? {
    switch self {
    case .whenReady(_, .push(let bar)), .whenReady(_, .setStack(let bar)): bar
    default: nil
    }
  }
}
