/// A coordinator library: how it reacts to events and notices.
public enum NavDialect: String, Hashable, Sendable, CaseIterable {
  /// No library: the coordinator does what its handlers say.
  case plain
  /// SwiftUI coordinators as their author intends: children on the same stack, default exits, sheets and covers.
  case coordinator
}
