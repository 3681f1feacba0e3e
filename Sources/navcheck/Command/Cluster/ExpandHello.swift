import NavCheck
import NavModel

/// Who a process is that expands worlds: equal ones give equal answers.
struct ExpandHello: Codable, Hashable {
  /// The version of the messages.
  static let currentVersion = 1

  var version = currentVersion
  var tool = NavCheckVersion.current
  /// The version of worlds in bytes.
  var coding = NavWorld.encodingVersion
  /// A hash of the text of the spec and its parts, with the variant and the parameters.
  var spec: String
  var scope: String
  var partitions: Int
  /// The properties that ask what stays possible, in the order of the bits that stand for them.
  var possibilities: [String]

  /// The hello of a program.
  ///
  /// - Parameters:
  ///   - expander: The program.
  ///   - source: Its text.
  ///   - settings: The parameters of the system that were given other values.
  init(_ expander: WorldExpander, _ source: NavSource, _ settings: [NavSpec.Setting]) {
    let words = [expander.check.program.variant ?? ""] + settings.map { "\($0.name)=\($0.value)" }
    spec = StableHash.ofTexts(source.files.map(\.bytes) + words.map { Array($0.utf8) })
    scope =
      "\(expander.check.program.platform.pack.rawValue) \(expander.check.program.platform.version.name), "
      + expander.check.scope
    partitions = expander.partitions
    possibilities = expander.possibilities
  }

  /// What is not the same in another process, in a sentence; nil if all is.
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
