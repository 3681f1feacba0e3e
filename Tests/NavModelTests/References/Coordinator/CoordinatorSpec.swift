/// The text of a spec in which every coordinator of a tree does, at an event of its own, each command of an alphabet.
struct CoordinatorSpec {
  let tree: CoordinatorTree
  let commands: [(owner: String, command: CoordinatorCommand)]

  /// The text, with what follows the word `dialect`.
  func text(dialect: String) -> String {
    let events = commands.indices.map { "event e\($0)\n" }.joined()
    let coordinators = tree.coordinators.map { declaration in
      let handlers = commands.enumerated().filter { $0.element.owner == declaration.name }.map {
        "  on e\($0.offset) { \($0.element.command) }\n"
      }
      let screens = declaration.screens.map { "  screen \($0)\n" }
      let branches = declaration.branches.sorted { $0.key < $1.key }.map {
        "  branch \($0.key): \($0.value)\n"
      }
      return """
        coordinator \(declaration.name) {
          start \(declaration.screens[0])
        \((screens + branches + handlers).joined())}

        """
    }
    return """
      system Compared
        platform swiftui
        dialect \(dialect)
        timing atomic
        bound stack 24, layers 12, coordinators 24

      \(events)
      \(coordinators.joined(separator: "\n"))
      """
  }
}
