/// The results of the properties in a state or a step.
struct PropertyFacts: Sendable {
  /// The properties that are about it.
  var mattered: [Int] = []
  /// The violated properties, with the signatures of the violations.
  var failures: [(property: Int, signature: String)] = []
  /// The `sometimes` properties that are reached.
  var hits: [Int] = []
  /// Whether the step is an input that was refused.
  var isRefused = false
}
