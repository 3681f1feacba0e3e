/// A coordinator library with its switches: how it reacts to events and notices.
public struct NavDialect: Hashable, Sendable {
  /// The libraries.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    /// No library: the coordinator does what its handlers say.
    case plain
    /// SwiftUI coordinators as their author intends: children on the same stack, default exits, sheets and covers.
    case coordinator
  }

  /// The library.
  public var library: Library
  /// The switches that a spec sets; the others have the library's value.
  public var overrides: [Switch: Bool] = [:]

  /// Makes a library with its own values for every switch.
  public init(library: Library) {
    self.library = library
  }

  /// The value of a switch: the spec's, else the library's.
  public subscript(_ option: Switch) -> Bool {
    overrides[option] ?? option.defaultValue
  }
}
