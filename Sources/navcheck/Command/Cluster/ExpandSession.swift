import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Computes the answers of `navcheck expand`.
///
/// The only state is whether the greeting has come, so equal messages have equal answers.
struct ExpandSession {
  /// The reason why the session ends.
  enum Fault: Error, Hashable {
    /// A message cannot be parsed; the error contains the offset of the byte.
    case malformed(MalformedFrame)
    /// The other side has another version, spec or scope; the value describes the difference.
    case differs(String)
  }

  let hello: ExpandHello
  let expander: WorldExpander
  /// Makes the text of the report.
  let document: (NavigationReport) -> String
  private var isGreeted = false

  init(hello: ExpandHello, expander: WorldExpander, document: @escaping (NavigationReport) -> String) {
    (self.hello, self.expander, self.document) = (hello, expander, document)
  }

  /// The first two answers of an exploration: the greeting and the initial worlds.
  var launch: [ExpandFrame] { [greeting, frame(.expand, expander.launch())] }

  /// Answers a message.
  ///
  /// - Parameters:
  ///   - body: The bytes after the length of the message.
  ///   - position: The offset of the body, for errors.
  /// - Returns: The answer.
  /// - Throws: ``Fault`` for a malformed message, or if the other side differs.
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
      throw .malformed(MalformedFrame(position: position, reason: "the greeting H must come first"))
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
    case .total:
      var gathered: GatheredWorlds = try reader.json(0)
      for number in reader.numbers.dropFirst() {
        gathered.add(try reader.json(number), possibilities: expander.possibilities)
      }
      return ExpandFrame(kind: .total, parts: [Self.json(gathered)])
    case .ways, .region, .back, .nearest: return try RegionMessages(expander: expander).answer(kind, reader)
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

  /// The context of an expansion besides the worlds.
  private struct Order: Decodable {
    var level: WorldLevel
    /// The level at which each property was decided.
    var known: [String: WorldLevel]
  }

  private var greeting: ExpandFrame { ExpandFrame(kind: .hello, parts: [Self.json(hello)]) }

  private func frame(_ kind: ExpandFrame.Kind, _ successors: WorldSuccessors) -> ExpandFrame {
    let lists = zip(successors.near, successors.far).flatMap { [$0, $1] }
    return ExpandFrame(kind: kind, parts: [Self.json(successors.tally)] + lists.map(ExpandFrame.joined))
  }

  static func json(_ value: some Encodable) -> [UInt8] { Array(JSONText.of(value).utf8) }
}
