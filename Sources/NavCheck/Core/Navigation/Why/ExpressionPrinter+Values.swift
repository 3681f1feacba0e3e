import NavModel

extension ExpressionPrinter {
  /// The conditions that `and` joins, in order.
  static func conjuncts(of expression: Expression) -> [Expression] {
    if case .and(let left, let right) = expression {
      conjuncts(of: left) + conjuncts(of: right)
    } else {
      [expression]
    }
  }

  /// The values that prevent a condition from having the wanted result, each once: `App.drafts = 2`.
  ///
  /// - Parameters:
  ///   - expression: The condition.
  ///   - isWanted: The wanted result.
  /// - Returns: The compared and tested values, with the element for which an `every` is false.
  func values(behind expression: Expression, isWanted: Bool = true) -> [String] {
    var seen: Set<String> = []
    return told(expression, isWanted).filter { seen.insert($0).inserted }
  }

  private func told(_ expression: Expression, _ isWanted: Bool) -> [String] {
    switch expression {
    case .not(let inner): return told(inner, !isWanted)
    case .implies(let left, let right) where isWanted: return told(left, false) + told(right, true)
    case .and(let left, let right) where isWanted:
      return told(moment.holds(left, frame) ? right : left, true)
    case .or(let left, let right) where !isWanted:
      return told(moment.holds(left, frame) ? left : right, false)
    case .and(let left, let right), .or(let left, let right), .implies(let left, let right):
      return told(left, isWanted) + told(right, isWanted)
    case .every(let slot, let list, let claim), .some(let slot, let list, let claim):
      guard case .list(let elements) = moment.value(of: list, frame) else { return [] }
      var isOneElement = isWanted
      if case .some = expression { isOneElement = !isWanted }
      // A single instance, such as the root coordinator, is the reason whatever is wanted.
      if !isOneElement, elements.count != 1 { return value(of: list) }
      for element in elements {
        var inner = self
        inner.frame = NavFrame(
          myself: frame.myself, this: frame.this, child: frame.child, locals: locals(slot, element))
        if moment.holds(claim, inner.frame) == isWanted { continue }
        return inner.value(of: .local(slot)) + inner.told(claim, isWanted)
      }
      return []
    case .compare(_, let left, let right), .contains(let left, let right):
      return parts(left) + parts(right)
    case .test(let subject, _): return value(of: subject)
    case .before(let inner): return told(inner, isWanted)
    case .variable, .variableOf, .parameter, .parameterOf, .local: return value(of: expression)
    default: return []
    }
  }

  private func locals(_ slot: Int, _ element: NavValue) -> [NavValue] {
    var locals = frame.locals
    while locals.count <= slot { locals.append(.none) }
    locals[slot] = element
    return locals
  }

  /// The values that an operand is made of.
  private func parts(_ operand: Expression) -> [String] {
    switch operand {
    case .arithmetic(_, let left, let right): parts(left) + parts(right)
    case .counted(_, let list, _): value(of: operand) + value(of: list)
    default: value(of: operand)
    }
  }

  /// The value of an operand; empty if its text states the value already, or has no name for it.
  private func value(of operand: Expression) -> [String] {
    if case .constant = operand { return [] }
    if case .local(let slot) = operand, !hasName(slot) { return [] }
    let name = text(operand)
    let value = machine.text(of: moment.value(of: operand, frame), in: moment.world)
    return name == value ? [] : ["\(name) = \(value)"]
  }
}
