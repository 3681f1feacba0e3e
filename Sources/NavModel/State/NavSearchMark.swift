/// What a search records in a world about its place in the search; not a part of the app's state.
package enum NavSearchMark: UInt8, Hashable, Sendable {
  /// The search records nothing.
  case none
  /// The app has settled and violates a property at which the search ends.
  case violating
  /// The world stands for all that would follow a violating world.
  case afterViolation
  /// The user waits until the app has settled before each further input.
  case patient
}
