package import NavModel

/// A change of one line of the spec, and the number of worlds that it leaves.
package struct CensusSaving: Hashable, Sendable {
  /// What the line declares, such as `event pushed`; for a header, the header to write.
  package let text: String
  /// A sentence about the bound or guard to write.
  package let advice: String
  /// The location of the line; nil for a header.
  package let origin: NavSpec.Origin?
  /// The number of worlds that are left.
  package let left: Int
}
