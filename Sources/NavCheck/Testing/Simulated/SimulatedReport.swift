public import NavCheck

/// The result of exploring an app, or of random walks through it.
///
/// A situation consists of the containers and of state that is not on screen: coordinators in memory, pending work,
/// ``SimulatedApp/observation``, and all else for which the app can ask the platform, such as whether a gesture began the
/// running transition. Titles, images and colours do not count.
public struct SimulatedReport: Sendable, CustomStringConvertible {
  /// A step of a path.
  public struct Step: Sendable, Hashable {
    /// The cause of the step: `user`, `environment`, `platform` or `effect`.
    public let actor: String
    /// The description of the event, such as `tap done @ Order.receipt`.
    public let event: String
    /// The screens after the step, by kind, the bottom layer first; `the process ends` if the step ends it.
    public let screen: String
    /// The number of inputs that the step adds to the path: 0 or 1.
    public let cost: Int
  }

  /// A violation of a property.
  public struct Finding: Sendable, Hashable {
    /// The name of the property, such as `child-has-screen`.
    public let property: String
    /// The description of the violation, without a full stop at the end.
    public let message: String
    /// The screens after the launch, by kind, the bottom layer first; `the process ends` if the launch ends it.
    public let launch: String
    /// The steps of the path to the violation: the first such path of an exploration, or a shrunk random walk.
    ///
    /// An exploration tries paths with fewer inputs first, and among equal numbers those with fewer steps. If the
    /// violation is a difference between paths, the steps are one of them, or lead to the situation in which they part.
    public let steps: [Step]
    /// The findings that follow from this one, or are found on the same path.
    ///
    /// They concern the same coordinator or screen, on continuations of the path or in comparisons with its situation,
    /// or are further controls with double taps.
    public let consequences: [Finding]
    /// The screen, coordinator or control that an allowance may name; nil for none.
    var place: String?
    /// A picture of the launch and of each step.
    var pictures: [StatePicture] = []
    /// The messages of each step.
    var messages: [[ReportDocument.Message]] = []
    /// The number of steps after which each way to settle the app shows the violation; nil if it is unknown.
    var pointOfNoReturn: Int?
    /// The facts that the pictures do not show, each as a sentence.
    var unknown: [String] = SimulatedFilm.unknown

    /// The number of inputs on the path.
    public var inputs: Int { steps.reduce(0) { $0 + $1.cost } }
  }

  /// The findings, the one with the fewest inputs first, and among equal numbers the one with the fewest steps.
  ///
  /// Findings that follow from another are in its ``Finding/consequences``.
  public let findings: [Finding]
  /// The number of different situations that were visited.
  public let situations: Int
  /// The number of steps of the search, including those that repeat an earlier path, but not those that only examine a
  /// finding for the report.
  public let steps: Int
  /// The platform, the limits of the paths or walks, and the assumptions, as text; if nothing was explored, a remark.
  public let scope: String
  /// The reason that the search ended early: the budget of situations, or a launch that ends the process; else nil.
  public let cut: String?
  /// The kinds of screens that were visible, sorted by name, without tab bars and split views.
  public internal(set) var screens: [String] = []
  /// The tapped controls, sorted by screen and name.
  public internal(set) var controls: [Control] = []
  /// The tapped controls that had no effect in any situation.
  public internal(set) var idleControls: [Control] = []
  /// Whether the exploration is complete, so that longer paths reach no new situation; false for walks.
  public internal(set) var isClosed = false
  /// Whether an exploration reached only the situation after the launch, without a finding; the first warning states
  /// the reason.
  public internal(set) var isVacuous = false
  /// The reasons to trust the result less, such as state that the app does not report; empty for walks.
  public internal(set) var warnings: [String] = []
  /// The shard that runs the exploration instead; nil if it ran in this process.
  ///
  /// It is set if the environment contains a shard such as `NAVCHECK_SHARD=2/5`, and the exploration belongs to another
  /// shard.
  public private(set) var shard: CheckShard?

