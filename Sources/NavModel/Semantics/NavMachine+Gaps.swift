extension NavMachine {
  /// Calls `emit` for every step of a world with gaps, with the world in which the step begins and the one after it.
  ///
  /// A step begins in another world only if it uncovers a screen for which a gap stands: in the worlds in which this
  /// screen is between two gaps. Only the menu of the back button can reach so deep.
  ///
  /// - Parameters:
  ///   - world: A world with enough screens above each gap.
  ///   - gap: The place of gaps.
  ///   - known: The screens that gaps stand for.
  ///   - emit: A closure that takes the world before, the step, and the world after it.
  package func forEachStep(
    from world: NavWorld, gap: Int, _ known: [NavBuriedScreen], _ emit: (NavWorld, NavStep, NavWorld) -> Void
  ) {
    for event in enabledEvents(in: world) {
      guard case .backMenu(let count) = event.kind, let stack = event.stack,
        let opened = world.gapUncovered(byPopping: count, stack, gap: gap)
      else {
        run(event, in: world) { emit(world, $0, $1) }
        continue
      }
      for before in world.opening(opened, gap: gap, known) {
        // Another gap is above the uncovered screen.
        for event in enabledEvents(in: before)
        where event.kind == .backMenu(count + 1) && event.stack == stack {
          run(event, in: before) { emit(before, $0, $1) }
        }
      }
    }
  }
}
