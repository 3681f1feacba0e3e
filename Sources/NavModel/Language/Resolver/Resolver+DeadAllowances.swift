/// `allow no-dead "reason"` at the beginning of a handler, of the block of an `if`, or of its `else`.
extension Resolver {
  /// The opt-out that a block begins with; nil if it begins with another statement.
  mutating func deadAllowance(_ block: [NavSpec.Statement]) -> NavProgram.DeadAllowance? {
    guard case .allow(let written)? = block.first?.kind else { return nil }
    if written.property.text != NavProgram.DeadAllowance.name {
      unknown("property", written.property, among: [NavProgram.DeadAllowance.name])
    } else if written.subject != nil {
      error(
        "misplaced", "'allow no-dead' is about the block that it begins, and takes no 'at'",
        at: written.property.origin, help: "write: allow no-dead \"…\"")
    }
    return NavProgram.DeadAllowance(
      reason: NavVisibleText.of(written.reason), origin: written.property.origin)
  }

  /// Reports an opt-out that begins neither a handler nor a block of an `if`.
  mutating func misplaced(_ allowance: NavSpec.Allowance) -> NavProgram.Statement? {
    error(
      "misplaced", "'allow' begins a handler or a block of an 'if'", at: allowance.property.origin,
      help: "move it to the first line of the handler or block that never runs")
    return nil
  }
}

extension NavSpec.Allowance {
  /// A block without the opt-out that it begins with.
  static func without(_ block: [NavSpec.Statement]) -> [NavSpec.Statement] {
    if case .allow? = block.first?.kind { Array(block.dropFirst()) } else { block }
  }
}
