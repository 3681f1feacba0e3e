/// Writes a spec line by line.
struct SpecWriter {
  let plan: SpecPlan
  var random: SplitMix
  var features: Set<RandomSpec.Feature> = []
  private var lines: [String] = []
  private var indent = 0
  private(set) var controls: [String] = []
  /// The labels that were noted.
  var labels: Set<String> = []

  init(_ plan: SpecPlan, seed: UInt64) {
    self.plan = plan
    random = SplitMix(seed: seed ^ 0x5EED)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func one(of choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
  mutating func use(_ feature: RandomSpec.Feature) { features.insert(feature) }

  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  mutating func block(_ head: String, _ body: (inout SpecWriter) -> Void) {
    line(head + " {")
    indent += 1
    body(&self)
    indent -= 1
    line("}")
  }

  mutating func written() -> String {
    headers()
    if plan.units.contains(where: { $0.hasKind || $0.hasOptional || $0.hasList || $0.hasValue }) {
      line("type Kind = { red, blue }")
    }
    if plan.hasStep { line("step ping") }
    if plan.hasEvent {
      use(.event)
      line("event rang at most \(chance(70) ? 1 : 2)" + (chance(40) ? " when settled" : ""))
    }
    if let link = plan.link {
      use(.link)
      line("link deep to \(link)" + (chance(40) ? " blocked by not settled" : ""))
    }
    for unit in plan.units {
      if unit.isOpaque {
        use(.opaque)
        line("opaque \(unit.name): " + (unit.hasResult ? "done, cancelled" : "cancelled"))
      } else {
        block("coordinator \(unit.name)") { $0.body(of: unit) }
      }
    }
    properties()
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func headers() {
    line("system Random")
    indent += 1
    var settings: [String] = []
    if plan.platform != "ideal", chance(40) {
      let isOld = chance(50)
      use(isOld ? .ios17 : .ios18)
      settings.append(isOld ? "ios = 17" : "ios = 18")
    }
    if chance(25) {
      use(.noticesLag)
      settings.append("noticesLag = true")
    }
    line("platform \(plan.platform)" + (settings.isEmpty ? "" : " { \(settings.joined(separator: "; ")) }"))
    use(RandomSpec.Feature(rawValue: plan.platform) ?? .ideal)
    if plan.library != .plain { line("dialect \(plan.library.rawValue)") }
    line("timing \(plan.timing)")
    use(plan.timing == "atomic" ? .atomic : .interleaved)
    if plan.timing == "interleaved" && chance(8) {
      use(.overtakesTwice)
      line("overtake 2")
    }
    var bounds = "stack \(plan.tabs.isEmpty && chance(35) ? 3 : 2)"
    if chance(15) {
      use(.tightCapacity)
      bounds +=
        ["", ", mail 2", ", layers 2", ", coordinators \(plan.tabs.count + 2)"].randomElement(using: &random)
        ?? ""
    } else {
      bounds += ", coordinators \(plan.tabs.count + 4), layers 3"
    }
    line("bound \(bounds)")
    if chance(12) {
      use(.doubleTap)
      line("with doubleTap")
    }
    if chance(50) {
      use(.withoutAdversary)
      line("without " + one(of: ["swipe", "backMenu", "background", "reselect", "backMenu, reselect"]))
    }
    indent -= 1
  }

  private mutating func body(of unit: SpecPlan.Unit) {
    variables(of: unit)
    if unit.hasEffect {
      use(unit.isBlocking ? .blockingEffect : .effect)
      line((unit.isBlocking ? "blocking " : "") + "effect load: done, failed")
    }
    if unit.name == "App" && !plan.tabs.isEmpty {
      use(.tabs)
      line("start main")
      block("tabs main") { writer in
        for tab in writer.plan.tabs { writer.line("tab \(tab.lowercased()): \(tab)") }
      }
    } else {
      line("start \(unit.screens[0])")
    }
    for (index, screen) in unit.screens.enumerated() { write(screen, index, of: unit) }
    for branch in unit.branches { write(branch, of: unit) }
    handlers(of: unit)
    // What is asked of a flow is asked in it, since there may be several.
    if unit.isFlow && chance(40) { property(in: unit) }
  }

  private mutating func variables(of unit: SpecPlan.Unit) {
    if unit.hasFlag { line("var flag: Bool = false"); use(.flag) }
    if unit.hasCounter { line("var count: 0...2 = 0"); use(.counter) }
    if unit.hasKind { line("var kind: Kind = red"); use(.kind) }
    if unit.hasOptional { line("var choice: Kind?"); use(.optional) }
    if unit.hasList { line("var seen: [Kind]"); use(.list) }
    if unit.hasLock { line("lock busy"); use(.lock) }
    if let other = unit.refersTo {
      use(.reference)
      line((chance(30) ? "weak " : "") + "var held: \(other)?")
    }
    if let stack = unit.believes {
      use(.belief)
      line("var path: [route] believes \(stack)")
    }
    if plan.library == .feedback && unit.name == "App" { line("var wants: Bool = false") }
  }

  private mutating func write(_ screen: String, _ index: Int, of unit: SpecPlan.Unit) {
    let hasValue = index == 1 && unit.hasValue
    if hasValue { use(.routeValue) }
    let head = "screen \(screen)" + (hasValue ? "(shade: Kind)" : "")
    var taps = Int.random(in: index == 0 ? 1...2 : 0...2, using: &random)
    if plan.tabs.isEmpty && index == 0 { taps += 1 }
    let refuses = chance(10)
    let notices = chance(10)
    let ends = unit.isFlow && index == unit.screens.count - 1
    if taps == 0 && !refuses && !notices && !ends { return line(head) }
    block(head) { writer in
      if ends {
        writer.use(.finish)
        if unit.hasResult { writer.use(.result) }
        writer.line("on tap close { " + (unit.hasResult ? "finish done" : "finish") + " }")
      }
      if hasValue && writer.chance(20) { writer.line("without swipe") }
      for number in 0..<taps {
        let name = ["go", "act", "more"][number]
        let first = index == 0 && number == 0
        writer.controls.append(name)
        // What comes first is open, since else there is nothing to see.
        let asked = first ? "" : writer.guardOfTap(unit)
        writer.line("on tap \(name)\(asked) { \(writer.statements(unit, opens: first)) }")
      }
      if refuses {
        writer.use(.refusedPop)
        let asked = writer.condition(in: unit)
        writer.line("on shouldPop { if \(asked) { refuse } }")
      }
      if notices {
        writer.use(.notice)
        let notice = writer.one(of: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        writer.line("on \(notice) { \(writer.quietStatement(unit)) }")
      }
    }
  }

  private mutating func guardOfTap(_ unit: SpecPlan.Unit) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: " when presented is none"
    case 1: " when settled"
    case 2, 3: " when \(condition(in: unit))"
    default: ""
    }
  }

  private mutating func write(_ branch: (name: String, unit: String), of unit: SpecPlan.Unit) {
    use(.branch)
    let flow = plan.unit(branch.unit)
    block("branch \(branch.name): \(branch.unit)") { writer in
      if writer.plan.library == .coordinator {
        writer.use(.libraryExit)
        writer.line("on defaultExit { \(writer.quietStatement(unit)) }")
      } else if writer.chance(80) {
        writer.line("on removed { drop child }")
      }
      if flow?.hasResult == true && (flow?.isOpaque == true || writer.chance(90)) {
        let ends = ["dismiss child; drop child", "pop; drop child", "drop child", "note got"]
        writer.line("on finished \(flow?.isFlow == true ? "done" : "") { \(writer.one(of: ends)) }")
      }
    }
  }
}
