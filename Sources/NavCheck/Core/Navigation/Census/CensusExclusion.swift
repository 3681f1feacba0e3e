package import NavModel

/// An input, an answer or a bound that excludes steps, with the number of worlds that are left without those steps.
package struct CensusExclusion: Hashable, Sendable {
  /// The input, such as `tap open @ App.home`, or the header, such as `bound stack 3`.
  package let text: String
  /// The location of the declaration; nil for a gesture of the platform and for a header.
  package let origin: NavSpec.Origin?
  /// The number of worlds that are reachable without the steps.
  package let left: Int
  /// Whether each screen that is visible in some world is also visible in one of those.
  package let keepsScreens: Bool
}
