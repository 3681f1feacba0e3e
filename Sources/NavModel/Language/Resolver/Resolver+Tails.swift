/// The parts of a command after its operand: `in`, options and `then`.
extension Resolver {
  mutating func tail(_ written: NavSpec.Tail, _ scope: inout Scope) -> NavProgram.Tail {
    var target: NavProgram.Expression?
    if let named = written.target {
      if isWindow(named, scope) {
        error(
          "misplaced", "only 'replaceRoot' takes 'in window'", at: named.origin,
          help:
            "name a coordinator or a screen whose stack the command changes, such as: in App.instances.first")
      } else {
        target = expression(named, &scope).expression
      }
    }
    return NavProgram.Tail(
      target: target, options: written.options.compactMap { option($0) },
      continuation: written.continuation.map { continuation($0, &scope) })
  }

  /// Whether a command names the window, rather than a value of the spec that is called `window`.
  func isWindow(_ target: NavSpec.Expression?, _ scope: Scope) -> Bool {
    guard case .name(let name)? = target?.kind, name.text == "window" else { return false }
    return !scope.locals.contains { $0.name == name.text } && variable(name.text, scope) == nil
      && scope.coordinator.flatMap { place(name.text, in: $0) } == nil
  }

  /// Resolves `replaceRoot X in window`.
  mutating func windowRoot(
    _ value: NavSpec.Expression, _ written: NavSpec.Tail, _ scope: inout Scope
  ) -> NavProgram.Statement {
    let library = program.dialect.library
    let withWindow: [NavDialect.Library] = [.plain, .rxflow2018, .rxflow1, .rxflow2]
    if !withWindow.contains(library), let target = written.target {
      error(
        "word-dialect", "'in window' is not available in dialect \(library.rawValue)", at: target.origin,
        help: "remove 'in window', or use dialect \(withWindow.map(\.rawValue).joined(separator: ", "))")
    }
    if let option = written.options.first {
      error(
        "misplaced",
        "'in window' takes no option, because the window shows its new root without an animation",
        at: option.origin, help: "remove 'with …'")
    }
    if let first = written.continuation?.first {
      error(
        "misplaced", "'replaceRoot … in window' takes effect at once, so it takes no 'then'",
        at: first.origin,
        help: "write the statements after 'replaceRoot'")
    }
    return .replaceWindowRoot(operand(value, &scope))
  }

  /// Reports `in` after a command that changes no stack.
  mutating func refuseTarget(
    _ written: NavSpec.Tail, of command: String, because reason: String, _ example: String
  ) {
    guard let target = written.target else { return }
    error(
      "misplaced", "'\(command)' takes no 'in', because \(reason)", at: target.origin,
      help: "remove 'in …'; an example is: \(example)")
  }

  /// Reports `in` and `then` after a command that selects a tab or column, which takes effect at once.
  mutating func refuseTail(
    _ written: NavSpec.Tail, of command: String, because reason: String, _ example: String
  ) {
    refuseTarget(written, of: command, because: reason, example)
    guard let first = written.continuation?.first else { return }
    error(
      "misplaced", "'\(command)' takes effect at once, so it takes no 'then'", at: first.origin,
      help: "write the statements after '\(command)'")
  }
}
