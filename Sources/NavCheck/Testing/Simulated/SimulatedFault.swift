#if canImport(Testing)
import Testing
#endif

/// A violation of a property.
struct SimulatedFault: Hashable {
  let property: String
  /// The description of the violation, a sentence without a full stop.
  let message: String
  /// The names of the screens, coordinators and controls to which the violation belongs; an allowance may name them.
  let places: [String]

  init(_ property: String, _ message: String, at places: [String] = []) {
    self.property = property
    self.message = message
    self.places = places
  }

  /// Reports an incorrect use of the library as an issue of the running test.
  static func report(_ message: String) {
    #if canImport(Testing)
    Issue.record("\(message)")
    #else
    preconditionFailure(message)
    #endif
  }
}
