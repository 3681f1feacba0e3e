import NavCheck
import NavModel

/// The allowances of a spec with variants that one run has evaluated.
///
/// An allowance of the spec as written applies to its variants, too. It is obsolete if no run needs it.
struct SharedAllowances: Codable, Sendable {
  /// An allowance, as a warning prints it.
  struct Line: Codable, Hashable, Sendable {
    /// The file and the line.
    let place: String
    /// The statement, such as `allow no-trap "reason"`.
    let text: String
  }

  /// The path of the spec.
  let path: String
  /// The number of runs of the spec: one as written, and one for each variant.
  let runs: Int
  /// The allowances that suppress a finding in this run, or might.
  private(set) var needed: [Line] = []
  /// The allowances that suppress no finding in this run.
  private(set) var idle: [Line] = []

  /// Makes the shared allowances of a report; nil for a spec without variants, and if the run does not decide all of them.
  init?(_ human: HumanReport) {
    let (report, options) = (human.report, human.options)
    guard human.hasVariants, !options.changesScope, options.properties.isEmpty, !human.isOnOtherVersion,
      let dead = report.deadCode
    else { return nil }
    (path, runs) = (human.path, human.runs)
    for finding in report.findings {
      for allowance in finding.allowances where human.isShared(allowance.origin) {
        add(human.line(finding.name, allowance.reason, allowance.origin), allowance.excusesSomething != false)
      }
    }
    for item in dead.allowed where human.isShared(item.origin) {
      add(human.line("no-dead", item.reason ?? "", item.origin), true)
    }
    for allowance in dead.idleAllowances where human.isShared(allowance.origin) {
      add(human.line("no-dead", allowance.reason, allowance.origin), false)
    }
  }

  private mutating func add(_ line: Line, _ isNeeded: Bool) {
    if isNeeded { needed.append(line) } else { idle.append(line) }
  }

  /// Returns the allowances that no run needs, for each spec of which all runs exist, in the order of the runs.
  static func idle(in all: [SharedAllowances]) -> [Line] {
    var specs: [String: [SharedAllowances]] = [:]
    for part in all { specs[part.path, default: []].append(part) }
    var seen: Set<String> = []
    return all.map(\.path).filter { seen.insert($0).inserted }.flatMap { path -> [Line] in
      let parts = specs[path] ?? []
      guard let runs = parts.first?.runs, parts.count == runs else { return [] }
      var told = Set(parts.flatMap(\.needed))
      return parts.flatMap(\.idle).filter { told.insert($0).inserted }
    }
  }
}

extension HumanReport {
  /// Returns whether an allowance applies to all variants, since it is declared outside of them.
  func isShared(_ origin: NavSpec.Origin) -> Bool {
    guard hasVariants else { return false }
    return origin.file > 0 || !variantLines.contains { $0.contains(origin.line) }
  }

  fileprivate func line(_ name: String, _ reason: String, _ origin: NavSpec.Origin) -> SharedAllowances.Line {
    SharedAllowances.Line(place: place(origin), text: "allow \(name) \"\(reason)\"")
  }
}

extension CheckRun {
  /// Records the allowances that a run shares with others.
  mutating func keepAllowances(of human: HumanReport) {
    if let shared = SharedAllowances(human) { result.allowances.append(shared) }
  }

  /// Returns a warning for each allowance that no run needs; empty if some runs are missing.
  var idleAllowances: String {
    if options.isQuiet || result.isInterrupted { return "" }
    return SharedAllowances.idle(in: result.allowances).map { line in
      "\(line.place): \(style.yellow("warning")): \(line.text): "
        + "it suppresses nothing, neither as written nor in a variant; remove it\n"
    }.joined()
  }
}
