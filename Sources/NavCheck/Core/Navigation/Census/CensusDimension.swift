package import NavModel

/// A dimension in which worlds differ, with the number of worlds that are left without it.
package struct CensusDimension: Hashable, Sendable {
  /// The dimension.
  package let dimension: NavDimension
  /// The dimension in the words of the spec, such as `tab home of App.main`.
  package let text: String
  /// The dimension that contains this one; nil for one of its own.
  package let group: NavDimension?
  /// The location of the declaration; nil if nothing declares the dimension.
  package let origin: NavSpec.Origin?
  /// The number of different worlds that are left after the dimension is erased.
  package let left: Int
}
