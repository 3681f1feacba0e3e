/// An emitted step without its action, since an action may name instances that have other numbers in another state
/// with the same parts.
struct ObservedStep {
  enum Kind: Hashable {
    case normal
    case outOfBounds
    /// A step to a state that a limit of the machine truncates, by the number of the limit.
    case cut(UInt32)
  }

  let cost: Int
  let kind: Kind
  /// The changes of the step; empty if the state is out of bounds, since its parts are not interned.
  let changes: [ObservedChange]
  /// The violated step properties, by their indices among the step properties.
  var broken: [Int] = []
}
