import NavModel

/// The dimensions that hold what a bug leaves behind in settled worlds: stale beliefs and coordinators that have ended.
///
/// In a world in motion, a belief may differ from the screen for a while.
struct CensusRemains {
  /// The dimensions, in the order in which the search finds them; at most 64.
  private(set) var all: [NavDimension] = []
  private var bits: [NavDimension: UInt64] = [:]

  /// Returns the bits of the dimensions that hold what is left behind.
  mutating func bits(of dimensions: some Sequence<NavDimension>) -> UInt64 {
    dimensions.reduce(0) { $0 | bit(of: $1) }
  }

  private mutating func bit(of dimension: NavDimension) -> UInt64 {
    if let known = bits[dimension] { return known }
    switch dimension {
    case .staleLayers, .staleLayer, .stalePaths, .endedCoordinators: break
    default: return 0
    }
    guard all.count < UInt64.bitWidth else { return 0 }
    bits[dimension] = 1 << UInt64(all.count)
    all.append(dimension)
    return bits[dimension] ?? 0
  }
}
