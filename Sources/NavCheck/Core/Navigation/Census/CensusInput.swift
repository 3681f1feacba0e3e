package import NavModel

/// An input or an answer of an effect, with the number of worlds that are left without it.
package struct CensusInput: Hashable, Sendable {
  /// The input, such as `tap open @ App.home`.
  package let text: String
  /// The location of the declaration; nil for a gesture of the platform.
  package let origin: NavSpec.Origin?
  /// The number of worlds that are reachable without it.
  package let left: Int
  /// Whether each screen that is visible in some world is also visible in one of those.
  package let keepsScreens: Bool
}
