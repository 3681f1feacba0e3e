import NavCheck
import NavModel

/// The opt-outs of a spec with variants that one run has judged: of the text as written, or of a variant.
///
/// An opt-out that the text as written declares is for its variants, too. It is out of date if no run needs it.
struct SharedAllowances: Codable, Sendable {
  /// An opt-out, as a warning names it.
  struct Line: Codable, Hashable, Sendable {
    /// The file and the line.
    let place: String
    /// `allow no-trap "reason"`.
    let text: String
  }

  /// The path of the spec.
  let path: String
  /// The number of runs that the spec has: one as written, and one of each variant.
  let runs: Int
  /// The opt-outs that excuse something in this run, or may do so.
  private(set) var needed: [Line] = []
  /// The opt-outs that excuse nothing in this run.
  private(set) var idle: [Line] = []

  /// The shared opt-outs of a report; nil if the run does not decide all of them.
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

  /// The opt-outs that no run needs, of each spec of which every run was made, in the order of the runs.
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
  /// Whether a line is for all variants of a spec that has some: it stands outside of them.
  func isShared(_ origin: NavSpec.Origin) -> Bool {
    guard hasVariants else { return false }
    return origin.file > 0 || !variantLines.contains { $0.contains(origin.line) }
  }

  fileprivate func line(_ name: String, _ reason: String, _ origin: NavSpec.Origin) -> SharedAllowances.Line {
    SharedAllowances.Line(place: place(origin), text: "allow \(name) \"\(reason)\"")
  }
}

extension CheckRun {
  /// Keeps what a run says of opt-outs that it shares with others.
  mutating func keepAllowances(of human: HumanReport) {
    if let shared = SharedAllowances(human) { result.allowances.append(shared) }
  }

  /// A warning for each opt-out that no run needs; empty where only some runs were made.
  var idleAllowances: String {
    if options.isQuiet || result.isInterrupted { return "" }
    return SharedAllowances.idle(in: result.allowances).map { line in
      "\(line.place): \(style.yellow("warning")): \(line.text): "
        + "it suppresses nothing, neither as written nor in a variant; remove it\n"
    }.joined()
  }
}
