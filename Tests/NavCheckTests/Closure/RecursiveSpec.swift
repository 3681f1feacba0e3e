@testable import NavCheck
@testable import NavModel

/// A random spec in which screens are pushed on screens without end.
///
/// Most of them read only the tops of stacks, so that a search by heads can prove something.
struct RecursiveSpec: CustomStringConvertible, Sendable {
  let seed: UInt64
  let text: String

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func any(_ all: [String]) -> String { all.randomElement(using: &random) ?? all[0] }
    let screens = Array(["home", "page", "item", "note"].prefix(chance(50) ? 3 : 4))
    let sheet = chance(50)
    let (isTabbed, hasFlow) = (chance(25), chance(25))
    let hasValue = chance(40)
    let pushed = Array(screens.dropFirst())
    func route(_ screen: String) -> String {
      hasValue && screen == "item" ? "item(\(any(["red", "blue"])))" : screen
    }
    func command() -> String {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9: "push \(route(any(pushed)))"
      case 9..<11: "pop"
      case 11: "popToRoot"
      case 12: "replaceTop \(route(any(pushed)))"
      case 13: "replaceRoot home"
      case 14: sheet ? "present panel as sheet" : "flag = true"
      case 15: "flag = not flag"
      case 16: chance(50) ? "count = 0" : "popTo \(any(["home", "page"]))"
      case 17: chance(50) ? "popToRoot" : "if count < 3 { count = count + 1 }"
      case 18: chance(30) ? "setStack [home, page]" : hasFlow ? "push flow" : "seen = true"
      default: "if count < 3 { count = count + 1 }"
      }
    }
    func condition() -> String {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: " when flag"
      case 1: " when not flag"
      case 2: " when count < 2"
      case 3: " when not transitioning"
      case 4: chance(30) ? " when page is not onScreen" : " when count > 0"
      default: ""
      }
    }
    var lines = [
      "system Recursive", "  platform \(any(["ideal", "uikit", "uikit { ios = 17 }", "swiftui"]))",
    ]
    lines += ["  bound stack \(chance(70) ? 2 : 3)"]
    if chance(20) { lines.append("  without \(any(["swipe", "backMenu", "swipe, backMenu"]))") }
    lines += ["", "type Colour = { red, blue }", ""]
    if isTabbed {
      lines += ["coordinator Root {", "  start main", "  tabs main {", "    tab app: App"]
      lines += ["    tab other: Other", "  }", "}", ""]
    }
    lines += ["coordinator App {", "  var flag: Bool = false"]
    lines += ["  var count: 0...3 = 0", "  start home"]
    if chance(15) { lines.append("  on removed { count = 0 }") }
    for screen in screens {
      lines.append("  screen \(screen)\(hasValue && screen == "item" ? "(colour: Colour)" : "") {")
      lines.append("    var seen: Bool = false")
      if screen != "home", chance(20) { lines.append("    without back") }
      for number in 0..<Int.random(in: 1...3, using: &random) {
        lines.append("    on tap \(screen)\(number)\(condition()) {")
        for _ in 0..<(chance(25) ? 2 : 1) { lines.append("      \(command())") }
        lines.append("    }")
      }
      if chance(10) { lines.append("    on removed { flag = true }") }
      if chance(10) { lines.append("    on willAppear { flag = not flag }") }
      lines.append("  }")
    }
    if sheet {
      lines += ["  screen panel {", "    on tap close { dismiss }", "    on tap deeper { push page }", "  }"]
    }
    if hasFlow { lines += ["  branch flow: Flow {", "    on finished { drop child }", "  }"] }
    lines += ["}", ""]
    if isTabbed {
      lines += ["coordinator Other {", "  start first", "  screen first { on tap more { push next } }"]
      lines += ["  screen next { on tap again { push next } }", "}", ""]
    }
    if hasFlow {
      lines += ["coordinator Flow {", "  start form", "  screen form {", "    on tap deeper { push inner }"]
      lines += [
        "    on removed { finish }", "  }", "  screen inner { on tap inside { push inner } }", "}", "",
      ]
    }
    lines += ["never flag-and-three: App.flag and App.count == 3"]
    lines += ["always page-needs-flag when settled and App.page is visible: App.flag or App.count < 2"]
    lines += ["never note-on-flag when settled: App.\(screens[screens.count - 1]) is visible and App.flag"]
    lines += ["change count-grows: App.count >= before(App.count)"]
    lines += ["never pages: App.page.instances.count > 3"]
    lines += ["possible home-again: App.home is visible", "possible three: App.count == 3"]
    text = lines.joined(separator: "\n") + "\n"
  }

  var description: String { "seed \(seed)\n\(text)" }

  /// The program, or what is wrong with the text.
  var resolved: (program: NavProgram?, mistake: String?) {
    let (spec, mistakes) = NavSpec.parse(text)
    let resolution = spec.map { NavProgram.resolve($0, variant: nil) }
    let diagnostics = mistakes + (resolution?.1 ?? [])
    let told = diagnostics.map { $0.rendered(in: text, path: "seed \(seed)") }.joined()
    return (resolution?.0, told.isEmpty ? nil : told)
  }
}
