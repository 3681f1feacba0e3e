/// The part of a state that a property reads in one evaluation, for engines that memoise results by reads.
enum CheckReading: Sendable, Hashable {
  /// The whole state.
  case whole
  /// One part after the other, together with all others that are judged so.
  case byPart
  /// One part after the other, alone.
  case byPartApart
}
