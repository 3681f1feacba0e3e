/// What a comparison asks of a reference.
protocol CoordinatorReference {
  /// The screens of each layer, the lowest layer first.
  var screens: [[String]] { get }
  /// The coordinators that have not ended.
  var live: [String] { get }

  /// Whether the library's sources say what an event does in this state.
  func isSpecified(_ event: CoordinatorEvent) -> Bool

  /// Plays one event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - outerFirst: Whether the parent's view goes before the child's inside it, where both go.
  /// - Returns: What it told, in order.
  mutating func play(_ event: CoordinatorEvent, outerFirst: Bool) -> [CoordinatorOutput]
}

extension IntendedCoordinators: CoordinatorReference {
  mutating func play(_ event: CoordinatorEvent, outerFirst: Bool) -> [CoordinatorOutput] { play(event) }
}

extension ReleasedCoordinators: CoordinatorReference {
  mutating func play(_ event: CoordinatorEvent, outerFirst: Bool) -> [CoordinatorOutput] {
    platform.innerFirst = !outerFirst
    return play(event)
  }
}
