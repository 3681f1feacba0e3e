public import NavCheck

/// The results of exploring an app.
///
/// The search is bounded: paths up to a number of inputs. Situations with equal containers and observations are one.
public struct SimulatedReport: Sendable, CustomStringConvertible {
  /// One step of a path.
  public struct Step: Sendable, Hashable {
    /// `user`, `environment`, `platform` or `effect`.
    public let actor: String
    /// The event, in words.
    public let event: String
    /// The screens after the step.
    public let screen: String
    /// The number of inputs that the step counts for: 0 or 1.
    public let cost: Int
  }

  /// A property that the app violates.
  public struct Finding: Sendable, Hashable {
    /// The name of the property, as in `navcheck explain`.
    public let property: String
    /// The violation, in a sentence without a full stop.
    public let message: String
    /// The screens at launch.
    public let launch: String
    /// The shortest trace that shows it.
    public let steps: [Step]
    /// Further findings on longer paths from here, or in comparisons with this one.
    public let consequences: [Finding]
    /// What an allowance may name.
    var place: String?
    /// A picture of the launch and of each step.
    var pictures: [StatePicture] = []
    /// What was told in each step.
    var messages: [[ReportDocument.Message]] = []
    /// The number of the first step behind which every way of settling shows the failure.
    var pointOfNoReturn: Int?
    /// What cannot be said, in sentences.
    var unknown: [String] = SimulatedFilm.unknown

    /// The number of inputs.
    public var inputs: Int { steps.reduce(0) { $0 + $1.cost } }
  }

  /// The findings, each property with each subject once, the shortest first.
  ///
  /// A finding lists those that follow from it.
  public let findings: [Finding]
  /// The number of visited situations.
  public let situations: Int
  /// The number of steps of real code.
  public let steps: Int
  /// The scope of the exploration, in words.
  public let scope: String
  /// The reason that it ended before all paths of that length were explored; nil if it did not.
  public let cut: String?
  /// The kinds of screens that were visible, in the order of their names.
  public internal(set) var screens: [String] = []
  /// The controls that were tapped, in the order of their screens.
  public internal(set) var controls: [Control] = []
  /// The controls that never changed anything in any situation.
  public internal(set) var idleControls: [Control] = []
  /// Whether the exploration is complete: longer paths lead to no other situation.
  public internal(set) var isClosed = false
  /// Whether only the situation at launch was explored; the first of the warnings states the reason.
  public internal(set) var isVacuous = false
  /// Reasons to trust the result less, such as controls that were never tapped.
  public internal(set) var warnings: [String] = []
  /// The other shard that runs the exploration; nil if it ran in this process.
  ///
  /// So it is where the environment has `NAVCHECK_SHARD=2/5` and the name of the exploration belongs to another shard.
  public private(set) var shard: CheckShard?

  init(findings: [Finding], situations: Int, steps: Int, scope: String, cut: String?) {
    (self.findings, self.situations, self.steps) = (findings, situations, steps)
    (self.scope, self.cut) = (scope, cut)
  }

  /// What an earlier process has not survived.
  init(crashedAtLaunch: Void) {
    let message = "the launch ended the process in an earlier run"
    self.init(
      findings: [
        Finding(
          property: "no-fatal", message: message, launch: "the process ends", steps: [], consequences: [])
      ],
      situations: 0, steps: 0, scope: "nothing was explored", cut: "the launch ends the process")
  }

  /// What is played by another shard.
  init(leftTo shard: CheckShard) {
    self.init(findings: [], situations: 0, steps: 0, scope: "left to shard \(shard)", cut: nil)
    self.shard = shard
  }

  /// The findings of a property, including those that follow from others.
  public subscript(property: String) -> [Finding] {
    findings.flatMap { [$0] + $0.consequences }.filter { $0.property == property }
  }

  /// The report as text: the findings with their paths.
  public var description: String {
    if let shard { return "not run: this part belongs to shard \(shard)\n" }
    var text = "\(findings.isEmpty ? "nothing found" : "\(findings.count) found"): "
    text += "\(situations) situations, \(steps) steps, \(scope)\n"
    if let cut { text += "incomplete: \(cut)\n" }
    if isClosed { text += "complete: longer paths reach no new situation\n" }
    if !screens.isEmpty { text += "screens seen: \(screens.joined(separator: ", "))\n" }
    text += lines("controls played:", controls)
    text += lines("controls without any effect:", idleControls)
    for warning in warnings { text += "warning: \(warning)\n" }
    for finding in findings { text += "\n\(finding)" }
    return text
  }
}

extension SimulatedReport {
  /// A control of a kind of screen.
  public struct Control: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The kind of its screen.
    public let screen: String
    /// The name of the control.
    public let name: String

    /// The control as in traces: `tap done @ Order.receipt`.
    public var description: String { "tap \(name) @ \(screen)" }

    /// The order of the screens' names, then of the controls' names.
    public static func < (one: Control, other: Control) -> Bool {
      (one.screen, one.name) < (other.screen, other.name)
    }
  }

  /// Controls in words, a line for each screen.
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
  /// The finding as text: the property, the violation, the path to it, and its consequences.
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
