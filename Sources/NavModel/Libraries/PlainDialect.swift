/// No library: a coordinator does only what its handlers state.
enum PlainDialect: NavLibrary {
  static let explanation =
    "No library: a coordinator does only what its handlers state. Describe your team's own base class with 'base' and "
    + "'action'."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.reacts = false
    return traits
  }
}
