import NavCheck
import NavModel

/// Formats the steps of a trace in columns: number, actor, event, and changes.
struct TraceTable {
  let machine: NavMachine
  let trace: NavigationReport.Trace
  /// The path of the spec, for the lines of handlers.
  let path: String
  let style: TextStyle
  /// The index of the first world from which every way to settle the app fails.
  let noReturn: Int?
  /// Whether the last step is marked as a failure.
  var fails = true

  /// The width at which rows are wrapped.
  private static let width = 110
  /// The maximum width of an event whose changes are on the same line.
  private static let eventWidth = 48

  private struct Row {
    var number: String
    var actor: String
    var event: String
    var changes: [String]
    var handler: NavSpec.Origin?
    /// The locations of the `choose` statements that the step ran.
    var choices: [NavSpec.Origin] = []

    /// The location of the handler, then those of the choices: `a.nav:3, choice in line 5`.
    func places(_ place: (NavSpec.Origin) -> String) -> String {
      let file = handler?.file ?? 0
      let isOneFile = choices.allSatisfy { $0.file == file }
      let chosen = choices.map { isOneFile ? "\($0.line)" : place($0) }.joined(separator: ", ")
      let isOne = choices.count == 1
      let words = "\(isOne ? "choice" : "choices") in \(isOneFile ? isOne ? "line " : "lines " : "")\(chosen)"
      return ((handler.map { [place($0)] } ?? []) + (choices.isEmpty ? [] : [words])).joined(separator: ", ")
    }
  }

  var text: String {
    let rows = self.rows
    let numbers = rows.map(\.number.count).max() ?? 1
    let actors = rows.map(\.actor.count).max() ?? 1
    let events = min(Self.eventWidth, rows.map { DisplayWidth.of($0.event) }.max() ?? 1)
    let indent = numbers + actors + events + 8
    var text = ""
    for (index, row) in rows.enumerated() {
      var lines = [
        "  \(DisplayWidth.indented(row.number, to: numbers))  \(DisplayWidth.padded(row.actor, to: actors))  "
          + DisplayWidth.padded(row.event, to: events)
      ]
      var changes = Self.filled(row.changes, to: Self.width - indent)
      if !changes.isEmpty, DisplayWidth.of(row.event) <= events { lines[0] += "  " + changes.removeFirst() }
      lines += changes.map { String(repeating: " ", count: indent) + $0 }
      if case let places = row.places(place), !places.isEmpty {
        let last = lines[lines.count - 1]
        lines[lines.count - 1] =
          (row.changes.isEmpty ? last : Self.trimmed(last)) + "  " + style.dim(places)
      }
      if fails, trace.lasso == nil, index == rows.count - 1 {
        lines[lines.count - 1] = Self.trimmed(lines[lines.count - 1]) + "  " + style.red("✗")
      }
      text += lines.map { Self.trimmed($0) + "\n" }.joined()
      if index == waits, index < rows.count - 1 {
        let indent = String(repeating: " ", count: numbers + 4)
        text += style.dim("\(indent)└ from here on, the expected condition never becomes true") + "\n"
      }
      if index == noReturn, index < rows.count - 1 {
        let indent = String(repeating: " ", count: numbers + 4)
        text += style.dim("\(indent)└ from here on, the app cannot settle without the failure") + "\n"
      }
    }
    if let lasso = trace.lasso {
      text +=
        "\(String(repeating: " ", count: numbers + 4))└ \(NavigationReport.ending(of: lasso, in: trace))\n"
    }
    return text
  }

  /// Returns the file, without its folder, and the line.
  private func place(_ origin: NavSpec.Origin) -> String {
    let path = machine.program.path(of: origin) ?? path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return "\(SpecFiles.shown(file)):\(origin.line)"
  }

  /// The step after which the goal is unreachable; nil if there is none, or if the goal is unreachable from the launch.
  private var waits: Int? { trace.lasso.flatMap { $0.trigger > 0 ? $0.trigger : nil } }

  private var rows: [Row] {
    let worlds = trace.states
    let changes = StepChanges(machine: machine)
    let film = StatePicture.film(of: trace, machine)
    var rows = [
      Row(
        number: "0", actor: "launch", event: "",
        changes: [film[0].text]
          + changes.parts(ofLaunch: trace.initial))
    ]
    for (index, step) in trace.steps.enumerated() {
      let parts = changes.parts(of: step.action, from: film[index], to: film[index + 1])
      rows.append(
        Row(
          number: "\(index + 1)", actor: step.action.event.actor.rawValue, event: step.action.description,
          changes: parts, handler: changes.handlerPlace(of: step.action, in: worlds[index]),
          choices: machine.choiceOrigins(of: step.action, in: worlds[index])))
    }
    return rows
  }

  /// Joins parts into as few lines as possible; a wider part has its own line.
  private static func filled(_ parts: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, DisplayWidth.of(last) + 3 + DisplayWidth.of(part) <= width {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var end = line.endIndex
    while end > line.startIndex, line[line.index(before: end)] == " " { end = line.index(before: end) }
    return String(line[..<end])
  }
}
