/// `allow no-dead "reason"` at the beginning of a handler, of the block of an `if`, or of its `else` block.
extension Resolver {
  /// Returns the opt-out at the beginning of a block; nil if the block begins with another statement.
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

  /// Reports an opt-out that is not at the beginning of a handler or of a block of an `if`.
  mutating func misplaced(_ allowance: NavSpec.Allowance) -> NavProgram.Statement? {
    error(
      "misplaced", "'allow' begins a handler or a block of an 'if'", at: allowance.property.origin,
      help: "move it to the first line of a handler, or of a block of an 'if', that never runs")
    return nil
  }
}

extension NavSpec.Allowance {
  /// Returns a block without the opt-out at its beginning.
  static func without(_ block: [NavSpec.Statement]) -> [NavSpec.Statement] {
    if case .allow? = block.first?.kind { Array(block.dropFirst()) } else { block }
  }
}
