import NavCheck

/// The coordinator tree as anyone would write it: arrays, structs and enums.
struct PlainTree: StateMachine {
  let shape: TreeShape

  var initialStates: [TreeState] {
    [TreeState(stacks: Array(repeating: TreeStack(kinds: shape.kinds), count: shape.stacks))]
  }

  func forEachStep(from state: TreeState, _ emit: (TreeAction, TreeState) -> Void) {
    let active = state.sheet != 0 ? shape.tabs : state.selected
    state.stacks[active].forEachStep(shape, stack: active) { action, stack in
      var next = state
      next.stacks[active] = stack
      emit(action, next)
    }
    for stack in state.stacks.indices {
      guard let delivered = state.stacks[stack].delivered(shape) else { continue }
      var next = state
      next.stacks[stack] = delivered
      emit(.deliver(stack), next)
    }
    if state.sheet == 0 && !state.stacks[state.selected].isSwiping {
      for tab in 0..<shape.tabs where tab != state.selected {
        var next = state
        next.selected = tab
        emit(.select(tab), next)
      }
    }
    if shape.hasSheet { forEachSheetStep(from: state, emit) }
  }

  /// Its array of stacks and the screens of one: the others it has in common with the state before.
  func footprint(of state: TreeState) -> Int {
    MemoryLayout<TreeState>.size + 96 + state.stacks.count * MemoryLayout<TreeStack>.stride
  }

  private func forEachSheetStep(from state: TreeState, _ emit: (TreeAction, TreeState) -> Void) {
    let sheet = state.stacks[shape.tabs]
    if state.sheet == 0 {
      if state.stacks[state.selected].isSwiping || sheet.ledger == .pending { return }
      var next = state
      next.sheet = state.selected + 1
      next.stacks[shape.tabs].screens = [TreeStack.Screen(owner: 0, route: 0)]
      next.stacks[shape.tabs].ledger = .none
      emit(.present, next)
    } else if sheet.isQuiet {
      var next = state
      next.sheet = 0
      if shape.mistake != .leavesSheetScreens { next.stacks[shape.tabs].popTo(0) }
      next.stacks[shape.tabs].ledger = .pending
      emit(.swipeDown, next)
      if sheet.screens.count == 1 {
        next.stacks[shape.tabs].popTo(0)
        next.stacks[shape.tabs].ledger = .none
        emit(.dismiss, next)
      }
    }
  }
}

extension Checker where Machine == PlainTree {
  /// The invariants of the model.
  func invariants() -> Checker {
    let shape = machine.shape
    // By number and not one after the other: a loop over stacks would hold each of them.
    return always("alive") { state in state.stacks.indices.allSatisfy { state.stacks[$0].livesRightly } }
      .always("once") { state in state.stacks.indices.allSatisfy { state.stacks[$0].exitsOnce } }
      .always("depth") { state in
        state.stacks.indices.allSatisfy { state.stacks[$0].fits(shape, stack: $0) }
      }
      .always("owned") { state in state.stacks.indices.allSatisfy { state.stacks[$0].isOwned } }
      .always("swipe") { state in
        state.stacks.indices.allSatisfy { state.stacks[$0].swipesSomething(shape, stack: $0) }
      }
      .always("sheet") { !shape.hasSheet || $0.sheet != 0 || $0.stacks[shape.tabs].screens.isEmpty }
  }
}
