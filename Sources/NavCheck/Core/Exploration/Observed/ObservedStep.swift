/// A step as it was emitted, without its action: that may name what is numbered otherwise in another state with the
/// same parts.
struct ObservedStep {
  enum Kind: Hashable {
    case normal
    case outOfBounds
    /// A step to a state that a limit of the machine truncates, by the number of the limit.
    case cut(UInt32)
  }

  let cost: Int
  let kind: Kind
  /// Empty where the state is out of bounds, whose parts get no numbers.
  let changes: [ObservedChange]
  /// The properties, by their place among those about steps, that it breaks.
  var broken: [Int] = []
}
