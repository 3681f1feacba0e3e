/// A way to make a failing trace shorter or simpler.
///
/// All are deterministic, and run in the order of their cases.
public enum ShrinkingPass: String, Sendable, Hashable, CaseIterable {
  /// Removes the steps between two visits of one state; the rest of the trace stays the same.
  case cutLoops = "cut-loops"
  /// Keeps only the last 1, 2, 4, … inputs, since most failures need the last ones.
  case keepEnd = "keep-end"
  /// Deletes runs of inputs, of half the trace at first, then of ever smaller parts (after Zeller and Hildebrandt, 2002).
  case deleteRuns = "delete-runs"
  /// Deletes each single input, until none can be deleted: the trace is then 1-minimal.
  case deleteInputs = "delete-inputs"
  /// Deletes each pair of inputs, such as one that opens and one that closes a screen.
  case deletePairs = "delete-pairs"
  /// Replaces an input by a simpler action.
  case simplifyArguments = "simplify-arguments"
  /// Deletes steps that are no inputs, such as deliveries that do not matter.
  case deleteSteps = "delete-steps"
  /// Searches for a shorter path among the states near the start.
  case shortcuts
}
