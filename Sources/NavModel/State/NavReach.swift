/// The sites of a program that a step has reached: handlers that ran or whose condition was false, branches of `if`,
/// and created coordinators.
///
/// The set is stored as bits. It is not part of the world, and two equal steps have equal sets.
package struct NavReach: Codable, Hashable, Sendable {
  /// A site in a program.
  package enum Site: Hashable, Sendable {
    /// The body of a handler ran, by the handler's index in ``NavProgram/handlers``.
    case ran(Int)
    /// The condition of a handler was evaluated and was false, by the handler's index in ``NavProgram/handlers``.
    case closed(Int)
    /// The first (`then`) or the `else` block (`otherwise`) of an `if` ran, by the index in ``NavProgram/branches``.
    case then(Int), otherwise(Int)
    /// A coordinator was created, by the index of its declaration in ``NavProgram/coordinators``.
    case made(Int)

    /// The index of the site's bit; the kinds alternate, so that the indices stay small.
    fileprivate var number: Int {
      switch self {
      case .ran(let index): 5 * index
      case .closed(let index): 5 * index + 1
      case .then(let index): 5 * index + 2
      case .otherwise(let index): 5 * index + 3
      case .made(let index): 5 * index + 4
      }
    }
  }

  private var words: [UInt32] = []

  /// The empty set.
  package init() {}

  /// Decodes a list of 32-bit words, which every JSON library can represent.
  package init(from decoder: any Decoder) throws {
    words = try decoder.singleValueContainer().decode([UInt32].self)
  }

  /// Encodes the set as a list of 32-bit words.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  /// Adds a site.
  package mutating func insert(_ site: Site) {
    let (word, bit) = (site.number >> 5, UInt32(1) << UInt32(site.number & 31))
    while words.count <= word { words.append(0) }
    words[word] |= bit
  }

  /// Whether a site is in the set.
  package func contains(_ site: Site) -> Bool {
    let word = site.number >> 5
    return word < words.count && words[word] >> UInt32(site.number & 31) & 1 == 1
  }

  /// Adds all sites of another set.
  package mutating func formUnion(_ other: NavReach) {
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Whether the set contains every site of another set.
  package func isSuperset(of other: NavReach) -> Bool {
    other.words.indices.allSatisfy { index in
      other.words[index] & ~(index < words.count ? words[index] : 0) == 0
    }
  }
}
