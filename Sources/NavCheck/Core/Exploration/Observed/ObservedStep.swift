/// A step as it was emitted.
struct ObservedStep {
  enum Kind: Hashable {
    case normal
    case outOfBounds
    /// To a state that the limit with this number cuts off.
    case cut(UInt32)
  }

  let action: Int
  let kind: Kind
  /// Empty where the state is out of bounds, whose parts get no numbers.
  let changes: [ObservedChange]
  /// The properties, by their place among those about steps, that it breaks.
  var broken: [Int] = []
}
