import NavCheck

/// The complete set of shards of one run.
struct ShardSet {
  /// The reason why files are not exactly the shards of one run.
  struct Mistake: Error {
    var message: String
  }

  /// One of the shards, for the values that are equal in all of them.
  let any: ShardReport
  /// The results of all units, in the order of the specs.
  let pieces: [ShardReport.Piece]

  /// Compares the shards.
  ///
  /// - Parameter files: The paths and reports; at least one.
  /// - Throws: ``Mistake`` with the file, shard, spec or unit that is missing, repeated or different.
  init(_ files: [(path: String, report: ShardReport)]) throws(Mistake) {
    let first = files[0]
    for file in files {
      try Self.compare(file.path, file.report, with: first.path, first.report)
    }
    try Self.checkCompleteness(files.map { ($0.path, $0.report.shard) })
    for file in files {
      try Self.compare(file.report.specs, of: file.path, with: first.report.specs, of: first.path)
    }
    any = first.report
    pieces = try Self.pieces(of: files)
  }

  /// Checks that each shard occurs exactly once.
  ///
  /// - Parameter shards: Each shard with its file or folder.
  /// - Throws: ``Mistake`` with the missing or repeated shard.
  static func checkCompleteness(_ shards: [(path: String, shard: CheckShard)]) throws(Mistake) {
    var paths: [CheckShard: String] = [:]
    for (path, shard) in shards {
      if let odd = shards.first(where: { $0.shard.count != shard.count }) {
        throw Mistake(
          message:
            "'\(odd.path)' is shard \(odd.shard), but '\(path)' is shard \(shard): they belong to different runs"
        )
      }
      if let other = paths.updateValue(path, forKey: shard) {
        throw Mistake(message: "shard \(shard) has two reports: '\(other)' and '\(path)'")
      }
    }
    let missing = (shards.first?.shard.siblings ?? []).filter { paths[$0] == nil }.map(\.description)
    if missing.isEmpty { return }
    throw Mistake(
      message: "shard\(missing.count == 1 ? "" : "s") \(missing.joined(separator: ", ")) "
        + (missing.count == 1 ? "is missing" : "are missing"))
  }

  private static func compare(
    _ path: String, _ report: ShardReport, with otherPath: String, _ other: ShardReport
  ) throws(Mistake) {
    let title = "'\(path)' (shard \(report.shard))"
    if report.tool != other.tool {
      throw Mistake(
        message: "\(title) was written by navcheck \(report.tool), but '\(otherPath)' by \(other.tool): "
          + "run all shards with one version")
    }
    if report.verb != other.verb || report.arguments != other.arguments {
      throw Mistake(
        message: "\(title) was run with '\(commandLine(of: report))', but '\(otherPath)' with "
          + "'\(commandLine(of: other))': run all shards with the same arguments")
    }
    if report.pieces.contains(where: \.result.isInterrupted) {
      throw Mistake(message: "\(title) was interrupted: run it again")
    }
  }

  private static func commandLine(of report: ShardReport) -> String {
    ([report.verb] + report.arguments.filter { $0 != "--" }.map(SpecFiles.shown)).joined(separator: " ")
  }

  private static func compare(
    _ specs: [ShardReport.Spec], of path: String, with others: [ShardReport.Spec], of otherPath: String
  ) throws(Mistake) {
    let known = Dictionary(others.map { ($0.path, $0) }) { first, _ in first }
    for spec in specs {
      guard let other = known[spec.path] else {
        throw Mistake(message: "'\(spec.path)' is a spec of '\(path)', but not of '\(otherPath)'")
      }
      if spec.text != other.text || spec.units != other.units {
        throw Mistake(
          message: "'\(spec.path)' had different texts in '\(path)' and in '\(otherPath)': "
            + "run all shards on one version of the specs")
      }
    }
    let own = Set(specs.map(\.path))
    if let missing = others.first(where: { !own.contains($0.path) }) {
      throw Mistake(message: "'\(missing.path)' is a spec of '\(otherPath)', but not of '\(path)'")
    }
  }

  private static func pieces(
    of files: [(path: String, report: ShardReport)]
  ) throws(Mistake) -> [ShardReport.Piece] {
    var found: [String: (path: String, piece: ShardReport.Piece)] = [:]
    for (path, report) in files {
      for piece in report.pieces {
        if let other = found.updateValue((path, piece), forKey: piece.unit) {
          throw Mistake(message: "'\(piece.unit)' has two results: in '\(other.path)' and in '\(path)'")
        }
      }
    }
    var pieces: [ShardReport.Piece] = []
    for unit in files[0].report.specs.flatMap(\.units) {
      guard let piece = found.removeValue(forKey: unit) else {
        let owner = files[0].report.shard.owner(of: unit)
        throw Mistake(message: "'\(unit)' is missing in the report of shard \(owner)")
      }
      pieces.append(piece.piece)
    }
    if let odd = found.min(by: { $0.key < $1.key }) {
      throw Mistake(message: "'\(odd.key)' of '\(odd.value.path)' belongs to none of the specs")
    }
    return pieces
  }
}
