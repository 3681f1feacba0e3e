/// The part of a state that a property reads in one evaluation, for engines that memoise results by reads.
enum CheckReading: Sendable, Hashable {
  /// The whole state.
  case whole
  /// One part at a time, together with the other properties that are evaluated in this way.
  case byPart
  /// One part at a time, and no other property with it.
  case byPartApart
}
