/// A coordinator library with its switches: how it reacts to events and notices.
public struct NavDialect: Hashable, Sendable {
  /// The libraries.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    /// No library: the coordinator does what its handlers say.
    case plain
    /// SwiftUI coordinators as their author intends: children on the same stack, default exits, sheets and covers.
    case coordinator
    /// The same library as it was released: version 1.0.0.
    case coordinator1 = "coordinator-1"

    /// Whether screens that the user removes have a default exit.
    public var hasExits: Bool { self != .plain }

    /// Whether it drives SwiftUI's bindings, so that UIKit's containers are nothing to it.
    public var needsBindings: Bool { self == .coordinator || self == .coordinator1 }

    /// Whether it remembers what is under way in flags.
    public var hasFlags: Bool { self == .coordinator1 }

    /// Whether the app hears when a pop finds nothing to pop.
    var refusesPopAtRoot: Bool { self == .plain }

    /// Whether the views on screen keep their coordinators alive.
    var viewsHoldCoordinators: Bool { self == .coordinator1 }
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
