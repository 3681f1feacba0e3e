/// A coordinator library with the values of its switches, which together determine the library's own behaviour.
public struct NavDialect: Hashable, Sendable {
  /// The supported coordinator libraries; the raw value is the name after `dialect` in a spec.
  public enum Library: String, Hashable, Sendable, CaseIterable {
    /// No library: a coordinator does only what its handlers state.
    case plain
    /// The SwiftUI coordinators of horseshoe7/SwiftUI-MVVM-C, as the documentation describes them.
    case coordinator
    /// Version 1.0.0 of horseshoe7/SwiftUI-MVVM-C, as its code behaves.
    case coordinator1 = "coordinator-1"
    /// Navigation as an effect: the feedbacks of a view model present screens (babylonhealth, on ReactiveFeedback).
    case feedback
    /// A loop of state, events and feedbacks, as in ReactiveFeedback and Cycler.
    case feedbackLoop = "feedback-loop"
    /// RxFlow 1.0 of January 2018.
    case rxflow2018 = "rxflow-2018"
    /// RxFlow 1.1 to 1.6.
    case rxflow1 = "rxflow-1"
    /// RxFlow 2.
    case rxflow2 = "rxflow-2"
    /// A tree of screens with segues (Badoo, 2014).
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

  /// Returns whether the value of a switch, set by the spec or else the default, is the second of ``Switch/values``.
  ///
  /// For a switch with the values `false` and `true`, the result states whether the switch is on.
  ///
  /// - Parameter option: A switch of the library.
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
