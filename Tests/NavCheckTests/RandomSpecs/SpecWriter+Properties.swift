extension SpecWriter {
  /// Something that can be asked inside of a coordinator.
  mutating func condition(in unit: SpecPlan.Unit) -> String {
    one(of: questions(of: unit, prefix: "") + ["settled", "not settled", "presented is none"])
  }

  private func questions(of unit: SpecPlan.Unit, prefix: String) -> [String] {
    var all: [String] = []
    if unit.hasFlag { all += ["\(prefix)flag", "not \(prefix)flag"] }
    if unit.hasCounter { all += ["\(prefix)count < 2", "\(prefix)count == 2"] }
    if unit.hasKind { all.append("\(prefix)kind == red") }
    if unit.hasOptional { all += ["\(prefix)choice is none", "\(prefix)choice is not none"] }
    if unit.hasList { all.append("\(prefix)seen is empty") }
    if unit.hasLock { all.append("not \(prefix)busy") }
    // An effect is known where it is declared.
    if unit.hasEffect && prefix.isEmpty { all.append("load is not running") }
    for screen in unit.screens {
      all += ["\(prefix)\(screen) is onScreen", "\(prefix)\(screen) is visible"]
    }
    return all
  }

  /// Something that can be asked of the whole system.
  private mutating func claim(depth: Int = 0) -> String {
    if depth < 2 && chance(35) {
      let word = one(of: ["and", "or", "implies", "and"])
      let (left, right) = (claim(depth: depth + 2), claim(depth: depth + 2))
      return "\(left) \(word) \(right)"
    }
    var all = questions(of: plan.app, prefix: "App.") + ["settled", "presented is none"]
    for unit in plan.units where unit.name != "App" {
      if !unit.isFlow { all += questions(of: unit, prefix: "\(unit.name).") }
      if unit.isFlow {
        all += ["\(unit.name) is alive", "\(unit.name) is not alive", "\(unit.name).instances.count < 2"]
        if !unit.isOpaque { all.append("\(unit.name).\(unit.screens[0]) is onScreen") }
      } else if unit.screens.count > 1 {
        all += [
          "\(unit.name).\(unit.screens[1]).instances.count < 2", "\(unit.name).\(unit.screens[1]) is leaving",
        ]
      }
    }
    return one(of: all)
  }

  mutating func properties() {
    for number in 0..<Int.random(in: 1...3, using: &random) {
      let qualifier = chance(40) ? " when \(claim())" : ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        use(.always)
        line("always p\(number)\(qualifier): \(claim())")
      case 1:
        use(.never)
        line("never p\(number)\(qualifier): \(claim())")
      case 2:
        use(.change)
        line("change p\(number)\(trigger())\(qualifier): \(ofStep())")
      case 3:
        use(.sometimes)
        line("sometimes p\(number): \(claim())")
      default:
        use(.possible)
        line("possible p\(number)\(qualifier): \(claim())")
      }
    }
    if chance(30) { atLast() }
    if chance(12) {
      use(.ends)
      line("final when \(claim())")
    }
    if chance(12) {
      use(.assumption)
      line("assume few: \(claim(depth: 2)) or settled")
    }
    if chance(25) {
      use(.optOut)
      let names = ["everything-reachable", "no-silent-drop", "child-has-screen", "re-entry", "no-trap"]
      line("allow \(one(of: names)) \"it is like that\"")
    }
  }

  /// What happens at last, and what is promised for it.
  private mutating func atLast() {
    let start = chance(35) ? trigger(always: true) : chance(45) ? " when \(claim())" : ""
    use(start.isEmpty ? .eventually : .leadsTo)
    line("eventually q\(start): \(claim())")
    if chance(60) {
      use(.fairness)
      line("fair \(chance(50) ? "strong " : "")\(plan.tabs.isEmpty || chance(50) ? "back" : "tap go")")
    }
  }

  /// A property of each instance of a flow.
  mutating func property(in unit: SpecPlan.Unit) {
    let asked = condition(in: unit)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      use(.always)
      line("always inside when settled: \(asked)")
    case 1:
      use(.possible)
      line("possible inside: \(asked)")
    default:
      use(.never)
      line("never inside: \(asked)")
    }
  }

  private mutating func trigger(always: Bool = false) -> String {
    guard always || chance(50), let control = controls.randomElement(using: &random) else { return "" }
    return " on tap \(control)"
  }

  private mutating func ofStep() -> String {
    var all = ["not did refuse", "not did drop", "event is tap go", "before(\(claim(depth: 2)))"]
    all += labels.sorted().map { "did note(\($0))" }
    return one(of: all) + (chance(40) ? " or \(claim(depth: 2))" : "")
  }
}
