/// A method to make a failing trace shorter or simpler.
///
/// All passes are deterministic. They run in the order of the cases. If ``deletePairs``, ``simplifyArguments`` or
/// ``deleteSteps`` changes the trace, the passes from ``deleteInputs`` can run again. An *input* is a step of cost 1.
public enum ShrinkingPass: String, Sendable, Hashable, CaseIterable {
  /// Removes the steps between two visits of one state, but never the last step; the rest of the trace stays the same.
  case cutLoops = "cut-loops"
  /// Keeps only the last input and the steps after it; if that does not fail, the last 2, 4, … inputs.
  case keepEnd = "keep-end"
  /// Deletes runs of consecutive inputs: first halves of the trace, then smaller parts (Zeller and Hildebrandt,
  /// 2002).
  case deleteRuns = "delete-runs"
  /// Deletes single inputs until none can be deleted; the trace is then 1-minimal.
  case deleteInputs = "delete-inputs"
  /// Deletes pairs of inputs, such as an input that opens a screen and the input that closes it.
  case deletePairs = "delete-pairs"
  /// Replaces inputs by simpler actions.
  case simplifyArguments = "simplify-arguments"
  /// Deletes steps that are not inputs and do not contribute to the failure, such as the delivery of a message.
  case deleteSteps = "delete-steps"
  /// Searches for a shorter path among the states near the start.
  case shortcuts
}
