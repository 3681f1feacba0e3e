/// What there is in a random spec, before it is written down what happens.
struct SpecPlan {
  /// A coordinator with two or three screens, of which the first is where it starts.
  struct Unit {
    let name: String
    var screens: [String]
    /// The names of branches, with the coordinator that each shows.
    var branches: [(name: String, unit: String)] = []
    var isFlow = false
    var isOpaque = false
    /// Whether it may say that it is done with something.
    var hasResult = false
    /// Whether the second screen has a value.
    var hasValue = false
    var hasFlag = false
    var hasCounter = false
    var hasKind = false
    var hasOptional = false
    var hasList = false
    var hasLock = false
    var hasEffect = false
    var isBlocking = false
    /// The coordinator that a variable refers to.
    var refersTo: String?
    /// What the variable of the path is compared with.
    var believes: String?
  }

  enum Library: String { case plain, feedback, coordinator }

  let platform: String
  let timing: String
  let library: Library
  let tabs: [String]
  let units: [Unit]
  let hasEvent: Bool
  let hasStep: Bool
  let link: String?

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let library: Library = chance(70) ? .plain : chance(50) ? .feedback : .coordinator
    let platforms = ["ideal", "uikit", "uikit", "swiftui"].filter { library != .coordinator || $0 != "uikit" }
    platform = platforms.randomElement(using: &random) ?? "ideal"
    timing = chance(40) ? "atomic" : "interleaved"
    let isTabbed = library == .plain && chance(55)
    let tabs = isTabbed ? Array(["First", "Second", "Third"].prefix(chance(60) ? 2 : 3)) : []

    var app = Unit(name: "App", screens: tabs.isEmpty ? ["home", "page"] : [])
    if tabs.isEmpty && chance(40) { app.screens.append("info") }
    var others = tabs.map { Unit(name: $0, screens: chance(70) ? ["home", "page"] : ["home"]) }
    // Most apps have a flow; those with tabs have it in one of them, and rarely in two.
    if chance(70) {
      var flow = Unit(name: "Flow", screens: chance(50) ? ["form", "end"] : ["form"], isFlow: true)
      flow.hasResult = chance(60)
      flow.isOpaque = library == .plain && chance(15)
      if tabs.isEmpty {
        app.branches.append(("flow", "Flow"))
      } else {
        for index in 0..<(chance(20) ? 2 : 1) { others[index].branches.append(("flow", "Flow")) }
      }
      others.append(flow)
    }
    var all = [app] + others
    for index in all.indices where !all[index].isOpaque {
      // What is in front counts most; every variable multiplies the worlds.
      let isMain = index <= 1
      all[index].hasFlag = chance(isMain ? 50 : 25)
      all[index].hasCounter = chance(isMain ? 20 : 8)
      all[index].hasKind = chance(15)
      all[index].hasOptional = chance(12)
      all[index].hasList = chance(10)
      all[index].hasLock = chance(8)
      all[index].hasEffect = chance(isMain ? 25 : 12)
      all[index].isBlocking = chance(30)
      all[index].hasValue = all[index].screens.count > 1 && !all[index].isFlow && chance(25)
      if all[index].branches.isEmpty == false && library == .plain && chance(25) {
        all[index].refersTo = "Flow"
      }
      if !all[index].screens.isEmpty && !all[index].isFlow && chance(20) {
        all[index].believes = chance(60) ? "stack" : "screens"
      }
    }
    (self.library, self.tabs, units) = (library, tabs, all)
    hasEvent = chance(30)
    hasStep = chance(35)
    // A link needs a screen without values in a coordinator that is always there.
    let goals = all.filter { !$0.isFlow && !$0.hasValue && $0.screens.count > 1 }
    link = chance(20) ? goals.randomElement(using: &random).map { "\($0.name).\($0.screens[1])" } : nil
  }

  var app: Unit { units[0] }
  func unit(_ name: String) -> Unit? { units.first { $0.name == name } }
}
