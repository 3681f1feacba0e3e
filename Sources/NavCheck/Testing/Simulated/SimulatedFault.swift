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
}
