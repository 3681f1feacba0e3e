/// An estimate of the states that a search omitted because it stores hashes in place of states.
///
/// The search takes a new state for a visited one with a probability *q*. With hashes of *b* bits and *i* stored
/// states, *q* is *i* / 2^*b*. With a bit table of which a fraction *f* is set and *k* bits for each state, *q* is
/// *f*^*k* + *i* / 2^64, since the bits are chosen by a hash of 64 bits. So each explored state accounts for
/// *q* / (1 - *q*) omitted states on average, and the probability that no state was omitted is the product of 1 - *q*
/// over all explored states.
///
/// The estimate assumes an ideal hash. It does not count states that are reachable only through an omitted state.
///
/// Sources: P. Wolper, D. Leroy, "Reliable Hashing without Collision Detection" (CAV 1993) and U. Stern, D. L. Dill,
/// "Improved Probabilistic Verification by Hash Compaction" (CHARME 1995) for hashes; B. H. Bloom, "Space/Time
/// Trade-offs in Hash Coding with Allowable Errors" (CACM 1970) and G. J. Holzmann, "An Analysis of Bitstate Hashing"
/// (Formal Methods in System Design, 1998) for bit tables.
public struct CheckOmission: Sendable, Hashable {
  /// The data that a search stores in place of a state.
  public enum Technique: Sendable, Hashable, CustomStringConvertible {
    /// The given number of bits of each state's fingerprint.
    case hashCompaction(bits: Int)
    /// A number of bits (`hashes`) that are set for each state in a table of `bytes` bytes.
    case bitstate(bytes: Int, hashes: Int)

    /// The name of the technique with its parameters.
    public var description: String {
      switch self {
      case .hashCompaction(let bits): "hashes of \(bits) \(bits == 1 ? "bit" : "bits")"
      case .bitstate(let bytes, let hashes):
        "\(hashes) \(hashes == 1 ? "bit" : "bits") a state in a table of \(bytes) \(bytes == 1 ? "byte" : "bytes")"
      }
    }
  }

  /// The data that the search stored in place of each state.
  public let technique: Technique

  /// The expected number of omitted states, not counting those that are reachable only through omitted states.
  public private(set) var expectedStates = 0.0

  /// The probability that at least one state was omitted, 0 to 1.
  public private(set) var probability = 0.0

  /// The probability that the search would omit one more new state, 0 to 1.
  public private(set) var nextChance = 0.0

  init(_ technique: Technique) {
    self.technique = technique
  }

  /// Records an explored state, with the probability that it had of being omitted.
  mutating func add(chance: Double) {
    expectedStates += chance / (1 - chance)
    // Not as one minus a product: chances are far below what is left of 1 in a floating-point number.
    probability += (1 - probability) * chance
  }

  mutating func close(chance: Double) { nextChance = chance }
}

extension CheckOmission: CustomStringConvertible {
  /// The reason why no property is reported as holding.
  var reason: String { "states may be omitted (\(technique))" }

  /// The technique, the expected number of omitted states and the probabilities of omissions, in one line.
  public var description: String {
    "\(reason): expected number \(Self.short(expectedStates)), probability of at least one "
      + "\(Self.short(probability)), probability for the next new state \(Self.short(nextChance))"
  }

  /// The nearest whole number to a positive one, without the mathematics library, which clients need not link.
  private static func nearest(_ value: Double) -> Int { Int(value + 0.5) }

  /// A number with two digits that count: `0`, `12`, `0.034`, `5.6e-12`.
  static func short(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value >= 9.95 { return value < 1e18 ? "\(nearest(value))" : "more than 1e18" }
    var places = 0
    var scaled = value
    while scaled < 9.95 {
      scaled *= 10
      places += 1
    }
    // Two digits now: the value is so many units of the last decimal place.
    let digits = nearest(scaled)
    if places > 4 {
      return "\(digits / 10)" + (digits % 10 == 0 ? "" : ".\(digits % 10)") + "e-\(places - 1)"
    }
    let padded = String(repeating: "0", count: max(0, places - 1)) + "\(digits)"
    var text = "\(padded.dropLast(places)).\(padded.suffix(places))"
    while text.last == "0" { text.removeLast() }
    return text.last == "." ? String(text.dropLast()) : text
  }
}
