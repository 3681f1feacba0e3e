import NavCheck
import NavModel

/// The report of one shard, which `--format shard` writes and `merge` reads.
///
/// It contains the human-readable text and the results of each unit, so that the units of all shards, in the order of
/// the specs, make up the whole run. A change in the meaning of a field needs a new version.
struct ShardReport: Codable, Sendable {
  /// The version of the format that this navcheck writes.
  static let currentVersion = 1

  /// A spec of the whole run, regardless of the shard that has checked it.
  struct Spec: Codable, Hashable, Sendable {
    var path: String
    /// A hash of the spec's text and of its parts.
    var text: String
    /// The names of the spec's units of work, in order.
    var units: [String] = []
  }

  /// The results of a unit of work.
  struct Piece: Codable, Sendable {
    var unit: String
    /// The human-readable text.
    var text: String
    /// The messages on stderr.
    var errors: String
    var result: CheckResult
  }

  /// The version of the format.
  var version = currentVersion
  /// The version of navcheck.
  var tool = NavCheckVersion.current
  var shard: CheckShard
  var verb: String
  /// The arguments, without the shard and the destinations of reports.
  var arguments: [String]
  /// All specs of the whole run, in the order of the files.
  var specs: [Spec] = []
  /// The units that this shard has run, in the same order.
  var pieces: [Piece] = []

  /// Makes an empty report.
  init(_ options: CheckOptions) {
    shard = options.shard ?? .whole
    verb = (options.simulation == nil ? CommandVerb.check : .simulate).rawValue
    arguments = options.given
  }

  /// Adds a spec.
  mutating func add(_ path: String, files: [NavSource.File]) {
    specs.append(
      Spec(path: path, text: StableHash.ofTexts(files.flatMap { [Array($0.path.utf8), $0.bytes] })))
  }

  /// Adds the name of a unit of work to the last spec.
  mutating func add(unit: String) { specs[specs.count - 1].units.append(unit) }

  /// Adds the results of a unit.
  mutating func add(_ piece: Piece) { pieces.append(piece) }

  /// Adds the report of later specs.
  mutating func add(_ other: ShardReport) {
    specs += other.specs
    pieces += other.pieces
  }
}
