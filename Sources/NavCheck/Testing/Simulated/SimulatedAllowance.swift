/// An allowance, which suppresses the findings of a property that a team accepts.
///
/// ```swift
/// await SimulatedNavigation.explore(allowing: [
///   "no-trap",
///   .allowing("exit-equivalence", at: "Editor.draft", because: "Back keeps the draft, Discard does not."),
/// ]) { navigation in … }
/// ```
public struct SimulatedAllowance: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the property, such as `child-has-screen`.
  public let property: String
  /// The name of the screen, coordinator, control or work to which the allowance is limited; nil for the whole app.
  public let place: String?
  /// The reason why the team accepts the findings; nil if none was given.
  public let reason: String?

  /// Makes an allowance of a property for the whole app, from the name of the property.
  public init(stringLiteral property: String) {
    (self.property, place, reason) = (property, nil, nil)
  }

  private init(_ property: String, _ place: String, _ reason: String) {
    (self.property, self.place, self.reason) = (property, place, reason)
  }

  /// Returns an allowance of a property that is limited to one screen, coordinator, control or work.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - place: A screen (`Editor.draft`, or `draft` for the screens of this name of all coordinators), a coordinator
  ///     (`Editor`), which includes its screens, a control (`discard`), or the name of simulated work.
  ///   - reason: The reason why the team accepts the findings.
  /// - Returns: The allowance.
  public static func allowing(
    _ property: String, at place: String, because reason: String
  ) -> SimulatedAllowance {
    SimulatedAllowance(property, place, reason)
  }

  /// Returns whether the allowance suppresses a fault.
  func covers(_ fault: SimulatedFault) -> Bool {
    guard property == fault.property else { return false }
    guard let place else { return true }
    return fault.places.contains { $0 == place || $0.hasPrefix("\(place).") || $0.hasSuffix(".\(place)") }
  }
}

extension SimulatedAllowance: CustomStringConvertible {
  /// The property, and the place if there is one.
  public var description: String { place.map { "\(property) at \($0)" } ?? property }
}
