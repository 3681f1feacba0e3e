import NavCheck
import NavModel

/// What one shard of a run has found, as `--format shard` writes it and `merge` reads it.
///
/// It holds what people read as well as what programs do, piece by piece, so that the pieces of all shards in the order of the
/// specs are the one run. Another meaning of a field is another version.
struct ShardReport: Codable, Sendable {
  /// The version of the form that is written.
  static let currentVersion = 1

  /// A spec of the whole run, whichever shard looked at it.
  struct Spec: Codable, Hashable, Sendable {
    var path: String
    /// A hash of its text and of the parts that it uses.
    var text: String
    /// The names of its units of work, in order.
    var units: [String] = []
  }

  /// What became of a unit of work.
  struct Piece: Codable, Sendable {
    var unit: String
    /// What people read of it.
    var text: String
    /// What was told on stderr.
    var errors: String
    var result: CheckResult
  }

  /// The version of the form.
  var version = currentVersion
  /// The version of the tool.
  var tool = NavCheckVersion.current
  var shard: CheckShard
  var verb: String
  /// The command line but for the shard and where reports go.
  var arguments: [String]
  /// Every spec of the whole run, in the order of the files.
  var specs: [Spec] = []
  /// What this shard has done, in the same order.
  var pieces: [Piece] = []

  /// A report of nothing yet.
  init(_ options: CheckOptions) {
    shard = options.shard ?? .whole
    verb = (options.simulation == nil ? CommandVerb.check : .simulate).rawValue
    arguments = options.given
  }

  /// Begins a spec.
  mutating func add(_ path: String, files: [NavSource.File]) {
    specs.append(
      Spec(path: path, text: StableHash.ofTexts(files.flatMap { [Array($0.path.utf8), $0.bytes] })))
  }

  /// Adds a unit of work to the spec that was begun last.
  mutating func add(unit: String) { specs[specs.count - 1].units.append(unit) }

  /// Adds what became of a unit.
  mutating func add(_ piece: Piece) { pieces.append(piece) }

  /// Adds what was done of later specs.
  mutating func add(_ other: ShardReport) {
    specs += other.specs
    pieces += other.pieces
  }
}