  init(findings: [Finding], situations: Int, steps: Int, scope: String, cut: String?) {
    (self.findings, self.situations, self.steps) = (findings, situations, steps)
    (self.scope, self.cut) = (scope, cut)
  }

  /// Makes the report of an app whose launch has ended an earlier process.
  init(crashedAtLaunch: Void) {
    let message = "the launch ended the process in an earlier run"
    self.init(
      findings: [
        Finding(
          property: "no-fatal", message: message, launch: "the process ends", steps: [], consequences: [])
      ],
      situations: 0, steps: 0, scope: "nothing was explored", cut: "the launch ends the process")
  }

  /// Makes the report of an exploration that another shard runs.
  init(leftTo shard: CheckShard) {
    self.init(findings: [], situations: 0, steps: 0, scope: "left to shard \(shard)", cut: nil)
    self.shard = shard
  }

  /// Returns the findings of a property, including consequences of other findings.
  public subscript(property: String) -> [Finding] {
    findings.flatMap { [$0] + $0.consequences }.filter { $0.property == property }
  }

  /// The counts, the scope, the visited screens and tapped controls, the warnings, and the findings with their paths.
  ///
  /// If another shard runs the exploration, the text states only this shard.
  public var description: String {
    if let shard { return "not run: this part belongs to shard \(shard)\n" }
    var text = "\(findings.isEmpty ? "nothing found" : "\(findings.count) found"): "
    text += "\(situations) situations, \(steps) steps, \(scope)\n"
    if let cut { text += "incomplete: \(cut)\n" }
    if isClosed { text += "complete: every step was tried in every situation\n" }
    if !screens.isEmpty { text += "screens seen: \(screens.joined(separator: ", "))\n" }
    text += lines("controls tapped:", controls)
    text += lines("controls without an observed effect:", idleControls)
    for warning in warnings { text += "warning: \(warning)\n" }
    for finding in findings { text += "\n\(finding)" }
    return text
  }
}

extension SimulatedReport {
  /// A control on a kind of screen.
  public struct Control: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The kind of the screen, such as `Order.receipt`.
    public let screen: String
    /// The name of the control, such as `done`.
    public let name: String

    /// A tap on the control as traces print it: `tap done @ Order.receipt`.
    public var description: String { "tap \(name) @ \(screen)" }

    /// Orders controls by the name of the screen, then by the name of the control.
    public static func < (one: Control, other: Control) -> Bool {
      (one.screen, one.name) < (other.screen, other.name)
    }
  }

  /// Formats controls, one line for each screen.
  private func lines(_ title: String, _ controls: [Control]) -> String {
    guard !controls.isEmpty else { return "" }
    var text = title + "\n"
    var screens: [String] = []
    for control in controls where screens.last != control.screen { screens.append(control.screen) }
    for screen in screens {
      let names = controls.filter { $0.screen == screen }.map(\.name)
      text += "  \(screen): \(names.joined(separator: ", "))\n"
    }
    return text
  }
}

extension SimulatedReport.Finding: CustomStringConvertible {
  /// The property, the violation, a table of the path, and the consequences.
  public var description: String {
    var rows = [("0", "launch", "", launch)]
    for (index, step) in steps.enumerated() {
      rows.append(("\(index + 1)", step.actor, step.event, step.screen))
    }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let widths = (
      rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0
    )
    var text = "\(property): \(message)\n"
    for row in rows {
      text +=
        "  \(padded(row.0, widths.0))  \(padded(row.1, widths.1))  \(padded(row.2, widths.2))  \(row.3)\n"
    }
    for consequence in consequences {
      let length = consequence.inputs > inputs ? ", after \(consequence.inputs) inputs" : ""
      text += "  also \(consequence.property)\(length): \(consequence.message)\n"
    }
    return text
  }
}
