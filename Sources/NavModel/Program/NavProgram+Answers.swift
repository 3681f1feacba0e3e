extension NavProgram {
  /// The effects with an answer that removes the top screen or layer without naming it.
  ///
  /// The answer may come when the user has gone on, so that it removes another screen. Only dialect `plain` is included:
  /// the libraries decide themselves what a command removes.
  package var effectsWithUnnamedRemovals: Set<Int> {
    guard dialect.library == .plain else { return [] }
    return Set(
      handlers.compactMap { handler in
        guard case .outcome(let effect, _) = handler.trigger, let owner = coordinator(of: handler.owner),
          removesWithoutName(handler.body, of: owner)
        else { return nil }
        return effect
      })
  }

  private func coordinator(of owner: Owner) -> Int? {
    switch owner {
    case .system: nil
    case .coordinator(let coordinator): coordinator
    case .place(let place): places[place].coordinator
    }
  }

  private func removesWithoutName(_ block: [Statement], of owner: Int) -> Bool {
    block.contains { statement in
      switch statement {
      case .pop(_, let tail): tail.target == nil
      case .dismiss(let layer, _): layer == nil
      case .removeLast(let target): isPath(target, of: owner)
      case .assign(let target, .constant(.none)): isLayer(target, of: owner)
      case .group(let inner), .each(_, _, let inner): removesWithoutName(inner, of: owner)
      case .branch(_, let then, let otherwise): removesWithoutName(then + otherwise, of: owner)
      case .choose(let blocks, _): removesWithoutName(blocks.flatMap(\.self), of: owner)
      default: false
      }
    }
  }

  /// Whether a variable of a coordinator's handler is the path of its stack.
  func isPath(_ target: Target, of owner: Int) -> Bool {
    let part = part(boundBy: target, of: owner)
    return part == .stack || part == .screens
  }

  /// Whether a variable of a coordinator's handler requests a layer.
  private func isLayer(_ target: Target, of owner: Int) -> Bool {
    switch part(boundBy: target, of: owner) {
    case .presented, .sheet, .cover, .alert, .popover: true
    case .stack, .screens, .tab, .selection, nil: false
    }
  }

  private func part(boundBy target: Target, of owner: Int) -> Binding.Part? {
    guard case .variable(.coordinator, let index) = target,
      let binding = coordinators[owner].variables[index].binding, binding.isTwoWay
    else { return nil }
    return binding.part
  }
}
