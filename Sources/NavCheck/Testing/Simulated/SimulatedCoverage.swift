/// What an exploration has seen of an app.
struct SimulatedCoverage {
  private var seen: Set<String> = []
  private var tapped: [String: Bool] = [:]

  /// The kinds of screens that were on screen, in the order of their names.
  var screens: [String] { seen.sorted() }
  /// The controls that were tapped, each with its screen.
  var controls: [String] { tapped.keys.sorted() }
  /// Those of them that never changed anything and never asked the platform for anything.
  var idleControls: [String] { tapped.filter { !$0.value }.keys.sorted() }

  mutating func see(_ screens: [String]) { seen.formUnion(screens) }

  /// A control was tapped.
  ///
  /// - Parameters:
  ///   - control: The control with its screen.
  ///   - hadEffect: Whether anything came of it.
  mutating func tap(_ control: String, hadEffect: Bool) {
    if hadEffect || tapped[control] == nil { tapped[control] = hadEffect }
  }
}
