/// The results of the properties in a state or a step.
struct WalkFacts: Sendable {
  /// The properties that are about it.
  var mattered: [Int] = []
  /// Those that are broken, with what tells violations apart.
  var failures: [(property: Int, signature: String)] = []
  /// Each `sometimes` that is met.
  var hits: [Int] = []
  /// Whether the step is an input that was refused.
  var isRefused = false
}
