/// A way to make a failing trace shorter or simpler.
///
/// All are deterministic, and run in the order of their cases.
public enum ShrinkingPass: String, Sendable, Hashable, CaseIterable {
  /// Leaves out what lies between two visits of one state: the rest of the trace goes on from there as it did.
  case cutLoops = "cut-loops"
  /// Keeps the last 1, 2, 4, … inputs only: most failures need what came last.
  case keepEnd = "keep-end"
  /// Deletes runs of inputs, of half the trace at first, then of ever smaller parts (after Zeller and Hildebrandt, 2002).
  case deleteRuns = "delete-runs"
  /// Deletes each input by itself, until none can go: the trace is then 1-minimal.
  case deleteInputs = "delete-inputs"
  /// Deletes each pair of inputs: what opens and closes goes together.
  case deletePairs = "delete-pairs"
  /// Puts a simpler action in the place of an input.
  case simplifyArguments = "simplify-arguments"
  /// Deletes steps that are no inputs, such as deliveries that do not matter.
  case deleteSteps = "delete-steps"
  /// Looks for a shorter way among the states near the start.
  case shortcuts
}
