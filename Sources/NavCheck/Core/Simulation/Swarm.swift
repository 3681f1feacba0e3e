/// The kinds of steps that a walk does without.
///
/// It is a value of a few numbers: whether it has a kind is decided by hashes of both, so kinds need not be known
/// beforehand.
struct Swarm: Hashable, Sendable {
  private var seed: UInt64 = 0
  /// How many eighths of the kinds it has; 8 for all.
  private var eighths: UInt64 = 8
  /// Each changes its mind about an eighth of the kinds.
  private var flips: [UInt64] = []

  /// All kinds.
  static let everything = Swarm()

  /// An eighth, a quarter, a half or three quarters of the kinds.
  static func random(_ random: inout SeededGenerator) -> Swarm {
    Swarm(seed: random.next(), eighths: [1, 2, 4, 6][random.below(4)])
  }

  /// One that differs a little; a parent that has changed often is left as it is.
  func varied(_ random: inout SeededGenerator) -> Swarm {
    var child = self
    if flips.count < 8 { child.flips.append(random.next()) }
    return child
  }

  /// Whether it has a kind.
  func has(_ kind: String) -> Bool {
    if self == .everything { return true }
    let hash = StableHash.of(kind)
    var has = Self.bits(seed, hash) & 7 < eighths
    for flip in flips where Self.bits(flip, hash) & 7 == 0 { has.toggle() }
    return has
  }

  private static func bits(_ seed: UInt64, _ hash: UInt64) -> UInt64 {
    var mixer = SeededGenerator(seed: seed, stream: hash)
    return mixer.next() >> 32
  }
}
