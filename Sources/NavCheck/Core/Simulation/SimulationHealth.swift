/// A sign that walks cover less of a machine than their number suggests.
public struct SimulationHealth: Sendable, Hashable {
  /// The health checks; the raw value of a check is the name by which it is turned off.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// More than half of the inputs were refused.
    case refusedInputs = "refused-inputs"
    /// More than half of the walks ended before a tenth of their length.
    case endsEarly = "ends-early"
    /// A kind of step was never enabled (``Simulation/expectedKinds``).
    case neverEnabled = "never-enabled"
  }

  /// The check that failed.
  public let check: Check
  /// A description of the problem with its numbers, as a sentence without a full stop.
  public let message: String
}
