extension NavSpec {
  /// A statement that is valid in some dialects only.
  ///
  /// These statements are a type of their own so that comparing nested statements needs less memory on the call
  /// stack.
  public indirect enum LibraryStatement: Hashable, Sendable {
    /// Navigates in the tree of screens: `segue to chat(ann)`, `segue to chat from profile`; dialect `screen-tree`.
    case segue(to: Route, from: [Name]?)
    /// Changes a variable by an update of the feedback loop, which no handler receives: `mutate x = e`; dialect
    /// `feedback-loop`.
    case mutate(Name, Expression)
    /// Sends a step to all flows from the root down: `navigate to step(x)`; dialect `rxflow-2`.
    case broadcast(Route)
    /// Determines the step that a flow handles after `on adapt`: `adapt to step`, `adapt to other(x)`; dialect
    /// `rxflow-2`.
    case adapt(to: Route)
    /// Runs a block when all given flows are ready: `whenReady a, b { … }`; dialects `rxflow-…`.
    case whenReady([Expression], [Statement])
  }
}
