/// The places of a program that a step has come to: handlers that ran or were closed, blocks of `if` that were taken,
/// coordinators that were made.
///
/// A set of small numbers. It is no part of the world, and two equal steps have equal sets.
package struct NavReach: Codable, Hashable, Sendable {
  /// Something that can be come to.
  package enum Site: Hashable, Sendable {
    /// The body of a handler, by its index in ``NavProgram/handlers``.
    case ran(Int)
    /// The condition of a handler was asked, and was false.
    case closed(Int)
    /// The block of an `if` that runs where its condition is true, or where it is false; an index in ``NavProgram/branches``.
    case then(Int), otherwise(Int)
    /// A coordinator of this declaration was made.
    case made(Int)

    /// Its number: the sorts take turns, so that numbers stay small.
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

  /// Reads a list of words of 32 bits each, which any JSON library can hold.
  package init(from decoder: any Decoder) throws {
    words = try decoder.singleValueContainer().decode([UInt32].self)
  }

  /// Writes a list of words of 32 bits each.
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

  /// Whether another set has no site that this one has not.
  package func isSuperset(of other: NavReach) -> Bool {
    other.words.indices.allSatisfy { index in
      other.words[index] & ~(index < words.count ? words[index] : 0) == 0
    }
  }
}
