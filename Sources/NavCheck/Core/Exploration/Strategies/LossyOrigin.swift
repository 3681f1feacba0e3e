/// The predecessor of an explored state, in 8 bytes: its number, and the index of the step.
struct LossyOrigin {
  private let bits: UInt64

  private static var choiceBits: UInt64 { 24 }

  /// Creates the origin of an initial state.
  init(initial choice: Int) {
    self.init(place: 0, choice: choice)
  }

  /// Creates the origin of the target of a step from an explored state.
  init(previous: Int, choice: Int) {
    self.init(place: previous + 1, choice: choice)
  }

  private init(place: Int, choice: Int) {
    precondition(
      choice < 1 << Self.choiceBits && place < 1 << (64 - Self.choiceBits),
      "The search supports at most 2^24 steps from a state and 2^40 states.")
    bits = UInt64(place) << Self.choiceBits | UInt64(choice)
  }

  /// The explored state before, or `nil` for an initial state.
  var previous: Int? {
    let place = Int(bits >> Self.choiceBits)
    return place == 0 ? nil : place - 1
  }

  /// Which of the initial states, or of the steps, in their order.
  var choice: Int { Int(bits & (1 << Self.choiceBits - 1)) }
}
