#if canImport(Testing)
import Testing
#endif

/// A property that is broken, and how.
struct SimulatedFault: Hashable {
  let property: String
  /// A sentence without a full stop.
  let message: String
  /// The screens, coordinators and controls that it is about, which an allowance may name.
  let places: [String]

  init(_ property: String, _ message: String, at places: [String] = []) {
    self.property = property
    self.message = message
    self.places = places
  }

  /// Tells of a mistake in how the library is used, as an issue of the test that runs.
  static func report(_ message: String) {
    #if canImport(Testing)
    Issue.record("\(message)")
    #else
    preconditionFailure(message)
    #endif
  }
}
