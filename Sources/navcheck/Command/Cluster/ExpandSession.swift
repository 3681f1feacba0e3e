import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answers of `navcheck expand`, message by message.
///
/// It remembers that it was greeted, and nothing else: equal messages have equal answers.
struct ExpandSession {
  /// Why no further message is answered.
  enum Fault: Error, Hashable {
    /// The message cannot be read, at a byte of what follows its length.
    case malformed(MalformedFrame)
    /// The other side is of another version, spec or scope.
    case differs(String)
  }

  let hello: ExpandHello
  let expander: WorldExpander
  /// Makes the text of a report.
  let document: (NavigationReport) -> String
  private var isGreeted = false

  init(hello: ExpandHello, expander: WorldExpander, document: @escaping (NavigationReport) -> String) {
    (self.hello, self.expander, self.document) = (hello, expander, document)
  }

  /// The messages that begin an exploration: who this is, and the initial worlds.
  var launch: [ExpandFrame] { [greeting, frame(.expand, expander.launch())] }

  /// Answers a message.
  ///
  /// - Parameters:
  ///   - body: What follows the length of the message.
  ///   - position: Where that begins, for errors.
  /// - Returns: The answer.
  /// - Throws: ``Fault``.
  mutating func answer(_ body: [UInt8], at position: Int) throws(Fault) -> ExpandFrame {
    let message: ExpandFrame
    do {
      message = try ExpandFrame(body: body, at: position)
    } catch { throw .malformed(error) }
    let reader = PartReader(message, at: position)
    if message.kind == .hello {
      let other: ExpandHello = try reader.json(0)
      if let difference = hello.difference(from: other) { throw .differs(difference) }
      isGreeted = true
      return greeting
    }
    guard isGreeted else {
      throw .malformed(MalformedFrame(position: position, reason: "no hello came before"))
    }
    return try answer(message.kind, reader)
  }

  private func answer(_ kind: ExpandFrame.Kind, _ reader: PartReader) throws(Fault) -> ExpandFrame {
    switch kind {
    case .hello: return greeting
    case .expand:
      let order: Order = try reader.json(0)
      return frame(
        .expand,
        try reader.reading(1) { worlds throws(UnreadableWorld) in
          try expander.expand(worlds, at: order.level, known: order.known)
        })
    case .lead:
      let (near, far) = (Set(try reader.worlds(0)), Set(try reader.worlds(1)))
      let found = try reader.reading(2) { worlds throws(UnreadableWorld) in
        try expander.leading(worlds, to: near, orByInputTo: far)
      }
      return ExpandFrame(kind: .lead, parts: [ExpandFrame.joined(found)])
    case .ways:
      return frame(try reader.reading(0) { worlds throws(UnreadableWorld) in try expander.ways(worlds) })
    case .count:
      let tally = try reader.reading(0) { worlds throws(UnreadableWorld) in try expander.count(worlds) }
      return ExpandFrame(kind: .count, parts: [Self.json(tally)])
    case .report:
      var gathered: GatheredWorlds = try reader.json(0)
      for number in gathered.levels.indices { gathered.worlds.append(try reader.worlds(number + 1)) }
      do {
        return ExpandFrame(kind: .report, parts: [Array(document(try expander.report(of: gathered)).utf8)])
      } catch { throw .malformed(reader.mistake(0, "\(error)")) }
    }
  }

  /// What is to be known beside the worlds that are explored.
  private struct Order: Decodable {
    var level: WorldLevel
    /// The level of what was found of each property.
    var known: [String: WorldLevel]
  }

  private var greeting: ExpandFrame { ExpandFrame(kind: .hello, parts: [Self.json(hello)]) }

  private func frame(_ kind: ExpandFrame.Kind, _ successors: WorldSuccessors) -> ExpandFrame {
    let lists = zip(successors.near, successors.far).flatMap { [$0, $1] }
    return ExpandFrame(kind: kind, parts: [Self.json(successors.tally)] + lists.map(ExpandFrame.joined))
  }

  private func frame(_ ways: WorldWays) -> ExpandFrame {
    var parts = [ways.goals.flatMap(\.self), ways.concerned.flatMap(\.self)]
    for list in ways.ways {
      parts.append(list.flatMap { way in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: way.from >> $0) } })
      parts.append(ExpandFrame.joined(list.map(\.to)))
    }
    return ExpandFrame(kind: .ways, parts: parts)
  }

  private static func json(_ value: some Encodable) -> [UInt8] { Array(JSONText.of(value).utf8) }
}

/// The parts of a message, with the places where they begin.
private struct PartReader {
  private let parts: [(bytes: [UInt8], position: Int)]
  private let end: Int

  init(_ message: ExpandFrame, at position: Int) {
    var place = position + 1
    var parts: [(bytes: [UInt8], position: Int)] = []
    for part in message.parts {
      parts.append((part, place + 4))
      place += 4 + part.count
    }
    (self.parts, end) = (parts, place)
  }

  func mistake(_ number: Int, _ reason: String) -> MalformedFrame {
    MalformedFrame(position: number < parts.count ? parts[number].position : end, reason: reason)
  }

  private func part(_ number: Int) throws(ExpandSession.Fault) -> (bytes: [UInt8], position: Int) {
    if number < parts.count { return parts[number] }
    throw .malformed(mistake(number, "part \(number) is missing"))
  }

  func json<Value: Decodable>(_ number: Int) throws(ExpandSession.Fault) -> Value {
    let bytes = try part(number).bytes
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw .malformed(mistake(number, "part \(number) is not the JSON that it must be"))
    }
  }

  func worlds(_ number: Int) throws(ExpandSession.Fault) -> [[UInt8]] {
    let (bytes, position) = try part(number)
    do {
      return try ExpandFrame.parts(of: bytes[...], at: position)
    } catch { throw .malformed(error) }
  }

  /// Does something with a list of worlds; one that cannot be read is told with its place.
  func reading<Value>(
    _ number: Int, _ work: ([[UInt8]]) throws(UnreadableWorld) -> Value
  ) throws(ExpandSession.Fault) -> Value {
    let worlds = try worlds(number)
    do {
      return try work(worlds)
    } catch {
      let before = worlds[..<error.number].reduce(4) { $0 + $1.count + 4 }
      throw .malformed(
        MalformedFrame(
          position: try part(number).position + before + error.error.position,
          reason: "world \(error.number): \(error.error.reason)"))
    }
  }
}
