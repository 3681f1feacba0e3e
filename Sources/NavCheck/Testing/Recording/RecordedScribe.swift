/// Writes the statements that describe the effect of an input on the containers.
struct RecordedScribe {
  let rules: RecordedRules

  /// Returns the scripts that describe a step, the simplest first; empty if the language cannot describe it.
  func scripts(for edge: RecordedEdge) -> [RecordedScript] {
    guard edge.after.end == nil, !edge.after.isBeyondWords, let cause = edge.cause,
      let owner = rules.owner(of: cause)
    else { return [] }
    let own = edge.before.layers.firstIndex { layer in
      layer.stacks.joined().contains { $0.id == edge.screen || (edge.screen == nil && $0.owner == owner) }
    }
    let tapped = edge.before.screens.first { $0.id == edge.screen }
    let kin = tapped?.kin ?? edge.before.screens.last { $0.owner == owner }?.kin
    guard var scripts = selection(edge) ?? own.flatMap({ containers(edge, owner, kin, $0) }) else {
      return []
    }
    var data: [String] = []
    for work in edge.after.pending where !edge.before.pending.contains(work) {
      guard rules.workers[work] == owner else { return [] }
      data.append("run \(work)")
    }
    for work in edge.before.pending
    where !edge.after.pending.contains(work) && !rules.explainsCancellation(edge, of: work) {
      guard rules.workers[work] == owner else { return [] }
      data.append("cancel \(work)")
    }
    if rules.ends[owner] == .whenTold, let kin, edge.after.alive[kin] == nil { data.append("finish") }
    for index in scripts.indices { scripts[index].lines = data + scripts[index].lines }
    guard !rules.explainsObservation(edge), let value = rules.values[edge.after.observation] else {
      return scripts
    }
    let setting = scripts.map { RecordedScript(lines: ["observed = \(value)"]) + $0 }
    // A value that did not change may have been set all the same.
    return edge.before.observation == edge.after.observation ? scripts + setting : setting
  }

  /// Returns the scripts for a tap on a tab, the simplest first; nil for other inputs.
  ///
  /// The platform selects the tab itself, and may pop the selected tab's stack, so the first script is empty.
  private func selection(_ edge: RecordedEdge) -> [RecordedScript]? {
    guard case .tab(let owner, let name, let tab, _) = edge.cause else { return nil }
    func bar(_ sight: RecordedSight) -> RecordedSight.Bar? {
      sight.layers.lazy.compactMap(\.bar).first { $0.owner == owner && $0.name == name }
    }
    guard let before = bar(edge.before), let after = bar(edge.after) else { return [RecordedScript()] }
    var emptied: [String] = []
    for (index, stacks) in zip(before.stacks, after.stacks).enumerated() where stacks.1.count == 1 {
      let isChanged = stacks.0.map(\.id) != stacks.1.map(\.id)
      // The app may request a pop even if there is nothing to pop.
      if isChanged || after.tabs[index] == tab { emptied.append("popToRoot in \(after.tabs[index])") }
    }
    let selected = after.tabs[after.selected]
    let lines = emptied + (selected == tab ? [] : ["select \(selected)"])
    return lines.isEmpty ? [RecordedScript()] : [RecordedScript(), RecordedScript(lines: lines)]
  }

