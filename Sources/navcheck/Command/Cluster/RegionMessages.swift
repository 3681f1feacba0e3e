import NavCheck

/// The messages that compute reachability backwards.
///
/// Numbers have four bytes, big-endian. A region has three parts: the property bits of its worlds, the offset of each
/// world's predecessors, and the predecessors, each a partition and a number. An entry of the news is a number and
/// bits.
struct RegionMessages {
  let expander: WorldExpander

  private struct Place: Decodable {
    var partition: UInt32
    var first: UInt32
  }

  /// Answers a message.
  ///
  /// - Throws: ``ExpandSession/Fault/malformed(_:)`` for a part that cannot be parsed.
  func answer(_ kind: ExpandFrame.Kind, _ reader: PartReader) throws(ExpandSession.Fault) -> ExpandFrame {
    if kind == .ways {
      let place: Place = try reader.json(0)
      let ways = try reader.reading(1) { worlds throws(UnreadableWorld) in
        try expander.ways(worlds, from: WorldPlace(partition: place.partition, number: place.first))
      }
      return ExpandFrame(kind: kind, parts: ways.map { ExpandFrame.joined($0.map(Self.bytes)) })
    }
    // The first part is the context; the worlds of each level follow.
    let levels: [WorldLevel] = try reader.json(0)
    guard reader.numbers.count > levels.count else {
      throw .malformed(reader.mistake(0, "there are \(levels.count) levels, but fewer parts with worlds"))
    }
    let (known, worlds) = (
      reader.numbers.dropLast(levels.count).dropFirst(), reader.numbers.suffix(levels.count)
    )
    switch kind {
    case .region: return try region(worlds, known, reader)
    case .back:
      let (region, reached) = try regionAndReached(reader)
      var found = reached
      var news: [WorldNews] = []
      for number in known.dropFirst(2) { news += try self.news(number, of: region, reader) }
      let told = region.spread(news, into: &found, partitions: expander.partitions)
      return ExpandFrame(kind: kind, parts: [[], found] + told.map(Self.bytes))
    default:
      let (region, reached) = try regionAndReached(reader)
      var lists: [(level: WorldLevel, worlds: [[UInt8]])] = []
      for (level, number) in zip(levels, worlds) { lists.append((level, try reader.worlds(number))) }
      guard lists.reduce(0, { $0 + $1.worlds.count }) * expander.bitBytes == region.concerned.count else {
        throw .malformed(reader.mistake(1, "the region belongs to other worlds"))
      }
      return ExpandFrame(kind: kind, parts: [ExpandSession.json(expander.traps(lists, region, reached))])
    }
  }

  private func region(
    _ levels: Range<Int>, _ known: Range<Int>, _ reader: PartReader
  ) throws(ExpandSession.Fault) -> ExpandFrame {
    var (worlds, ways) = ([[UInt8]](), [WorldWay]())
    for number in levels { worlds += try reader.worlds(number) }
    for number in known {
      for bytes in try reader.worlds(number) {
        guard bytes.count >= 8 else {
          throw .malformed(reader.mistake(number, "the source of a way must have 8 bytes"))
        }
        let numbers = Self.numbers(bytes.prefix(8))
        ways.append(
          WorldWay(
            source: WorldPlace(partition: numbers[0], number: numbers[1]), target: Array(bytes.dropFirst(8))))
      }
    }
    do {
      let (region, reached, news) = try expander.region(worlds, ways)
      return ExpandFrame(kind: .region, parts: [Self.bytes(region), reached] + news.map(Self.bytes))
    } catch {
      throw .malformed(reader.mistake(levels.first ?? 0, "\(error)"))
    }
  }

  private func regionAndReached(_ reader: PartReader) throws(ExpandSession.Fault) -> (WorldRegion, [UInt8]) {
    let parts = try reader.worlds(1)
    let reached = try reader.part(2).bytes
    guard parts.count == 3, parts[1].count.isMultiple(of: 4), parts[2].count.isMultiple(of: 8) else {
      throw .malformed(
        reader.mistake(
          1, "a region must have three parts: bits, offsets of 4 bytes and sources of 8 bytes"))
    }
    let numbers = Self.numbers(parts[2][...])
    let sources = stride(from: 0, to: numbers.count, by: 2).map {
      WorldPlace(partition: numbers[$0], number: numbers[$0 + 1])
    }
    let region = WorldRegion(
      width: expander.bitBytes, concerned: parts[0], starts: Self.numbers(parts[1][...]), sources: sources,
      partitions: expander.partitions)
    guard let region, reached.count == region.count * expander.bitBytes else {
      throw .malformed(reader.mistake(1, "the parts of a region do not fit together"))
    }
    return (region, reached)
  }

  private func news(
    _ number: Int, of region: WorldRegion, _ reader: PartReader
  ) throws(ExpandSession.Fault) -> [WorldNews] {
    let (bytes, width) = (try reader.part(number).bytes, 4 + expander.bitBytes)
    guard bytes.count.isMultiple(of: width) else {
      throw .malformed(reader.mistake(number, "each entry of the news must have \(width) bytes"))
    }
    var news: [WorldNews] = []
    for place in stride(from: 0, to: bytes.count, by: width) {
      let world = Self.numbers(bytes[place..<(place + 4)])[0]
      guard world < region.count else {
        throw .malformed(reader.mistake(number, "there is no world \(world); the region has \(region.count)"))
      }
      news.append(WorldNews(number: world, goals: Array(bytes[(place + 4)..<(place + width)])))
    }
    return news
  }

  // MARK: Bytes

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func bytes(_ way: WorldWay) -> [UInt8] {
    bytes(way.source.partition) + bytes(way.source.number) + way.target
  }

  private static func bytes(_ news: [WorldNews]) -> [UInt8] { news.flatMap { bytes($0.number) + $0.goals } }

  private static func bytes(_ region: WorldRegion) -> [UInt8] {
    ExpandFrame.joined([
      region.concerned, region.starts.flatMap { bytes($0) },
      region.sources.flatMap { bytes($0.partition) + bytes($0.number) },
    ])
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map {
      UInt32(ExpandFrame.length(bytes[$0..<($0 + 4)]))
    }
  }
}
