/// The screens and controls that an exploration has reached.
struct SimulatedCoverage {
  private var seen: Set<String> = []
  private var tapped: [SimulatedReport.Control: Bool] = [:]

  /// The kinds of visited screens, sorted by name.
  var screens: [String] { seen.sorted() }
  /// The tapped controls, sorted.
  var controls: [SimulatedReport.Control] { tapped.keys.sorted() }
  /// The tapped controls that never changed the situation and never made a request to the platform.
  var idleControls: [SimulatedReport.Control] { tapped.filter { !$0.value }.keys.sorted() }

  /// Whether any screen has an owner.
  private(set) var hasOwners = false

  mutating func see(_ screens: [String], hasOwners: Bool) {
    seen.formUnion(screens)
    self.hasOwners = self.hasOwners || hasOwners
  }

  /// Records a tap on a control.
  ///
  /// - Parameters:
  ///   - places: The names of its screen and of the control.
  ///   - hadEffect: Whether the tap changed the situation or made a request to the platform.
  mutating func tap(_ places: [String], hadEffect: Bool) {
    guard let screen = places.first, let name = places.last else { return }
    let control = SimulatedReport.Control(screen: screen, name: name)
    if hadEffect || tapped[control] == nil { tapped[control] = hadEffect }
  }
}
