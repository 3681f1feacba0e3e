/// What of a state a property looks at at once, for engines that remember answers by what was read.
enum CheckReading: Sendable, Hashable {
  /// The whole state.
  case whole
  /// One part after the other, together with all others that are judged so.
  case byPart
  /// One part after the other, alone.
  case byPartApart
}
