extension NavSpec {
  /// A statement that is valid in some dialects only.
  ///
  /// These statements are a type of their own so that comparing nested statements needs less memory on the call
  /// stack.
  public indirect enum LibraryStatement: Hashable, Sendable {
    /// Navigates the tree of screens: `segue to chat(ann)`, `segue to chat from profile`; dialect `screen-tree`.
    case segue(to: Route, from: [Name]?)
    /// Enqueues a change of a variable, which no handler receives: `mutate x = e`; dialect `feedback-loop`.
    case mutate(Name, Expression)
    /// Sends a step to every flow from the root down, as a deep link: `navigate to step(x)`; dialect `rxflow-2`.
    case broadcast(Route)
    /// Continues with a step in answer to `on adapt`: `adapt to step`, `adapt to other(x)`; dialect `rxflow-2`.
    case adapt(to: Route)
    /// Runs a block when all of the given flows are ready: `whenReady a, b { … }`; dialects `rxflow-…`.
    case whenReady([Expression], [Statement])
  }
}
