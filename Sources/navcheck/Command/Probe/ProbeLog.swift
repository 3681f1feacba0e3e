import NavModel

/// A parsed log of the probe app.
struct ProbeLog {
  /// One run of a case in the log.
  struct Run {
    var probe: ProbeCase
    /// The number of the line that begins the run.
    var line: Int
    /// The entries, in order.
    var entries: [ProbeEntry] = []

    /// Whether the log contains the end of the case.
    var isDone: Bool { entries.contains { $0.callback == .done } }
    /// Whether the user has skipped the case.
    var isSkipped: Bool { entries.contains { $0.callback == .skipped } }
  }

  /// The version of the log format.
  static let format = 1
  /// The first word of a log.
  static let title = "navcheck-probe"

  var pack: NavPlatform.Pack
  /// The version of iOS on the device.
  var system: String
  /// The version of the SDK with which the app was built; `-` if it is unknown.
  var sdk: String
  /// The recorded callbacks; nil for all.
  var recorded: Set<ProbeCallback>?
  var runs: [Run] = []

  /// The version of the rules for the comparison: the newest known version that is not newer than the system, or iOS 17
  /// for an older system.
  var version: NavPlatform.Version { Self.version(of: system) }

  /// Whether system and SDK belong to versions with different rules.
  var isMixed: Bool { sdk != "-" && Self.version(of: sdk) != version }

  /// The entries of a run that are compared.
  func compared(_ entries: [ProbeEntry]) -> [ProbeEntry] {
    entries.filter { $0.callback.isCompared(in: pack) && (recorded?.contains($0.callback) ?? true) }
  }

  private static func version(of text: String) -> NavPlatform.Version {
    let major = Int(text.prefix { $0 != "." }) ?? 0
    return NavPlatform.Version.allCases.last { $0.rawValue <= major } ?? .ios17
  }

  /// Writes entries in the log format, without times.
  static func text(_ header: String, _ runs: [(probe: ProbeCase, entries: [ProbeEntry])]) -> String {
    var lines = [header]
    for (probe, entries) in runs {
      lines.append("case \(probe.number) \(probe.name)")
      lines += entries.map { "\($0.turn.map { "\($0)" } ?? "-") - \($0.text)" }
      lines.append("- - app done")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
