import NavModel

/// A log that the probe app has written.
struct ProbeLog {
  /// One case of the log.
  struct Run {
    var probe: ProbeCase
    /// The line that begins it.
    var line: Int
    /// All of its entries, in order.
    var entries: [ProbeEntry] = []

    /// Whether the app has written that the case is over.
    var isDone: Bool { entries.contains { $0.callback == .done } }
    /// Whether the person has left the case out.
    var isSkipped: Bool { entries.contains { $0.callback == .skipped } }
  }

  /// The version of the format.
  static let format = 1
  /// The word that a log begins with.
  static let title = "navcheck-probe"

  var pack: NavPlatform.Pack
  /// The version of iOS on the device.
  var system: String
  /// The version of the SDK that the app was built with; `-` where it is not known.
  var sdk: String
  /// What the log records; nil for everything.
  var recorded: Set<ProbeCallback>?
  var runs: [Run] = []

  /// The version whose rules the log is compared with: the newest known one that is not newer than the system.
  var version: NavPlatform.Version { Self.version(of: system) }

  /// Whether system and SDK are of versions with different rules.
  var isMixed: Bool { sdk != "-" && Self.version(of: sdk) != version }

  /// The entries of a run that are compared.
  func compared(_ entries: [ProbeEntry]) -> [ProbeEntry] {
    entries.filter { $0.callback.isCompared(in: pack) && (recorded?.contains($0.callback) ?? true) }
  }

  private static func version(of text: String) -> NavPlatform.Version {
    let major = Int(text.prefix { $0 != "." }) ?? 0
    return NavPlatform.Version.allCases.last { $0.rawValue <= major } ?? .ios17
  }

  /// Writes entries as the app does; times are left open.
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
