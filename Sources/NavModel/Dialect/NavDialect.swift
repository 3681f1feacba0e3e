/// A coordinator library with its switches: how it reacts to events and notices.
public struct NavDialect: Hashable, Sendable {
  /// The libraries by the name that a spec gives them.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    case plain
    case coordinator
    case coordinator1 = "coordinator-1"
    case feedback
    case feedbackLoop = "feedback-loop"
    case rxflow2018 = "rxflow-2018"
    case rxflow1 = "rxflow-1"
    case rxflow2 = "rxflow-2"
    case screenTree = "screen-tree"
  }

  /// The library.
  public var library: Library
  /// The switches that a spec sets, as positions among their values; the others have the library's value.
  public var overrides: [Switch: Int] = [:]

  /// Makes a library with its own values for every switch.
  public init(library: Library) {
    self.library = library
  }

  /// Whether a switch is on, by the spec or else by the default of the library.
  public subscript(_ option: Switch) -> Bool { position(of: option) == 1 }

  /// The value of a switch, as a spec writes it.
  public func value(of option: Switch) -> String { option.values[position(of: option)] }

  private func position(of option: Switch) -> Int {
    overrides.isEmpty ? option.defaultPosition : overrides[option] ?? option.defaultPosition
  }
}
