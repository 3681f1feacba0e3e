extension NavSpec {
  /// A domain: the set of values that a variable or a parameter can have.
  public indirect enum Domain: Hashable, Sendable {
    /// The domain `Bool`, with the values `false` and `true`.
    case bool(Origin)
    /// A range of numbers, such as `0...3`.
    case range(Int, Int, Origin)
    /// An enumeration, such as `{ swift, music, showing(topic: Topic) }`.
    case cases([Message], Origin)
    /// The lists of values of a domain, such as `[Letter]`. The default initial value is the empty list.
    case list(Domain)
    /// A domain with the additional value `none`, such as `Topic?`. The default initial value is `none`.
    case optional(Domain)
    /// A domain by its name: a declared type, or the instances of a coordinator or screen.
    ///
    /// The name `screen` stands for the instances of any screen, and `route` for the routes of any screen. In dialect
    /// `feedback-loop`, `snapshot` stands for copies of the state of the coordinator that contains the declaration.
    case named([Name])
  }
}
