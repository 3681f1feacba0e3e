import NavModel
import Testing

/// A small generator with a seed, so that a failure comes again.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct `Any bytes are read or told` {
  private static let words =
    ShowcaseTexts.everything.split { " \n".contains($0) }.map(String.init)
    + [
      "{", "}", "(", ")", "[", "]", ",", ";", ":", ".", "...", "?", "\"", "//", "///", "-", "\\", "\u{0}",
      "\r",
    ]

  /// What must be true of every text: mistakes without a spec, or a spec that its printed form gives again.
  private func check(_ bytes: [UInt8]) -> Bool {
    let (spec, diagnostics) = NavSpec.parse(bytes)
    guard diagnostics.count <= 21 else { return false }
    let places = diagnostics.filter { $0.code != "too-many-errors" }.map {
      [$0.origin.line, $0.origin.column]
    }
    guard zip(places, places.dropFirst()).allSatisfy({ $0.lexicographicallyPrecedes($1) || $0 == $1 }) else {
      return false
    }
    guard let spec else { return !diagnostics.isEmpty }
    let printed = spec.printed()
    guard diagnostics.isEmpty, let again = NavSpec.parse(printed).spec else { return false }
    return again == spec && again.printed() == printed
  }

  private func render(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for diagnostic in NavSpec.parse(bytes).diagnostics {
      let lines = diagnostic.rendered(in: text, path: "s.nav").split(separator: "\n")
      #expect(lines.count == 3 * (1 + diagnostic.notes.count))
    }
  }

  @Test func `texts of random bytes`() {
    var random = SplitMix(state: 1)
    var failures: [[UInt8]] = []
    for round in 0..<8_000 {
      let length = Int.random(in: 0...60, using: &random)
      let bytes = (0..<length).map { _ in
        round.isMultiple(of: 2)
          ? UInt8.random(in: 0...255, using: &random) : UInt8.random(in: 9...126, using: &random)
      }
      let text = round.isMultiple(of: 3) ? Array("system S\n".utf8) + bytes : bytes
      if !check(text) { failures.append(text) }
      if round.isMultiple(of: 50) { render(text) }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test func `texts of random words`() {
    var random = SplitMix(state: 2)
    var failures: [String] = []
    for round in 0..<500 {
      let length = Int.random(in: 0...40, using: &random)
      let words = (0..<length).map { _ in
        (Self.words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "\n")
      }
      let text = "system S\n" + words.joined()
      if !check(Array(text.utf8)) { failures.append(text) }
      if round.isMultiple(of: 50) { render(Array(text.utf8)) }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test("Mutations of specs", arguments: ShowcaseTexts.all.indices)
  func mutations(index: Int) {
    var random = SplitMix(state: 3 + UInt64(index))
    let original = ShowcaseTexts.all[index]
    let lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var failures: [String] = []
    var readable = 0
    for round in 0..<90 {
      var mutant = lines
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        mutate(&mutant, using: &random)
      }
      let text = mutant.joined(separator: "\n")
      if !check(Array(text.utf8)) { failures.append(text) }
      if round.isMultiple(of: 2), NavSpec.parse(text).spec != nil { readable += 1 }
      if round.isMultiple(of: 50) { render(Array(text.utf8)) }
    }
    #expect(failures.prefix(3) == [])
    // Some mutants are specs themselves, or the mutations would show nothing about printing.
    #expect(readable > 3)
  }

  private func mutate(_ lines: inout [String], using random: inout SplitMix) {
    guard let row = lines.indices.randomElement(using: &random) else { return }
    let other = lines.indices.randomElement(using: &random) ?? row
    var words = lines[row].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let place = words.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.remove(at: row)
    case 1: lines.insert(lines[other], at: row)
    case 2: lines.swapAt(row, other)
    case 3: words.remove(at: place)
    case 4: words.insert(Self.words.randomElement(using: &random) ?? "", at: place)
    case 5: words.insert(words[place], at: place)
    case 6: words[place] = String(words[place].dropLast())
    default: words[place] = Self.words.randomElement(using: &random) ?? ""
    }
    if lines.indices.contains(row), !words.isEmpty { lines[row] = words.joined(separator: " ") }
  }

  /// How long it takes to read a text, the best of two.
  private func time(_ bytes: [UInt8]) -> Duration {
    (0..<2).map { _ in
      ContinuousClock().measure { _ = NavSpec.parse(bytes) }
    }.min() ?? .zero
  }

  @Test(
    "Noise takes time linear in its length",
    arguments: [
      "\u{0}", "(", "{\n", "a", "a ", "1", "\"", "// x\n", "/// x\n", "system S\n", "a.", "x-", "}", "£",
      "\n", "a,\n",
    ])
  func noise(piece: String) {
    func bytes(_ count: Int) -> [UInt8] {
      let unit = Array(piece.utf8)
      return Array("system S\n".utf8) + (0..<(count / unit.count)).flatMap { _ in unit }
    }
    let (short, long) = (bytes(5_000), bytes(50_000))
    #expect(check(long))
    let (one, ten) = (time(short), time(long))
    #expect(ten < one * 40 + .milliseconds(100))
  }

  @Test func `a long spec takes time linear in its length`() throws {
    func spec(_ count: Int) -> String {
      "system S\n\n"
        + (0..<count).map { "coordinator C\($0) {\n  screen s { on tap x when a == \($0) { push s } }\n}\n" }
        .joined(separator: "\n")
    }
    let text = spec(2_000)
    let (one, ten) = (time(Array(spec(200).utf8)), time(Array(text.utf8)))
    #expect(ten < one * 40 + .milliseconds(100))
    #expect(try #require(NavSpec.parse(text).spec).printed() == text)
  }

  @Test func `10 MB of noise are refused at once, and 4 MB read in bounded time`() {
    var random = SplitMix(state: 9)
    var noise: [UInt8] = []
    for _ in 0..<(NavSpec.largestText / 8) {
      let word = random.next()
      for shift in stride(from: 0, to: 64, by: 8) { noise.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    #expect(time(noise) < .seconds(1))
    #expect(check(noise))
    let large = noise + noise + noise
    #expect(large.count > 10_000_000)
    #expect(NavSpec.parse(large).diagnostics.map(\.code) == ["too-large"])
  }
}
