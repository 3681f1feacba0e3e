extension NavSpec {
  /// The values that a variable or a parameter ranges over.
  public indirect enum Domain: Hashable, Sendable {
    /// `Bool`.
    case bool(Origin)
    /// `0...3`.
    case range(Int, Int, Origin)
    /// `{ swift, music, showing(topic: Topic) }`.
    case cases([Message], Origin)
    /// `[Letter]`: a list, empty at first.
    case list(Domain)
    /// `Topic?`: none at first.
    case optional(Domain)
    /// A named type, a coordinator, a screen's name (an instance of it), `screen` (an instance of any) or `route`.
    case named([Name])
  }
}
