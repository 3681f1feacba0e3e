import NavCheck
import NavModel

/// The identity of a process that expands worlds; processes with equal identities give equal answers.
struct ExpandHello: Codable, Hashable {
  /// The version of the message format.
  static let currentVersion = 1

  var version = currentVersion
  var tool = NavCheckVersion.current
  /// The version of the encoding of worlds.
  var coding = NavWorld.encodingVersion
  /// A hash of the text of the spec and its parts, with the variant and the parameters.
  var spec: String
  var scope: String
  var partitions: Int
  /// The reachability properties, in the order of their bits.
  var possibilities: [String]

  /// Makes the identity of a program.
  ///
  /// - Parameters:
  ///   - expander: The program.
  ///   - source: The text of the program.
  ///   - settings: The values for parameters of the system.
  init(_ expander: WorldExpander, _ source: NavSource, _ settings: [NavSpec.Setting]) {
    let words = [expander.check.program.variant ?? ""] + settings.map { "\($0.name)=\($0.value)" }
    spec = StableHash.ofTexts(source.files.map(\.bytes) + words.map { Array($0.utf8) })
    scope =
      "\(expander.check.program.platform.pack.rawValue) \(expander.check.program.platform.version.name), "
      + expander.check.scope
    partitions = expander.partitions
    possibilities = expander.possibilities
  }

  /// Returns a sentence about the first difference from another process; nil if both are equal.
  func difference(from other: ExpandHello) -> String? {
    let rows = [
      ("version of the messages", "\(version)", "\(other.version)"),
      ("version of navcheck", tool, other.tool),
      ("coding of worlds", "\(coding)", "\(other.coding)"), ("text of the spec", spec, other.spec),
      ("scope", scope, other.scope), ("number of partitions", "\(partitions)", "\(other.partitions)"),
    ]
    guard let row = rows.first(where: { $0.1 != $0.2 }) else {
      return self == other ? nil : "the two sides check different properties"
    }
    return "the \(row.0) differs: \(row.1) here, \(row.2) on the other side"
  }
}
