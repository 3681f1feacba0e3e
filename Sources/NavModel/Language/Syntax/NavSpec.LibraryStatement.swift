extension NavSpec {
  /// A statement that means something in some dialects only.
  ///
  /// Kept apart from the others, so that comparing statements takes no more room on the stack for each level of nesting.
  public indirect enum LibraryStatement: Hashable, Sendable {
    /// `segue to chat(ann)`, `segue to chat from profile`: dialect `screen-tree`.
    case segue(to: Route, from: [Name]?)
    /// `mutate x = e`: sets a variable past the handlers, in the order of what is on its way; dialect `feedback-loop`.
    case mutate(Name, Expression)
    /// `navigate to step(x)`: a deep link, to every flow from the root down; dialect `rxflow-2`.
    case broadcast(Route)
    /// `adapt to step`, `adapt to other(x)`: the answer to `on adapt`; dialect `rxflow-2`.
    case adapt(to: Route)
    /// `whenReady a, b { … }`: when all of these flows are ready; dialects `rxflow-…`.
    case whenReady([Expression], [Statement])
  }
}
