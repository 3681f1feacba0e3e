import Foundation
import NavModel
import Testing

/// Changes specs of the package at random, and looks whether anything crashes, hangs, or says something else when it is
/// printed or laid out.
@Suite struct `Mutations of the package's specs` {
  /// How many; the whole number is run before a release: `NAVCHECK_MUTATIONS=100000 swift test --filter Mutations`.
  private static let count =
    ProcessInfo.processInfo.environment["NAVCHECK_MUTATIONS"].flatMap { Int($0) } ?? 600

  private static func texts() throws -> [[UInt8]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".nav") && !$0.hasPrefix("invalid") }
      .map { Array(try Data(contentsOf: root.appending(path: $0))) }
  }

  /// One change of bytes, words or lines.
  private func mutated(_ text: [UInt8], with others: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    if text.isEmpty { return others.first ?? text }
    var text = text
    let newline = UInt8(ascii: "\n")
    switch Int.random(in: 0..<7, using: &random) {
    case 0: text[Int.random(in: text.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
    case 1: text.remove(at: Int.random(in: text.indices, using: &random))
    case 2:
      text.insert(
        UInt8.random(in: 32...126, using: &random), at: Int.random(in: text.indices, using: &random))
    case 3, 4:
      // A word takes the place of another, of this spec or of another one.
      let blank = UInt8(ascii: " ")
      var words = text.split(separator: blank, omittingEmptySubsequences: false)
      let source = Bool.random(using: &random) ? text : others.randomElement(using: &random) ?? text
      guard let word = source.split(separator: blank).randomElement(using: &random) else { break }
      words[Int.random(in: words.indices, using: &random)] = word
      text = Array(words.joined(separator: [blank]))
    default:
      var lines = text.split(separator: newline, omittingEmptySubsequences: false)
      let source = Bool.random(using: &random) ? text : others.randomElement(using: &random) ?? text
      guard let line = source.split(separator: newline).randomElement(using: &random) else { break }
      let place = Int.random(in: lines.indices, using: &random)
      if Bool.random(using: &random) { lines.insert(line, at: place) } else { lines[place] = line }
      text = Array(lines.joined(separator: [newline]))
    }
    return text
  }

  @Test func `are told or read, print as they say, and lie still when they are laid out twice`() throws {
    let texts = try Self.texts()
    var random = SplitMix64(state: 42)
    var failures: [String] = []
    var resolved = 0
    for round in 0..<Self.count {
      guard var text = texts.randomElement(using: &random) else { continue }
      for _ in 0...Int.random(in: 0...2, using: &random) { text = mutated(text, with: texts, &random) }
      let source = NavSource(path: "s.nav", bytes: text) { _ in
        .success(Array("part P\nopaque Auth: done\n".utf8))
      }
      let (program, diagnostics) = source.resolve()
      var isFine = program != nil || !diagnostics.isEmpty
      for diagnostic in diagnostics { isFine = isFine && !source.rendered(diagnostic).isEmpty }
      _ = source.lint()
      if let spec = NavSpec.parse(text).spec {
        isFine = isFine && NavSpec.parse(spec.printed()).spec == spec
        let once = NavSpec.formatted(text)
        isFine = isFine && once != nil && once.map { NavSpec.formatted($0.utf8) } == once
      }
      if let program, round.isMultiple(of: 10) {
        resolved += 1
        let machine = NavMachine(program)
        for world in machine.initialWorlds.prefix(2) { machine.forEachStep(from: world) { _, _ in } }
      }
      if !isFine { failures.append(String(decoding: text, as: UTF8.self)) }
    }
    #expect(failures.prefix(1) == [])
    #expect(resolved >= Self.count / 100)
  }
}

/// A small generator with a seed, so that a failure comes again.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
