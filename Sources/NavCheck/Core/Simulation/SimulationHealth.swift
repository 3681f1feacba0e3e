/// A sign that walks see less of a machine than their number suggests.
public struct SimulationHealth: Sendable, Hashable {
  /// What is looked for; the raw value is the name under which it is silenced.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// Over half of the inputs were refused.
    case refusedInputs = "refused-inputs"
    /// Over half of the walks ended before a tenth of their length.
    case endsEarly = "ends-early"
    /// A kind of step that should be enabled at some time never was.
    case neverEnabled = "never-enabled"
  }

  /// What was found.
  public let check: Check
  /// A sentence without a full stop.
  public let message: String
}
