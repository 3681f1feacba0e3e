import NavCheck
import NavModel

/// What holds for every depth of the stacks, as text.
struct HumanClosure {
  private let closure: NavigationClosure
  private let human: HumanReport

  /// The text below the report of a check.
  init(_ closure: NavigationClosure, _ human: HumanReport) {
    (self.closure, self.human) = (closure, human)
  }

  private var style: TextStyle { human.style }

  /// The lines; empty if all is proved and the command line wants unexpected results only.
  var text: String {
    if human.options.isQuiet, closure.isComplete, closure.changed.isEmpty { return "" }
    var text = human.options.isQuiet ? "\(style.bold(human.title))\n" : ""
    text += "  \(mark("every depth")): \(verdict)\n"
    if !closure.isComplete, !closure.proved.isEmpty {
      let proved = closure.proved.count
      text += "    \(proved) of \(proved + closure.open.count) verdicts are proved for every depth\n"
      if human.options.isVerbose { text += "    open: \(closure.open.joined(separator: ", "))\n" }
    }
    if let heads = closure.heads { text += self.text(of: heads) }
    for change in closure.changed { text += "    \(self.text(of: change))\n" }
    return text
  }

  private func mark(_ title: String) -> String {
    closure.isComplete && closure.changed.isEmpty ? style.green(title) : style.yellow(title)
  }

  private var verdict: String {
    let worlds = "\(closure.worlds.grouped) \(closure.worlds == 1 ? "world" : "worlds")"
    switch closure.outcome {
    case .everyDepth where closure.open.isEmpty:
      let screens = closure.exploredDepth == 1 ? "1 screen" : "\(closure.exploredDepth) screens"
      return "\(claim) (\(worlds), and no stack needs more than \(screens))"
    case .everyDepth: return "not all proved (\(worlds))"
    case .open(let reason): return "not proved: \(reason)"
    case .grows(let growth):
      let place = "\(human.place(growth.origin))"
      let screens = growth.below.map { "screen \(growth.above) above \($0)" } ?? "screen \(growth.above)"
      return "not proved: grows at depth \(closure.exploredDepth) (\(screens), \(place))"
    }
  }

  private var claim: String {
    if !closure.changed.isEmpty { return "other verdicts from depth \(closure.exploredDepth) on" }
    return human.report.findings.contains(where: \.verdict.isViolated)
      ? "the same verdicts for every depth" : "holds for every depth"
  }

  /// The result of the search by the heads of stacks, unless it explains itself by what is proved.
  private func text(of heads: NavigationClosure.Heads) -> String {
    if let obstacle = heads.obstacle {
      let place = obstacle.origin.map { ", \(human.place($0))" } ?? ""
      return "    more needs a spec that reads only the tops of stacks: \(obstacle.text)\(place)\n"
    }
    if let cut = heads.cut { return "    the search by the tops of stacks has ended early: \(cut)\n" }
    return ""
  }

  private func text(of change: NavigationClosure.Change) -> String {
    let deeper = "\(change.after.verdict.reportName) at depth \(closure.exploredDepth)"
    var text = "\(style.bold(change.after.name)): \(change.before.verdict.reportName) at depth "
    text += "\(closure.depth), \(change.after.isViolated ? style.red(deeper) : deeper)"
    if let message = change.after.message { text += ": \(message)" }
    if let trace = change.after.trace { text += " (\(HumanReport.lengths(of: trace)))" }
    return text
  }
}
