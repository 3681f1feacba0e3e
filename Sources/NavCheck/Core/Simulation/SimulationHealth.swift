/// A sign that walks see less of a machine than their number suggests.
public struct SimulationHealth: Sendable, Hashable {
  /// The health checks; a raw value is the name by which a check is silenced.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// Over half of the inputs were refused.
    case refusedInputs = "refused-inputs"
    /// Over half of the walks ended before a tenth of their length.
    case endsEarly = "ends-early"
    /// A kind of step that should be enabled at some time never was.
    case neverEnabled = "never-enabled"
  }

  /// The check that failed.
  public let check: Check
  /// A sentence without a full stop.
  public let message: String
}