  /// Returns the scripts for changes of layers and stacks; nil if the language cannot describe them.
  private func containers(
    _ edge: RecordedEdge, _ owner: String, _ kin: Int?, _ own: Int
  ) -> [RecordedScript]? {
    let (old, new) = (edge.before.layers, edge.after.layers)
    let common = zip(old, new).prefix { $0.stack == $1.stack }.count
    guard common > 0, new.count <= common + 1 else { return nil }
    var changes = [RecordedScript()]
    for (index, layers) in zip(old, new).prefix(common).enumerated() {
      // A different bar has different stacks.
      let isSameBar = layers.0.bar?.id == layers.1.bar?.id
      let pairs = Array(zip(layers.0.stacks, layers.1.stacks)).prefix(isSameBar ? .max : 1)
      for (before, after) in pairs where before.map(\.id) != after.map(\.id) {
        let isOwn = before.contains { $0.id == edge.screen || ($0.owner == owner && $0.kin == kin) }
        let here =
          isOwn || (index == own && layers.0.bar == nil)
          ? stack(before, after, edge, owner, kin) : elsewhere(before, after, edge, owner, kin)
        // From a layer of its own, the coordinator must name the stack below it.
        let ways = here.map { $0 + (index == own || !isOwn ? [] : $0.map(\.inSelf)) }
        guard let ways else { return nil }
        changes = changes.flatMap { script in ways.map { script + $0 } }
      }
    }
    var scripts = changes
    if common < old.count {
      // Without a name, `dismiss` refers to the coordinator's presented layer, or to the layer that contains it.
      let ways = own >= common ? [["dismiss"], ["dismiss self"]] : [["dismiss"]]
      scripts = ways.flatMap { lines in changes.map { RecordedScript(lines: lines) + $0 } }
      if changes.contains(where: { !$0.lines.isEmpty }) {
        scripts += ways.flatMap { lines in changes.map { $0 + RecordedScript(lines: lines) } }
      }
    }
    for (before, after) in zip(old, new).prefix(common) {
      guard let bar = after.bar, before.bar?.id == bar.id, bar.selected != before.bar?.selected else {
        continue
      }
      let way = select(bar.tabs[bar.selected], of: bar, owner)
      scripts = scripts.map { $0 + way }
    }
    if common < new.count {
      let layer = new[common]
      guard let style = layer.style, layer.own.count == 1,
        case let ways = show(layer.own[0], "present", " as \(style)", edge, owner, kin), !ways.isEmpty
      else { return nil }
      scripts = scripts.flatMap { script in ways.map { script + $0 } }
    }
    return scripts
  }

  private func stack(
    _ old: [RecordedSight.Screen], _ new: [RecordedSight.Screen], _ edge: RecordedEdge, _ owner: String,
    _ kin: Int?
  ) -> [RecordedScript]? {
    let kept = zip(old, new).prefix { $0.id == $1.id }.count
    let gone = old.count - kept
    let shown = Array(new.dropFirst(kept))
    var ways: [[String]] = [[]]
    if gone > 0 {
      ways = gone == 1 && kept > 0 ? [["pop"]] : []
      if kept == 1 { ways.append(["popToRoot"]) }
      if let top = new.prefix(kept).last, top.owner == owner { ways.append(["popTo \(top.name)"]) }
      if kept > 0, old[kept].owner == owner { ways.append(["remove \(old[kept].name)"]) }
      if gone > 1, kept > 0 { ways.append(["pop \(gone)"]) }
    }
    guard !shown.isEmpty else { return ways.map { RecordedScript(lines: $0) } }
    var pushed = [RecordedScript()]
    for screen in shown {
      let one = show(screen, "push", "", edge, owner, kin)
      pushed = pushed.flatMap { script in one.map { script + $0 } }
    }
    var scripts: [RecordedScript] = []
    if shown.count == 1 {
      if gone == 1 { scripts += show(shown[0], "replaceTop", "", edge, owner, kin) }
      if kept == 0 { scripts += show(shown[0], "replaceRoot", "", edge, owner, kin) }
    }
    scripts += ways.flatMap { lines in pushed.map { RecordedScript(lines: lines) + $0 } }
    let isOwn = new.allSatisfy { $0.owner == owner && $0.kin == kin && RecordedNames.isMember($0.name) }
    if isOwn, shown.count > 1 || gone > 0 {
      scripts.append(
        RecordedScript(lines: ["setStack [\(new.map(\.name).joined(separator: ", "))]"]))
    }
    return scripts.isEmpty ? nil : scripts
  }

  /// Returns the requests to the coordinator of another stack; nil if the language cannot describe them.
  private func elsewhere(
    _ old: [RecordedSight.Screen], _ new: [RecordedSight.Screen], _ edge: RecordedEdge, _ owner: String,
    _ kin: Int?
  ) -> [RecordedScript]? {
    let kept = zip(old, new).prefix { $0.id == $1.id }.count
    let gone = old.count - kept
    guard kept > 0, let top = new.prefix(kept).last, RecordedNames.isType(top.owner) else { return nil }
    var scripts = [RecordedScript()]
    if gone > 0 {
      let statements =
        (gone == 1 ? ["pop"] : []) + (kept == 1 ? ["popToRoot"] : []) + ["popTo \(top.name)"]
      scripts = statements.map { ask(top.owner, $0, owner) }
    }
    for screen in new.dropFirst(kept) {
      let isKnown = screen.kin.map { edge.before.alive[$0] != nil } ?? true
      let ways =
        isKnown
        ? show(screen, "push", "", edge, owner, kin)
        : open(screen, "push", "", edge, top.owner).map { script in
          let asked = ask(top.owner, script.lines.joined(separator: "\n"), owner, screen.name)
          return RecordedScript(lines: asked.lines, branches: script.branches, requests: asked.requests)
        }
      scripts = scripts.flatMap { script in ways.map { script + $0 } }
    }
    return scripts.isEmpty ? nil : scripts
  }

