/// A property that is broken, and how.
struct SimulatedFault: Hashable {
  let property: String
  /// A sentence without a full stop.
  let message: String

  init(_ property: String, _ message: String) {
    self.property = property
    self.message = message
  }
}
