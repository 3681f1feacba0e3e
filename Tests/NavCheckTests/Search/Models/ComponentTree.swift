import NavCheck

/// The coordinator tree as a product: what is selected and presented, and each stack.
struct ComponentTree: ComponentMachine {
  typealias State = TreeState
  typealias Action = TreeAction

  enum Part: Hashable, Sendable {
    case selection(tab: Int, sheet: Int)
    case stack(TreeStack)

    var stack: TreeStack? {
      if case .stack(let stack) = self { return stack }
      return nil
    }
  }

  let shape: TreeShape
  let rules: [ComponentRule<Part, TreeAction>]

  var hasLimits: Bool { false }
  var partCount: Int { 1 + shape.stacks }
  var initialStates: [TreeState] { PlainTree(shape: shape).initialStates }

  init(shape: TreeShape) {
    self.shape = shape
    rules =
      (0..<shape.stacks).map { Self.steps(on: $0, shape) }
      + (0..<shape.stacks).map { Self.delivery(to: $0, shape) }
      + (0..<shape.tabs).map { Self.selection(from: $0, shape) }
      + (shape.hasSheet ? (0..<shape.tabs).map { Self.presentation(by: $0, shape) } : [])
      + (shape.hasSheet ? [Self.dismissal(shape)] : [])
  }

  func parts(of state: TreeState) -> [Part] {
    [.selection(tab: state.selected, sheet: state.sheet)] + state.stacks.map { .stack($0) }
  }

  func state(of parts: [Part]) -> TreeState {
    var state = TreeState(stacks: parts.compactMap(\.stack))
    if case .selection(let tab, let sheet) = parts[0] { (state.selected, state.sheet) = (tab, sheet) }
    return state
  }

  private typealias Rule = ComponentRule<Part, TreeAction>

  private static func steps(on stack: Int, _ shape: TreeShape) -> Rule {
    Rule(reads: [0, 1 + stack], writes: [1 + stack]) { parts, emit in
      guard case .selection(let tab, let sheet) = parts[0], case .stack(let screens) = parts[1] else {
        return
      }
      if (sheet != 0 ? shape.tabs : tab) != stack { return }
      screens.forEachStep(shape, stack: stack) { emit($0, [.stack($1)]) }
    }
  }

  private static func delivery(to stack: Int, _ shape: TreeShape) -> Rule {
    Rule(reads: [1 + stack], writes: [1 + stack]) { parts, emit in
      if let delivered = parts[0].stack?.delivered(shape) { emit(.deliver(stack), [.stack(delivered)]) }
    }
  }

  private static func selection(from tab: Int, _ shape: TreeShape) -> Rule {
    Rule(reads: [0, 1 + tab], writes: [0]) { parts, emit in
      guard parts[0] == .selection(tab: tab, sheet: 0), parts[1].stack?.isSwiping == false else { return }
      for other in 0..<shape.tabs where other != tab {
        emit(.select(other), [.selection(tab: other, sheet: 0)])
      }
    }
  }

  private static func presentation(by tab: Int, _ shape: TreeShape) -> Rule {
    let top = 1 + shape.tabs
    let still = Rule.Guard(1 + tab) { $0.stack?.isSwiping == false }
    return Rule(reads: [0, top], writes: [0, top], guards: [still]) { parts, emit in
      guard parts[0] == .selection(tab: tab, sheet: 0), var sheet = parts[1].stack,
        sheet.ledger != .pending
      else { return }
      sheet.screens = [TreeStack.Screen(owner: 0, route: 0)]
      sheet.ledger = .none
      emit(.present, [.selection(tab: tab, sheet: tab + 1), .stack(sheet)])
    }
  }

  private static func dismissal(_ shape: TreeShape) -> Rule {
    let top = 1 + shape.tabs
    return Rule(reads: [0, top], writes: [0, top]) { parts, emit in
      guard case .selection(let tab, let presenter) = parts[0], presenter != 0, let sheet = parts[1].stack,
        sheet.isQuiet
      else { return }
      var next = sheet
      if shape.mistake != .leavesSheetScreens { next.popTo(0) }
      next.ledger = .pending
      emit(.swipeDown, [.selection(tab: tab, sheet: 0), .stack(next)])
      if sheet.screens.count == 1 {
        next.popTo(0)
        next.ledger = .none
        emit(.dismiss, [.selection(tab: tab, sheet: 0), .stack(next)])
      }
    }
  }
}

extension Checker where Machine == ComponentTree {
  /// The invariants of the model.
  func invariants() -> Checker {
    let shape = machine.shape
    let stacks = Array(1...shape.stacks)
    return always("alive", ofEach: stacks) { part, _ in part.stack?.livesRightly ?? true }
      .always("once", ofEach: stacks) { part, _ in part.stack?.exitsOnce ?? true }
      .always("depth", ofEach: stacks) { part, number in part.stack?.fits(shape, stack: number - 1) ?? true }
      .always("owned", ofEach: stacks) { part, _ in part.stack?.isOwned ?? true }
      .always("swipe", ofEach: stacks) { part, number in
        part.stack?.swipesSomething(shape, stack: number - 1) ?? true
      }
      .always("sheet", reading: [0, shape.stacks]) {
        !shape.hasSheet || $0.sheet != 0 || $0.stacks[shape.tabs].screens.isEmpty
      }
  }
}
