/// A coordinator library with its switches, which determine the reaction to events and notices.
public struct NavDialect: Hashable, Sendable {
  /// The supported coordinator libraries; the raw value is the name after `dialect` in a spec.
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

  /// The coordinator library of the spec.
  public var library: Library
  /// The switches that the spec sets, each with an index in ``Switch/values``; all others have their default value.
  public var overrides: [Switch: Int] = [:]

  /// Creates a dialect in which every switch has its default value.
  ///
  /// - Parameter library: The coordinator library.
  public init(library: Library) {
    self.library = library
  }

  /// Accesses whether a switch is on, by the spec or else by default.
  public subscript(_ option: Switch) -> Bool { position(of: option) == 1 }

  /// Returns the value of a switch as a spec writes it.
  ///
  /// - Parameter option: A switch of the library.
  /// - Returns: One of the switch's values.
  public func value(of option: Switch) -> String { option.values[position(of: option)] }

  private func position(of option: Switch) -> Int {
    overrides.isEmpty ? option.defaultPosition : overrides[option] ?? option.defaultPosition
  }
}
