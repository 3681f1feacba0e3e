import NavCheck
import NavModel

/// The steps of a trace in columns: number, actor, event, and what has changed.
struct TraceTable {
  let report: NavigationReport
  let trace: NavigationReport.Trace
  let style: TextStyle
  /// The index of the first world from which every way of settling fails.
  let noReturn: Int?

  private var machine: NavMachine { report.machine }

  var text: String {
    let worlds = trace.states
    var rows = [("0", "launch", "", picture(of: worlds[0]))]
    for (index, step) in trace.steps.enumerated() {
      rows.append(
        (
          "\(index + 1)", step.action.event.actor.rawValue, step.action.description,
          changes(step.action, from: worlds[index], to: worlds[index + 1])
        ))
    }
    let numbers = rows.map(\.0.count).max() ?? 1
    let actors = rows.map(\.1.count).max() ?? 1
    let events = min(60, rows.map(\.2.count).max() ?? 1)
    var text = ""
    for (index, row) in rows.enumerated() {
      let mark = index == rows.count - 1 ? style.red("  ✗") : ""
      let line = "  \(right(row.0, numbers))  \(left(row.1, actors))  \(left(row.2, events))  \(row.3)"
      text += Self.trimmed(line) + mark + "\n"
      if index == noReturn {
        let indent = String(repeating: " ", count: numbers + 4)
        text += style.dim("\(indent)└ from here every way of settling ends in the failure") + "\n"
      }
    }
    return text
  }

  /// What a step has told and changed: outputs, the picture where it is another, the mail that is new.
  private func changes(_ step: NavStep, from before: NavWorld, to after: NavWorld) -> String {
    var parts = step.outputs.compactMap { words(for: $0) }
    let picture = picture(of: after)
    if picture != self.picture(of: before) { parts.insert(picture, at: 0) }
    let mail = mail(in: after)
    let old = self.mail(in: before)
    let news = mail.filter { !old.contains($0) }
    if !news.isEmpty { parts.append("mail: \(news.joined(separator: ", "))") }
    if machine.isQuiescent(after), !machine.isQuiescent(before) { parts.append("settled") }
    return parts.joined(separator: " · ")
  }

  /// The layers from the root up, each with the screens on it: `root[home, cart] sheet[login]`.
  private func picture(of world: NavWorld) -> String {
    world.layers.map { layer in
      let stack = world[layer.stack]
      var names = stack.screens.map { short($0, world) }
      if let moving = stack.transition {
        switch moving.phase {
        case .gesture: names[names.count - 1] += " dragged"
        case .cancelling: names[names.count - 1] += " going back"
        case .running: names += moving.removed.reversed().map { "\(short($0, world)) leaving" }
        }
      }
      let phase: String =
        switch layer.phase {
        case .steady: ""
        case .presenting: " coming"
        case .dismissing: " leaving"
        case .gesture: " dragged"
        case .cancelling: " going back"
        }
      return "\(layer.style?.rawValue ?? "root")[\(names.joined(separator: ", "))]\(phase)"
    }.joined(separator: " ")
  }

  private func short(_ screen: ScreenID, _ world: NavWorld) -> String {
    let route = world[screen].route
    let name = machine.call(report.program.places[route.place].signature.name, route.arguments)
    guard let tabs = world[screen].tabs else { return name }
    let shown = world[tabs.stacks[tabs.selected]].screens.map { short($0, world) }
    return "\(name): \(shown.joined(separator: ", "))"
  }

  private func mail(in world: NavWorld) -> [String] {
    (world.stacks.flatMap(\.mail) + world.mail).map { notice in
      let screens = notice.screens.map { short($0, world) }
      return "\(notice.kind.rawValue)(\(screens.joined(separator: ", ")))"
    }
  }

  private func words(for output: NavOutput) -> String? {
    let program = report.program
    return switch output {
    case .exit(let route, _, _, _, _): "exit(\(machine.text(of: route)))"
    case .finished(let coordinator, _, let result, let values, _, _):
      "\(program.coordinators[coordinator].name) finished"
        + (result.map { " with \(machine.call(program.results[$0].name, values))" } ?? "")
    case .refused(let command, let why): "\(command) refused: \(why.rawValue)"
    case .dropped(let message): "dropped \(message)"
    case .late(let what): "\(what) comes too late"
    case .noted(let label, let values): "note \(machine.call(program.labels[label].name, values))"
    case .warning(let message), .fatal(let message): message
    case .ranFinished(let coordinator, let what):
      "\(program.coordinators[coordinator].name), finished, handles \(what)"
    case .handledTwice(let coordinator, let what):
      "\(program.coordinators[coordinator].name) handles \(what) twice"
    case .handledByYounger(let coordinator, let what):
      "\(program.coordinators[coordinator].name), made meanwhile, handles \(what)"
    case .doubled(let route): "\(machine.text(of: route)) once more"
    case .presented, .dismissed, .popped: nil
    }
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ line: String) -> String {
    var end = line.endIndex
    while end > line.startIndex, line[line.index(before: end)] == " " { end = line.index(before: end) }
    return String(line[..<end])
  }
}