  /// Returns a request to a coordinator above.
  private func ask(_ receiver: String, _ statement: String, _ owner: String, _ name: String? = nil)
    -> RecordedScript
  {
    let words = statement.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let request =
      name.map { "push\(RecordedNames.raised($0))" }
      ?? words.dropFirst().reduce(words.first ?? "") { $0 + RecordedNames.raised($1) }
    return RecordedScript(
      lines: ["emit \(request)In\(receiver) to parent"],
      requests: [
        RecordedScript.Request(
          sender: owner, receiver: receiver, name: "\(request)In\(receiver)", statement: statement)
      ])
  }

  /// Returns the scripts that show a screen: one of the coordinator, the first of a new flow, or one of a coordinator
  /// above, by a request.
  private func show(
    _ screen: RecordedSight.Screen, _ command: String, _ suffix: String, _ edge: RecordedEdge,
    _ owner: String, _ kin: Int?
  ) -> [RecordedScript] {
    guard rules.isSayable(screen) else { return [] }
    if screen.kin == kin, screen.owner == owner {
      return [RecordedScript(lines: ["\(command) \(screen.name)\(suffix)"])]
    }
    let isKnown = screen.kin.map { edge.before.alive[$0] != nil } ?? true
    if !isKnown { return open(screen, command, suffix, edge, owner) }
    let request = "\(command)\(RecordedNames.raised(screen.name))"
    return [
      RecordedScript(
        lines: ["emit \(request) to parent"],
        requests: [
          RecordedScript.Request(
            sender: owner, receiver: screen.owner, name: request,
            statement: "\(command) \(screen.name)\(suffix)")
        ])
    ]
  }

  /// Returns a script that selects a tab, by a request if the bar has another owner.
  private func select(_ tab: String, of bar: RecordedSight.Bar, _ owner: String) -> RecordedScript {
    let statement = "select \(tab)"
    if owner == bar.owner { return RecordedScript(lines: [statement]) }
    let name = "select\(RecordedNames.raised(tab))"
    return RecordedScript(
      lines: ["emit \(name) to parent"],
      requests: [
        RecordedScript.Request(
          sender: owner, receiver: bar.owner, name: name, statement: statement)
      ])
  }

  /// Returns the scripts that open a flow.
  ///
  /// If an earlier flow stays in memory without screens, the new flow may replace it.
  private func open(
    _ screen: RecordedSight.Screen, _ command: String, _ suffix: String, _ edge: RecordedEdge,
    _ owner: String
  ) -> [RecordedScript] {
    let child = screen.owner
    guard rules.starts[child] == screen.name, child != rules.root.owner else { return [] }
    let plain = RecordedScript(
      lines: ["\(command) \(branch(of: child, in: owner))\(suffix)"],
      branches: [RecordedScript.Branch(parent: owner, child: child)])
    if rules.ends[child] == .whenFirstScreenGoes { return [plain] }
    let replacing = RecordedScript(lines: ["for old in \(child).instances { drop old }"]) + plain
    let earlier = edge.before.alive.filter { $0.value == child }.keys
    let living = earlier.filter { edge.after.alive[$0] != nil }
    if earlier.isEmpty { return [plain, replacing] }
    return living.isEmpty ? [replacing] : living.count == earlier.count ? [plain] : []
  }

  /// Returns the name of the branch by which a coordinator opens a flow.
  func branch(of child: String, in parent: String) -> String {
    let name = RecordedNames.lowered(child)
    let isTaken = rules.screens[parent]?.contains(name) == true || !RecordedNames.isMember(name)
    return isTaken ? "\(name)Flow" : name
  }
}
