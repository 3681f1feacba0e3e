/// The kinds of steps that a walk prefers.
///
/// A swarm consists of a few numbers. A hash of a kind and of these numbers decides whether the swarm contains the
/// kind, so the kinds need not be known in advance.
struct Swarm: Hashable, Sendable {
  private var seed: UInt64 = 0
  /// The fraction of kinds that the swarm contains, in eighths; 8 for all kinds.
  private var eighths: UInt64 = 8
  /// Seeds of variations, each of which toggles an eighth of the kinds.
  private var flips: [UInt64] = []

  /// All kinds.
  static let everything = Swarm()

  /// An eighth, a quarter, a half or three quarters of the kinds.
  static func random(_ random: inout SeededGenerator) -> Swarm {
    Swarm(seed: random.next(), eighths: [1, 2, 4, 6][random.below(4)])
  }

  /// A variation of the swarm; a swarm with many variations is returned unchanged.
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
