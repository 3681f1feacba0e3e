extension NavSpec {
  /// A statement that only some dialects have.
  ///
  /// Kept apart from the others, so that comparing statements takes no more room on the stack for each level of nesting.
  public indirect enum LibraryStatement: Hashable, Sendable {
    /// `segue to chat(ann)`, `segue to chat from profile`: dialect `screen-tree`.
    case segue(to: Route, from: [Name]?)
    /// `mutate x = e`: enqueues a change of a variable, which no handler sees; dialect `feedback-loop`.
    case mutate(Name, Expression)
    /// `navigate to step(x)`: a deep link, to every flow from the root down; dialect `rxflow-2`.
    case broadcast(Route)
    /// `adapt to step`, `adapt to other(x)`: the answer to `on adapt`; dialect `rxflow-2`.
    case adapt(to: Route)
    /// `whenReady a, b { … }`: when all of these flows are ready; dialects `rxflow-…`.
    case whenReady([Expression], [Statement])
  }
}
