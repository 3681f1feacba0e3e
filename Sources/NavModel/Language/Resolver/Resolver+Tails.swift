/// The parts of a command after its operand: `in`, options and `then`.
extension Resolver {
  mutating func tail(_ written: NavSpec.Tail, _ scope: inout Scope) -> NavProgram.Tail {
    let target = written.target.map { expression($0, &scope).expression }
    return NavProgram.Tail(
      target: target, options: written.options.compactMap { option($0) },
      continuation: written.continuation.map { continuation($0, &scope) })
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
