/// An opt-out from a property, for findings that a team accepts.
///
/// ```swift
/// await SimulatedNavigation.explore(allowing: [
///   "no-trap",
///   .allowing("exit-equivalence", at: "Editor.draft", because: "Back keeps the draft, Discard does not."),
/// ]) { navigation in … }
/// ```
public struct SimulatedAllowance: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the property, as in `navcheck explain`.
  public let property: String
  /// The screen, coordinator or control; nil for all of them.
  public let place: String?
  /// The reason of the allowance.
  public let reason: String?

  /// Makes an opt-out from a property for the whole app.
  public init(stringLiteral property: String) {
    (self.property, place, reason) = (property, nil, nil)
  }

  private init(_ property: String, _ place: String, _ reason: String) {
    (self.property, self.place, self.reason) = (property, place, reason)
  }

  /// Makes an opt-out from a property at one place.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - place: A screen (`Editor.draft`, or `draft` where that is enough), a coordinator (`Editor`) or a control (`discard`).
  ///   - reason: Why.
  /// - Returns: The allowance.
  public static func allowing(
    _ property: String, at place: String, because reason: String
  ) -> SimulatedAllowance {
    SimulatedAllowance(property, place, reason)
  }

  /// Whether it is about a fault.
  func covers(_ fault: SimulatedFault) -> Bool {
    guard property == fault.property else { return false }
    guard let place else { return true }
    return fault.places.contains { $0 == place || $0.hasPrefix("\(place).") || $0.hasSuffix(".\(place)") }
  }
}

extension SimulatedAllowance: CustomStringConvertible {
  /// The property and the place.
  public var description: String { place.map { "\(property) at \($0)" } ?? property }
}
