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

  /// The coordinators and screens of the violation: each coordinator by its name, and screens without a coordinator by
  /// their kinds.
  @MainActor var subjects: Set<String> {
    let app = SimulatedNavigation.name(of: nil)
    return Set(
      places.compactMap { place in
        guard let period = place.firstIndex(of: ".") else { return isOfCoordinator ? place : nil }
        let owner = String(place[..<period])
        return owner == app ? place : owner
      })
  }

  /// Whether the places are coordinators.
  private var isOfCoordinator: Bool { property == "child-has-screen" || property == "finish-once" }

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
