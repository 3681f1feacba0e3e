/// What an exploration has seen of an app.
struct SimulatedCoverage {
  private var seen: Set<String> = []
  private var tapped: [SimulatedReport.Control: Bool] = [:]

  /// The kinds of screens that were on screen, in the order of their names.
  var screens: [String] { seen.sorted() }
  /// The controls that were tapped.
  var controls: [SimulatedReport.Control] { tapped.keys.sorted() }
  /// Those of them that never changed anything and never asked the platform for anything.
  var idleControls: [SimulatedReport.Control] { tapped.filter { !$0.value }.keys.sorted() }

  /// Whether any screen has named its coordinator.
  private(set) var hasOwners = false

  mutating func see(_ screens: [String], hasOwners: Bool) {
    seen.formUnion(screens)
    self.hasOwners = self.hasOwners || hasOwners
  }

  /// A control was tapped.
  ///
  /// - Parameters:
  ///   - places: The names of its screen and of the control.
  ///   - hadEffect: Whether anything came of it.
  mutating func tap(_ places: [String], hadEffect: Bool) {
    guard let screen = places.first, let name = places.last else { return }
    let control = SimulatedReport.Control(screen: screen, name: name)
    if hadEffect || tapped[control] == nil { tapped[control] = hadEffect }
  }
}
